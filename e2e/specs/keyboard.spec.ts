import { MOMENT } from '../../src/app/table/store/steady'
import { Keyboard } from '../fixtures/keyboard'
import { Patrol } from '../fixtures/patrol'
import { find, Player } from '../fixtures/play/player'
import { PointerHands } from '../fixtures/play/pointer'
import { StrikePlayer } from '../fixtures/play/strike'
import type { SetupPage } from '../fixtures/setup'
import type { TablePage } from '../fixtures/table'
import { expect, test } from '../fixtures/test'

test('a whole turn by keyboard alone', async ({ page, table }) => {
  test.setTimeout(600_000)
  const keys = new Keyboard(page)
  await page.goto('./?seed=keys')
  await keys.tabTo(page.getByRole('button', { name: 'Play Lightning Strike' }))
  await keys.press('Enter')
  await table.ready()
  const side = async () => ((await table.prompt.innerText()).startsWith('Jovians') ? 'A' : 'B')

  const numbers = table.now.getByText('Enter numbers')
  /** Answers the offer in hand with the numbers of its form. */
  const fill = async (values: Readonly<Record<string, number>>, verb: RegExp) => {
    await keys.tabTo(numbers)
    await keys.press('Enter')
    for (const [label, value] of Object.entries(values)) {
      await keys.tabTo(table.now.getByRole('spinbutton', { name: label }))
      await keys.type(String(value))
    }
    await keys.tabTo(table.now.getByRole('group').getByRole('button', { name: verb }))
    await keys.press('Enter')
  }

  // The unit to place is in hand, and the board has the keys: arrows move its ghost, Enter sets it down.
  await expect(table.board.stage).toBeFocused()
  await keys.press('ArrowRight', 'e', 'Enter')
  await expect(table.board.list.getByRole('button')).toHaveText([/facing (15|195)°/])
  await keys.press('Control+z')
  await expect(table.board.list.getByRole('button')).toHaveCount(0)

  for (let placed = 0; placed < 4; placed++) {
    const seat = await side()
    await fill({ 'From the left (cm)': 45 + 5 * placed, 'From the top (cm)': seat === 'A' ? 80 : 20 }, /^Place/)
    await expect(table.board.list.getByRole('button')).toHaveCount(placed + 1)
  }

  await keys.letterOf(table.offer('Go first', 'exact'))
  for (let activated = 0; activated < 4; activated++) {
    await expect(table.prompt).toContainText('activate a unit')
    const seat = await side()
    const activate = table.offer(/^Activate on Overthrust/)
    for (let units = 0; units < 2 && !(await activate.isVisible()); units++) await keys.press('n')
    await keys.letterOf(activate)
    await expect(table.prompt).toContainText('move and act')
    await keys.letterOf(table.offer('Move', 'exact'))
    await expect(numbers).toBeVisible()
    await fill({ 'From the top (cm)': seat === 'A' ? 64 : 36 }, /^Add this leg/)
    await keys.tabTo(table.now.getByRole('group').getByRole('button', { name: 'Move', exact: true }))
    await keys.press('Enter')
    const pass = table.offer("Continue, and don't ask again this turn")
    await expect(pass.or(table.offer('End activation', 'exact'))).toBeVisible()
    if (await pass.isVisible()) await keys.letterOf(pass)
    await keys.letterOf(table.offer('End activation', 'exact'))
    await table.painted()
    if (await page.getByRole('alertdialog').isVisible()) await keys.press('Enter')
    if (await pass.isVisible()) await keys.letterOf(pass)
  }
  await expect(table.prompt).toContainText('choose which side goes first')
  await expect(page.getByRole('log')).toContainText('Turn 2')

  await keys.press('?')
  await expect(table.dialog).toContainText('Keyboard shortcuts')
  await keys.press('Escape')
  await expect(table.dialog).toBeHidden()
  await keys.press('Shift+Digit3')
  await expect(page.getByRole('region', { name: 'Log' })).toContainText('moves')
})

/** A unit of Lightning Strike is active and has its Actions left. */
async function activated(setup: SetupPage, table: TablePage): Promise<Keyboard> {
  const keys = new Keyboard(table.page)
  await setup.open('lightning-strike', 'd')
  await setup.scenario('First patrol')
  await setup.start()
  await table.ready()
  await new Patrol(table, 100).until(/activate a unit/)
  await keys.press('n')
  await keys.letterOf(table.offer('Activate', 'exact'))
  await expect(table.prompt).toContainText('move and act')
  return keys
}

test('Enter confirms a shot and the end of an activation on the board, whatever the pointer rests on', async ({
  setup,
  table,
}) => {
  const keys = new Keyboard(table.page)
  await setup.open('lightning-strike', 'd')
  await setup.number('Table depth, cm', 60)
  await setup.start()
  await table.ready()
  const player = new Player(table, new PointerHands(table), new StrikePlayer(60))
  await player.until(now => find(now.offers, /^Fire/) !== undefined)
  const pieces = await table.board.pieces()
  const unit = pieces.find(piece => piece.selected)
  const friend = pieces.find(piece => piece.seat === unit?.seat && !piece.selected)
  const target = pieces.find(piece => piece.seat !== unit?.seat && /%/.test(piece.words))
  if (!friend || !target) throw new Error('somebody to shoot at, and somebody for the pointer to rest on')
  const rest = async () => {
    await table.board.stage.focus()
    await table.board.pointAt(friend.at)
  }

  await table.board.click(target.at)
  await expect(table.preview).toContainText(target.name)
  await rest()
  await keys.press('Enter')
  await expect(table.prompt).toContainText(`attacks ${target.name}`)

  // Nothing is left undone, so nothing is asked.
  await player.until(now => / 0 Actions left/.test(now.prompt))
  await rest()
  await keys.letterOf(table.offer('Turn and end activation'))
  await expect(table.board.stage).toBeFocused()
  await keys.press('e', 'Enter')
  await expect(table.prompt).not.toContainText('move and act')
  await expect(table.dialog).toHaveCount(0)
})

