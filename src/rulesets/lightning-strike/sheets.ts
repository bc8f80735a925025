import { type Mustered, mustered, unitCounter } from '../../engine/forces/muster'
import { blankOf } from '../../engine/scene/blank'
import type { Sheet, SheetItem } from '../../engine/scene/sheet'
import type { GameSetup } from '../../engine/setup'
import { signed } from '../../engine/words'
import type { Card, FiringArc } from './cards/card'
import { modelOf } from './cards/model'
import type { Options } from './options'
import { entries, type LsRule } from './rulebook'
import { arcShape, firingArc } from './rules/arcs'
import { OBSTACLE_NAMES, outlineOf } from './rules/obstacles'
import { BASE, threatOf } from './rules/unit'
import { ecmMarker, MARKERS } from './scene/markers'
import { OBSTACLES, type ObstacleKind } from './state'
import { markerAt } from './tables/obstacles'
import { chart } from './tables/reference'
import { UNITS } from './tables/units'

/** Millimetres for one centimetre on the table, and for the markers beside a counter. */
const CM = 10
const MARKER = 14
const RULER = 25
const TEMPLATE = 9

/** LS.setup.print-set: everything you need to play this set-up on a real table. */
export function sheets({ options, seats }: GameSetup<Options>): Sheet[] {
  const cards = [...UNITS, ...options.cards]
  const used = mustered(options.forces)
  const copies = (id: string) => used.filter(({ card }) => card === id).length
  const inPlay = cards.filter(({ id }) => copies(id) > 0)
  return [
    { id: 'cards', title: 'Datacards of these forces', items: inPlay.map(it => cardItem(it, options, copies(it.id))) },
    { id: 'counters', title: 'Unit counters', items: used.map(entry => counter(cards, entry)) },
    { id: 'markers', title: 'State counters', items: markerItems(Math.max(2, used.length)) },
    { id: 'tools', title: 'Rulers and arcs', items: [...rulers, ...arcTemplates(options)] },
    { id: 'sticks', title: 'Range sticks of the weapons', items: sticks(inPlay), spare: true },
    ...(options.obstacles ? [{ id: 'obstacles', title: 'Obstacles', items: OBSTACLES.map(obstacle) }] : []),
    { id: 'reference', title: 'Reference', items: [chart(options), forceList(cards, { options, seats })] },
    { id: 'rules', title: 'Rules summary', items: [rules], spare: true },
    {
      id: 'all-cards',
      title: 'All datacards, and a blank one',
      items: [...cards.map(it => cardItem(it, options, 1)), ...blankCards(options)],
      spare: true,
    },
  ]
}

/** LS.setup.card-per-unit. */
const cardItem = (card: Card, options: Options, copies: number): SheetItem => ({
  kind: 'card',
  id: `card.${card.id}`,
  name: card.name,
  card: modelOf(card, options),
  copies,
})

/** A counter is as wide as its base; its back shows the Unit Crippled. */
function counter(cards: readonly Card[], entry: Mustered): SheetItem {
  const art = cards.find(({ id }) => id === entry.card)?.type ?? 'exo'
  return unitCounter(entry, {
    art,
    outline: 'round',
    size: 2 * BASE * CM,
    back: { name: `${entry.name}, Crippled`, art },
  })
}

/** LS.counter.list. */
const markerItems = (units: number): SheetItem[] => [
  ...Object.values(MARKERS).map(
    (marker): SheetItem => ({
      kind: 'marker',
      id: `marker.${marker.id}`,
      name: marker.name,
      marker,
      size: MARKER,
      copies: units,
    }),
  ),
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((threshold): SheetItem => {
    const marker = ecmMarker(threshold)
    return { kind: 'marker', id: `marker.ecm.${threshold}`, name: marker.name, marker, size: MARKER, copies: 2 }
  }),
]

/** LS.scale.cm: the same ruler in centimetres and in kilometres. */
const rulers: readonly SheetItem[] = [
  { kind: 'ruler', id: 'ruler.cm', name: 'Ruler, centimetres', unit: CM, label: 'cm', length: RULER, copies: 2 },
  { kind: 'ruler', id: 'ruler.km', name: 'Ruler, kilometres', unit: 2 * CM, label: 'km', length: RULER / 2, copies: 1 },
]

