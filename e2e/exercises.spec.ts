import type { APIRequestContext } from '@playwright/test'
import { expect, expectNoSidewaysScroll, newEmail, PASSWORD, signUp, test } from './journey.ts'

/** Somebody else answers the first question of a subject, so that the journey knows what is wrong. */
async function findKey(request: APIRequestContext, subject: string) {
  const account = await request.post('/api/auth/register', {
    data: { firstName: 'Ana', lastName: 'Lima', email: newEmail(), password: PASSWORD },
  })
  const headers = { authorization: `Bearer ${(await account.json()).data.token}` }
  const list = await request.get(`/api/exercises?subject=${subject}&limit=1`, { headers })
  const [first] = (await list.json()).data
  const attempt = await request.post('/api/exercises/attempt', {
    headers,
    data: { questionId: first.id, selectedAnswer: 'A' },
  })
  return { id: first.id as number, key: (await attempt.json()).correctAnswer as string }
}

test('from a filter through a wrong answer, its explanation and a report of an error to the end of a training', async ({
  page,
  request,
}, { project }) => {
  const phone = project.name === 'telefone'
  const { id, key } = await findKey(request, 'fisica')
  const wrong = key === 'A' ? 'B' : 'A'
  await signUp(page)
  await page.goto('/platform/exercicios')

  if (phone) await page.getByRole('button', { name: 'Filtrar' }).click()
  const subject = page.getByLabel('Matéria').filter({ visible: true })
  await expect(subject.locator('option[value="fisica"]')).toContainText('Física (')
  await subject.selectOption('fisica')
  await expect(page).toHaveURL(/subject=fisica/)
  if (phone) await page.getByRole('button', { name: 'Ver exercícios' }).click()
  await expect(page.getByText(/^Mostrando \d+ exercício\(s\)$/)).toBeVisible()
  await expect(page.getByRole('heading', { level: 2 }).first()).toContainText('Física')
  await expectNoSidewaysScroll(page)

  await page
    .getByRole('link', { name: /^Resolver/ })
    .first()
    .click()
  await expect(page).toHaveURL(new RegExp(`/platform/exercicios/${id}\\?subject=fisica`))
  const answer = page.getByRole('button', { name: 'Responder', exact: true })
  await expect(answer).toBeDisabled()
  await expect(page.getByRole('heading', { name: 'Explicação' })).toHaveCount(0)

  await page.keyboard.press(wrong.toLowerCase())
  await expect(answer).toBeEnabled()
  await page.keyboard.press('Enter')
  await expect(page.getByText('❌ Incorreto')).toBeVisible()
  await expect(page.getByText(`Incorreto: a certa é ${key}`)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Explicação' })).toBeVisible()
  await expect(page.getByRole('radio', { disabled: true, checked: true })).toHaveCount(1)
  await expectNoSidewaysScroll(page)

  // A reload keeps the answer, and counts it no second time.
  await page.reload()
  await expect(page.getByText(`Incorreto: a certa é ${key}`)).toBeVisible()

  await page.getByRole('button', { name: 'Próxima questão' }).click()
  await expect(page).not.toHaveURL(new RegExp(`/exercicios/${id}\\?`))
  await expect(answer).toBeVisible()

  await page.getByRole('button', { name: 'Avisar de um erro' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Enviar aviso' }).click()
  await expect(dialog.getByText('Escolha uma das opções.')).toBeVisible()
  await dialog.getByRole('radio', { name: 'Outra coisa' }).check({ force: true })
  await dialog.getByLabel('Conte mais (se quiser)').fill('A figura podia ser maior.')
  await dialog.getByRole('button', { name: 'Enviar aviso' }).click()
  await expect(page.getByRole('heading', { name: 'Aviso recebido' })).toBeVisible()
  await page.getByRole('button', { name: 'Continuar' }).click()

  await page.getByRole('button', { name: 'Encerrar treino' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Relatório do treino' })).toBeVisible()
  await expect(page.getByText('0% das respostas')).toBeVisible()
  await expect(page.getByText(`${wrong}, era ${key}`)).toBeVisible()
  await expectNoSidewaysScroll(page)
  await page.getByRole('link', { name: /^Rever/ }).click()
  await expect(page.getByRole('heading', { name: 'Explicação' })).toBeVisible()

  await page.goto('/platform/exercicios/avisos')
  await expect(page.getByText('A figura podia ser maior.')).toBeVisible()
  await expect(page.getByText('Em análise')).toBeVisible()

  // What was wrong waits in the review.
  await page.goto('/platform/revisao')
  await expect(page.getByLabel('Limite por dia')).toBeVisible()
  await expectNoSidewaysScroll(page)
})
