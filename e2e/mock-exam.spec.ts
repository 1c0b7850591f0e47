import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { enter, expect, expectNoSidewaysScroll, PASSWORD, signUp, test } from './journey.ts'

async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    // What happens to lie half under the bar at the foot counts as small; it is 44 px once scrolled up.
    .disableRules(['target-size'])
    .analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.target.join(' ')).slice(0, 3)}`),
  ).toEqual([])
}

const question = (page: Page, n: number) =>
  expect(page.getByRole('heading', { level: 2, name: `Questão ${n} de 6` })).toBeVisible()
const option = (page: Page, letter: string) =>
  page.getByRole('radio', { name: new RegExp(`^${letter}`) }).filter({ visible: true })
const answered = (page: Page, n: number) => expect(page.getByText(`${n} de 6`, { exact: true })).toBeVisible()
const saved = (page: Page) => expect(page.getByText('Salvo', { exact: true })).toBeVisible()

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Builds a small exam of one's own and sits down to it. */
async function sitDown(page: Page) {
  await page.goto('/platform/simulacoes')
  await expect(page.getByText('0 de 3 simulados este mês.')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Montar simulado' }).click()
  const form = page.getByRole('dialog', { name: 'Montar simulado' })
  await form.getByRole('checkbox', { name: 'Matemática' }).check({ force: true })
  await form.getByRole('checkbox', { name: 'Geografia' }).check({ force: true })
  await form.getByLabel('Questões', { exact: true }).fill('6')
  await form.getByLabel('Nome (opcional)').fill('Treino de sábado')
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Montar simulado' }).click()
  const start = page.getByRole('dialog', { name: 'Treino de sábado' })
  await expect(start).toContainText('O relógio corre no servidor e não para')
  await expectAccessible(page)
  await start.getByRole('button', { name: 'Começar simulado' }).click()
  await question(page, 1)
}

test('an exam is sat by keyboard, through a lost connection and on two devices, then understood', async ({
  page,
  context,
  browser,
}) => {
  test.setTimeout(120_000)
  const { email } = await signUp(page)
  await sitDown(page)
  const room = page.url()

  await test.step('the keyboard answers, strikes, marks and turns the page', async () => {
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.keyboard.press('b')
    await expect(option(page, 'B')).toBeChecked()
    await page.keyboard.press('Shift+A')
    await expect(page.getByRole('button', { name: 'Riscar alternativa A', pressed: true })).toBeVisible()
    await page.keyboard.press('r')
    await page.keyboard.press('ArrowRight')
    await question(page, 2)
    await page.keyboard.press('2')
    await answered(page, 2)
    await saved(page)
  })

  await test.step('without a connection nothing is lost', async () => {
    await page.keyboard.press('ArrowRight')
    await question(page, 3)
    await context.setOffline(true)
    await page.keyboard.press('c')
    await expect(page.getByText(/1 resposta guardada neste aparelho/)).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('d')
    await expect(page.getByText(/2 respostas guardadas neste aparelho/)).toBeVisible()
    await context.setOffline(false)
    await saved(page)
    await expect(page.getByText(/neste aparelho/)).toHaveCount(0)
  })

  await test.step('a reload finds everything as it was', async () => {
    await page.reload()
    await question(page, 4)
    await answered(page, 4)
    await expect(option(page, 'D')).toBeChecked()
    await page.keyboard.press('g')
    const marked = page.getByRole('button', { name: 'Questão 1, respondida B, marcada para revisar' })
    await expect(marked).toBeVisible()
    await expectAccessible(page)
    await marked.click()
    await question(page, 1)
    await expect(page.getByRole('button', { name: 'Riscar alternativa A', pressed: true })).toBeVisible()
  })

  const other = await (await browser.newContext()).newPage()
  await test.step('a second device goes on, and the first one sees it', async () => {
    await enter(other, email, PASSWORD)
    await expect(other).toHaveURL('/platform')
    await other.goto('/platform/simulacoes')
    await other.getByRole('link', { name: 'Continuar' }).click()
    await expect(other).toHaveURL(room)
    await answered(other, 4)
    await other.keyboard.press('g')
    await other.getByRole('button', { name: 'Questão 5, em branco' }).click()
    await other.keyboard.press('a')
    await answered(other, 5)
    await saved(other)
    await page.evaluate(() => dispatchEvent(new Event('focus')))
    await answered(page, 5)
  })

  await test.step('finishing says what is blank and leads to the result', async () => {
    await page.keyboard.press('g')
    await page.getByRole('button', { name: 'Finalizar a prova' }).filter({ visible: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Finalizar a prova?' })
    await expect(dialog).toContainText('Você deixou 1 em branco.')
    await dialog.getByRole('button', { name: 'Finalizar', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Simulado Concluído!' })).toBeVisible()
    await expect(page.getByText(/de 6 questões certas/)).toBeVisible()
    await expect(page.getByText('1 questão ficou em branco.', { exact: false })).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })

  await test.step('the other device is led there too', async () => {
    await other.keyboard.press('b')
    await expect(other.getByRole('heading', { level: 1, name: 'Simulado Concluído!' })).toBeVisible()
    await other.context().close()
  })

  await test.step('every question can be reviewed with its explanation', async () => {
    await page.getByRole('link', { name: 'Revisar Questões' }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'Questão 1' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 3, name: 'Explicação' })).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.getByRole('button', { name: /^Em branco 1/ }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'Questão 6' })).toBeVisible()
  })

  await page.goto(room)
  await expect(page).toHaveURL(/\/resultado$/)
  await page.goto('/platform/simulacoes')
  await expect(page.getByRole('heading', { name: 'Simulados que você fez' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Treino de sábado/ })).toContainText('de 6 certas')
})

test('a past exam goes at one’s own pace: paused, left, and gone on with', async ({ page }) => {
  await signUp(page)
  await page.goto('/platform/treine-com-provas')
  await expect(page.getByRole('button', { name: 'Iniciar Prova' }).first()).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Iniciar Prova' }).nth(1).click()
  await page.getByRole('button', { name: 'Começar prova' }).click()
  await expect(page.getByRole('heading', { level: 2, name: /^Questão 1 de/ })).toBeVisible()
  await expect(page.getByRole('timer', { name: 'Tempo de prova' })).toBeVisible()
  await option(page, 'A').check({ force: true })
  await saved(page)
  await page.getByRole('button', { name: 'Pausar' }).click()
  await expect(page.getByRole('heading', { name: 'Prova em pausa' })).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('link', { name: /^Sair da prova/ }).click()
  await page.getByRole('link', { name: 'Continuar' }).click()
  await expect(page.getByRole('heading', { level: 2, name: /^Questão 1 de/ })).toBeVisible()
  await expect(option(page, 'A')).toBeChecked()
})
