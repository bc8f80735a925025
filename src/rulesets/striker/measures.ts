import { relativeBearing } from '../../engine/geometry/angle'
import type { Vec } from '../../engine/geometry/vec'
import { refuse } from '../../engine/rolls/plan'
import type { Measures } from '../../engine/ruleset'
import type { Overlay } from '../../engine/scene/scene'
import type { Shape } from '../../engine/scene/shapes'
import { sightField } from '../../engine/terrain/field'
import type { Weapon } from './cards/weapon'
import type { Stand } from './parts/stand'
import { squareAt } from './rules/damage/burst'
import { armsOf } from './rules/fire/arms'
import { groundOf } from './rules/ground/ground'
import { eyeOf, SIGHT, standSight } from './rules/spotting/sight'
import { isLeader, isThere, isVehicle, rosterOf, standOf } from './rules/stands'
import type { State } from './state'
import { LEADER_REACH, LED_REACH } from './tables/morale'
import { EYES } from './tables/movement'

export const measures: Measures<State> = {
  arcs(view, from, to) {
    const stand = standOf(view, from)
    if (!stand || !isVehicle(stand)) return []
    const off = Math.abs(relativeBearing({ at: stand.at, facing: stand.facing }, to) ?? 0)
    return [off <= 45 ? 'Front' : off >= 135 ? 'Rear' : 'Side']
  },
  sight(view, from, to) {
    const a = standOf(view, from)
    const b = standOf(view, to)
    if (!a || !b)
      return {
        clear: false,
        lines: [refuse('STR.core.los.secret', 'Choose two stands you can see to check line of sight.')],
        shapes: [],
      }
    const lines = standSight(view, a, b)
    return {
      clear: lines.length === 0,
      lines,
      shapes:
        lines.length === 0
          ? [{ kind: 'path', tone: 'good', points: [a.at, b.at] }]
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
  return commanding ? [...reachOf(stand), ...eyes, ...ranges] : [...ranges, ...reachOf(stand), ...eyes]
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
