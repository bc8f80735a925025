import { Keyboard } from '../fixtures/keyboard'
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
    if (await page.getByRole('alertdialog').isVisible()) {
      await keys.press('Tab')
      await keys.press('Enter')
    }
    if (await pass.isVisible()) await keys.letterOf(pass)
  }
  await expect(table.prompt).toContainText('choose which side goes first')
  await expect(page.getByRole('log')).toContainText('Turn 2')

  await keys.press('?')
  await expect(table.dialog).toContainText('Keyboard shortcuts')
  await keys.press('Escape')
  await expect(table.dialog).toBeHidden()
  await keys.press('3')
  await expect(page.getByRole('region', { name: 'Log' })).toContainText('moves')
})
