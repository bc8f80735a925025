import { whole } from '../../../engine/bounds'
import { turnOf } from '../../../engine/geometry/angle'
import { facing } from '../../../engine/geometry/schema'
import { type Plan, plain, type Refusal, refuse } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import type { Weapon } from '../cards/card'
import { define } from '../define'
import type { LsEvent } from '../events'
import { KEYS } from '../keys'
import { activeUnit, spendAction } from '../rules/acting'
import { facingFor, isShot, legalShot } from '../rules/aim'
import { type AttackResult, attackPlan, type Shot, titleOf } from '../rules/attack'
import { concludeAttack } from '../rules/attack-outcome'
import { type Choices, choicesOf, defaultAnswer, NO_ANSWER } from '../rules/defence'
import { lapseWarnings } from '../rules/ecm'
import { cardOf, enemies, unitOf } from '../rules/unit'
import { changeUnit, push } from '../rules/writing'
import type { State, Unit } from '../state'
import { unitId } from './shared'

const schema = z.strictObject({
  type: z.literal('attack'),
  unit: unitId,
  weapon: whole,
  target: unitId,
  /** An exo-armor that can turn freely turns to this facing first. */
  facing: z.optional(facing),
})
type AttackAction = z.infer<typeof schema>

/** One Action, one weapon, one target. The dice are rolled at once, unless the target's owner has something to decide. */
export const attack = define(schema)<AttackResult | null>({
  rule: 'LS.attack.cost',

  plan(state, action) {
    const shot = legalShot(state, action, NO_ANSWER)
    if (!isShot(shot)) return { refusals: shot }
    const choices = choicesOf(state, shot)
    const plan = choices.any ? declaration(state, shot, choices) : attackPlan(state, shot)
    const title = action.facing === undefined ? plan.title : `${plan.title} after turning`
    return { ...plan, title, warnings: () => [...(plan.warnings?.() ?? []), ...lapseWarnings(shot.attacker)] }
  },

  apply(next, action, result, { emit }) {
    const { unit: attacker, weapon, target, facing } = action
    const turnedFirst = facing !== undefined
    spendAction(next, attacker)
    if (turnedFirst) changeUnit(next, attacker, { facing: turnOf(facing) })
    if (result) concludeAttack(next, { attacker, weapon, target, turnedFirst, answer: NO_ANSWER }, result, emit)
    else {
      push(next, { kind: 'attack', attacker, weapon, target })
      emit(declared(next, action))
    }
  },

  *offers(view, seat) {
    const unit = activeUnit(view, seat)
    if (!unit) return
    for (const [index, weapon] of cardOf(view, unit).weapons.entries()) {
      yield {
        kind: 'piece',
        id: attackOffer(unit.id, index),
        label: isContactOnly(weapon) ? `Strike with ${weapon.name}` : `Fire ${weapon.name}`,
        rule: 'LS.attack.one-weapon',
        piece: unit.id,
        key: KEYS.attack,
        choices: () =>
          enemies(view, seat).map(target => ({
            piece: target.id,
            action: attackAction(view, unit, { index, weapon, target }),
          })),
      }
    }
  },
})

/** Cards point at the offer of a weapon by this. */
export const attackOffer = (unit: string, weapon: number): string => `attack.${unit}.${weapon}`

const isContactOnly = (weapon: Weapon): boolean => weapon.bands.every(band => band.to === 'C')

function attackAction(view: State, unit: Unit, line: { index: number; weapon: Weapon; target: Unit }): AttackAction {
  const facing = facingFor(view, unit, line)
  const action = { type: 'attack' as const, unit: unit.id, weapon: line.index, target: line.target.id }
  return facing === undefined ? action : { facing, ...action }
}

function declared(state: State, action: AttackAction): LsEvent {
  const attacker = unitOf(state, action.unit)
  const { turn, commandPoint } = choicesOf(state, { attacker, target: unitOf(state, action.target) })
  return {
    type: 'attack-declared',
    rules: [
      'LS.attack.cost',
      ...(turn ? (['LS.cc.cco.turn'] as const) : []),
      ...(commandPoint ? (['LS.command.defence'] as const) : []),
    ],
    attacker: attacker.id,
    target: action.target,
    weapon: cardOf(state, attacker).weapons[action.weapon]?.name ?? '',
    turnedFirst: action.facing !== undefined,
  }
}

/** The rolls come after the target's owner has decided; the preview assumes the default. */
function declaration(state: State, shot: Shot, choices: Choices): Plan<null> {
  const { attacker, weapon, band, target, range } = shot
  const answered = { attacker, weapon, band, target, range, answer: defaultAnswer(choices) }
  const foreseen = attackPlan(state, answered)
  return plain(titleOf(shot), 'LS.attack.cost', {
    ledgers: foreseen.ledgers,
    shapes: () => foreseen.shapes?.() ?? [],
    warnings: () => [...(foreseen.warnings?.() ?? []), ...pending(target, choices)],
    foreseen: () => foreseen,
  })
}

function pending(target: Unit, { turn, commandPoint }: Choices): Refusal[] {
  return [
    ...(turn ? [refuse('LS.cc.cco.turn', `${target.name} can turn to face you. The odds assume that it does.`)] : []),
    ...(commandPoint
      ? [
          refuse(
            'LS.command.defence',
            `${target.name} can spend a Command Point for +2. The odds assume that it doesn't.`,
          ),
        ]
      : []),
  ]
}
