import type { TablePage } from '../fixtures/table'
import { expect, test } from '../fixtures/test'

const ENDS = /^(Finish deploying|Finish commanding|End the movement phase|All hold fire|Seal)/

/** Whoever must decide ends his part of the phase; the curtain is drawn aside before. */
async function goOn(table: TablePage): Promise<void> {
  const { curtain, passOn } = table
  const ends = table.offer(ENDS).first()
  await expect(curtain.or(passOn).or(ends).first()).toBeVisible()
  await ((await curtain.isVisible()) ? curtain : (await passOn.isVisible()) ? passOn : ends).click()
  await table.painted()
  await table.goOn()
}

async function until(table: TablePage, done: () => Promise<boolean>): Promise<void> {
  for (let i = 0; i < 60; i++) {
    if (await done()) return
    await goOn(table)
  }
  throw new Error('the battle does not go on')
}

test('two turns of a battle with a fire mission; neither side sees what it has not spotted', async ({
  setup,
  table,
  page,
}) => {
  await setup.open('striker', 'ridge')
  await setup.scenario('Grav assault on the ridge station')
  await setup.start()
  const { curtain } = table
  await curtain.click()
  await table.ready()

  const seatsOnTable = async () => [...new Set((await table.board.pieces()).map(piece => piece.seat))]
  await expect(table.unit(/^Grav tank/)).toBeVisible()
  expect(await seatsOnTable()).toEqual(['A'])
  await table.offer(/^Finish deploying/).click()
  await expect(table.dialog).toContainText("You haven't placed 4 stands")
  await table.goOn()
  await curtain.click()
  await table.ready()
  expect(await seatsOnTable()).toEqual(['B'])
  await table.offer(/^Finish deploying/).click()

  const isRed = async () => !(await curtain.or(table.passOn).isVisible()) && (await seatsOnTable()).includes('B')
  await until(table, isRed)
  await expect(table.prompt).toContainText('give your orders')
  await table.unit(/^Headquarters/).click()
  await table.offer(/^Order a fire mission: Mortars/).click()
  await table.now.getByRole('spinbutton', { name: 'Point, cm from the west' }).fill('90')
  await table.now.getByRole('spinbutton', { name: 'Point, cm from the north' }).fill('44')
  await table.now.getByRole('radio', { name: 'smoke' }).check()
  await table
    .offer(/^Order a fire mission: Mortars/)
    .first()
    .click()
  await expect(table.preview).toContainText('lands in turn 2')
  await table
    .offer(/^Order a fire mission: Mortars/)
    .last()
    .click()
  await expect(await table.show('Log')).toContainText('orders Mortars to fire')
  await table.show('Now')

  const banner = page.getByRole('banner')
  await until(
    table,
    async () => !(await curtain.or(table.passOn).isVisible()) && (await banner.innerText()).includes('Turn 3'),
  )
  await expect(await table.show('Log')).toContainText('smoke rounds land')
})

test('a refusal and a plan say the same whether an unseen enemy is there or not', async ({ setup, table, page }) => {
  await setup.open('striker', 'ridge')
  await setup.scenario('Grav assault on the ridge station')
  await setup.start()
  const { curtain } = table
  await curtain.click()
  await table.ready()
  const tank = (await table.board.pieces()).find(({ name }) => name.startsWith('Grav tank'))
  if (!tank) throw new Error('Blue has no tank')
  const seatsOnTable = async () => [...new Set((await table.board.pieces()).map(piece => piece.seat))]
  await table.offer(/^Finish deploying/).click()
  await expect(table.dialog).toContainText("You haven't placed 4 stands")
  await table.goOn()
  await curtain.click()
  await table.offer(/^Finish deploying/).click()
  await until(table, async () => !(await curtain.or(table.passOn).isVisible()) && (await seatsOnTable()).includes('B'))
  expect(await seatsOnTable()).toEqual(['B'])

  // Nobody of Blue can be named in an order.
  await table.unit(/^Headquarters/).click()
  await table.offer(/^Give an order: Headquarters/).click()
  await table.now.getByRole('combobox', { name: 'Fire' }).selectOption('fire at the named target')
  await expect(table.now).toContainText('Named target')
  expect(await table.now.innerText()).not.toContain('Grav')
  await page.keyboard.press('Escape')

  // Shells where Blue's tank stands, and where nobody does.
  const answer = async (x: number, y: number) => {
    await table.offer(/^Order a fire mission: Mortars/).click()
    await table.now.getByRole('spinbutton', { name: 'Point, cm from the west' }).fill(String(x))
    await table.now.getByRole('spinbutton', { name: 'Point, cm from the north' }).fill(String(y))
    await table
      .offer(/^Order a fire mission: Mortars/)
      .first()
      .click()
    const words = page.getByRole('region', { name: /Before you commit|Why not/ })
    await expect(words.first()).toBeVisible()
    const said = await words.first().innerText()
    await page.keyboard.press('Escape')
    return said
  }
  const there = await answer(Math.round(tank.at.x), Math.round(tank.at.y))
  const elsewhere = await answer(Math.round(tank.at.x) + 40, Math.round(tank.at.y))
  expect(there).toContain("can't see that point")
  expect(there).toBe(elsewhere)
})
