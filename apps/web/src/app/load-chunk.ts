const RELOADED = 'norteia.reloaded'
const RELOAD_PAUSE = 30_000
const RETRY_AFTER = 400

/**
 * Somebody asked to try again: the page may load anew once more. Browsers keep a module's failure as long as the page
 * lives, so asking for the same file again does not even reach the network.
 */
export const allowReload = () => sessionStorage.removeItem(RELOADED)

/**
 * Imports a chunk, once more after a pause. If it is gone because a new version was published, the page
 * loads anew, but not twice in a row: a chunk that is truly broken must reach the error boundary.
 */
export async function loadChunk<T>(
  load: () => Promise<T>,
  reload: () => void = () => location.reload(),
): Promise<T> {
  try {
    return await load()
  } catch {
    await new Promise(resolve => setTimeout(resolve, RETRY_AFTER))
  }
  try {
    return await load()
  } catch (error) {
    const last = Number(sessionStorage.getItem(RELOADED) ?? 0)
    if (!navigator.onLine || Date.now() - last < RELOAD_PAUSE) throw error
    sessionStorage.setItem(RELOADED, String(Date.now()))
    reload()
    return new Promise(() => {})
  }
}
