import { inArc, relativeBearing } from '../../engine/geometry/angle'
import { distance, type Vec } from '../../engine/geometry/vec'
import { type Refusal, refuse } from '../../engine/rolls/plan'
import type { Measures } from '../../engine/ruleset'
import type { Overlay } from '../../engine/scene/scene'
import type { Shape } from '../../engine/scene/shapes'
import { sightField } from '../../engine/terrain/field'
import { nameOf } from '../../engine/terrain/model'
import { hiding } from '../../engine/terrain/sight'
import { lineOf } from '../../engine/terrain/stretches'
import { traceLine } from '../../engine/terrain/trace'
import { measured } from '../../engine/words'
import type { Weapon } from './cards/weapon'
import type { Stand } from './parts/stand'
import { squareAt } from './rules/damage/burst'
import { drawings } from './rules/drawings'
import { armsOf } from './rules/fire/arms'
import { groundOf } from './rules/ground/ground'
import { eyeOf, SIGHT, type SightLine, sightRefusals, standSight } from './rules/spotting/sight'
import { isLeader, isThere, isVehicle, rosterOf, standOf } from './rules/stands'
import type { State } from './state'
import { LEADER_REACH, LED_REACH } from './tables/morale'
import { EYES } from './tables/movement'

const SIDES = [
  { name: 'Front', from: -45, to: 45 },
  { name: 'Rear', from: 135, to: 225 },
  { name: 'Side', from: 45, to: 135 },
  { name: 'Side', from: 225, to: 315 },
] as const

const sideShape = ({ at, facing }: Stand, { name, from, to }: (typeof SIDES)[number], outer: number): Shape => ({
  kind: 'sector',
  tone: 'arc',
  at,
  inner: 0,
  outer,
  from: facing + from,
  to: facing + to,
  label: name,
})

/** STR.core.los.*: what an open line runs through or over, nearest first. */
function crossed(view: State, { from, to }: SightLine): Refusal[] {
  const ground = groundOf(view)
  const { spans, levels } = traceLine(ground, lineOf(from, to), hiding(ground, SIGHT))
  const hills = new Set(levels.flatMap(({ piece }) => (piece ? [piece.name ?? 'a hill'] : [])))
  return [
    ...spans.map(({ piece, kind, from: start, to: end }) =>
      refuse(
        kind.sight === 'limits' ? 'STR.core.los.trees' : 'STR.core.los.building',
        `The line crosses ${measured(end - start)} cm of ${nameOf(piece, kind)}, which doesn't block it.`,
      ),
    ),
    ...[...hills].map(name => refuse('STR.core.los.ground', `The line runs over ${name}.`)),
  ]
}

export const measures: Measures<State> = {
  arcs(view, from, to) {
    const stand = standOf(view, from)
    if (!stand || !isVehicle(stand)) return []
    const off = relativeBearing({ at: stand.at, facing: stand.facing }, to) ?? 0
    const side = SIDES.find(({ from: a, to: b }) => inArc({ from: a, to: b }, off)) ?? SIDES[0]
    return [{ name: side.name, shapes: () => [sideShape(stand, side, distance(stand.at, to))] }]
  },
  sight(view, from, to) {
    const [a, b] = [from, to].map(({ piece }) => (piece === undefined ? undefined : standOf(view, piece)))
    const eyes = (stand: Stand | undefined): number => (stand ? eyeOf(view, stand) : EYES.ground)
    const line = { from: from.at, to: to.at, eye: eyes(a), target: eyes(b) }
    const lines = a && b ? standSight(view, a, b) : sightRefusals(view, line)
    const known =
      a && b ? [] : [refuse('STR.core.los.secret', "Only known ground counts: enemies you can't see don't.")]
    return {
      clear: lines.length === 0,
      lines: [...(lines.length === 0 ? crossed(view, line) : lines), ...known],
      shapes:
        lines.length === 0
          ? [{ kind: 'path', tone: 'good', points: [from.at, to.at] }]
          : lines.flatMap(({ shapes }) => shapes ?? []),
    }
  },
  templates: [1, 2, 3, 4, 5, 6].map(
    (size): Overlay => ({
      name: `Burst, ${size} cm`,
      shapes: () => [
        { kind: 'polygon', tone: 'warn', points: squareAt({ x: 0, y: 0 }, size, null), label: `${size} cm` },
      ],
    }),
  ),
}

const CORNERS = 72
/** A range as a line, so the ground under it stays visible. */
const ringAround = (at: Vec, radius: number): Vec[] =>
  Array.from({ length: CORNERS + 1 }, (_, i) => {
    const angle = (i * 2 * Math.PI) / CORNERS
    return { x: at.x + radius * Math.sin(angle), y: at.y - radius * Math.cos(angle) }
  })

/** Weapon ranges, a leader's reach and what the stand can't see. What matters in this phase comes first. */
export function overlays(view: State, piece: string): Overlay[] {
  const stand = standOf(view, piece)
  if (!stand || !isThere(stand) || !rosterOf(stand)) return []
  const commanding = view.phase === 'command' || view.phase === 'deploy'
  const [ranges, eyes] = [rangesOf(view, stand), [outOfSight(view, stand)]]
  const ruled = drawings(view).flatMap(one => one.overlays?.(view, stand) ?? [])
  return commanding
    ? [...reachOf(stand), ...eyes, ...ruled, ...ranges]
    : [...ranges, ...reachOf(stand), ...ruled, ...eyes]
}

function rangesOf(view: State, stand: Stand): Overlay[] {
  const cards = new Map<string, Weapon>()
  for (const { card } of armsOf(view, [stand])) if (card.bands.length > 0) cards.set(card.id, card)
  return [...cards.values()].map(({ name, bands }) => ({
    name,
    shapes: () =>
      bands.map(
        (band, i): Shape => ({
          kind: 'path',
          tone: i === 0 ? 'bad' : i === 1 ? 'warn' : 'muted',
          points: ringAround(stand.at, band.cm),
          label: `${['Effective: 8+', 'Long: 10+', 'Extreme: 12+'][i]} to hit, penetration ${band.pen}`,
        }),
      ),
  }))
}

const reachOf = (stand: Stand): Overlay[] =>
  isLeader(stand)
    ? [
        {
          name: 'Leader’s reach',
          shapes: () => [
            { kind: 'disc', tone: 'good', at: stand.at, radius: LEADER_REACH, label: '+1 to morale' },
            { kind: 'disc', tone: 'good', at: stand.at, radius: LED_REACH, label: 'leads low-initiative troops' },
          ],
        },
      ]
    : []

const outOfSight = (view: State, stand: Stand): Overlay => {
  const field = () =>
    sightField(groundOf(view), SIGHT, { from: stand.at, eye: eyeOf(view, stand), target: EYES.ground })
  return { name: 'Out of sight', shapes: () => field().shapes('muted') }
}
