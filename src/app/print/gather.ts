import { blankOf } from '../../engine/scene/blank'
import { writtenPoints } from '../../engine/scene/points'
import { millimetresOf } from '../../engine/scene/scene'
import type { Sheet, SheetItem } from '../../engine/scene/sheet'
import { toolkit } from '../../print/toolkit'
import { cardWith, type Values } from '../../print/values'
import { liveSheet } from './live-sheet'
import { type Material, type Reader, seenBy, setupFor } from './material'

/**
 * Everything that can be printed for a game: its own sheets, and, unless it brings its own, those made from its cards,
 * forces, templates and sequence of play.
 */
export async function gather(material: Material, reader: Reader, values: Values): Promise<readonly Sheet[]> {
  const { ruleset, live } = material
  const own = await ruleset.sheets(setupFor(material, reader))
  const items = own.flatMap(sheet => sheet.items)
  const missing = (more: readonly SheetItem[]) => more.filter(({ id }) => !items.some(item => item.id === id))
  const charted = items.some(({ kind }) => kind === 'chart')
  const lists = missing([...forceChart(material, reader), ...(charted ? [] : sequenceChart(material, reader))])
  const sheets: Sheet[] = [
    ...(live ? [liveSheet(material, reader)] : []),
    ...own.map(sheet => (live ? { ...sheet, spare: true } : sheet)),
    ...(live ? [] : [liveSheet(material, reader)]),
    { id: 'lists', title: 'Forces and sequence of play', items: lists, spare: live },
    { id: 'blank', title: 'Blank cards', items: missing(blank(items)), spare: true },
    ...templates(material),
    toolkit,
  ]
  return sheets
    .filter(({ items }) => items.length > 0)
    .map(sheet => ({ ...sheet, items: sheet.items.map(item => withValues(item, values)) }))
}

const withValues = (item: SheetItem, values: Values): SheetItem =>
  item.kind === 'card' && !isBlank(item) ? { ...item, card: cardWith(item.card, values) } : item

const BLANK = 'card.blank'
const isBlank = ({ id }: SheetItem): boolean => id === BLANK

/** A blank card of the game's first kind. */
function blank(items: readonly SheetItem[]): SheetItem[] {
  const [card] = items.flatMap(item => (item.kind === 'card' ? [item.card] : []))
  return card ? [{ kind: 'card', id: BLANK, name: 'Blank card', card: blankOf(card), copies: 1 }] : []
}

function forceChart(material: Material, reader: Reader): SheetItem[] {
  const { forces } = material.ruleset.setupModel
  if (!forces) return []
  const { options, seats } = setupFor(material, reader)
  const roster = new Map(forces.roster(options).map(card => [card.id, card]))
  const sections = seats.flatMap(({ seat, name }) => {
    const list = forces.list(options, seat)
    const points = list.map(({ card }) => roster.get(card)?.points ?? 0)
    const total = points.reduce((sum, one) => sum + one, 0)
    const rows = list.map((entry, i) => [
      entry.name,
      roster.get(entry.card)?.name ?? entry.card,
      writtenPoints(points[i] ?? 0),
    ])
    return rows.length === 0 ? [] : [{ title: `${name}: ${forces.points} ${writtenPoints(total)}`, rows }]
  })
  return sections.length === 0 ? [] : [{ kind: 'chart', id: 'forces', name: 'Forces', sections, copies: 1 }]
}

function sequenceChart(material: Material, reader: Reader): SheetItem[] {
  const steps = material.ruleset.sequence(seenBy(material, reader))
  if (steps.length === 0) return []
  const rows = steps.map(({ name, note, at }, i) => [
    `${i + 1}. ${name}`,
    note ?? (at === 'left-out' ? 'Skipped in this game.' : ''),
  ])
  const plain = rows.every(([, note]) => note === '')
  const sections = [{ title: 'In this order', rows: plain ? rows.map(row => row.slice(0, 1)) : rows }]
  return [{ kind: 'chart', id: 'sequence', name: 'Sequence of play', sections, copies: 1 }]
}

/** The loose templates of the measuring tools, at the scale of the table. */
function templates({ ruleset, setup }: Material): Sheet[] {
  const unit = millimetresOf(ruleset.board(setup))
  const { templates: overlays } = ruleset.measures
  if (unit === null || overlays.length === 0) return []
  const items = overlays.map(
    ({ name, shapes }, i): SheetItem => ({
      kind: 'template',
      id: `template.${i}`,
      name,
      shapes: shapes(),
      unit,
      copies: 1,
    }),
  )
  return [{ id: 'templates', title: 'Templates', items, spare: true }]
}
