import { word } from '../../../engine/bounds'
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
import { baseOf, isFoot, isTroops, no, onTable, unitOf } from '../rules/base'
import { changedUnit } from '../rules/changed'
import { type Arrival, type Closing, closeIn } from '../rules/closing'
import { grudging } from '../rules/firing'
import { foresee } from '../rules/foresight'
import { settled } from '../rules/moving'
import { enemiesOf, standing, unitsOf } from '../rules/muster'
import { count } from '../rules/words'
import { push, putBases, putUnit } from '../rules/writing'
import type { Assault, Base, State, Unit } from '../state'
import { leaderOf } from './move-unit'
import { noSuchUnit, notNow } from './shared'
import { TargetOffer } from './target-offer'

const schema = z.object({ type: z.literal('assault.declare'), unit: word, target: word })

/** A unit assaults an enemy unit or vehicle, in place of its move. */
export const declareAssault = define(schema)({
  rule: 'LW.inf.assault.declare',
  when: 'movement',
  plan(state, { unit: id, target: at }, actor) {
    const unit = state.units[id]
    const target = state.bases[at]
    if (!unit || !target) return { refusals: [noSuchUnit] }
    const early = notNow(state, 'movement', actor)
    if (early) return { refusals: [early] }
    const reasons: Refusal[] = unitRefusals(state, unit)
    if (unit.seat !== actor) reasons.push(no('LW.inf.assault.declare', `${unit.name} belongs to the other side.`))
    if (target.seat === unit.seat || !onTable(target))
      reasons.push(no('LW.vis.target', 'Only an enemy on the table is assaulted.'))
    else reasons.push(...escortRefusals(state, target))
    if (reasons.length > 0) return { refusals: reasons }
    const squads = attackersOf(state, unit)
    const defenders = defendersOf(state, target)
    const far = tooFar(squads, defenders)
    if (far) return { refusals: [far] }
    const closing = closeIn(state, squads, { defenders, beside: vehiclesBeside(state, target) })
    return unless([...contactRefusals(closing)], () => planOf(state, { unit, target, closing }))
  },
  apply(next, { unit: id, target: at }, arrivals, { emit }) {
    const squads = arrivals.map(({ base }) => base)
    const target = targetOf(next, baseOf(next, at))
    const assault: Assault = { id: `${id}.${next.turn}.${at}`, attacker: id, squads, target, rounds: 0, outcome: null }
    const defenders = target.kind === 'unit' ? unitOf(next, target.unit).bases : [at]
    putBases(next, [
      ...arrivals.map(({ base, pose }) =>
        settled(next, baseOf(next, base), { pose, moved: 'assault', retired: false }),
      ),
      ...defenders.map(defender => grudging(baseOf(next, defender), squads, next.turn)),
    ])
    if (target.kind === 'unit') putUnit(next, changedUnit(unitOf(next, target.unit), { pinned: true }))
    next.assaults = [...next.assaults, assault]
    push(next, { kind: 'defence', assault: assault.id })
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

/** Troops are assaulted by the unit, a vehicle alone. */
const targetOf = (state: State, base: Base): Assault['target'] =>
  isTroops(state, base) ? { kind: 'unit', unit: base.unit } : { kind: 'vehicle', base: base.id }

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
  return isTroops(state, target) ? { foreseen: foresee(state, { target, squads: arrivals }), ...plan } : plan
}
