import { createApp } from './app.ts'
import { ConfigError, readConfig } from './platform/config.ts'
import { createLog } from './platform/log.ts'
import { CONTENT, DEMO_ACCOUNTS, DEMO_PASSWORD, seed } from './seed.ts'
import { seedBank } from './seed-bank.ts'
import { openWorld } from './world.ts'

/** Requests under way get this long to finish once a stop was asked for; then their connections are cut. */
const PATIENCE_MS = 10_000
/** And this long is all that a stop may take, whatever hangs. */
const LAST_RESORT_MS = 25_000
/** The terminal, npm and our launcher may each pass on the same Ctrl-C; only a later one is another. */
const SAME_SIGNAL_MS = 1_000

const say = (sentence: string) => console.log(sentence)

async function serve() {
  const config = readConfig(process.env)
  const log = createLog(config.logLevel)
  const world = await openWorld(config, log, { owner: true, say })
  try {
    await seed(world.parts.database.db, { demo: !config.production, now: new Date() })
    await seedBank(world.parts.database.db, CONTENT, new Date())
    const { app } = await createApp(world.parts)
    await app.listen({ port: config.port, host: config.host })
    greet()
    return async () => {
      // A connection kept alive, as a proxy's are, falls idle once its last answer is out.
      setInterval(() => app.server.closeIdleConnections(), 100).unref()
      setTimeout(() => app.server.closeAllConnections(), PATIENCE_MS).unref()
      await app.close()
      await world.close()
    }
  } catch (error) {
    await world.close()
    throw error
  }

  function greet() {
    say(`Norteia pronta em http://localhost:${config.port}`)
    if (config.production) return
    say(`Para entrar: ${DEMO_ACCOUNTS.map(account => account.email).join(', ')} — senha ${DEMO_PASSWORD}`)
    if (!config.smtpUrl) say('Os e-mails ficam na caixa de saída: npm run norteia -- mail list')
  }
}

/** What an operator can mend is said in a sentence; anything else keeps its trace. */
function explain(error: unknown) {
  if (error instanceof ConfigError) return error.message
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return 'A porta já está em uso. Escolha outra com PORT, por exemplo: PORT=3100 npm start'
  }
  if (error instanceof Error && 'code' in error && error.code === 'EACCES') {
    return `Sem permissão: ${error.message}. Confira de quem são a pasta do projeto e DATA_DIR.`
  }
  return error instanceof Error && !('code' in error) && !error.cause ? error.message : error
}

let stopAskedAt: number | undefined
const served = serve()

async function stop() {
  if (stopAskedAt !== undefined) {
    if (performance.now() - stopAskedAt > SAME_SIGNAL_MS) process.exit(130) // asked again: now
    return
  }
  stopAskedAt = performance.now()
  setTimeout(() => process.exit(1), LAST_RESORT_MS).unref()
  const close = await served.catch(() => undefined)
  await close?.()
  process.exit(0)
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
// Started by the launcher, which may be killed outright and then passes nothing on.
process.channel?.unref()
if (process.channel) process.on('disconnect', stop)

served.catch(error => {
  if (stopAskedAt !== undefined) return // what a stop interrupted needs no explanation
  console.error(explain(error))
  process.exit(1)
})
