import { crosses } from '../../engine/geometry/area'
import { distance, type Vec } from '../../engine/geometry/vec'
import type { View } from '../../engine/record/hidden'
import { type Refusal, refuse } from '../../engine/rolls/plan'
import type { Measures, Place, SightReport } from '../../engine/ruleset'
import type { Overlay, PieceId } from '../../engine/scene/scene'
import { signed } from '../../engine/words'
import { ARCS, type FiringArc } from './cards/card'
import { arcShape, defenceArc, firingArc, inFiringArc } from './rules/arcs'
import { firePenalty, OBSTACLE_NAMES, obstaclesOf } from './rules/obstacles'
import { farthest, rangeBetween } from './rules/range'
import { hiddenBy, intervening, throughShapes } from './rules/sight'
import { BASE, cardOf, inContact, unitsOnTable } from './rules/unit'
import type { State, Unit } from './state'
import { cm } from './words'

const named = (name: string, shapes: Overlay['shapes'] = () => []): Overlay => ({ name, shapes })

/** The firing arcs that cover a point, the weapons that can fire at it, and the side an attack from there would hit. */
function arcs(view: View<State>, from: PieceId, to: Vec): Overlay[] {
  const unit = view.units[from]
  if (!unit) return []
  const covers = (arc: FiringArc) => inFiringArc(view.options, arc, { from: unit, to })
  const { weapons } = cardOf(view, unit)
  const shown = ARCS.filter(arc => arc !== 'T' || weapons.some(weapon => weapon.arc === 'T'))
  const side = defenceArc(unit, to) === 'front' ? 'Front' : 'Rear'
  const ring = { inner: 0, outer: distance(unit.at, to) }
  return [
    ...shown.filter(covers).map(arc => {
      const { name, arc: span } = firingArc(view.options, arc)
      return named(`${name} (${arc})`, () => [{ label: name, ...arcShape(unit, span, ring) }])
    }),
    ...weapons.filter(weapon => covers(weapon.arc)).map(weapon => named(weapon.name)),
    named(`Defense: ${side}`),
  ]
}

function sight(view: View<State>, from: Place, to: Place): SightReport {
  const a = from.piece === undefined ? undefined : view.units[from.piece]
  const b = to.piece === undefined ? undefined : view.units[to.piece]
  if (!a || !b) return pointSight(view, from.at, to.at)
  const blocks = hiddenBy(view, { from: a, to: b })
  const clear = blocks.length === 0
  const crossed = obstaclesOf(view).flatMap(obstacle => throughShapes(obstacle, { from: a, to: b }))
  const range = rangeBetween(a, b)
  return {
    clear,
    lines: [
      ...(clear ? [clearLine(a, b), ...clearNotes(view, a, b)] : [...blocks, ...hiddenNotes(view, a, b, blocks)]),
      ...penaltyLines(view, a, b),
    ],
    shapes: [
      {
        kind: 'path',
        tone: clear ? 'good' : 'bad',
        points: [a.at, b.at],
        label: range.contact ? 'contact' : cm(range.distance),
      },
      ...crossed,
    ],
  }
}

/** Between points nothing can touch its target: only an asteroid blocks, and the rest is named as the line crosses it. */
function pointSight(view: State, from: Vec, to: Vec): SightReport {
  const crossed = obstaclesOf(view).filter(({ area }) => crosses(area, from, to))
  const clear = crossed.every(({ kind }) => kind !== 'asteroid')
  const lines = crossed.map(({ kind }) =>
    kind === 'asteroid'
      ? refuse('LS.los.asteroid', `An ${OBSTACLE_NAMES[kind]} blocks the line of sight.`)
      : refuse('LS.obstacle.los', `The line crosses a ${OBSTACLE_NAMES[kind]}, which doesn't block it.`),
  )
  return {
    clear,
    lines: [
      ...(clear ? [refuse('LS.los.default-clear', 'The line of sight is clear.')] : []),
      ...lines,
      refuse('LS.los.def', 'Choose two Units to see if one can attack the other.'),
    ],
    shapes: crossed.flatMap(obstacle => throughShapes(obstacle, { from: { at: from }, to: { at: to } })),
  }
}

