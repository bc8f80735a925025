import { ArclightPlayer } from '../fixtures/play/arclight'
import { KeyHands } from '../fixtures/play/keys'
import { Player } from '../fixtures/play/player'
import { StrikePlayer } from '../fixtures/play/strike'
import { StrikerPlayer } from '../fixtures/play/striker'
import { ThunderPlayer } from '../fixtures/play/thunder'
import { WarPlayer } from '../fixtures/play/war'
import { expect, test } from '../fixtures/test'

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const counter = globalThis as { pointed?: number }
    counter.pointed = 0
    addEventListener('pointerdown', () => (counter.pointed = (counter.pointed ?? 0) + 1), { capture: true })
  }),
)
test.afterEach(async ({ page }) => {
  expect(await page.evaluate(() => (globalThis as { pointed?: number }).pointed)).toBe(0)
})

test('a whole game of Lightning Strike by keyboard alone', async ({ page, lobby, table }) => {
  const hands = new KeyHands(table)
  await lobby.open('keys')
  await hands.enter(page.getByRole('link', { name: 'Set up Lightning Strike' }))
  await page.getByRole('heading', { level: 1, name: 'Set up' }).waitFor()
  // A shallow table and green crews, one against one: they meet in the first turn.
  for (const unit of ['Pathfinder 2', 'Wyvern 2'])
    await hands.enter(page.getByRole('button', { name: `Remove ${unit}`, exact: true }))
  for (const [label, value] of [
    ['Table depth, cm', 60],
    ['Skill of all crews', 1],
  ] as const) {
    await hands.keys.tabTo(page.getByLabel(label, { exact: true }))
    await hands.keys.type(String(value))
  }
  await hands.enter(page.getByRole('button', { name: 'Start the game' }))
  await table.ready()

  const player = new Player(table, hands, new StrikePlayer(60))
  expect(await player.untilOver(300)).toContain('Winner:')
})

test('a whole duel of Arclight by keyboard alone', async ({ page, lobby, table }) => {
  const hands = new KeyHands(table)
  await lobby.open('arclight duel')
  await hands.enter(page.getByRole('button', { name: 'Play Arclight' }))
  await table.ready()
  const player = new Player(table, hands, new ArclightPlayer({ columns: 30, rows: 20 }))
  expect(await player.untilOver(300)).toContain('Winner:')
})

test('a whole battle of Lightning War by keyboard alone', async ({ page, lobby, table }) => {
  const hands = new KeyHands(table)
  await lobby.open('steel')
  await hands.enter(page.getByRole('link', { name: 'Set up Lightning War' }))
  await page.getByRole('heading', { level: 1, name: 'Set up' }).waitFor()
  await hands.keys.tabTo(page.getByLabel('Turns', { exact: true }), 'Shift+Tab')
  await hands.keys.type('2')
  await hands.enter(page.getByRole('button', { name: 'Start the game' }))
  await table.ready()
  const player = new Player(table, hands, new WarPlayer())
  expect(await player.untilOver(300)).toContain('Victory points after 2 turns')
})

test('a whole duel of Thunder Struck by keyboard alone', async ({ page, lobby, table }) => {
  const hands = new KeyHands(table)
  await lobby.open('thunder')
  await hands.enter(page.getByRole('button', { name: 'Play Thunder Struck' }))
  const player = new Player(table, hands, new ThunderPlayer())
  expect(await player.untilOver(500)).toMatch(/Winner:|draw/)
})

test('a whole battle of Striker by keyboard alone', async ({ page, lobby, table }) => {
  const hands = new KeyHands(table)
  await lobby.open('ridge')
  await hands.enter(page.getByRole('link', { name: 'Set up Striker' }))
  await page.getByRole('heading', { level: 1, name: 'Set up' }).waitFor()
  await hands.keys.tabTo(page.getByRole('radio', { name: 'Meeting at the crossroads' }))
  await hands.keys.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Grav assault on the ridge station' })).toBeChecked()
  await hands.keys.tabTo(page.getByLabel('Turns', { exact: true }), 'Shift+Tab')
  await hands.keys.type('2')
  await hands.enter(page.getByRole('button', { name: 'Start the game' }))
  const player = new Player(table, hands, new StrikerPlayer())
  expect(await player.untilOver(300)).toMatch(/Winner:|draw/)
})
