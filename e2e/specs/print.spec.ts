import type { Locator } from '@playwright/test'
import { RULESETS } from '../../src/rulesets'
import type { Box, PdfPage } from '../fixtures/pdf'
import { type DomSide, PrintPage } from '../fixtures/print'
import { expect, test } from '../fixtures/test'

// A trace keeps every drawing of every step, which takes several times as long as printing them.
test.use({ trace: 'off' })

const NEAR = 0.2
const MARGIN = 8
const PAPERS = { A4: { width: 210, height: 297 }, Letter: { width: 215.9, height: 279.4 } } as const

const middle = ({ left, right, top, bottom }: Box) => ({ x: (left + right) / 2, y: (top + bottom) / 2 })
const isNear = (a: number, b: number, by = NEAR) => Math.abs(a - b) <= by

/** The ground of the page itself. */
const isGround = (page: PdfPage, box: Box) =>
  box.right - box.left > page.width - 1 && box.bottom - box.top > page.height - 1

/** Every fault of a printed side against what the page says: all of them at once, in words. */
function faultsOf(page: PdfPage, side: DomSide, size: { width: number; height: number }): string[] {
  const sizes = [page, side].every(({ width, height }) => isNear(width, size.width) && isNear(height, size.height))
  const painted = page.painted.filter(box => !isGround(page, box))
  const strips = painted.filter(
    box => box.kind === 'path' && isNear(box.bottom - box.top, 4) && isNear(box.right - box.left, 100),
  )
  const outside = painted.filter(box => beyond(box, marginOf(page)) > NEAR)
  return [
    ...(sizes ? [] : [`${page.width} by ${page.height} mm`]),
    ...(strips.length === 1 ? [] : [`${strips.length} strips of 100 mm`]),
    ...outside.map(box => `outside the margin: ${JSON.stringify(box)}`),
    ...writingOutside(side),
  ].map(fault => `${side.title}: ${fault}`)
}

const marginOf = ({ width, height }: { width: number; height: number }): Box => ({
  left: MARGIN,
  top: MARGIN,
  right: width - MARGIN,
  bottom: height - MARGIN,
})

/** How far a box reaches out of another. */
const beyond = (box: Box, room: Box): number =>
  Math.max(room.left - box.left, box.right - room.right, room.top - box.top, box.bottom - room.bottom)

/** Nothing that is written leaves its piece or the margin. */
function writingOutside(side: DomSide): string[] {
  const isOutside = (text: DomSide['texts'][number]): boolean => {
    const piece = text.piece === null ? undefined : side.pieces[text.piece]
    return piece?.isPart ? isApart(text, piece) : beyond(text, piece ?? marginOf(side)) > 0.5
  }
  return side.texts.filter(isOutside).map(({ text }) => `“${text}” is not inside`)
}

const isApart = (a: Box, b: Box): boolean =>
  a.right < b.left || b.right < a.left || a.bottom < b.top || b.bottom < a.top

/** The box of a piece, and that around its cut marks. */
const TICK = 1.7

/** Every piece is painted at its place and in its size, or cut out there. */
function piecesMissing(page: PdfPage, side: DomSide): string[] {
  const isAt = (box: Box, piece: Box, out: number) =>
    isNear(box.left, piece.left - out) &&
    isNear(box.right, piece.right + out) &&
    isNear(box.top, piece.top - out) &&
    isNear(box.bottom, piece.bottom + out)
  return side.pieces
    .filter(({ cut }) => cut !== 'none')
    .filter(piece => !page.painted.some(box => isAt(box, piece, 0) || isAt(box, piece, TICK)))
    .map(({ name }) => `${side.title}: ${name} is not where it should be, or of another size`)
}

/** A back lies behind its front: turned over the long edge, left and right change places. */
function backsAstray(front: DomSide, back: DomSide, page: PdfPage): string[] {
  return back.pieces
    .filter(piece => {
      const at = middle(piece)
      const before = front.pieces.filter(({ name }) => name === piece.name).map(middle)
      const behind = before.some(one => isNear(front.width - one.x, at.x) && isNear(one.y, at.y))
      return !behind || !page.painted.some(box => isNear(middle(box).x, at.x) && isNear(middle(box).y, at.y))
    })
    .map(({ name }) => `${back.title}: ${name} does not lie behind its front`)
}