test('Escape takes one step back, never two, with the focus on the board', async ({ setup, table }) => {
  const keys = await activated(setup, table)
  const selected = async () => (await table.board.pieces()).find(piece => piece.selected)?.name ?? null
  const active = await selected()
  await table.board.stage.focus()
  await keys.press('x')
  await expect(table.dialog).toBeVisible()
  await keys.press('Escape')
  await expect(table.dialog).toBeHidden()
  await expect(table.offer('End activation', 'exact')).toBeVisible()
  expect(await selected()).toBe(active)
  // The unit that must decide stays in hand, however often one goes back.
  await keys.press('Escape')
  await expect.poll(selected).toBe(active)
})

test.describe('in a hurry', () => {
  test.use({ pace: 'hurried' })

  test('the second of two quick presses does nothing', async ({ setup, table, page }) => {
    await setup.open('lightning-war', 'steel')
    await setup.scenario('Free set-up')
    await setup.start()
    await table.ready()
    const first = await table.prompt.innerText()
    await expect(table.offer('Finish placing troops')).toBeVisible()
    // Both in one go: how long the machine takes between two presses must not matter.
    const pressTwice = () =>
      page.evaluate(() => {
        for (let i = 0; i < 2; i++)
          (document.activeElement ?? document.body).dispatchEvent(
            new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }),
          )
      })
    // The first one asks, since nobody is placed; the second one doesn't answer.
    await pressTwice()
    await expect(table.dialog).toContainText("You haven't placed")
    await page.waitForTimeout(2 * MOMENT)
    await expect(table.dialog).toBeVisible()
    await expect(table.prompt).toHaveText(first)
    await page.keyboard.press('Enter')
    // One side has finished; the other one still places, and is asked by a press of its own.
    await expect(table.prompt).not.toHaveText(first)
    await expect(table.dialog).toHaveCount(0)
    await expect(table.offer('Finish placing troops')).toBeVisible()
  })
})

test('Enter reaches what finishes a phase of Striker, whatever has the focus', async ({ setup, table, page }) => {
  const keys = new Keyboard(page)
  await setup.open('striker', 'ridge')
  await setup.scenario('Grav assault on the ridge station')
  await setup.start()
  const curtain = page.getByRole('button', { name: 'Show the table' })
  const pressed: string[] = []
  for (let i = 0; i < 40 && !pressed.some(label => /^(All hold fire|Seal)/.test(label)); i++) {
    const ends = table.now.locator('button[aria-keyshortcuts=Enter]')
    await expect(curtain.or(table.passOn).or(table.dialog).or(ends).first()).toBeVisible()
    if (await curtain.isVisible()) await curtain.focus()
    else if (await table.passOn.isVisible()) await table.board.stage.focus()
    else if (!(await table.dialog.isVisible())) {
      pressed.push(await ends.innerText())
      await table.board.stage.focus()
    }
    const before = await page.locator('body').innerText()
    await keys.press('Enter')
    await expect.poll(() => page.locator('body').innerText()).not.toBe(before)
  }
  expect(pressed.filter(label => label.startsWith('Finish deploying'))).toHaveLength(2)
  expect(pressed.at(-1)).toMatch(/^(All hold fire|Seal)/)
})

test('Enter finishes placing troops in Lightning War', async ({ setup, table, page }) => {
  const keys = new Keyboard(page)
  await setup.open('lightning-war', 'steel')
  await setup.scenario('Free set-up')
  await setup.start()
  await table.ready()
  for (const _ of ['both', 'sides']) {
    const before = await table.prompt.innerText()
    await expect(table.offer('Finish placing troops')).toBeVisible()
    await table.board.stage.focus()
    await keys.press('Enter')
    await expect(table.dialog).toContainText("You haven't placed")
    await keys.press('Enter')
    await expect(table.prompt).not.toHaveText(before)
  }
  await expect(table.offer('Finish placing troops')).toBeHidden()
})

test('L measures the line of sight in Lightning War and decides nothing', async ({ setup, table, page }) => {
  const keys = new Keyboard(page)
  await setup.open('lightning-war', 'steel')
  await setup.scenario('Sainte-Marie crossroads, 1944')
  await setup.start()
  await table.ready()
  const asked = await table.prompt.innerText()
  await expect(table.offer('Let the other side go first')).toBeVisible()
  await keys.press('l')
  await expect(page.getByRole('button', { name: 'Line of sight' })).toHaveAttribute('aria-pressed', 'true')
  expect(await table.prompt.innerText()).toBe(asked)
})
