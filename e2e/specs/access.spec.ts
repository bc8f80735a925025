import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/test'

/** Printed pages are pictures; their hundreds of words are not read one by one. */
async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).exclude('svg[role="img"]').analyze()
  return found.flatMap(({ id, nodes }) => nodes.map(node => `${id}: ${node.target.join(' ')} (${node.failureSummary})`))
}

for (const colorScheme of ['dark', 'light'] as const) {
  test.describe(`in ${colorScheme} colours axe finds nothing`, () => {
    test.use({ colorScheme })

    test('in the lobby, empty and with games', async ({ lobby, page }) => {
      await lobby.open('axe')
      await expect(lobby.saved).toBeVisible()
      expect(await violations(page)).toEqual([])
      await lobby.play('Lightning Strike')
      await page.getByRole('link', { name: 'Stormtable' }).click()
      await expect(lobby.continue).toBeVisible()
      expect(await violations(page)).toEqual([])
    })

    test('in the set-up', async ({ setup, page }) => {
      await setup.open('lightning-strike')
      expect(await violations(page)).toEqual([])
    })

    test('at the table, on every panel', async ({ lobby, table, page }) => {
      await lobby.open('axe')
      await lobby.play('Lightning Strike')
      await table.ready()
      await table.now.getByRole('region', { name: 'Who can act' }).getByRole('button').first().click()
      for (const tab of ['Now', 'Card', 'Log', 'Forces'] as const) {
        await table.show(tab)
        expect(await violations(page), tab).toEqual([])
      }
    })

    test('in the rulebook and on the print page', async ({ page }) => {
      await page.goto('./#/rules/thunder-struck')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await violations(page)).toEqual([])
      await page.goto('./#/print/thunder-struck')
      await expect(page.getByRole('heading', { level: 1, name: 'Print' })).toBeVisible()
      expect(await violations(page)).toEqual([])
    })
  })
}
