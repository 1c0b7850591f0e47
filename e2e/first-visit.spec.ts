import { enter, expect, expectNoSidewaysScroll, mailedLink, newEmail, PASSWORD, test } from './journey.ts'

test('from the landing page to an account, out, back in, and through a forgotten password', async ({ page }, {
  project,
}) => {
  const phone = project.name === 'telefone'
  const email = newEmail()

  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await page
    .getByRole('link', { name: phone ? 'Começar grátis' : 'Acesso Freemium' })
    .filter({ visible: true })
    .first()
    .click()

  await page.getByLabel('Nome', { exact: true }).fill('Bia')
  await page.getByLabel('Sobrenome').fill('Souza')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Senha', { exact: true }).fill('12345')
  await page.getByLabel('Repita a senha').fill('12345')
  await page.getByRole('button', { name: 'CRIAR CONTA GRÁTIS' }).click()
  await expect(page.getByText('A senha deve ter pelo menos 6 caracteres').first()).toBeVisible()

  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Repita a senha').fill('outra')
  await page.getByRole('button', { name: 'CRIAR CONTA GRÁTIS' }).click()
  await expect(page.getByText('As senhas não coincidem').first()).toBeVisible()

  await page.getByLabel('Repita a senha').fill(PASSWORD)
  await page.getByRole('button', { name: 'CRIAR CONTA GRÁTIS' }).click()
  await expect(page.getByRole('heading', { name: 'Quando você nasceu?' })).toBeVisible()
  await page.getByRole('button', { name: 'Agora não' }).click()

  await expect(page).toHaveURL('/platform')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Bia')
  await expectNoSidewaysScroll(page)

  if (phone) await page.getByRole('button', { name: 'Mais' }).click()
  await page.getByRole('button', { name: 'Sair' }).filter({ visible: true }).click()
  await expect(page).toHaveURL('/')
  await page.goto('/platform')
  await expect(page.getByText('ACESSO RESTRITO')).toBeVisible()

  await enter(page, email, 'errada')
  await expect(page.getByText('Credenciais inválidas. Tente novamente.').first()).toBeVisible()
  await expect(page).toHaveURL('/login')

  await page.getByRole('link', { name: 'Esqueceu a senha?' }).click()
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: /enviar/i }).click()
  await expect(page.getByText(/Se houver uma conta/).first()).toBeVisible()

  await page.goto(await mailedLink(email, '/reset-password'))
  await page.getByLabel('Nova senha', { exact: true }).fill('senha-nova')
  await page.getByLabel('Repita a senha').fill('senha-nova')
  await page.getByRole('button', { name: /senha/i }).last().click()
  await expect(page.getByText(/Senha trocada/).first()).toBeVisible()

  await enter(page, email, 'senha-nova')
  await expect(page.getByText('Bem-vindo de volta, Bia').first()).toBeVisible()
  await expect(page).toHaveURL('/platform')
})

test('the gate leads back to the address that was asked for', async ({ page }) => {
  await page.goto('/platform/conta')
  await page.getByRole('link', { name: 'FAZER LOGIN' }).click()
  await page.getByLabel('E-mail').fill('aluno@norteia.local')
  await page.getByLabel('Senha', { exact: true }).fill('norteia-demo')
  await page.getByRole('button', { name: 'ENTRAR NA PLATAFORMA' }).click()
  await expect(page).toHaveURL('/platform/conta')
  await expect(page.getByRole('heading', { level: 1, name: 'Minha conta' })).toBeVisible()
})

test('a confirmed link thanks, a used one says so', async ({ page }) => {
  const email = newEmail()
  await page.request.post('/api/auth/register', {
    data: { firstName: 'Bia', lastName: 'Souza', email, password: PASSWORD },
  })
  const link = await mailedLink(email, '/verificar-email')
  await page.goto(link)
  await expect(page.getByText(/confirmado/i).first()).toBeVisible()
  await page.goto(link)
  await expect(page.getByText(/já foi usado/).first()).toBeVisible()
})
