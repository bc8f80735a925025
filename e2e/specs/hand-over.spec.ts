import { Duel } from '../fixtures/duel'
import { expect, test } from '../fixtures/test'

test.describe('where something is hidden', () => {
  /** Blue has rolled behind the screen: what the log tells Blue alone. */
  const rolled = /rolls: [\d, ]+/

  test.beforeEach(async ({ lobby, table }) => {
    await lobby.open('screen')
    await lobby.play('Thunder Struck')
    await table.takeOver()
    await table.offer('Roll your dice').click()
    await expect(table.now).toContainText(rolled)
  })

  test('a curtain falls before the other player sees the table', async ({ table, page }) => {
    await table.menu('View as Orange')
    await expect(page.getByRole('heading', { level: 1, name: 'Pass to Orange' })).toBeVisible()
    await expect(table.side).toHaveCount(0)
    await expect(table.board.stage).toHaveCount(0)
    await expect(page.getByRole('banner')).toHaveCount(0)
    await expect(page.locator('#root')).toHaveText(
      /^\s*Pass to Orange.*Show the tableFingerprint of the dice seed: [0-9a-f]{64}\s*$/,
    )

    await table.takeOver()
    await expect(table.prompt).toContainText('Orange')
    for (const tab of ['Now', 'Card', 'Log', 'Forces'] as const) {
      await expect(await table.show(tab)).not.toContainText(rolled)
    }
    await expect(table.board.list.getByRole('button', { name: /Die \d/ })).toHaveCount(0)
  })

  test('it hangs again when the game is opened anew', async ({ table, page }) => {
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Pass to Blue' })).toBeVisible()
    await expect(table.side).toHaveCount(0)
    await expect(page.locator('#root')).not.toContainText(rolled)
    await table.takeOver()
    await expect(table.now).toContainText(rolled)
  })
})

test('a round begins behind a curtain, and everyone sees how the last one ended', async ({ setup, table, page }) => {
  test.setTimeout(300_000)
  await setup.open('thunder-struck', 'screen')
  await setup.start()
  await expect(page.getByRole('heading', { level: 1, name: 'Pass to Blue' })).toBeVisible()
  await table.takeOver()
  await expect(table.prompt).toHaveText('Blue: roll your dice')
  const duel = new Duel(table, 2)
  await duel.until(/use one of your dice/)
  while (!(await table.passOn.isVisible())) await duel.decide()
  await expect(page.getByRole('banner')).toContainText('Round 2 of 6')
  await expect(table.board.stage).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: /^Pass to / })).toBeVisible()
  await expect(table.board.stage).toHaveCount(0)
})
