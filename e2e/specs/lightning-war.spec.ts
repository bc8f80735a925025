import { expect, test } from '../fixtures/test'

test('a battle of Lightning War to its end: initiative, a move, fire with odds, the outcome', async ({
  setup,
  table,
}) => {
  test.setTimeout(180_000)
  await setup.open('lightning-war', 'steel')
  await setup.scenario('Sainte-Marie crossroads, 1944')
  await setup.number('Turns', 2)
  await setup.start()
  await table.ready()

  await table.offer('Move and fire first').click()
  await expect(table.prompt).toContainText('move your units')
  const americans = (await table.prompt.innerText()).startsWith('Americans')
  const tank = americans ? 'Sherman Troop 2' : 'Panzer Troop 2'
  const ahead = americans ? -5 : 5

  await table.unit(tank).click()
  const before = await table.board.piece(tank)
  await table.offer(/^Move(?! all)/).click()
  await table.board.click({ x: before.at.x, y: before.at.y + ahead })
  await expect.poll(async () => (await table.board.piece(tank)).at.y).toBeCloseTo(before.at.y + ahead, 0)
  await table.offer('End movement').click()
  await table.offer('End movement').click()

  await expect(table.prompt).toContainText('fire, weapon by weapon')
  await table.unit(tank).click()
  await table.offer(/at armour/).click()
  const target = americans ? 'Panzer Troop 2' : 'Sherman Troop 2'
  await table.now.getByRole('button', { name: target }).click()
  await expect(table.preview).toContainText('The firer has moved')
  await expect(table.preview).toContainText('LW.armour.moved')
  await expect(table.preview).toContainText('Disabled')
  await table.page.keyboard.press('Enter')
  const log = await table.show('Log')
  await expect(log).toContainText(`fires its`)
  await table.show('Now')

  for (let i = 0; i < 40 && !(await table.dialog.isVisible()); i++) {
    const next = table
      .offer(/^(End firing|End movement|Move and fire first|Test all|Test the morale|Hold)/)
      .or(table.dialog)
      .first()
    await next.waitFor()
    if (!(await table.dialog.isVisible())) await next.click()
    await table.painted()
  }
  await expect(table.dialog).toContainText('The game is over')
  await expect(table.dialog).toContainText('Victory points after 2 turns')
})
