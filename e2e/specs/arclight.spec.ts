import { Starships } from '../fixtures/starships'
import { expect, test } from '../fixtures/test'

const MAP = { columns: 30, rows: 20 }

test('a whole duel of Arclight by pointer, to its outcome', async ({ setup, table, page }) => {
  test.slow()
  await setup.open('arclight', 'arclight duel')
  await setup.start()
  await table.ready()
  const duel = new Starships(table, MAP)
  let decisions = 0
  while (await duel.decide()) {
    decisions += 1
    if (decisions > 300) throw new Error('no end in sight')
  }
  await expect(table.dialog).toContainText('The game is over')
  await table.dialog.getByRole('button', { name: 'Replay' }).click()
  await expect(page.getByRole('region', { name: 'Replay' })).toContainText('The start')
  const log = await table.show('Log')
  await expect(log).toContainText('Order of movement')
  await expect(log).toContainText(/fires the .* at/)
})

test('the reach, the plotted course and the odds are there before anything is committed', async ({
  setup,
  table,
  page,
}) => {
  await setup.open('arclight', 'arclight look')
  await setup.start()
  await table.ready()
  const duel = new Starships(table, MAP)
  await duel.decide()
  await duel.decide()
  const [first] = await duel.ships()
  await expect(table.prompt).toContainText('move a ship')
  await table.offer('Plot a course').click()
  await expect(table.now).toContainText(/plot the path on the board/i)
  await page.keyboard.press('Escape')
  expect((await duel.ships())[0]).toEqual(first)

  for (let i = 0; i < 6 && !/fire or hold/.test(await table.prompt.innerText()); i++) await duel.decide()
  const gun = table.offer(/^Fire the /).first()
  await gun.click()
  await expect(table.preview).toContainText('To hit')
  await expect(table.preview).toContainText('Miss')
  await expect(table.preview).toContainText('Destroyed')
})

test('a ship card is copied, refused while it makes no sense, and kept once it does', async ({ setup, page }) => {
  await setup.open('arclight', 'arclight card')
  await page.getByRole('button', { name: 'Copy and edit Pulsar' }).click()
  const editor = page.getByRole('dialog', { name: 'Card of your own' })
  await editor
    .locator('summary')
    .filter({ hasText: /^Weapons/ })
    .click()
  const dice = editor.getByLabel('Base Attack Dice, like 2D8').first()
  await dice.fill('3D7')
  await expect(editor.getByRole('status')).toContainText('One value is wrong')
  await expect(dice).toHaveAccessibleDescription(/must be dice like 2D8/)
  await expect(editor.getByRole('button', { name: 'Keep this card' })).toBeDisabled()
  await dice.fill('3D8')
  await editor.getByRole('button', { name: 'Keep this card' }).click()
  await expect(page.getByRole('button', { name: 'Add Pulsar copy to Spartan Worlds' })).toBeVisible()
})
