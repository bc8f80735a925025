import { readFile } from 'node:fs/promises'
import AxeBuilder from '@axe-core/playwright'
import { coverOf } from '../../src/rulesets'
import { TerrainPage } from '../fixtures/terrain'
import { test as base, expect } from '../fixtures/test'

const test = base.extend<{ terrain: TerrainPage }>({
  terrain: async ({ page }, use) => use(new TerrainPage(page)),
})

const GAME = 'lightning-war'
test.skip(() => coverOf(GAME) === undefined, 'the game with terrain is not in the registry')
const SQUARE = [
  { x: 10, y: 10 },
  { x: 20, y: 10 },
  { x: 20, y: 20 },
  { x: 10, y: 20 },
] as const

test('a wood is drawn, bent, copied, undone and done again', async ({ terrain, page }) => {
  await terrain.open(GAME)
  await terrain.draw('Wood', ...SQUARE)
  await expect(terrain.said).toHaveText('Wood drawn')
  expect(await terrain.count()).toBe(1)

  await terrain.drag({ x: 20, y: 20 }, { x: 26, y: 24 })
  await expect(terrain.said).toHaveText('Point moved')
  expect(await terrain.corner(3)).toEqual({ x: 26, y: 24 })
  await terrain.undo.click()
  await expect(terrain.said).toHaveText('Undone')
  expect(await terrain.corner(3)).toEqual({ x: 20, y: 20 })
  await page.keyboard.press('Control+y')
  expect(await terrain.corner(3)).toEqual({ x: 26, y: 24 })

  await terrain.side.getByRole('button', { name: 'Copy', exact: true }).click()
  expect(await terrain.count()).toBe(2)
  await terrain.side.getByRole('button', { name: 'Delete the piece' }).click()
  expect(await terrain.count()).toBe(1)
})

test('the map stands in full beside panels that scroll; Escape puts the pen down wherever the focus is', async ({
  setup,
  terrain,
  page,
}) => {
  await setup.open(GAME)
  await page.getByRole('link', { name: 'Edit this map' }).click()
  await terrain.tab('Map')
  await expect(terrain.side).toContainText('27 pieces')
  await expect(terrain.map).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0)

  await terrain.kind('Wood')
  const choosing = terrain.kinds.getByRole('button', { name: /^Choose/ })
  await expect(choosing).toHaveAttribute('aria-pressed', 'false')
  await page.keyboard.press('Escape')
  await expect(choosing).toHaveAttribute('aria-pressed', 'true')
})

test('a hill gets contours, a river a bridge, a line is drawn by hand', async ({ terrain }) => {
  await terrain.open(GAME)
  await terrain.kind('Hill')
  await terrain.drag(
    { x: 30, y: 20 },
    { x: 36, y: 15 },
    { x: 42, y: 20 },
    { x: 38, y: 27 },
    { x: 31, y: 24 },
    { x: 30.2, y: 20.4 },
  )
  await expect(terrain.said).toHaveText('Hill drawn')
  const contours = terrain.side.getByRole('region', { name: 'Contours' })
  await contours.getByRole('button', { name: 'Add a contour' }).click()
  await expect(contours.getByRole('listitem')).toHaveCount(2)

  await terrain.kind('River')
  await terrain.drag({ x: 5, y: 2 }, { x: 8, y: 12 }, { x: 5, y: 22 }, { x: 9, y: 34 })
  await terrain.side.getByRole('button', { name: 'Bridge', exact: true }).click()
  await expect(terrain.side.getByLabel(/^Width of bridge 1/)).toBeVisible()
  expect(await terrain.count()).toBe(2)
})

