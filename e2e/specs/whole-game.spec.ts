import { Patrol } from '../fixtures/patrol'
import { expect, test } from '../fixtures/test'

test('a whole game of Lightning Strike by pointer, to its outcome', async ({ setup, table, lobby, page }) => {
  test.setTimeout(600_000)
  // A shallow table and green crews: they meet in the first turn and seldom miss by little.
  await setup.open('lightning-strike', 'd')
  await setup.scenario('First patrol')
  await setup.number('Table depth, cm', 60)
  await setup.number('Skill of all crews', 1)
  await setup.start()
  await table.ready()

  const patrol = new Patrol(table, 60)
  let decisions = 0
  while (await patrol.decide()) {
    decisions += 1
    if (decisions > 500) throw new Error('no end in sight')
  }
  await expect(table.dialog).toContainText('The game is over')
  await expect(table.dialog).toContainText('Winner:')
  await expect(table.dialog).toContainText('The seed is the one that was promised')
  await expect(table.prompt).toContainText('won')

  await table.dialog.getByRole('button', { name: 'Replay' }).click()
  const replay = page.getByRole('region', { name: 'Replay' })
  await expect(replay).toContainText('Start of the game')
  await expect(table.board.list.getByRole('button')).toHaveCount(0)
  await replay.getByRole('button', { name: 'Last step' }).click()
  const survivors = await table.board.pieces()
  expect(new Set(survivors.map(piece => piece.seat)).size).toBe(1)
  const log = await table.show('Log')
  await expect(log.getByRole('img').first()).toBeVisible()

  await lobby.open()
  await expect(
    lobby.saved
      .getByRole('link', { name: /^Open First patrol/ })
      .or(lobby.continue)
      .first(),
  ).toBeVisible()
})
