import { distance, lerp } from '../../src/engine/geometry/vec'
import { Duel } from '../fixtures/duel'
import { Patrol } from '../fixtures/patrol'
import { find, Player } from '../fixtures/play/player'
import { PointerHands } from '../fixtures/play/pointer'
import { StrikePlayer } from '../fixtures/play/strike'
import { countPresses } from '../fixtures/presses'
import { expect, test } from '../fixtures/test'

test('a ready unit moves with two presses, and so does one that is dragged at once', async ({ table, lobby, page }) => {
  await lobby.open('table')
  await lobby.play('Lightning Strike')
  await table.ready()
  const patrol = new Patrol(table, 100)
  await patrol.until(/activate a unit/)

  const pieces = await table.board.pieces()
  const unit = pieces.find(piece => piece.selected)
  if (!unit) throw new Error('nobody is in front of the player')
  const foe = pieces.filter(piece => piece.seat !== unit.seat)[0]
  if (!foe) throw new Error('nobody to fight')
  const pressed = await countPresses(page)
  await table.board.click(unit.at)
  await table.board.click(lerp(unit.at, foe.at, 6 / distance(unit.at, foe.at)))
  await table.painted()
  expect(await pressed()).toBe(2)
  const moved = (await table.board.pieces()).find(piece => piece.id === unit.id)
  expect(distance(moved?.at ?? unit.at, unit.at)).toBeCloseTo(6, 0)
  expect(moved?.selected).toBe(true)
  await expect(table.prompt).toContainText(`move and act with ${unit.name}`)
  await expect(table.offer('End activation', 'exact')).toBeVisible()

  // Empty ground out of reach doesn't take the menu away.
  await table.board.click({ x: 4, y: 50 })
  await expect(table.offer('End activation', 'exact')).toBeVisible()

  // One step each to take back; then it is dragged, without being pressed first.
  await table.undo.click()
  await expect(table.prompt).toContainText(`move and act with ${unit.name}`)
  await table.undo.click()
  await expect(table.prompt).toContainText('activate a unit')
  const other = (await table.board.pieces()).find(piece => piece.seat === unit.seat && !piece.selected)
  if (!other) throw new Error('only one unit')
  const [from, to] = [await table.board.pixel(other.at), await table.board.pixel(lerp(other.at, foe.at, 0.1))]
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 3 })
  await page.mouse.move(to.x, to.y, { steps: 3 })
  await page.mouse.up()
  await expect(table.prompt).toContainText(`move and act with ${other.name}`)
})

test('a shot takes two presses: the target and the button', async ({ setup, table, page }) => {
  await setup.open('lightning-strike', 'd')
  await setup.number('Table depth, cm', 60)
  await setup.start()
  await table.ready()
  const player = new Player(table, new PointerHands(table), new StrikePlayer(60))
  await player.until(now => find(now.offers, /^Fire/) !== undefined)
  const pieces = await table.board.pieces()
  const unit = pieces.find(piece => piece.selected)
  const [foe] = pieces.filter(piece => unit && piece.seat !== unit.seat && /%/.test(piece.words))
  if (!foe) throw new Error('nobody is marked as a target')

  const pressed = await countPresses(page)
  await table.board.click(foe.at)
  await expect(table.preview).toContainText(foe.name)
  await table.side.locator('[data-commit=pinned] button').last().click()
  await expect(table.prompt).toContainText(`attacks ${foe.name}`)
  expect(await pressed()).toBe(2)
})

test('a die of Thunder Struck is placed with two presses', async ({ table, lobby, page }) => {
  await lobby.open('dice')
  await lobby.play('Thunder Struck')
  await table.takeOver()
  const duel = new Duel(table, 2)
  await duel.until(/place your dice/)
  const seat = await duel.seat()
  const die = (await duel.dice(seat)).find(one => one.space === null)
  if (!die) throw new Error('no die in hand')
  const pressed = await countPresses(page)
  await table.board.click(die.at)
  await table.board.click(duel.slot(seat, 'F1'))
  await table.painted()
  expect(await pressed()).toBe(2)
  expect((await duel.dice(seat)).find(one => one.id === die.id)?.space).not.toBeNull()
})