/** LS.chart.arcs: as wide as in this game. */
const arcTemplates = (options: Options): SheetItem[] =>
  (['F', 'FF'] satisfies FiringArc[]).map(arc => {
    const { name, arc: sector } = firingArc(options, arc)
    const pose = { at: { x: 0, y: 0 }, facing: 0 }
    const degrees = sector.to - sector.from
    return {
      kind: 'template',
      id: `arc.${arc}`,
      name: `${name} (${arc}), ${degrees} degrees`,
      shapes: [
        { ...arcShape(pose, sector, { inner: 0, outer: TEMPLATE }), label: `${arc} ${degrees}°` },
        { kind: 'disc', tone: 'muted', at: pose.at, radius: BASE },
      ],
      unit: CM,
      copies: 1,
    }
  })

/** LS.obstacle.scale: obstacles in their size on the table. */
function obstacle(kind: ObstacleKind): SheetItem {
  const name = OBSTACLE_NAMES[kind]
  const area = markerAt(kind, { at: { x: 0, y: 0 }, facing: 0 })
  return {
    kind: 'template',
    id: `obstacle.${kind}`,
    name,
    shapes: [outlineOf({ area }, 'note', name)],
    unit: CM,
    copies: 2,
  }
}

/** LS.setup.threat-value: the Units of each side and their Threat Values. */
function forceList(
  cards: readonly Card[],
  { options, seats }: Pick<GameSetup<Options>, 'options' | 'seats'>,
): SheetItem {
  const threat = (id: string) => {
    const card = cards.find(it => it.id === id)
    return card ? threatOf(card, options) : 0
  }
  const sections = seats.flatMap(({ seat, name: side }) => {
    const force = options.forces[seat] ?? []
    if (force.length === 0) return []
    const total = force.reduce((sum, { card }) => sum + threat(card), 0)
    const rows = force.map(({ card, name }) => [
      name,
      cards.find(it => it.id === card)?.name ?? card,
      String(threat(card)),
    ])
    return [{ title: `${side}: Threat Value ${total}`, rows }]
  })
  return { kind: 'chart', id: 'forces', name: 'Forces', sections: [...sections, printSet], copies: 1 }
}

const textOf = (id: LsRule): string => entries.find(entry => entry.id === id)?.text ?? ''

/** What to print. */
const printSet = { title: 'What to print', rows: [[textOf('LS.setup.print-set')]] }

const rules: SheetItem = {
  kind: 'chart',
  id: 'rules',
  name: 'Rules summary',
  sections: [...new Set(entries.map(({ heading }) => heading))].map(heading => ({
    title: heading,
    rows: entries.filter(entry => entry.heading === heading).map(({ text }) => [text]),
  })),
  copies: 1,
}

/** Empty cards to fill in by hand. */
const blankCards = (options: Options): SheetItem[] =>
  UNITS.slice(0, 1).map(card => ({
    kind: 'card',
    id: 'card.blank',
    name: 'Blank card',
    card: blankOf(modelOf(card, options)),
    copies: 2,
  }))

/** LS.range.bands: a stick for every weapon that reaches beyond contact, one for each name and reach. */
function sticks(cards: readonly Card[]): SheetItem[] {
  const found = new Map<string, SheetItem>()
  for (const { weapons, name: unit } of cards)
    for (const { name, bands } of weapons) {
      const reaching = bands.filter(({ to }) => typeof to === 'number')
      const far = Math.max(0, ...reaching.map(({ to }) => Number(to)))
      const key = JSON.stringify([name, bands])
      if (far === 0 || found.has(key)) continue
      const marks = reaching.map(({ to, accuracy, damage }) => ({
        at: Number(to),
        label: `${signed(accuracy)}, ×${damage}`,
      }))
      const id = `stick.${found.size}`
      found.set(key, {
        kind: 'ruler',
        id,
        name: `${name}, ${unit}`,
        unit: CM,
        label: 'cm',
        length: far,
        marks,
        copies: 1,
      })
    }
  return [...found.values()]
}
