import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'

/** Presses Tab until something with that role and name has the focus; each stop must be seen. */
async function tabTo(page: Page, role: 'link' | 'button' | 'textbox', name: string | RegExp) {
  const target = page
    .getByRole(role, { name, exact: typeof name === 'string' })
    .filter({ visible: true })
    .first()
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press('Tab')
    const { outlined, inside } = await page.evaluate(() => {
      const active = document.activeElement as HTMLElement
      const style = getComputedStyle(active)
      const box = active.getBoundingClientRect()
      return { outlined: style.outlineStyle !== 'none' || style.boxShadow !== 'none', inside: box.width > 0 }
    })
    if (await target.evaluate(element => element === document.activeElement).catch(() => false)) {
      expect(outlined && inside).toBe(true)
      return target
    }
  }
  throw new Error(`the keyboard does not reach ${role} ${name}`)
}

test('entering, moving about and leaving need no mouse', async ({ page }, { project }) => {
  await page.goto('/')
  await tabTo(page, 'link', 'Entrar na Plataforma')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/login')

  await page.getByRole('heading', { level: 1 }).waitFor()
  await tabTo(page, 'textbox', 'E-mail')
  await page.keyboard.type('aluno@norteia.local')
  await page.keyboard.press('Tab')
  await page.keyboard.type('norteia-demo')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/platform')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ana')

  await page.keyboard.press('Tab')
  if (project.name === 'telefone') {
    await tabTo(page, 'button', 'Mais')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Mais' })).toBeFocused()
    await page.keyboard.press('Enter')
  }
  await tabTo(page, 'link', 'Ranking')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/platform/ranking')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  if (project.name === 'telefone') {
    await tabTo(page, 'button', 'Mais')
    await page.keyboard.press('Enter')
  } else await page.reload()
  await tabTo(page, 'button', 'Sair')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/')
})