test('a map is saved, reopened, and written to a file that opens again', async ({ terrain, page }) => {
  await terrain.open(GAME)
  await terrain.draw('Wood', ...SQUARE)
  await terrain.tab('Map')
  await terrain.side.getByLabel('Name of the map').fill('Green square')
  await terrain.save.click()
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('“Green square” is saved.')

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as a file' }).click()
  const text = await readFile(await (await downloading).path(), 'utf8')
  expect(JSON.parse(text)).toMatchObject({ format: 'stormtable/map', map: { name: 'Green square' } })

  await page.getByRole('button', { name: 'New map' }).click()
  expect(await terrain.count()).toBe(0)
  await page.getByRole('button', { name: 'Open a map', exact: true }).click()
  await page.getByRole('radio', { name: /^Green square/ }).click()
  await expect.poll(() => terrain.count()).toBe(1)

  await page.getByRole('button', { name: 'New map' }).click()
  await terrain.openFile('green.json', text)
  await expect.poll(() => terrain.count()).toBe(1)
})

test.describe('a bad map is refused with what is wrong and where', () => {
  const file = (pieces: readonly object[], more: object = {}): string =>
    JSON.stringify({
      format: 'stormtable/map',
      formatVersion: 1,
      ruleset: GAME,
      map: { name: 'Bad', width: 54, height: 40, pieces },
      ...more,
    })
  const bow = [
    { x: 5, y: 5 },
    { x: 15, y: 15 },
    { x: 15, y: 5 },
    { x: 5, y: 15 },
  ]
  const cases = [
    ['crossing outlines', file([{ id: 'a', kind: 'wood', points: bow }]), 'its outline crosses itself (at 10, 10 in)'],
    [
      'a piece off the table',
      file([
        {
          id: 'a',
          kind: 'wood',
          points: [
            { x: 5, y: 5 },
            { x: 60, y: 5 },
            { x: 9, y: 9 },
          ],
        },
      ]),
      'is off the table (at 60, 5 in)',
    ],
    ['an unknown kind', file([{ id: 'a', kind: 'lava', points: bow }]), "a kind this game doesn't know"],
    ['a newer version', file([], { formatVersion: 9 }), 'newer version'],
    ['no map at all', 'trees', "This isn't a map"],
  ] as const
  for (const [what, text, why] of cases)
    test(what, async ({ terrain, page }) => {
      await terrain.open(GAME)
      await terrain.draw('Wood', ...SQUARE)
      await terrain.openFile('bad.json', text)
      await expect(page.getByRole('alert')).toContainText(why)
      await page.getByRole('button', { name: 'Close' }).click()
      expect(await terrain.count()).toBe(1)
    })
})