function clearLine(a: Unit, b: Unit): Refusal {
  return rangeBetween(a, b).contact
    ? refuse('LS.los.contact-attack', 'In contact: nothing can block their line of sight.')
    : refuse('LS.los.default-clear', 'The line of sight is clear.')
}

/** What is near the line but doesn't block it, and whether the target is out of range. */
function clearNotes(view: State, a: Unit, b: Unit): Refusal[] {
  const line = { from: a, to: b }
  if (inContact(a, b)) return []
  const others = unitsOnTable(view).filter(({ id }) => id !== a.id && id !== b.id)
  const size = cardOf(view, b).size
  const notes = others.flatMap(other => {
    const between = intervening(other, line)
    if (between && !inContact(other, b))
      return [refuse('LS.los.contact-needed', `${other.name} is in between but doesn't touch ${b.name}.`)]
    if (between && cardOf(view, other).size < size)
      return [refuse('LS.los.smaller', `${other.name} is in between but smaller than ${b.name}.`)]
    return !between && inContact(other, b)
      ? [refuse('LS.los.intervening', `${other.name} touches ${b.name} but isn't in between.`)]
      : []
  })
  const reach = Math.max(0, ...cardOf(view, a).weapons.map(farthest))
  const far = rangeBetween(a, b).distance > reach
  return [
    ...notes,
    ...(far ? [refuse('LS.los.no-range-limit', 'Out of range of every weapon, but line of sight has no limit.')] : []),
  ]
}

/** What being hidden means, and whether the hidden Unit can see the other one. */
function hiddenNotes(view: State, a: Unit, b: Unit, blocks: readonly Refusal[]): Refusal[] {
  const terrain = blocks.some(({ rule }) => rule === 'LS.los.asteroid' || rule === 'LS.los.block-terrain')
  const looksOut = hiddenBy(view, { from: b, to: a }).length === 0
  return [
    refuse('LS.los.required', `${a.name} can't attack ${b.name} without line of sight.`),
    terrain
      ? refuse('LS.obstacle.los', `An obstacle hides ${b.name}.`)
      : refuse('LS.los.hide', `Another Unit hides ${b.name}.`),
    ...(looksOut ? [refuse('LS.los.one-way', `${b.name} can still see ${a.name}.`)] : []),
  ]
}

const penaltyLines = (view: State, a: Unit, b: Unit): Refusal[] =>
  (rangeBetween(a, b).contact ? [] : firePenalty(view, a.at, b.at)).map(({ value, why, rule, shapes }) =>
    refuse(rule, `${why}: ${signed(value)} to the attack.`, shapes),
  )

const HOME = { at: { x: 0, y: 0 }, facing: 0 }
const TEMPLATE_RADIUS = 30

function arcTemplate(ffArc: '120' | '90', arc: FiringArc): Overlay {
  const row = firingArc({ ffArc }, arc)
  const name = arc === 'FF' ? `Fixed Forward arc, ${ffArc} degrees` : `${row.name} arc`
  const shape = arcShape(HOME, row.arc, { inner: 0, outer: TEMPLATE_RADIUS })
  return { name, shapes: () => [{ label: `${arc}, ${TEMPLATE_RADIUS} cm`, ...shape }] }
}

export const templates: readonly Overlay[] = [
  arcTemplate('120', 'F'),
  arcTemplate('120', 'FF'),
  arcTemplate('90', 'FF'),
  { name: 'Contact', shapes: () => [{ kind: 'disc', tone: 'note', at: HOME.at, radius: 2 * BASE, label: 'contact' }] },
  ...[10, 20].map(radius => ({
    name: `Circle of ${radius} cm`,
    shapes: () => [{ kind: 'disc', tone: 'note', at: HOME.at, radius, label: `${radius} cm` } as const],
  })),
]

export const measures: Measures<State> = { arcs, sight, templates }
