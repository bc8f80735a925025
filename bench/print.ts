import type { Page } from 'playwright'
import { preview } from 'vite'
import { openBrowser } from './browser'
import { atMost, type Line, print, s } from './report'
import { median } from './stats'

const CARDS = 200
const RUNS = 3

/** Two hundred datacards chosen on the print page, until every page of them is drawn and may be printed. */
export async function paper(): Promise<readonly Line[]> {
  const server = await preview({ logLevel: 'error', preview: { port: 4339 } })
  const browser = await openBrowser()
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await page.goto(`${server.resolvedUrls?.local[0] ?? ''}#/print/lightning-strike`)
    await onlyTheCards(page)
    const taken: Taken[] = []
    for (let run = 0; run < RUNS; run++) {
      await copies(page, 4)
      taken.push(await copies(page, CARDS))
    }
    const seconds = median(taken.map(({ wall }) => wall))
    const worked = median(taken.map(({ busy }) => busy))
    const lines = [atMost(`${CARDS} cards laid out and drawn`, seconds, 2, s)]
    print('On paper', lines, [`median of ${RUNS}; the page itself worked for ${s(worked)} of it`])
    return lines
  } finally {
    await browser.close()
    await server.close()
  }
}

interface Taken {
  readonly wall: number
  readonly busy: number
}

/** Of everything that can be printed only one kind of datacard. */
async function onlyTheCards(page: Page): Promise<void> {
  await page.waitForSelector('main[aria-busy=false]')
  for (const box of await page.getByRole('checkbox').all()) {
    const wanted = /^Datacards/.test((await box.locator('xpath=..').innerText()).trim())
    if ((await box.isChecked()) !== wanted) await box.click()
  }
  await page.getByText('Choose', { exact: true }).first().click()
  await page.getByRole('spinbutton', { name: 'Copies of Wyvern' }).fill('0')
}

/** Four cards go on a page. */
async function copies(page: Page, count: number): Promise<Taken> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const spent = async () =>
    (await session.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0
  const before = await spent()
  const began = performance.now()
  await page.getByRole('spinbutton', { name: 'Copies of Pathfinder' }).fill(String(count))
  await page.waitForFunction(
    pages =>
      document.querySelectorAll('main [role=img]').length === pages &&
      document.querySelector('main')?.getAttribute('aria-busy') === 'false',
    Math.ceil(count / 4),
  )
  const wall = (performance.now() - began) / 1000
  return { wall, busy: (await spent()) - before }
}
