import { enter, expect, expectNoSidewaysScroll, signUp, test } from './journey.ts'

test('old addresses and English names open their section; unknown ones say so', async ({ page }) => {
  await signUp(page)
  await page.goto('/courses')
  await expect(page).toHaveURL('/platform/cursos')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Cursos')
  await page.goto('/platform/study-prompts')
  await expect(page).toHaveURL('/platform/guia-prompts')
  await page.goto('/platform/nao-existe')
  await expect(page.getByText('Seção em desenvolvimento').first()).toBeVisible()
  const missing = await page.goto('/nada-aqui')
  expect(missing?.status()).toBe(404)
  await expect(page.getByText('404 Page Not Found')).toBeVisible()
})

test('only an administrator sees and opens the administration', async ({ page }, { project }) => {
  const openMenu = async () => {
    if (project.name === 'telefone') await page.getByRole('button', { name: 'Mais' }).click()
  }
  const entry = () => page.getByRole('link', { name: 'Administração' }).filter({ visible: true })
  await signUp(page)
  await page.goto('/platform')
  await openMenu()
  await expect(
    page.getByRole('link', { name: 'Ranking', exact: true }).filter({ visible: true }),
  ).toBeVisible()
  await expect(entry()).toHaveCount(0)
  await page.goto('/platform/admin')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('main')).toContainText(/só|permissão|restrit/i)

  await page.evaluate(() => localStorage.clear())
  await enter(page, 'admin@norteia.local', 'norteia-demo')
  await expect(page).toHaveURL('/platform')
  await openMenu()
  await expect(entry()).toBeVisible()
})

test('changing section moves title and focus, and goes back', async ({ page }) => {
  await signUp(page)
  await page.goto('/platform')
  await page.getByRole('link', { name: 'Exercícios' }).filter({ visible: true }).first().click()
  await expect(page).toHaveTitle(/^Exercícios · Norteia/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL('/platform')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('without network it says so, keeps the session, and recovers', async ({ page, context }) => {
  await signUp(page)
  await page.goto('/platform')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await context.setOffline(true)
  await expect(page.getByText(/sem conexão|sem internet/i).first()).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(/sem conexão|sem internet/i)).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Bia')
})

test.describe('a section whose chunk does not come', () => {
  test.use({ alsoExpected: /Failed to fetch dynamically imported module|ERR_FAILED/ })

  test('offers to try again, and then comes', async ({ page }) => {
    await signUp(page)
    await page.route(/assets\/account-screen.*\.js/, route => route.abort())
    await page.goto('/platform/conta').catch(() => {})
    const again = page.getByRole('button', { name: /tentar (de novo|novamente)/i })
    await expect(again).toBeVisible()
    await page.unroute(/assets\/account-screen.*\.js/)
    await again.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Minha conta' })).toBeVisible()
  })
})

test('a session ended elsewhere closes this one at the next call', async ({ page }) => {
  const { token } = await signUp(page)
  await page.goto('/platform')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.request.post('/api/auth/logout', { headers: { authorization: `Bearer ${token}` } })
  await page.goto('/platform/conta')
  await expect(page.getByText('ACESSO RESTRITO')).toBeVisible()
})

test('every section fits a narrow screen', async ({ page }) => {
  await signUp(page)
  for (const section of [
    '',
    '/conta',
    '/exercicios',
    '/mapa-aprovacao',
    '/admin',
    '/view-study-plan',
    '/xyz',
  ]) {
    await page.goto(`/platform${section}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expectNoSidewaysScroll(page)
  }
})
