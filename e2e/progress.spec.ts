import AxeBuilder from '@axe-core/playwright'
import type { APIRequestContext, Page } from '@playwright/test'
import { expect, expectNoSidewaysScroll, newEmail, PASSWORD, signUp, test } from './journey.ts'

async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.target.join(' ')).slice(0, 3)}`),
  ).toEqual([])
}

type Exercise = { id: number; key: string }

/** Somebody else answers first, and is told the keys. */
async function learnKeys(request: APIRequestContext): Promise<Exercise[]> {
  const someone = { firstName: 'Ana', lastName: 'Lima', email: newEmail(), password: PASSWORD }
  const { data } = await (await request.post('/api/auth/register', { data: someone })).json()
  const headers = { authorization: `Bearer ${data.token}` }
  const list = await (await request.get('/api/exercises?limit=2', { headers })).json()
  return Promise.all(
    list.data.map(async ({ id }: { id: number }) => {
      const attempt = { questionId: id, selectedAnswer: 'A' }
      const reply = await request.post('/api/exercises/attempt', { headers, data: attempt })
      return { id, key: (await reply.json()).correctAnswer }
    }),
  )
}

/** Answers from within the page: the first right, the second wrong. Says how many points that brought. */
function answer(page: Page, [right, wrong]: Exercise[]) {
  const given = [
    { questionId: right!.id, selectedAnswer: right!.key, timeSpent: 60 },
    { questionId: wrong!.id, selectedAnswer: wrong!.key === 'A' ? 'B' : 'A', timeSpent: 60 },
  ]
  return page.evaluate(async given => {
    const headers = {
      authorization: `Bearer ${localStorage.getItem('authToken')}`,
      'content-type': 'application/json',
    }
    let points = 0
    for (const attempt of given) {
      const body = JSON.stringify(attempt)
      const reply = await fetch('/api/exercises/attempt', { method: 'POST', headers, body })
      points = (await reply.json()).totalPoints
    }
    return points
  }, given)
}

const figure = (page: Page, label: string) =>
  page.getByRole('region', { name: 'Seus números' }).locator('div', { hasText: label }).last()

test('what a new account answers shows on the dashboard, among the achievements and in the ranking', async ({
  page,
  request,
}) => {
  // Five looks with axe at full pages take their time on a slow machine.
  test.slow()
  await signUp(page)
  await page.goto('/platform')
  await expect(page.getByRole('link', { name: 'Responder', exact: true })).toBeVisible()
  await expect(figure(page, 'Exercícios')).toContainText('0')
  await expect(page.getByText('Seus gráficos começam na primeira questão')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  const points = await answer(page, await learnKeys(request))
  expect(points).toBeGreaterThan(0)

  await page.reload()
  await expect(figure(page, 'Exercícios')).toContainText('2')
  await expect(figure(page, 'Tempo de estudo')).toContainText('1 min')
  await expect(figure(page, 'Taxa de acerto')).toContainText('50%')
  await expect(figure(page, 'Posição no mês')).toContainText(/\d+º/)
  await expect(page.getByText('O dia de hoje já conta.')).toBeVisible()

  await page.getByRole('button', { name: 'Definir meta' }).click()
  await page.getByRole('button', { name: '5 horas' }).click()
  await page.getByRole('button', { name: 'Salvar meta' }).click()
  await expect(page.getByText('1 min de 5h')).toBeVisible()

  // The charts come when they come near.
  await page.getByRole('button', { name: 'Mudar meta' }).press('End')
  const week = page.getByRole('figure', { name: 'Últimos sete dias' })
  await expect(week).toContainText('Hoje: 1 min')
  await expect(page.getByRole('figure', { name: 'Acertos por matéria' })).toContainText(
    'Ainda poucas respostas',
  )
  const latest = page.getByRole('list', { name: 'Últimas conquistas' })
  await latest.scrollIntoViewIfNeeded()
  await expect(latest).toContainText('Primeiro passo')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await page.getByRole('link', { name: /^Ver todas \(\d+ de \d+\)$/ }).click()
  const first = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Primeiro passo' }) })
  await expect(first).toContainText('Nova')
  await expect(first).toContainText('Conquistada em')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  // Told once: a later visit has nothing new.
  await page.reload()
  await expect(first).toContainText('Conquistada em')
  await expect(first).not.toContainText('Nova')

  await page.goto('/platform/ranking')
  const mine = page.locator('tr[aria-current="true"]')
  await expect(mine).toContainText('Você')
  // Those of the first achievement came on top.
  await expect(mine).toContainText(String(points + 5))
  await expect(page.getByText('Você aparece como Estudante; escolha um apelido.')).toBeVisible()
  await page.getByRole('tab', { name: 'Semanal' }).press('ArrowRight')
  await expect(page).toHaveURL(/periodo=mensal/)
  await expect(mine).toContainText('Você')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})
