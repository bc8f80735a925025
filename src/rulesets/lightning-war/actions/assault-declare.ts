import { distance } from '../../../engine/geometry/vec'
import { type Plan, type Refusal, unless } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import { arrivalShapes } from '../arrival-shapes'
import { define } from '../define'
import {
  attackersOf,
  defendersOf,
  escortRefusals,
  targetName,
  tooFar,
  unitRefusals,
  vehiclesBeside,
} from '../rules/assault'
import { isFoot, isTroops, no, onTable } from '../rules/base'
import { type Arrival, type Closing, closeIn } from '../rules/closing'
import { closeWith, targetOf } from '../rules/declaring'
import { enemiesOf, standing, unitsOf } from '../rules/muster'
import { count } from '../rules/words'
import type { Base, State, Unit } from '../state'
import { foresee } from './assault-foresight'
import { leaderOf } from './move-unit'
import { noSuchUnit, notNow } from './shared'
import { TargetOffer } from './target-offer'

const schema = z.object({ type: z.literal('assault.declare'), unit: z.string(), target: z.string() })

/** A unit assaults an enemy unit or vehicle, in place of its move. */
export const declareAssault = define(schema)({
  rule: 'LW.inf.assault.declare',
  when: 'movement',
  plan(state, { unit: id, target: at }, actor) {
    const unit = state.units[id]
    const target = state.bases[at]
    if (!unit || !target) return { refusals: [noSuchUnit] }
    const reasons: Refusal[] = [...notNow(state, 'movement', actor), ...unitRefusals(state, unit)]
    if (unit.seat !== actor) reasons.push(no('LW.inf.assault.declare', `${unit.name} belongs to the other side.`))
    if (target.seat === unit.seat || !onTable(target)) {
      reasons.push(no('LW.vis.target', 'Only an enemy on the table is assaulted.'))
      return { refusals: reasons }
    }
    reasons.push(...escortRefusals(state, target))
    const squads = attackersOf(state, unit)
    if (squads.length === 0) return { refusals: reasons }
    const defenders = defendersOf(state, target)
    const far = tooFar(squads, defenders)
    if (far) return { refusals: [...reasons, far] }
    const closing = closeIn(state, squads, { defenders, beside: vehiclesBeside(state, target) })
    return unless([...reasons, ...contactRefusals(closing)], () => planOf(state, { unit, target, closing }))
  },
  apply(next, { unit: id, target: at }, arrivals, { emit }) {
    closeWith(next, { unit: id, target: at, arrivals })
    emit({
      type: 'assault-declared',
      rules: [
        'LW.inf.assault.declare',
        'LW.inf.assault.commit',
        'LW.inf.assault.commit-defender',
        'LW.inf.assault.double',
      ],
      unit: id,
      target: at,
      contacts: arrivals.filter(({ contact }) => contact).length,
    })
  },
  offers(state, seat) {
    const offers: AssaultOffer[] = []
    const targets = enemiesOf(state, seat)
    if (targets.length === 0) return offers
    for (const unit of unitsOf(state, seat)) {
      const bases = standing(state, unit)
      const leader = leaderOf(bases)
      if (!leader || !bases.some(base => isFoot(state, base)) || bases.some(({ moved }) => moved === 'assault'))
        continue
      offers.push(new AssaultOffer(state, { unit, leader }, targets))
    }
    return offers
  },
})

type Declaration = z.infer<typeof schema>

class AssaultOffer extends TargetOffer<Declaration> {
  readonly rule = 'LW.inf.assault.declare'
  readonly key = 'c'

  constructor(
    private readonly state: State,
    private readonly by: { readonly unit: Unit; readonly leader: Base },
    targets: readonly Base[],
  ) {
    super(targets)
  }

  get id(): string {
    return `assault.${this.by.unit.id}`
  }

  get label(): string {
    return `Assault with ${this.by.unit.name}`
  }

  get piece(): string {
    return this.by.leader.id
  }

  override get shared(): readonly string[] {
    return this.by.unit.bases
  }

  protected against(target: string): Declaration {
    return { type: 'assault.declare', unit: this.by.unit.id, target }
  }

  protected get barred(): boolean {
    return unitRefusals(this.state, this.by.unit).length > 0
  }

  protected might(target: Base): boolean {
    return distance(target.at, this.by.leader.at) <= NEAR_ENOUGH && escortRefusals(this.state, target).length === 0
  }
}

/** An assault covers twelve inches, and a unit is some inches wide. */
const NEAR_ENOUGH = 16

function contactRefusals({ arrivals, barred }: Closing): Refusal[] {
  if (arrivals.some(({ contact }) => contact)) return []
  return barred
    ? [no('LW.inf.assault.bad-going', 'Bad going lies in the way; an assault does not cross it.')]
    : [no('LW.inf.assault.double', 'No squad reaches contact within 12 inches.')]
}

interface Declared {
  readonly unit: Unit
  readonly target: Base
  readonly closing: Closing
}

function planOf(state: State, { unit, target, closing }: Declared): Plan<readonly Arrival[]> {
  const { arrivals } = closing
  const contacts = arrivals.filter(({ contact }) => contact).length
  const against = targetName(state, { target: targetOf(state, target) })
  const plan: Plan<readonly Arrival[]> = {
    title: `${unit.name} assaults ${against}: ${count(arrivals.length, 'squad')}, ${contacts} in contact`,
    rule: 'LW.inf.assault.declare',
    ledgers: [],
    shapes: arrivalShapes(state, arrivals),
    resolve: () => arrivals,
  }
  return isTroops(state, target)
    ? { foreseen: foresee(state, { unit: unit.id, target: target.id, arrivals }), ...plan }
    : plan
}
