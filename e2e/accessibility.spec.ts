import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, expectNoSidewaysScroll, signUp, test } from './journey.ts'

const OPEN = [
  '/',
  '/plans',
  '/minha-nota-tri',
  '/termos',
  '/privacidade',
  '/reembolso',
  '/contato',
  '/nada-aqui',
  '/dev/ui',
]
const DOORS = [
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password?token=x',
  '/verificar-email?token=x',
  '/responsavel?token=x',
  '/checkout?plano=guru-elite',
  '/generate-plan',
  '/platform',
]
const INSIDE = [
  '/platform',
  '/platform/conta',
  '/platform/exercicios',
  '/platform/revisao',
  '/platform/simulacoes',
  '/platform/treine-com-provas',
  '/platform/ranking',
  '/platform/conquistas',
  '/platform/admin',
]

async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.target.join(' ')).slice(0, 3)}`),
  ).toEqual([])
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } })

    for (const path of [...OPEN, ...DOORS]) {
      test(`${path} has no violation and no sideways scroll`, async ({ page }) => {
        await page.goto(path)
        await page.getByRole('heading', { level: 1 }).first().waitFor()
        await page.waitForLoadState('networkidle')
        await expectAccessible(page)
        await expectNoSidewaysScroll(page)
      })
    }

    test('the platform has no violation, menu and tabs included', async ({ page }, { project }) => {
      test.slow() // a dozen pages, each looked at whole
      await signUp(page)
      for (const path of INSIDE) {
        await page.goto(path)
        await page.getByRole('heading', { level: 1 }).waitFor()
        await expectAccessible(page)
      }
      await page.goto('/platform/conta')
      for (const tab of await page.getByRole('tab').all()) {
        await tab.click()
        await expectAccessible(page)
      }
      if (project.name === 'telefone') {
        await page.getByRole('button', { name: 'Mais' }).click()
        await expectAccessible(page)
      }
    })
  })
}
