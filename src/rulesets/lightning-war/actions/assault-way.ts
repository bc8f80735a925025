import { word } from '../../../engine/bounds'
import { bearing } from '../../../engine/geometry/angle'
import { distance, lengthOf, lerp, type Pose, type Vec } from '../../../engine/geometry/vec'
import type { Reach } from '../../../engine/offers'
import { type Refusal, refuse, unless } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import { define, during } from '../define'
import { attackersOf, unitRefusals } from '../rules/assault'
import { isFoot, unitOf } from '../rules/base'
import { ASSAULT_RATE, arrivalShapes, contactFaults, contactNear, standingBut } from '../rules/closing'
import { basesOfUnit, enemiesOf, unitsOf } from '../rules/roster'
import { inches } from '../rules/words'
import type { Base, State } from '../state'
import { noSuchBase, notNow, notOwn, pathSchema } from './shared'

/** Ends beside the enemy that is meant; the contact is found from there. */
const schema = z.strictObject({ type: z.literal('assault.way'), base: word, path: pathSchema })

/** LW.inf.assault.double: the attacker can draw the move of a squad into contact before its unit assaults. */
export const assaultWay = define(schema)({
  rule: 'LW.inf.assault.double',
  when: during('movement'),
  plan(state, { base: id, path }, actor) {
    const squad = state.bases[id]
    const end = path.at(-1)
    if (!squad || !end) return { refusals: [noSuchBase] }
    const unit = unitOf(state, squad.unit)
    const squads = attackersOf(state, unit)
    const reasons = [...notNow(state, 'movement', actor), notOwn(squad, actor), ...idleRefusals(state, squad)].filter(
      reason => reason !== false,
    )
    const contact = contactNear(state, squad, { at: end.at, among: enemiesOf(state, squad.seat) })
    if (!contact) {
      const aimless = refuse('LW.inf.assault.double', 'Point next to the enemy the squad should contact.')
      return { refusals: [...reasons, aimless] }
    }
    const { pose } = contact
    const by = path.slice(0, -1).map(({ at }) => at)
    const faults = contactFaults(state, squad, { by, pose, standing: standingBut(state, squads) })
    return unless([...reasons, ...faults], () => ({
      title: `${squad.name} will move into contact with ${contact.with.name}`,
      rule: 'LW.inf.assault.double',
      ledgers: [],
      shapes: () => arrivalShapes(state, [{ base: id, pose, by, contact: true }]),
      resolve: (): readonly Vec[] => [...by, pose.at],
    }))
  },
  apply(next, { base }, way) {
    next.ways = { ...next.ways, [base]: way.map(({ x, y }) => ({ x, y })) }
  },
  offers(state, seat) {
    const offers: AssaultWayOffer[] = []
    const enemies = enemiesOf(state, seat)
    for (const unit of unitsOf(state, seat)) {
      const bases = basesOfUnit(state, unit)
      const first = bases.find(base => mightGo(state, base))
      if (!first || !enemies.some(({ at }) => distance(at, first.at) < 2 * ASSAULT_RATE)) continue
      for (const base of bases)
        if (mightGo(state, base) && enemies.some(enemy => isNear(base, enemy)))
          offers.push(new AssaultWayOffer(state, base))
    }
    return offers
  },
})

const mightGo = (state: State, base: Base): boolean => base.moved === 'none' && isFoot(state, base)

/** Few are looked at, so the parts are made when asked for. */
class AssaultWayOffer {
  readonly kind = 'path'
  readonly label = 'Draw its assault move'
  readonly rule = 'LW.inf.assault.double'

  constructor(
    private readonly state: State,
    private readonly squad: Base,
  ) {}

  get id(): string {
    return `assault.way.${this.squad.id}`
  }

  get piece(): string {
    return this.squad.id
  }

  get start(): Pose {
    return { at: this.squad.at, facing: this.squad.facing }
  }

  get reach(): Reach {
    return reachInto(this.state, this.squad)
  }

  bars(): Refusal[] {
    return idleRefusals(this.state, this.squad)
  }

  along(path: readonly Pose[]) {
    return { type: 'assault.way' as const, base: this.squad.id, path: [...path] }
  }
}

/** Why a squad draws no way at all. */
function idleRefusals(state: State, squad: Base): Refusal[] {
  const unit = unitOf(state, squad.unit)
  const idle = attackersOf(state, unit).includes(squad)
    ? []
    : [refuse('LW.inf.assault.unit', `${squad.name} would not take part in an assault.`)]
  return [...unitRefusals(state, unit), ...idle]
}

const isNear = (squad: Base, { at }: Base): boolean => distance(at, squad.at) < ASSAULT_RATE + 2

/** Enemies that a squad might come into contact with. */
export const enemiesNear = (state: State, squad: Base): Base[] =>
  enemiesOf(state, squad.seat).filter(enemy => isNear(squad, enemy))

/** A pointer beside an enemy means contact with it; elsewhere it sets a point of the way. */
function reachInto(state: State, squad: Base): Reach {
  const laid = (path: readonly Pose[]) => [squad.at, ...path.map(({ at }) => at)]
  const towards = (path: readonly Pose[], to: Vec): Pose => {
    const points = laid(path)
    const last = points.at(-1) ?? squad.at
    const left = ASSAULT_RATE - lengthOf(points)
    const far = distance(last, to)
    const at = far > left ? lerp(last, to, Math.max(0, left) / far) : to
    return { at, facing: bearing(last, at) ?? squad.facing }
  }
  return {
    shapes: () => [{ kind: 'disc', tone: 'reach', at: squad.at, radius: ASSAULT_RATE, dashed: true, label: '12 in' }],
    extend: (path, to) => [
      ...path,
      contactNear(state, squad, { at: to, among: enemiesNear(state, squad) })?.pose ?? towards(path, to),
    ],
    cost: path => `${inches(lengthOf(laid(path)))} of ${ASSAULT_RATE}`,
  }
}
