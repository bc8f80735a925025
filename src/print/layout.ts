import type { SheetItem } from '../engine/scene/sheet'
import { drawItem } from './draw'
import { countOnPaper } from './draw/measures'
import type { Press } from './draw/press'
import type { Drawing } from './ink'
import { fitsPage, flow, type Page, pack } from './pack'

/** An item to print, and how. */
export interface Choice {
  readonly item: SheetItem
  /** The sheet it belongs to, for the foot of the page. */
  readonly sheet: string
  readonly copies: number
  /** Own size in millimetres: the width of a counter, marker or card, the hexes of paper. */
  readonly size?: number
}

/** Items whose size may be chosen; the others are true to the table. */
export function sizeOfItem(item: SheetItem, standard: { readonly card: number }): number | null {
  switch (item.kind) {
    case 'counter':
    case 'marker':
    case 'paper':
      return item.size
    case 'card':
    case 'chart':
      return standard.card
    default:
      return null
  }
}

function sized(item: SheetItem, size: number): SheetItem {
  if (item.kind === 'marker' || item.kind === 'paper') return { ...item, size }
  if (item.kind !== 'counter') return item
  return { ...item, size, ...(item.height !== undefined && { height: (item.height * size) / item.size }) }
}

export function drawChoice({ item, size }: Choice, press: Press): readonly Drawing[] {
  return size === undefined ? drawItem(item, press) : drawItem(sized(item, size), press, size)
}

const LEAST_SIZE = 4
const LEAST_CARD = 50

/** Why an item can't be printed like this; null if it can. */
export function faultOf(choice: Choice, press: Press): string | null {
  const { item, size, copies } = choice
  if (!Number.isInteger(copies) || copies < 0 || copies > MOST_COPIES)
    return `Enter a whole number of copies from 0 to ${MOST_COPIES}.`
  if (copies === 0) return null
  const written = item.kind === 'card' || item.kind === 'chart'
  const least = written ? LEAST_CARD : LEAST_SIZE
  if (size !== undefined && !(size >= least)) return `Choose at least ${least} mm: anything smaller can't be read.`
  const { width, height } = press.frame
  const room = `the page has room for ${Math.floor(width)} × ${Math.floor(height)} mm`
  const wanted = size === undefined ? item : sized(item, size)
  if (wanted.kind === 'paper') {
    return countOnPaper(wanted, press.frame) > 0 ? null : `Larger than the paper: ${room}.`
  }
  if (written && size !== undefined && size > width) return `Wider than the paper: ${room}.`
  if (written) return null
  const large = drawChoice(choice, press).find(drawing => !fitsPage(drawing, press.frame))
  if (!large) return null
  return `Larger than the paper: it is ${Math.ceil(large.width)} × ${Math.ceil(large.height)} mm, and ${room}.`
}

export const MOST_COPIES = 200

export interface LaidPage {
  readonly page: Page
  /** The sheets with something on this page. */
  readonly sheets: readonly string[]
}

export interface Job {
  readonly choices: readonly Choice[]
  readonly press: Press
  /** `filled` saves paper, `apart` keeps each kind on pages of its own. */
  readonly pages: 'filled' | 'apart'
}

interface Drawn {
  readonly drawing: Drawing
  readonly sheet: string
  /** Charts are read, everything else is cut out. */
  readonly read: boolean
}

/** Lays out everything, one item at a time; says after each how many are done. */
export function* layOut({ choices, press, pages }: Job): Generator<number, readonly LaidPage[]> {
  const drawn: Drawn[] = []
  for (const [i, choice] of choices.entries()) {
    const drawings = choice.copies > 0 ? drawChoice(choice, press) : []
    const of = { sheet: choice.sheet, read: choice.item.kind === 'chart' }
    for (let copy = 0; copy < choice.copies; copy++) drawn.push(...drawings.map(drawing => ({ ...of, drawing })))
    yield i + 1
  }
  return groupsOf(drawn, pages).flatMap(group => paged(group, press))
}

function groupsOf(drawn: readonly Drawn[], pages: Job['pages']): readonly (readonly Drawn[])[] {
  const keyOf = (one: Drawn) => (pages === 'apart' ? `${one.sheet} ${one.read}` : String(one.read))
  const groups = new Map<string, Drawn[]>()
  for (const one of drawn) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one])
  return [...groups.values()]
}

/** Pages come in the order in which the first thing on each of them was asked for. */
function paged(group: readonly Drawn[], { frame }: Press): readonly LaidPage[] {
  const drawings = group.map(({ drawing }) => drawing)
  const sheetOf = new Map(group.map(({ drawing, sheet }) => [drawing, sheet]))
  const rank = new Map(group.map(({ drawing }, i) => [drawing, i]))
  const first = (page: Page) => Math.min(...page.map(({ drawing }) => rank.get(drawing) ?? 0))
  const pages = group[0]?.read ? flow(drawings, frame) : pack(drawings, frame)
  return pages
    .toSorted((a, b) => first(a) - first(b))
    .map(page => ({ page, sheets: [...new Set(page.map(({ drawing }) => sheetOf.get(drawing) ?? ''))] }))
}
