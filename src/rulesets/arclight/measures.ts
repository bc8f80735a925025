import {
  type Axial,
  axialOf,
  hexAt,
  hexCentre,
  hexesWithin,
  hexName,
  hexOf,
  stepsBetween,
} from '../../engine/geometry/hex'
import type { Vec } from '../../engine/geometry/vec'
import type { View } from '../../engine/record/hidden'
import { type Refusal, refuse } from '../../engine/rolls/plan'
import type { Measures, Place, SightReport } from '../../engine/ruleset'
import type { Overlay, PieceId } from '../../engine/scene/scene'
import { count } from '../../engine/words'
import { ARCS, type Arc } from './cards/card'
import { arcTo, bearingTo } from './rules/arcs'
import { bearsOn } from './rules/firing'
import { bandOf } from './rules/range'
import { cardOf, isOnMap } from './rules/ship'
import { patch } from './scene/reach-shapes'
import type { Ship, State } from './state'
import { bearingWords } from './words'

/** The arc of a hex, and the weapons that can fire there. */
function arcs(view: View<State>, from: PieceId, to: Vec): Overlay[] {
  const ship = view.ships[from]
  const at = axialOf(hexAt(to))
  if (!ship || stepsBetween(ship.at, at) === 0) return []
  const arc = arcTo(ship, at)
  const within = () =>
    hexesWithin(ship.at, stepsBetween(ship.at, at)).filter(
      hex => stepsBetween(hex, ship.at) > 0 && arcTo(ship, hex) === arc && isOnMap(view, hex),
    )
  return [
    { name: arc, shapes: () => [patch(within(), 'arc', { label: arc })] },
    ...bearing(view, ship, at).map(name => ({ name, shapes: () => [] })),
  ]
}

/** The weapons that can fire at a hex. */
function bearing(view: View<State>, ship: Ship, at: Axial): string[] {
  const hexes = stepsBetween(ship.at, at)
  const there = { ...ship, at }
  return cardOf(view, ship).weapons.flatMap((weapon, index) =>
    !ship.weapons[index]?.eliminated && bearsOn(ship, { weapon, index }, there)
      ? [`${weapon.name}: ${bandOf(weapon, hexes)}`]
      : [],
  )
}

/** Bearing and arc in both directions. */
function sight(view: View<State>, from: Place, to: Place): SightReport {
  const [a, b] = [endOf(view, from), endOf(view, to)]
  const hexes = stepsBetween(a.at, b.at)
  return {
    clear: true,
    lines: [
      ...bearingLines(view, a, b),
      ...bearingLines(view, b, a),
      refuse('ARC.board.coords', `${hexesApart(hexes)} apart.`),
      refuse('ARC.los', 'Nothing blocks fire.'),
    ],
    shapes: [
      {
        kind: 'path',
        tone: 'note',
        points: [hexCentre(hexOf(a.at)), hexCentre(hexOf(b.at))],
        label: hexesApart(hexes),
      },
    ],
  }
}

interface End {
  readonly ship: Ship | undefined
  readonly at: Axial
  readonly name: string
}

function endOf(view: View<State>, { at, piece }: Place): End {
  const ship = piece === undefined ? undefined : view.ships[piece]
  const hex = hexAt(at)
  return { ship, at: ship?.at ?? axialOf(hex), name: ship?.name ?? `Hex ${hexName(hex)}` }
}

const hexesApart = (hexes: number): string => count(hexes, 'hex', 'hexes')

function bearingLines(view: View<State>, { ship: from }: End, to: End): Refusal[] {
  if (!from || stepsBetween(from.at, to.at) === 0) return []
  const guns = bearing(view, from, to.at)
  const where = bearingWords(bearingTo(from, to.at) ?? 0)
  return [
    refuse('ARC.fire.arc', `${to.name} is in the ${arcTo(from, to.at)} arc of ${from.name}, ${where}.`),
    refuse(
      'ARC.range.bands',
      guns.length > 0
        ? `${from.name} can fire: ${guns.join('; ')}.`
        : `${from.name} has no weapon that can fire there.`,
    ),
  ]
}

const HOME = { at: axialOf({ column: 0, row: 0 }), facing: 0 }
const TEMPLATE_RANGE = 6

/** Drawn round the origin, while the hexes of the map start half a hex from its corner. */
function arcTemplate(arc: Arc): Overlay {
  const hexes = hexesWithin(HOME.at, TEMPLATE_RANGE).filter(
    at => stepsBetween(at, HOME.at) > 0 && arcTo(HOME, at) === arc,
  )
  const origin = hexCentre(hexOf(HOME.at))
  const shape = patch(hexes, 'arc', { label: arc })
  if (shape.kind !== 'patch') return { name: arc, shapes: () => [] }
  const loops = shape.loops.map(loop => loop.map(({ x, y }) => ({ x: x - origin.x, y: y - origin.y })))
  return { name: `${arc} arc`, shapes: () => [{ ...shape, loops }] }
}

export const measures: Measures<State> = { arcs, sight, templates: ARCS.map(arcTemplate) }
