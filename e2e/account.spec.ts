import { readFile } from 'node:fs/promises'
import { enter, expect, expectNoSidewaysScroll, PASSWORD, signUp, test } from './journey.ts'

test('the account page changes name and theme, lists sessions and exports the data', async ({
  page,
  browser,
}) => {
  const { email } = await signUp(page)
  await page.goto('/platform/conta')
  const name = page.getByLabel('Nome', { exact: true })
  await name.fill('Beatriz')
  await page
    .getByRole('button', { name: /guardar perfil|salvar/i })
    .first()
    .click()
  await page.reload()
  await expect(name).toHaveValue('Beatriz')
  await expectNoSidewaysScroll(page)

  await page.getByRole('tab', { name: 'Aparência' }).click()
  await page.getByLabel('Escuro').check({ force: true })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')

  await page.getByRole('tab', { name: 'Segurança' }).click()
  await expect(page.getByText('este aparelho', { exact: true })).toBeVisible()
  // A second device enters: the open page hears of it by itself.
  const other = await (await browser.newContext()).newPage()
  await enter(other, email, PASSWORD)
  const close = page.getByRole('button', { name: /^Encerrar sessão/ })
  await expect(close).toHaveCount(1)
  await expect(other).toHaveURL('/platform')
  await close.click()
  await expect(close).toHaveCount(0)
  await other.reload()
  await expect(other.getByText('ACESSO RESTRITO')).toBeVisible()
  await other.context().close()

  await page.getByRole('tab', { name: 'Dados' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /baixar|exportar/i }).click(),
  ])
  const exported = await readFile(await download.path(), 'utf8')
  expect(exported).toContain(email)
  expect(exported).toContain('Beatriz')
  expect(exported).not.toContain('argon2')
})

test('an account is deleted with its password and cannot be entered again', async ({ page }) => {
  const { email } = await signUp(page)
  await page.goto('/platform/conta')
  await page.getByRole('tab', { name: 'Dados' }).click()
  await page
    .getByRole('button', { name: /excluir|apagar/i })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/senha/i).first().fill('errada')
  for (const box of await dialog.getByRole('checkbox').all()) await box.check({ force: true })
  await dialog.getByRole('button', { name: /excluir|apagar/i }).click()
  await expect(dialog.getByText('A senha não confere.')).toBeVisible()
  await dialog.getByLabel(/senha/i).first().fill(PASSWORD)
  await dialog.getByRole('button', { name: /excluir|apagar/i }).click()
  await expect(page).toHaveURL('/')
  await enter(page, email, PASSWORD)
  await expect(page.getByText('Credenciais inválidas. Tente novamente.').first()).toBeVisible()
})