test('unsaved work outlives the page, and leaving it is asked about', async ({ terrain, page }) => {
  await terrain.open(GAME)
  await terrain.draw('Wood', ...SQUARE)
  await page.getByRole('link', { name: 'Rulebook' }).click()
  await expect(page.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  expect(await terrain.count()).toBe(1)
  await page.getByRole('link', { name: 'Rulebook' }).click()
  await page.getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(page).toHaveURL(/rules/)
  await page.reload()
  await terrain.open(GAME)
  await expect(page.getByText('Your unsaved changes from last time are back.')).toBeVisible()
  expect(await terrain.count()).toBe(1)
})

test('the back button asks too, and goes back once it may', async ({ terrain, page }) => {
  await page.goto(`./#/rules/${GAME}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await terrain.open(GAME)
  await terrain.draw('Wood', ...SQUARE)
  const asked = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  for (let i = 0; i < 2; i++) {
    await page.goBack()
    await expect(asked).toBeVisible()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page).toHaveURL(/terrain/)
    expect(await terrain.count()).toBe(1)
  }
  await page.goBack()
  await page.getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(page).toHaveURL(/rules/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await terrain.open(GAME)
  expect(await terrain.count()).toBe(1)
  await terrain.save.click()
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('is saved.')
  await page.goBack()
  await expect(page).toHaveURL(/rules/)
})

test('from the set-up the chosen map is opened, and unsaved work is not put away for it', async ({
  terrain,
  setup,
  page,
}) => {
  await setup.open(GAME)
  await setup.scenario('The tank brigade, July 1943')
  await page.getByRole('link', { name: 'Edit this map' }).click()
  await expect(terrain.map).toBeVisible()
  await terrain.tab('Map')
  const name = terrain.side.getByLabel('Name of the map')
  await expect(name).toHaveValue('Open steppe')
  await terrain.draw('Wood', ...SQUARE)
  const drawn = await terrain.count()
  expect(drawn).toBeGreaterThan(2)

  await page.getByRole('link', { name: 'Set up' }).click()
  await page.getByRole('button', { name: 'Leave', exact: true }).click()
  await setup.scenario('Counter-attack in Flanders, May 1940')
  await page.getByRole('navigation').getByRole('link', { name: 'Terrain' }).click()
  const asked = page.getByRole('alertdialog', { name: 'Open without saving?' })
  await expect(asked).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await terrain.tab('Map')
  await expect(name).toHaveValue('Open steppe')
  expect(await terrain.count()).toBe(drawn)
})

test('by keyboard alone a wood is drawn and moved', async ({ terrain, page }) => {
  await terrain.open(GAME)
  await terrain.kinds.getByRole('button', { name: /^Wood/ }).focus()
  await page.keyboard.press('Enter')
  await terrain.map.focus()
  for (const key of [
    'Space',
    'ArrowRight',
    'ArrowRight',
    'ArrowRight',
    'Space',
    'ArrowDown',
    'ArrowDown',
    'Space',
    'Enter',
  ])
    await page.keyboard.press(key)
  await expect(terrain.said).toHaveText('Wood drawn')
  const before = await terrain.corner(1)
  await terrain.map.focus()
  await page.keyboard.press('Escape')
  await page.keyboard.press('ArrowUp')
  await expect(terrain.said).toHaveText('Moved')
  expect(await terrain.corner(1)).toEqual({ x: before.x, y: before.y - 1 })
})

test('a game is played on a map of one’s own', async ({ terrain, table, page }) => {
  await terrain.open(GAME)
  await terrain.draw('Wood', ...SQUARE)
  await terrain.tab('Map')
  await terrain.side.getByLabel('Name of the map').fill('Our wood')
  await page.getByRole('button', { name: 'Play on it' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Set up' })).toBeVisible()
  await expect(page.locator('figcaption')).toContainText('Our wood')
  await page.getByRole('button', { name: 'Start the game' }).click()
  await table.ready()
  const saving = page.waitForEvent('download')
  await table.menu(/Save as a file/)
  const save = JSON.parse(await readFile(await (await saving).path(), 'utf8'))
  expect(save.record.setup.options.map).toMatchObject({ name: 'Our wood', pieces: [{ kind: 'wood' }] })
})

for (const colorScheme of ['dark', 'light'] as const)
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({ colorScheme })
    test('axe finds nothing in the editor', async ({ terrain, page }) => {
      await terrain.open(GAME)
      const check = async (what: string) => {
        const { violations } = await new AxeBuilder({ page }).analyze()
        const found = violations.flatMap(({ id, nodes }) =>
          nodes.map(node => `${id}: ${node.target.join(' ')} (${node.failureSummary})`),
        )
        expect(found, what).toEqual([])
      }
      await check('empty')
      await terrain.draw('Hill', ...SQUARE)
      await check('a piece is chosen')
      await terrain.tab('Map')
      await check('the map')
      await page.getByRole('button', { name: 'Open a map', exact: true }).click()
      await expect(page.getByRole('dialog', { name: 'Open a map' })).toBeVisible()
      await check('opening')
    })
  })

test('@phone a wood is drawn with a finger', async ({ terrain, page }) => {
  await terrain.open(GAME)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await terrain.kinds.getByRole('button', { name: /^Wood/ }).tap()
  for (const corner of SQUARE) {
    const { x, y } = await terrain.pixel(corner)
    await page.touchscreen.tap(x, y)
    await page.waitForTimeout(350)
  }
  await page.getByRole('button', { name: 'Finish' }).tap()
  expect(await terrain.count()).toBe(1)
})
