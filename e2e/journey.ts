import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { test as base, expect, type Page } from '@playwright/test'

export { expect }

/** What a page may say on its console and still be fine: the browser's own word on an answer we expected. */
const EXPECTED =
  /Failed to load resource: the server responded with a status of 4\d\d|net::ERR_INTERNET_DISCONNECTED/

/** Every test also fails when the page threw, broke the content policy or complained on the console. */
export const test = base.extend<{ quiet: undefined; alsoExpected: RegExp | undefined }>({
  /** What one test provokes on purpose. */
  alsoExpected: [undefined, { option: true }],
  quiet: [
    async ({ page, alsoExpected }, use) => {
      const expected = (text: string) => EXPECTED.test(text) || alsoExpected?.test(text)
      const complaints: string[] = []
      page.on('pageerror', error => complaints.push(String(error)))
      page.on('console', message => {
        if (message.type() === 'error' && !expected(message.text())) complaints.push(message.text())
      })
      await use(undefined)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

let born = 0

export const newEmail = () => `pessoa${process.pid}-${Date.now()}-${++born}@exemplo.br`

export const PASSWORD = 'senha-segura'

/** Signs somebody up over the API and leaves the page signed in as them. */
export async function signUp(page: Page, email = newEmail()) {
  const reply = await page.request.post('/api/auth/register', {
    data: { firstName: 'Bia', lastName: 'Souza', email, password: PASSWORD },
  })
  expect(reply.status()).toBe(201)
  const { data } = await reply.json()
  await page.addInitScript(({ token, user }) => {
    if (sessionStorage.getItem('entered')) return
    sessionStorage.setItem('entered', '1')
    localStorage.setItem('authToken', token)
    localStorage.setItem('user', JSON.stringify(user))
  }, data)
  return { email, token: data.token as string }
}

/** Enters as one of the demonstration accounts through the form. */
export async function enter(page: Page, email: string, password: string) {
  await page.goto('/login')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Senha', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'ENTRAR NA PLATAFORMA' }).click()
}

/** The newest link mailed to an address, read as the operator reads it. */
export async function mailedLink(email: string, path: string) {
  const cli = join(import.meta.dirname, '../apps/server/src/cli.ts')
  const env = { ...process.env, NODE_ENV: 'development', DATA_DIR: process.env.E2E_DATA_DIR }
  const { stdout } = await promisify(execFile)(process.execPath, [cli, 'mail', 'list', '--most', '200'], {
    env,
  })
  const letters = stdout.split('─'.repeat(72)).filter(letter => letter.includes(`Para: ${email}`))
  const link = letters
    .join('\n')
    .match(new RegExp(`${path}\\?token=[\\w-]+`, 'g'))
    ?.at(-1)
  if (!link) throw new Error(`no letter with ${path} for ${email}`)
  return link
}

/** Nothing may stick out to the side: a phone held in one hand scrolls one way. */
export async function expectNoSidewaysScroll(page: Page) {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
}
