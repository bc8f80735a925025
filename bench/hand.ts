import type { CDPSession, Page } from 'playwright'
import { preview } from 'vite'
import { openBrowser } from './browser'
import { atMost, type Line, ms, print } from './report'
import { median } from './stats'

const RUNS = 5
/** Milliseconds of processor time from a press until the page has nothing more to do. */
const AT_TABLE = 100
const IN_EDITORS = 200

/** What one press costs the page, from the press until it is painted. */
export async function hand(): Promise<readonly Line[]> {
  const server = await preview({ logLevel: 'error', preview: { port: 4340 } })
  const browser = await openBrowser()
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
    const session = await page.context().newCDPSession(page)
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    const address = server.resolvedUrls?.local[0] ?? ''
    const lines = [...(await inEditors({ page, session }, address)), ...(await atTable({ page, session }, address))]
    print('From press to paint, processor time', lines, [`median of ${RUNS} presses`])
    return lines
  } finally {
    await browser.close()
    await server.close()
  }
}

interface Watched {
  readonly page: Page
  readonly session: CDPSession
}

/** Two frames after the press, and a moment for what was put off. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise<void>(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 50)))),
  )
}

async function spent({ session }: Watched): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
}

async function once(watched: Watched, press: () => Promise<void>): Promise<number> {
  await settled(watched.page)
  const before = await spent(watched)
  await press()
  await settled(watched.page)
  return (await spent(watched)) - before
}

/** The median of a press that is repeated; the first one compiles what the others run. */
async function pressed(watched: Watched, press: () => Promise<void>): Promise<number> {
  await once(watched, press)
  const taken: number[] = []
  for (let run = 0; run < RUNS; run++) taken.push(await once(watched, press))
  return median(taken)
}

/** A person adds a unit or opens a card once, not five times: each is the first press on a fresh page. */
async function inEditors(watched: Watched, address: string): Promise<Line[]> {
  const { page } = watched
  const taken = { added: [] as number[], opened: [] as number[], typed: [] as number[] }
  for (let run = 0; run < RUNS; run++) {
    await page.goto('about:blank')
    await page.goto(`${address}#/setup/striker`)
    const unit = page.getByRole('button', { name: /^Add Main battle tank/ }).first()
    await unit.waitFor()
    await page.waitForTimeout(500)
    taken.added.push(await once(watched, () => unit.click()))
    const copy = page.getByRole('button', { name: /^Copy and edit Main battle tank/ }).first()
    taken.opened.push(await once(watched, () => copy.click()))
    await page.getByRole('dialog').getByLabel('Name').first().focus()
    taken.typed.push(await once(watched, () => page.keyboard.type('x')))
  }
  return [
    atMost('Striker: add a unit', median(taken.added), IN_EDITORS, ms),
    atMost('Striker: open the vehicle editor', median(taken.opened), IN_EDITORS, ms),
    atMost('Striker: a letter in the vehicle editor', median(taken.typed), IN_EDITORS, ms),
  ]
}

/** At the table: choosing a unit, and what it could do. */
async function atTable(watched: Watched, address: string): Promise<Line[]> {
  const { page } = watched
  const lines: Line[] = []
  for (const game of ['Lightning Strike', 'Arclight', 'Lightning War', 'Striker', 'Thunder Struck']) {
    await page.goto(`${address}?seed=bench#/`)
    await page.getByRole('button', { name: `Play ${game}` }).click()
    const curtain = page.getByRole('button', { name: 'Show the table' })
    const tabs = page.getByRole('tab', { name: 'Forces' })
    await tabs.or(curtain).first().waitFor()
    if (await curtain.isVisible()) await curtain.click()
    await tabs.click()
    const pieces = page.getByRole('tabpanel').getByRole('button')
    const count = Math.min(await pieces.count(), RUNS + 1)
    let next = 0
    // Before anything is on the table, N goes through the units that can be placed.
    if (count === 0) await page.getByRole('tab', { name: 'Now' }).click()
    const taken = await pressed(watched, () =>
      count === 0 ? page.keyboard.press('n') : pieces.nth(next++ % count).click(),
    )
    lines.push(atMost(`${game}: choose a unit`, taken, AT_TABLE, ms))
  }
  return lines
}
