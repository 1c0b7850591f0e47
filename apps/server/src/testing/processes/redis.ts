import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './servers.ts'

const ABSENT = 'Falta o redis-server nesta máquina. No Debian ou Ubuntu: apt-get install redis-server'

/**
 * A person trying the project need not have Redis: without it these tests are left out and counted as such.
 * In CI its absence is a failure.
 */
export const lacksRedis = !process.env.CI && spawnSync('redis-server', ['--version']).status !== 0

/** A Redis of the test's own, which keeps nothing. */
export async function startRedis() {
  const folder = await mkdtemp(join(tmpdir(), 'norteia-redis-'))
  const port = await freePort()
  let redis = await start()

  async function start() {
    const args = [
      '--port',
      String(port),
      '--bind',
      '127.0.0.1',
      '--dir',
      folder,
      '--save',
      '',
      '--appendonly',
      'no',
    ]
    const child = spawn('redis-server', args, { stdio: 'ignore' })
    const failed = once(child, 'error').then(() => {
      throw new Error(ABSENT)
    })
    await Promise.race([failed, untilListening(port)])
    failed.catch(() => {})
    process.once('exit', () => child.kill('SIGKILL'))
    return child
  }

  async function stop() {
    redis.kill('SIGKILL')
    if (redis.exitCode === null && redis.signalCode === null) await once(redis, 'exit')
  }

  return {
    url: `redis://127.0.0.1:${port}`,
    stop,
    async startAgain() {
      redis = await start()
    },
    async remove() {
      await stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function untilListening(port: number) {
  for (;;) {
    const socket = connect(port, '127.0.0.1')
    const listening = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    socket.destroy()
    if (listening) return
    await new Promise(resolve => setTimeout(resolve, 30))
  }
}