for (const { id, title } of RULESETS)
  test(`${title} comes out of the browser in true millimetres on both papers, front and back`, async ({ page }) => {
    const printing = new PrintPage(page)
    await printing.open(id)
    await printing.backs()
    for (const [paper, size] of Object.entries(PAPERS)) {
      await printing.choose(paper)
      const sides = await printing.measured()
      const pdf = await printing.pdf()
      expect(pdf, `pages of ${paper}`).toHaveLength(sides.length)
      expect(sides.length).toBeGreaterThan(2)
      const faults = sides.flatMap((side, i): string[] => {
        const printed = pdf[i]
        const front = i % 2 === 1 ? sides[i - 1] : undefined
        if (!printed) return [`${side.title}: no such page`]
        return [
          ...faultsOf(printed, side, size),
          ...(front ? backsAstray(front, side, printed) : piecesMissing(printed, side)),
          ...(front || side.pieces.length > 0 ? [] : [`${side.title}: nothing on it`]),
        ]
      })
      expect(faults, paper).toEqual([])
      const behind = sides.filter((_, i) => i % 2 === 1).flatMap(({ pieces }) => pieces)
      expect(behind.length, 'pieces with two sides').toBe(await printing.twoSided())
      expect(behind.length).toBeGreaterThan(0)
    }
  })

test('landscape, another margin, a correction and a shift of the backs are as true', async ({ page }) => {
  await page.addInitScript(() => {
    const office = { edge: 'short', dx: 1.5, dy: -0.5, across: 98, down: 101 }
    const drawer = { paper: 'a4', current: 'Office', printers: { Office: office } }
    localStorage.setItem('stormtable.printing', JSON.stringify(drawer))
  })
  const printing = new PrintPage(page)
  await printing.open('lightning-strike')
  await printing.choose('Landscape')
  await printing.only(/^Unit counters/)
  await page.getByRole('spinbutton', { name: 'Margin, mm' }).fill('15')
  await printing.backs()
  const [front, back] = await printing.pdf()
  if (!front || !back) throw new Error('no pages')
  for (const side of [front, back]) {
    expect(isNear(side.width, 297) && isNear(side.height, 210)).toBe(true)
    const strip = side.painted.find(box => box.kind === 'path' && isNear(box.right - box.left, 100 / 0.98, 0.05))
    expect(strip && isNear(strip.bottom - strip.top, 4 / 1.01, 0.05)).toBe(true)
    for (const box of side.painted.filter(one => !isGround(side, one))) expect(box.left).toBeGreaterThan(15 - NEAR)
  }
  const discs = (side: PdfPage, width: number) =>
    side.painted.filter(
      box =>
        box.fill !== null &&
        isNear(box.right - box.left, width / 0.98, 0.1) &&
        isNear(box.bottom - box.top, width / 1.01, 0.1),
    )
  const counters = discs(front, 20).map(middle)
  expect(counters).toHaveLength(4)
  const shift = { x: 1.5 / 0.98, y: -0.5 / 1.01 }
  for (const at of discs(back, 22).map(middle)) {
    // The short edge of a page that lies across is turned like a page of a book.
    expect(counters.some(one => isNear(297 - one.x + shift.x, at.x) && isNear(one.y + shift.y, at.y))).toBe(true)
  }
})

test('names of any length and script stay on their cards and counters', async ({ page, setup }) => {
  const names = [
    'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen',
    '第一特殊装甲攻撃大隊所属試作型人型機動兵器零号機改',
    'لواء المدرعات الخاص الأول للدفاع عن المدار',
    'Особая ударная бронетанковая бригада имени адмирала',
  ]
  await setup.open('lightning-strike')
  const boxes = page.getByRole('textbox', { name: /^Name of/ })
  for (const [i, name] of names.entries()) await boxes.nth(i).fill(name)
  await page.getByRole('navigation').getByRole('link', { name: 'Print' }).click()
  const printing = new PrintPage(page)
  await printing.ready()
  await page.getByLabel('From', { exact: true }).selectOption({ label: 'The game being set up' })
  await printing.only(/^Unit counters/, /^Starting position/)
  const sides = await printing.measured()
  const written = sides.flatMap(({ texts }) => texts.map(({ text }) => text)).join('')
  for (const name of names) expect(written.replace(/\s/g, '')).toContain(name.replace(/\s/g, '').slice(0, 10))
  expect(sides.flatMap(writingOutside)).toEqual([])
})

