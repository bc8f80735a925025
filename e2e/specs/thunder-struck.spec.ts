import { Duel } from '../fixtures/duel'
import { expect, test } from '../fixtures/test'

/** What a player's log says about dice behind a screen. */
const SECRET = /rolls: |places a \d|takes back a \d/

test('a whole game of Thunder Struck by pointer, with hand-overs, to its outcome', async ({ setup, table, page }) => {
  test.setTimeout(600_000)
  await setup.open('thunder-struck', 'thunder')
  await setup.scenario('Duel Two ships')
  await setup.start()

  const duel = new Duel(table, 2)
  let decisions = 0
  while (await duel.decide()) {
    decisions += 1
    if (decisions > 400) throw new Error('no end in sight')
  }
  expect(duel.handOvers).toBeGreaterThan(1)
  await expect(table.dialog).toContainText('The game is over')
  await expect(table.dialog).toContainText(/Winner:|draw/)
  await expect(table.dialog).toContainText('The seed is the one that was promised')

  await table.dialog.getByRole('button', { name: 'Replay' }).click()
  await expect(page.getByRole('region', { name: 'Replay' })).toContainText('Start of the game')
  const log = await table.show('Log')
  await expect(log).toContainText('the screens are removed and all dice are revealed')
})

test('a die goes only where it fits; the other spaces say why', async ({ setup, table, page }) => {
  await setup.open('thunder-struck', 'screen')
  await setup.start()
  await table.takeOver()
  await table.offer('Roll your dice').click()
  const duel = new Duel(table, 2)
  const two = (await duel.dice('A')).find(die => die.name === 'Die 2')
  if (!two) throw new Error('this seed should roll a 2')

  await duel.drag(two, duel.slot('A', 'SM'))
  const why = table.now.getByRole('region', { name: 'Why not' })
  await expect(why).toContainText('Mid shield takes 5 or 6, not 2.')
  await expect(why).toContainText('TS.plan.2.shield-face')
  expect((await duel.dice('A')).filter(die => die.space !== null)).toEqual([])

  await page.keyboard.press('Escape')
  await table.board.click(two.at)
  await expect(table.now.getByRole('list', { name: 'Place the 2' }).getByRole('button')).toHaveText([
    ...['Fire 1', 'Fire 2', 'Front shield', 'Manoeuvre 1', 'Power 1', 'Power 2', 'Manoeuvre 2', 'Boost 1', 'Boost 2'],
  ])
  const others = table.now.getByRole('list', { name: 'Not possible' })
  await expect(others).toContainText('Rear shield takes 3 or 4, not 2.')
  await table.board.click(duel.slot('A', 'SF'))
  expect((await duel.dice('A')).map(die => die.space)).toContain('Front shield')
  await expect(table.offer('Finish planning')).toContainText('not now')
  await expect(table.now).toContainText('Place at least one die on Boost.')
})

test('what a cube could do with a die is shown where it lies, and aimed with a press on the space', async ({
  setup,
  table,
}) => {
  await setup.open('thunder-struck', 'screen')
  await setup.start()
  const duel = new Duel(table, 2)
  await duel.until(/use one of your dice/)
  const seat = await duel.seat()
  const gun = (await duel.dice(seat)).find(die => die.space === 'Fire 1')
  if (!gun) throw new Error('a die should lie on Fire 1')
  await table.board.click(gun.at)
  await expect(table.offer('For a cube', 'exact')).toHaveAttribute('aria-pressed', 'true')
  await table.board.click(duel.slot(seat, 'P1'))
  const commit = table.side.locator('[data-commit] button').last()
  await expect(commit).toContainText(`Move the ${/\d/.exec(gun.name)} for a cube`)
  expect((await duel.dice(seat)).map(die => die.space)).toContain('Fire 1')
  await commit.click()
  await expect(await table.show('Log')).toContainText('spends 1 cube to move a die to Power 1')
})

test('four players, two rings: a round with a curtain before each of them', async ({ setup, table, page }) => {
  test.setTimeout(600_000)
  await setup.open('thunder-struck', 'teams')
  await setup.scenario('Two against two')
  await setup.start()
  const duel = new Duel(table, 4)
  const curtain = page.getByRole('heading', { level: 1, name: /^Pass to / })
  await expect(curtain).toBeVisible()
  for (let planned = 0; planned < 4; planned++) {
    if (await curtain.isVisible()) {
      await expect(table.board.stage).toHaveCount(0)
      await duel.decide()
    }
    const seat = await duel.seat()
    // Nobody, team mate or enemy, has left anything to see.
    const dice = (await table.board.pieces()).filter(piece => /^(Die|Reflex die) \d/.test(piece.name))
    expect(dice).toEqual([])
    for (const tab of ['Log', 'Now'] as const) await expect(await table.show(tab)).not.toContainText(SECRET)
    await table.offer('Roll your dice').click()
    expect(await duel.dice(seat)).toHaveLength(4)
    while ((await duel.planning()) && (await duel.seat()) === seat) await duel.decide()
  }
  for (const seat of ['A', 'B', 'C', 'D'] as const) expect(await duel.dice(seat)).toHaveLength(4)
  await duel.until(/: roll your dice/)
  expect(duel.handOvers).toBeGreaterThanOrEqual(3)
  const log = await table.show('Log')
  await expect(log).toContainText('Boost and Manoeuvre')
  await expect(page.getByRole('banner')).toContainText('Round 2 of 12')
})

test('a saved game opened in mid-planning falls behind the curtain first', async ({ lobby, setup, table, page }) => {
  await setup.open('thunder-struck', 'screen')
  await setup.start()
  await table.takeOver()
  await table.offer('Roll your dice').click()
  await expect(table.now).toContainText(SECRET)
  await expect(page.getByRole('img', { name: 'Saved' })).toBeVisible()

  await lobby.open()
  await expect(page.locator('#root')).not.toContainText(SECRET)
  await lobby.continue.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Pass to Blue' })).toBeVisible()
  await expect(table.board.stage).toHaveCount(0)
  await expect(page.locator('#root')).not.toContainText(SECRET)
  await table.takeOver()
  await expect(table.now).toContainText(SECRET)
})
