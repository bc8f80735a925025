import { bearing } from '../../../engine/geometry/angle'
import { distance, lengthOf, lerp, type Pose, type Vec } from '../../../engine/geometry/vec'
import { late } from '../../../engine/late'
import type { Reach } from '../../../engine/offers'
import { type Refusal, unless } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import { arrivalShapes } from '../arrival-shapes'
import { define } from '../define'
import { attackersOf, unitRefusals } from '../rules/assault'
import { isFoot, no, unitOf } from '../rules/base'
import { ASSAULT_RATE, contactFaults, contactNear, standingBut } from '../rules/closing'
import { enemiesOf, standing, unitsOf } from '../rules/muster'
import { inches } from '../rules/words'
import type { Base, State } from '../state'
import { noSuchBase, notNow, notOwn, pathSchema } from './shared'

/** Ends beside the enemy that is meant; the contact is found from there. */
const schema = z.object({ type: z.literal('assault.way'), base: z.string(), path: pathSchema })

const drawnLater = late('shapes')

/** LW.inf.assault.double: the attacker may draw the way of a squad into contact before its unit assaults. */
export const assaultWay = define(schema)({
  rule: 'LW.inf.assault.double',
  when: 'movement',
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
      const aimless = no('LW.inf.assault.double', 'Point beside the enemy that it is to come into contact with.')
      return { refusals: [...reasons, aimless] }
    }
    const { pose } = contact
    const by = path.slice(0, -1).map(({ at }) => at)
    const faults = contactFaults(state, squad, { by, pose, standing: standingBut(state, squads) })
    return unless([...reasons, ...faults], () =>
      drawnLater(
        {
          title: `${squad.name} is to come into contact with ${contact.with.name}`,
          rule: 'LW.inf.assault.double',
          ledgers: [],
          resolve: (): readonly Vec[] => [...by, pose.at],
        },
        { shapes: () => arrivalShapes(state, [{ base: id, pose, by, contact: true }]) },
      ),
    )
  },
  apply(next, { base }, way) {
    next.ways = { ...next.ways, [base]: way.map(({ x, y }) => ({ x, y })) }
  },
  offers(state, seat) {
    const offers: WayOffer[] = []
    const enemies = enemiesOf(state, seat)
    for (const unit of unitsOf(state, seat)) {
      const squads = standing(state, unit).filter(base => isFoot(state, base) && base.moved === 'none')
      const [first] = squads
      if (!first || !enemies.some(({ at }) => distance(at, first.at) < 2 * ASSAULT_RATE)) continue
      for (const squad of squads)
        if (enemies.some(enemy => isNear(squad, enemy))) offers.push(new WayOffer(state, squad))
    }
    return offers
  },
})

/** Why a squad draws no way at all. */
function idleRefusals(state: State, squad: Base): Refusal[] {
  const unit = unitOf(state, squad.unit)
  const idle = attackersOf(state, unit).includes(squad)
    ? []
    : [no('LW.inf.assault.unit', `${squad.name} would take no part in an assault.`)]
  return [...unitRefusals(state, unit), ...idle]
}

const isNear = (squad: Base, { at }: Base): boolean => distance(at, squad.at) < ASSAULT_RATE + 2

class WayOffer {
  readonly kind = 'path'
  readonly label = 'Draw its way in an assault'
  readonly key = 'w'
  readonly rule = 'LW.inf.assault.double'
  readonly rearranges = true

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

  bars(): readonly Refusal[] {
    return idleRefusals(this.state, this.squad)
  }

  get start(): Pose {
    return { at: this.squad.at, facing: this.squad.facing }
  }

  get reach(): Reach {
    const { state, squad } = this
    return reachInto(
      state,
      squad,
      enemiesOf(state, squad.seat).filter(enemy => isNear(squad, enemy)),
    )
  }

  along(path: readonly Pose[]): z.infer<typeof schema> {
    return { type: 'assault.way', base: this.squad.id, path: [...path] }
  }
}

/** A pointer beside an enemy means contact with it; elsewhere it sets a point of the way. */
function reachInto(state: State, squad: Base, near: readonly Base[]): Reach {
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
    shapes: [{ kind: 'disc', tone: 'reach', at: squad.at, radius: ASSAULT_RATE, dashed: true, label: '12 in' }],
    extend: (path, to) => [...path, contactNear(state, squad, { at: to, among: near })?.pose ?? towards(path, to)],
    cost: path => `${inches(lengthOf(laid(path)))} of ${ASSAULT_RATE}`,
    sample(random) {
      const enemy = near[Math.floor(random() * near.length)]
      const at = enemy ? { x: enemy.at.x + random() * 2 - 1, y: enemy.at.y + random() * 2 - 1 } : squad.at
      return [{ at, facing: squad.facing }]
    },
  }
}