test.describe('choosing', () => {
  test('sheets, copies and sizes, and printing what is seen', async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () =>
        document.body.setAttribute('data-printed', String(document.querySelectorAll('main svg[role]').length))
    })
    const printing = new PrintPage(page)
    await printing.open('lightning-strike')
    await printing.choose('A4')
    await printing.only(/^Unit counters/)
    await expect(printing.sides).toHaveCount(1)
    await page.getByText('Choose', { exact: true }).nth(1).click()
    await page.getByRole('spinbutton', { name: 'Copies of Pathfinder 1' }).fill('3')
    await page.getByRole('spinbutton', { name: 'Size of Pathfinder 1 in mm' }).fill('30')
    await printing.ready()
    const [side] = await printing.measured()
    const large = side?.pieces.filter(({ name }) => name === 'Pathfinder 1') ?? []
    expect(large.map(({ left, right }) => Math.round(right - left))).toEqual([30, 30, 30])
    await printing.print.click()
    await expect(page.locator('body')).toHaveAttribute('data-printed', '1')
  })

  test('bad wishes are said in words beside what they concern, and nothing can be printed', async ({ page }) => {
    const printing = new PrintPage(page)
    await printing.open('thunder-struck')
    const margin = page.getByRole('spinbutton', { name: 'Margin, mm' })
    await margin.fill('300')
    await expect(margin).toHaveAccessibleDescription(/too little room on the paper/)
    await expect(printing.print).toBeDisabled()
    await expect(printing.sides).toHaveCount(0)
    await margin.fill('8')
    await printing.ready()
    await page.getByLabel('Choose from Tokens').click()
    const size = page.getByRole('spinbutton', { name: 'Size of Shield in mm' })
    await size.fill('400')
    await expect(size).toHaveAccessibleDescription(/Larger than the paper: it is 400 × 400 mm/)
    await expect(printing.print).toBeDisabled()
    await size.fill('14')
    await printing.ready()
    for (const box of await page.getByRole('checkbox').all()) await box.uncheck()
    await expect(page.getByText('Choose a sheet above').first()).toBeVisible()
    await expect(printing.print).toBeDisabled()
  })

  test('of two hundred cards each is drawn once, and progress is shown meanwhile', async ({ page }) => {
    const printing = new PrintPage(page)
    await printing.open('lightning-strike')
    await printing.only(/^Datacards/)
    await page.getByText('Choose', { exact: true }).first().click()
    await page.getByRole('spinbutton', { name: 'Copies of Wyvern' }).fill('0')
    await page.evaluate(() => {
      const seen: string[] = []
      let drawn = 0
      new MutationObserver(changes => {
        const words = document.querySelector('progress')?.parentElement?.textContent
        if (words && !seen.includes(words)) seen.push(words)
        for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
          if (node instanceof Element && node.closest('main')) drawn += 1 + node.querySelectorAll('*').length
        document.body.dataset.progress = seen.join('|')
        document.body.dataset.drawn = String(drawn)
      }).observe(document.body, { subtree: true, childList: true, characterData: true })
    })
    const drawn = async () => Number(await page.locator('body').getAttribute('data-drawn'))
    /** How many things are drawn for so many cards on an empty desk. */
    const workOf = async (copies: number) => {
      const field = page.getByRole('spinbutton', { name: 'Copies of Pathfinder' })
      await field.fill('0')
      await expect(printing.sides).toHaveCount(0)
      const before = await drawn()
      await field.fill(String(copies))
      await expect(printing.sides).toHaveCount(copies / 4, { timeout: 20_000 })
      await printing.ready()
      return (await drawn()) - before
    }
    const few = await workOf(20)
    expect(few).toBeGreaterThan(1000)
    // Counted, not timed: what a page costs in time is held by the bench.
    expect(await workOf(200)).toBe(10 * few)
    expect(await page.locator('body').getAttribute('data-progress')).toMatch(/Drawing page \d+ of 50/)
  })
})

test('a game at the table is printed as it stands, for the eyes that look', async ({ lobby, table, page }) => {
  await lobby.open('print')
  await lobby.play('Thunder Struck')
  await table.takeOver()
  await table.menu('Print')
  const printing = new PrintPage(page)
  await printing.ready()
  await expect(page.getByLabel('From', { exact: true })).toContainText('Saved: Duel')
  await expect(printing.sides.first()).toHaveAccessibleName(/Current position/)
  expect((await printing.measured())[0]?.pieces.map(({ name }) => name)).toContain('Blue ship')
})

test('dice behind a screen are on nobody else’s paper', async ({ setup, table, page }) => {
  await setup.open('thunder-struck', 'screen')
  await setup.start()
  await table.takeOver()
  await table.offer('Roll your dice').click()
  await expect(table.now).toContainText(/rolls: /)
  await table.menu('Print')
  const printing = new PrintPage(page)
  await printing.ready()
  const dice = async () => {
    await printing.ready()
    const written = (await printing.measured()).flatMap(({ texts }) => texts.map(({ text }) => text))
    return written.filter(text => /^(Reflex )?[Dd]ie \d/.test(text))
  }
  const readers = page.getByRole('radiogroup', { name: 'As seen by' })
  await expect(readers.getByRole('radio', { name: 'Blue' })).toBeChecked()
  expect((await dice()).length).toBeGreaterThanOrEqual(4)
  await readers.getByText('Everyone').click()
  expect(await dice()).toEqual([])
  await readers.getByText('Orange').click()
  await page.getByRole('button', { name: 'I am Orange' }).click()
  await expect(readers.getByRole('radio', { name: 'Orange' })).toBeChecked()
  expect(await dice()).toEqual([])
})

