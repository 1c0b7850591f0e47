// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { allowReload, loadChunk } from './load-chunk.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  sessionStorage.clear()
})

const gone = async () => {
  throw new TypeError('Failed to fetch dynamically imported module')
}

/** What became of a load once the pauses are over. */
async function outcome(load: () => Promise<string>, reload = vi.fn()) {
  let result = 'still waiting'
  loadChunk(load, reload).then(
    value => {
      result = value
    },
    () => {
      result = 'failed'
    },
  )
  await vi.runAllTimersAsync()
  return result
}

test('tries once more before giving up', async () => {
  const load = vi.fn(gone).mockImplementationOnce(gone)
  load.mockResolvedValueOnce('screen' as never)
  expect(await outcome(load)).toBe('screen')
  expect(load).toHaveBeenCalledTimes(2)
})

test('a chunk gone after a new version reloads the page', async () => {
  const reload = vi.fn()
  expect(await outcome(gone, reload)).toBe('still waiting')
  expect(reload).toHaveBeenCalledOnce()
})

test('does not reload twice in a row', async () => {
  await outcome(gone)
  const reload = vi.fn()
  expect(await outcome(gone, reload)).toBe('failed')
  expect(reload).not.toHaveBeenCalled()
})

test('reloads again when somebody asked to try again', async () => {
  await outcome(gone)
  allowReload()
  const reload = vi.fn()
  expect(await outcome(gone, reload)).toBe('still waiting')
  expect(reload).toHaveBeenCalledOnce()
})

test('without a network leaves the page alone', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const reload = vi.fn()
  expect(await outcome(gone, reload)).toBe('failed')
  expect(reload).not.toHaveBeenCalled()
})
