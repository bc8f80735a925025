import type { Browser } from 'playwright'
import { build, preview } from 'vite'
import type { Trial } from './board/page'
import { VIEW } from './board/scene'
import { openBrowser } from './browser'
import { atMost, type Line, ms, print } from './report'
import { median } from './stats'

const COUNTERS = [200, 1000, 3000]
const share = (ratio: number): string => `${(100 * ratio).toFixed(0)} %`

/** Frame times of the board and of the same scene as plain Konva groups, in a browser that does not wait. */
export async function board(): Promise<readonly Line[]> {
  const outDir = `${process.cwd()}/node_modules/.cache/bench-board`
  const shared = { root: 'bench/board', configFile: false, logLevel: 'error', base: './' } as const
  await build({ ...shared, build: { outDir, emptyOutDir: true, target: 'es2023' } })
  const server = await preview({ ...shared, build: { outDir }, preview: { port: 4329 } })
  // Frames come as fast as they can be drawn, so that their time is the work and not the screen's beat.
  const browser = await openBrowser(['--disable-frame-rate-limit', '--disable-gpu-vsync'])
  try {
    const address = server.resolvedUrls?.local[0] ?? ''
    const measure = (trial: Trial) => frameTime(browser, address, trial)
    return [...(await panLines(measure)), ...(await dragLines(measure))]
  } finally {
    await browser.close()
    await server.close()
  }
}

type Measure = (trial: Trial) => Promise<number>

async function panLines(measure: Measure): Promise<Line[]> {
  const lines: Line[] = []
  const notes: string[] = []
  for (const counters of COUNTERS) {
    const ours = await measure({ board: 'ours', work: 'pan', counters })
    const plain = await measure({ board: 'plain', work: 'pan', counters })
    notes.push(`${counters} counters: ours ${ms(ours)}, plain Konva ${ms(plain)}`)
    if (counters === 1000) lines.push(atMost('frame at 1000 counters, of plain Konva’s', ours / plain, 0.2, share))
  }
  print('The board zoomed in and panned', lines, notes)
  return lines
}

async function dragLines(measure: Measure): Promise<Line[]> {
  const ours = await measure({ board: 'ours', work: 'drag', counters: 1000 })
  const plain = await measure({ board: 'plain', work: 'drag', counters: 1000 })
  const lines = [atMost('frame at 1000 counters, of plain Konva’s', ours / plain, 0.1, share)]
  print('One counter dragged', lines, [`ours ${ms(ours)}, plain Konva ${ms(plain)}`])
  return lines
}

/** A page of its own for every trial, so that none warms the other up. */
async function frameTime(browser: Browser, address: string, trial: Trial): Promise<number> {
  const page = await browser.newPage({ viewport: VIEW, deviceScaleFactor: 1 })
  try {
    await page.goto(address)
    await page.waitForFunction(() => window.trial !== undefined)
    return median(await page.evaluate(async given => (await window.trial?.(given)) ?? [], trial))
  } finally {
    await page.close()
  }
}
