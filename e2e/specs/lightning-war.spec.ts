import { readFile } from 'node:fs/promises'
import { expect, test } from '../fixtures/test'

test('a battle of Lightning War to its end: initiative, a move, fire with odds, the outcome', async ({
  setup,
  table,
}) => {
  test.setTimeout(600_000)
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
  await table.offer(/^Move(?! all| at double)/).click()
  await table.board.click({ x: before.at.x, y: before.at.y + ahead })
  await expect.poll(async () => (await table.board.piece(tank)).at.y).toBeCloseTo(before.at.y + ahead, 0)
  for (let sides = 0; sides < 2; sides++) {
    await table.offer('End movement').click()
    await expect(table.page.getByRole('alertdialog')).toContainText(/bases? (hasn't|haven't) moved/)
    await table.goOn()
  }

  await expect(table.prompt).toContainText('fire your weapons, one at a time')
  await table.unit(tank).click()
  await table.offer(/at armour/).click()
  const target = americans ? 'Panzer Troop 2' : 'Sherman Troop 2'
  await table.now.getByRole('button', { name: target }).click()
  await expect(table.preview).toContainText('The firing unit has moved')
  await expect(table.preview).toContainText('LW.armour.moved')
  await expect(table.preview).toContainText('Disabled')
  await table.page.keyboard.press('Enter')
  const log = await table.show('Log')
  await expect(log).toContainText(`fires its`)
  await table.show('Now')

  for (let i = 0; i < 40 && !(await table.dialog.isVisible()); i++) {
    const next = table
      .offer(/^(End firing|End movement|Move and fire first|Test all|Test morale|Hold)/)
      .or(table.dialog)
      .first()
    await next.waitFor()
    if (!(await table.dialog.isVisible())) await next.click()
    await table.painted()
    await table.goOn()
  }
  await expect(table.dialog).toContainText('The game is over')
  await expect(table.dialog).toContainText('Victory points after 2 turns')
})

test('a scenario goes to a file and comes back; one from a newer version is refused', async ({ setup, page }) => {
  const open = async (text: string) => {
    const choosing = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Open a scenario file' }).click()
    await (await choosing).setFiles({ name: 'battle.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  }
  await setup.open('lightning-war')
  await setup.scenario('The tank brigade, July 1943')
  await setup.number('Turns', 5)
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save this set-up as a file' }).click()
  const text = await readFile(await (await saving).path(), 'utf8')

  await setup.scenario('Counter-attack in Flanders, May 1940')
  await open(JSON.stringify({ ...JSON.parse(text), formatVersion: 9 }))
  await expect(page.getByRole('alert')).toContainText('newer version of Stormtable')
  await expect(page.getByLabel('Turns', { exact: true })).toHaveValue('9')
  await expect(page.locator('figcaption')).toContainText('Bocage')

  await open(text)
  await expect(page.getByLabel('Turns', { exact: true })).toHaveValue('5')
  await expect(page.locator('figcaption')).toContainText('Open steppe')
  await expect(page.getByRole('radio', { name: 'The tank brigade, July 1943' })).toBeChecked()
})

test('objectives are named, moved on the map, added and taken away; the battle is about them', async ({
  setup,
  table,
  page,
}) => {
  await setup.open('lightning-war', 'aims')
  const aims = page.getByRole('region', { name: 'Objectives' })
  const start = page.getByRole('region', { name: 'Start' })
  await aims.getByRole('button', { name: 'Remove Bridge' }).click()
  await aims.getByRole('button', { name: 'Add an objective' }).click()
  await aims.getByRole('textbox', { name: 'Name' }).fill('Mill')
  await aims.getByRole('spinbutton', { name: 'Victory points' }).fill('900')
  await expect(start.getByRole('alert')).toContainText('Mill, Victory points: Enter a number from 0 to 200.')
  await aims.getByRole('spinbutton', { name: 'Victory points' }).fill('45')
  const battle = page.getByRole('list', { name: 'The battle' })
  await expect(battle).toContainText('places you hold at the end: Crossroads 60 and Mill 45')

  const knob = page.locator('circle', { hasText: 'Mill' })
  const [from, land] = [await knob.boundingBox(), await page.locator('figure canvas').boundingBox()]
  if (!from || !land) throw new Error('no map to drag on')
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(land.x + land.width / 2, land.y + land.height / 4, { steps: 4 })
  await page.mouse.up()
  const numbers = (label: string) => aims.getByRole('spinbutton', { name: label })
  await expect(numbers('From the left, in')).toHaveValue(/^(26\.9|27|27\.1)$/)
  await expect(numbers('From the top, in')).toHaveValue(/^(9\.9|10|10\.1)$/)

  await setup.start()
  await table.ready()
})
