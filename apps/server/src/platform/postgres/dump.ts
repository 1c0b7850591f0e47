import { execFile } from 'node:child_process'
import { chmod, rename, rm, stat } from 'node:fs/promises'
import { promisify } from 'node:util'
import pg from 'pg'

const run = promisify(execFile)

/** The database as one file of pg_dump's custom format, readable by the operator alone. */
export async function dumpDatabase(url: string, file: string) {
  if (await stat(file).catch(() => undefined)) throw new Error(`${file} já existe. Escolha outro nome.`)
  const partial = `${file}.partial`
  try {
    await runTool('pg_dump', url, ['--format=custom', '--no-owner', '--no-privileges', `--file=${partial}`])
    await chmod(partial, 0o600)
    await rename(partial, file)
  } catch (error) {
    await rm(partial, { force: true })
    throw error
  }
}

/** Into an empty database only: what is there is never overwritten, and half a restore leaves nothing. */
export async function restoreDump(url: string, file: string) {
  if (!(await stat(file).catch(() => undefined))) throw new Error(`Não há arquivo em ${file}.`)
  if (await hasTables(url)) {
    throw new Error('O banco de DATABASE_URL não está vazio. Crie um banco novo e restaure nele.')
  }
  const options = ['--no-owner', '--no-privileges', '--single-transaction', '--exit-on-error']
  await runTool('pg_restore', url, [...options, file])
}

async function hasTables(url: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query(
      "select 1 from pg_tables where schemaname not in ('pg_catalog', 'information_schema') limit 1",
    )
    return rows.length > 0
  } finally {
    await client.end()
  }
}

/** The password goes by the environment: a command line is everybody's to read. */
async function runTool(tool: 'pg_dump' | 'pg_restore', url: string, options: string[]) {
  const address = new URL(url)
  const password = decodeURIComponent(address.password)
  address.password = ''
  const env = { ...process.env, ...(password && { PGPASSWORD: password }) }
  try {
    await run(tool, [...options.slice(0, -1), `--dbname=${address.href}`, ...options.slice(-1)], { env })
  } catch (error) {
    throw explained(tool, error)
  }
}

function explained(tool: string, error: unknown) {
  const { code, stderr = '' } = error as { code?: string; stderr?: string }
  if (code === 'ENOENT') {
    return new Error(
      `Falta o programa ${tool}, que vem com o PostgreSQL (no Debian: apt-get install postgresql-client).`,
    )
  }
  return new Error(`${tool} não conseguiu:\n${stderr.trim()}`)
}
