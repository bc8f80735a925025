import { word } from '../../../engine/bounds'
import { once } from '../../../engine/memoize'
import { type Plan, type Refusal, refuse, unless } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import { count } from '../../../engine/words'
import { define, during } from '../define'
import { KEYS } from '../keys'
import {
  attackersOf,
  defendersOf,
  escortRefusals,
  targetName,
  tooFar,
  unitRefusals,
  vehiclesBeside,
} from '../rules/assault'
import { isFoot, isTroops, onTable } from '../rules/base'
import { type Arrival, arrivalShapes, type Closing, closeIn } from '../rules/closing'
import { closeWith, targetOf } from '../rules/declaring'
import { basesOfUnit, enemiesOf, unitsOf } from '../rules/roster'
import type { Base, State, Unit } from '../state'
import { previewAssault } from './assault-preview'
import { leaderOf } from './move-unit'
import { noSuchUnit, notNow } from './shared'

const schema = z.strictObject({ type: z.literal('assault.declare'), unit: word, target: word })

/** A unit assaults an enemy unit or vehicle, in place of its move. */
export const declareAssault = define(schema)({
  rule: 'LW.inf.assault.declare',
  when: during('movement'),
  plan(state, { unit: id, target: at }, actor) {
    const unit = state.units[id]
    const target = state.bases[at]
    if (!unit || !target) return { refusals: [noSuchUnit] }
    const reasons: Refusal[] = [...notNow(state, 'movement', actor), ...unitRefusals(state, unit)]
    if (unit.seat !== actor) reasons.push(refuse('LW.inf.assault.declare', `${unit.name} belongs to the other side.`))
    if (target.seat === unit.seat || !onTable(target)) {
      reasons.push(refuse('LW.vis.target', 'You can only assault an enemy that is on the table.'))
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
  *offers(state, seat) {
    const targets = enemiesOf(state, seat)
    if (targets.length === 0) return
    for (const unit of unitsOf(state, seat)) {
      const bases = basesOfUnit(state, unit)
      const leader = leaderOf(bases)
      if (!leader || !bases.some(base => isFoot(state, base)) || bases.some(({ moved }) => moved === 'assault'))
        continue
      yield {
        kind: 'piece',
        id: `assault.${unit.id}`,
        label: `Assault with ${unit.name}`,
        key: KEYS.assault,
        rule: 'LW.inf.assault.declare',
        piece: leader.id,
        shared: unit.bases,
        choices: once(() =>
          targets.map(({ id }) => ({ piece: id, action: { type: 'assault.declare', unit: unit.id, target: id } })),
        ),
      }
    }
  },
})

function contactRefusals({ arrivals, barred }: Closing): Refusal[] {
  if (arrivals.some(({ contact }) => contact)) return []
  return barred
    ? [refuse('LW.inf.assault.bad-going', "Bad going is in the way, and an assault can't cross it.")]
    : [refuse('LW.inf.assault.double', 'No squad can reach contact within 12 inches.')]
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
    shapes: () => arrivalShapes(state, arrivals),
    resolve: () => arrivals,
  }
  return isTroops(state, target)
    ? { foreseen: () => previewAssault(state, { unit: unit.id, target: target.id, arrivals }), ...plan }
    : plan
}
