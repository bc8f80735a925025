import { Patrol } from '../fixtures/patrol'
import { expect, test } from '../fixtures/test'

test.beforeEach(async ({ lobby, table }) => {
  await lobby.open('table')
  await lobby.play('Lightning Strike')
  await table.ready()
})

test('undo is free until dice fall; then it is asked for, refused, granted and remembered', async ({ table, page }) => {
  const patrol = new Patrol(table, 100)
  await patrol.decide()
  const [placed] = await table.board.pieces()
  await table.undo.click()
  await expect(table.board.list.getByRole('button')).toHaveCount(0)
  await page.getByRole('button', { name: 'Redo' }).click()
  // What a chosen unit could do to it comes after the first sentence.
  const first = (words = '') => words.split('. ')[0]
  expect((await table.board.pieces()).map(piece => first(piece.words))).toEqual([first(placed?.words)])

  await patrol.until(/choose which side goes first/)
  const after = await table.prompt.innerText()
  await expect(table.undo).toHaveCount(0)
  await table.askBack.click()
  await expect(table.dialog).toContainText('Allow the take-back?')
  await table.dialog.getByRole('button', { name: 'No, keep it' }).click()
  await expect(table.prompt).toHaveText(after)
  expect(await table.board.pieces()).toHaveLength(4)

  await table.askBack.click()
  await table.dialog.getByRole('button', { name: /agrees$/ }).click()
  await expect(table.prompt).toContainText('place a unit, 1 left')
  expect(await table.board.pieces()).toHaveLength(3)
  const log = await table.show('Log')
  await expect(log).toContainText('took a step back')
  await expect(log.getByText('Taken back:').first()).toBeAttached()
})

test('a reload in the middle of the game goes on where it was', async ({ table, lobby, page, context }) => {
  const patrol = new Patrol(table, 100)
  await patrol.until(/activate a unit/)
  // What a chosen unit could do to it comes after the first sentence.
  const told = async () => (await table.board.pieces()).map(piece => piece.words.split('. ')[0])
  const before = { prompt: await table.prompt.innerText(), pieces: await told() }
  await page.reload()
  await expect(table.prompt).toHaveText(before.prompt)
  expect(await told()).toEqual(before.pieces)
  await expect(table.undo.or(table.askBack)).toBeEnabled()

  const again = await context.newPage()
  await again.goto(page.url())
  await expect(again.getByText('This game is open in another tab')).toBeVisible()
  await again.close()

  await lobby.open()
  await expect(lobby.continue).toContainText('First patrol')
  await lobby.continue.click()
  await expect(table.prompt).toHaveText(before.prompt)
})

test('what is refused says why, with its rule, and changes nothing', async ({ table }) => {
  await table.board.click({ x: 50, y: 50 })
  await expect(table.now.getByRole('region', { name: 'Why not' })).toContainText('LS.setup.zone-20')
  expect(await table.board.pieces()).toHaveLength(0)
})