test('in true size a centimetre on the board is a centimetre on the glass', async ({ lobby, table, page }) => {
  await lobby.open('print')
  await lobby.play('Lightning Strike')
  await table.ready()
  await page.getByRole('button', { name: 'True size' }).click()
  const asking = page.getByRole('dialog', { name: 'How large is this screen?' })
  await expect(asking).toBeVisible()
  // The box is 342.4 pixels wide where a card of 85.6 mm lies on a screen of 4 pixels to the millimetre.
  await asking.getByRole('slider').fill('342.5')
  await asking.getByRole('button', { name: 'The sizes match' }).click()
  await expect(asking).toBeHidden()
  await page.keyboard.press('r')
  const box = await table.board.stage.boundingBox()
  if (!box) throw new Error('no board')
  const [x, y] = [box.x + box.width / 2 - 100, box.y + box.height / 2]
  await page.mouse.click(x, y)
  await page.mouse.click(x + 200, y)
  await page.keyboard.press('Enter')
  // 200 pixels of 4.001 to the millimetre are 4.9985 cm.
  await expect(page.getByText(/^(4\.99|5(\.0)?) cm/).first()).toBeVisible()
  await page.reload()
  await table.ready()
  await page.keyboard.press('9')
  await expect(asking).toBeHidden()
})

/** As the paper has it, at the size of the paper. Letters may be smoothed a little differently elsewhere. */
async function expectGolden({ page }: PrintPage, name: string, side: Locator): Promise<void> {
  await page.emulateMedia({ media: 'print' })
  await expect(side).toHaveScreenshot(`${name}.png`, { maxDiffPixelRatio: 0.02, threshold: 0.3 })
  await page.emulateMedia({ media: null })
}

test.describe('a page of each kind looks as it did', () => {
  type Shown = 'back' | { readonly piece: string }
  const KINDS: readonly (readonly [name: string, game: string, sheet: RegExp, shown?: Shown])[] = [
    ['cards', 'lightning-strike', /^Datacards/],
    ['counters', 'lightning-strike', /^Unit counters/],
    ['counter-backs', 'lightning-strike', /^Unit counters/, 'back'],
    ['markers', 'lightning-strike', /^State counters/],
    ['rulers-arcs', 'lightning-strike', /^Rulers and arcs/],
    ['reference', 'lightning-strike', /^Reference/],
    ['plan', 'lightning-strike', /^Starting position/, { piece: 'Map of the table' }],
    ['battlefield', 'thunder-struck', /^Battlefield/],
    ['consoles', 'thunder-struck', /^Consoles\s+(\d+|none)$/],
    ['screens', 'thunder-struck', /^Strategy Screens/],
    ['screen-insides', 'thunder-struck', /^Strategy Screens/, 'back'],
    ['toolkit', 'thunder-struck', /^Rulers, templates, paper/],
    ['tracks', 'arclight', /^Ship cards/],
    ['hex-paper', 'arclight', /^Hex paper/, { piece: 'Hex paper, 20 mm' }],
    ['terrain', 'striker', /^Map/],
  ]
  for (const game of new Set(KINDS.map(([, one]) => one)))
    test(`of ${game}`, async ({ page }) => {
      const printing = new PrintPage(page)
      await printing.open(game)
      await printing.choose('A4')
      for (const [name, one, sheet, shown] of KINDS) {
        if (one !== game) continue
        await printing.only(sheet)
        const backs = page.getByRole('switch', { name: 'Backs' })
        await backs.setChecked(shown === 'back')
        await printing.ready()
        const { sides } = printing
        const piece = typeof shown === 'object' ? page.locator(`[data-name="${shown.piece}"]`) : null
        await expectGolden(printing, name, piece ? sides.filter({ has: piece }) : sides.nth(shown === 'back' ? 1 : 0))
      }
    })

  test('in black ink', async ({ page }) => {
    const printing = new PrintPage(page)
    await printing.open('thunder-struck')
    await printing.choose('A4')
    await printing.choose('Black ink')
    await page.getByText('Two against two').click()
    await printing.only(/^Tokens/)
    await expectGolden(printing, 'black-ink', printing.sides.first())
  })
})
