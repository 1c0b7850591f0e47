import { expect, newEmail, test } from './journey.ts'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the public pages can be read', async ({ page }) => {
    for (const [path, words] of [
      ['/', 'Estudar nunca foi tão inteligente'],
      ['/plans', 'Escolha o Plano Perfeito para Você'],
      ['/minha-nota-tri', 'Como a conta é feita'],
      ['/termos', 'Termos'],
      ['/privacidade', 'Privacidade'],
      ['/reembolso', '7 dias'],
      ['/contato', '@'],
    ] as const) {
      await page.goto(path)
      await expect(page.locator('main')).toContainText(new RegExp(words, 'i'))
      await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /.{50,}/)
      await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', /.+/)
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /^https?:\/\//)
    }
    await page.goto('/plans')
    for (const price of ['97', '197', '970']) await expect(page.locator('main')).toContainText(price)
  })
})

test('robots and sitemap name the pages, and every page of the sitemap answers', async ({ request }) => {
  expect(await (await request.get('/robots.txt')).text()).toContain('Sitemap:')
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/')
  expect(paths).toContain('/plans')
  for (const path of paths) expect((await request.get(path)).status()).toBe(200)
})

test('every link of the landing page leads somewhere', async ({ page, request }) => {
  await page.goto('/')
  const targets = await page
    .locator('a[href]')
    .evaluateAll(links => links.map(link => (link as HTMLAnchorElement).getAttribute('href')!))
  const anchors = targets.filter(target => target.startsWith('#'))
  for (const anchor of new Set(anchors)) await expect(page.locator(anchor)).toHaveCount(1)
  const paths = new Set(targets.filter(target => target.startsWith('/')).map(target => target.split('#')[0]!))
  for (const path of paths) expect([path, (await request.get(path)).status()]).toEqual([path, 200])
  for (const id of [
    'mapa-aprovacao',
    'funcionalidades',
    'planos',
    'guia-ia',
    'freemium',
    'features',
    'pricing',
  ]) {
    await expect(page.locator(`#${id}`)).toHaveCount(1)
  }
})

test('the question on the landing page can be answered there', async ({ page }) => {
  await page.goto('/')
  const question = page.locator('[data-island="live-question"]')
  await question.scrollIntoViewIfNeeded()
  await expect(question.getByRole('radio').first()).toBeVisible()
  await question.getByRole('radio').first().check({ force: true })
  await question.getByRole('button', { name: /responder/i }).click()
  await expect(question.getByText(/certa|correta|errada|não é/i).first()).toBeVisible()
})

test('a message sent from the contact page arrives; a bad one says what is missing', async ({ page }) => {
  await page.goto('/contato')
  const send = page.getByRole('button', { name: /enviar/i })
  await send.scrollIntoViewIfNeeded()
  await page.getByLabel(/nome/i).fill('Rui')
  await page.getByLabel(/e-mail/i).fill(newEmail())
  await page.getByLabel(/assunto/i).fill('Uma dúvida')
  await page.getByLabel(/mensagem/i).fill('Como funciona a nota TRI?')
  await send.click()
  await expect(page.getByText(/Mensagem recebida/)).toBeVisible()
})
