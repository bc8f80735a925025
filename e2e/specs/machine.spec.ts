import { Duel } from '../fixtures/duel'
import type { TablePage } from '../fixtures/table'
import { expect, test } from '../fixtures/test'

/** What the machine may take for all it does before a person is asked again; a guard, on machines that are busy. */
const PATIENCE = 30_000

/** Until the machine has done what it wants to do. */
async function answered(table: TablePage): Promise<void> {
  await expect(table.prompt).not.toContainText('thinking', { timeout: PATIENCE })
}

test('against the machine: Thunder Struck, a whole round', async ({ setup, table, page }) => {
  await setup.open('thunder-struck', 'machine')
  await page.getByRole('radiogroup', { name: 'Player B is a' }).getByText('Bot').click()
  await setup.start()
  await table.ready()

  // It plans while the person still thinks, and says so once.
  const log = await table.show('Log')
  await expect(log).toContainText('has finished planning; 1 player is still planning', { timeout: PATIENCE })
  expect(page.workers().length).toBe(1)
  await expect(log).not.toContainText(/places a \d/)
  await table.show('Now')

  const duel = new Duel(table, 2)
  await duel.decide()
  for (let i = 0; i < 60; i++) {
    await answered(table)
    if (/roll your dice/.test(await table.prompt.innerText())) break
    await duel.decide()
  }
  await expect(table.prompt).toContainText('roll your dice')
  await expect(await table.show('Log')).toContainText('all dice are revealed')
})

test('against the machine: Striker, a whole turn', async ({ setup, table, page }) => {
  await setup.open('striker', 'machine')
  await setup.scenario('Grav assault on the ridge station')
  await page.getByRole('radiogroup', { name: 'Player B is a' }).getByText('Bot').click()
  await setup.start()
  await table.ready()
  const turn = page.getByRole('banner').getByText('Turn 2 of 10')
  for (let i = 0; i < 12 && !(await turn.first().isVisible()); i++) {
    await answered(table)
    await table
      .offer(/^(Finish deploying|Finish commanding|End the movement phase|All hold fire|Seal)/)
      .first()
      .click()
    await table.painted()
    await table.goOn()
  }
  await answered(table)
  const log = await table.show('Log')
  await expect(log).toContainText('Turn 2, command')
  // The defenders have stayed where they are.
  await expect(log).not.toContainText(/Squad \d \w+ (walks|runs)/)
  expect(page.workers().length).toBe(1)
})
