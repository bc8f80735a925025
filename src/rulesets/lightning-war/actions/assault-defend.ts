import { whole, word } from '../../../engine/bounds'
import { type Planned, plain, type Refusal, refuse, unless } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import type { Actor, Seat } from '../../../engine/seats'
import { count } from '../../../engine/words'
import { define, during } from '../define'
import type { Emit } from '../events'
import { KEYS } from '../keys'
import { attackersLeft, defendersLeft, targetName } from '../rules/assault'
import { modelOf, unitOf } from '../rules/base'
import { ableDefenders, defenceRefusals, defensiveWeapons, openDefence } from '../rules/defence'
import { aimed, type Fired, isShot, type Shot } from '../rules/firing'
import { pop } from '../rules/writing'
import type { Assault, Next, State } from '../state'
import { applyHe } from './fire-he'
import { applySmall, type SmallResult, smallPlan } from './fire-small'
import { type HeResult, hePlan } from './he-plan'

const schema = z.strictObject({
  type: z.literal('assault.defend'),
  base: word,
  weapon: whole,
  target: word,
})

export function defendingSeat(state: State, assault: Assault): Seat {
  const { seat } = unitOf(state, assault.attacker)
  return state.seats.find(it => it !== seat) ?? seat
}

const notAssaulted = (state: State, assault: Assault | null, actor: Actor): Refusal[] =>
  assault && defendingSeat(state, assault) === actor
    ? []
    : [refuse('LW.inf.assault.defensive-fire', 'Nobody is assaulting you now.')]

type DefenceResult = SmallResult | HeResult

/** One shot of an assaulted base, with everything that forbids it. */
export const defencePlan = (state: State, assault: Assault, shot: Shot): Planned<DefenceResult> =>
  unless<DefenceResult>(defenceRefusals(state, assault, shot), () =>
    shot.weapon.small
      ? (smallPlan(state, shot, 'defensive') as Planned<DefenceResult>)
      : (hePlan(state, shot, { manner: 'defensive', observer: null }) as Planned<DefenceResult>),
  )

export function applyDefence(next: Next, { aim, result }: Omit<Fired<DefenceResult>, 'manner'>, emit: Emit): void {
  if ('marked' in result) applyHe(next, { aim, result, manner: 'defensive' }, emit)
  else applySmall(next, { aim, result, manner: 'defensive' }, emit)
}

/** LW.inf.assault.defensive-fire: a base of the assaulted unit fires before contact. */
export const defend = define(schema)({
  rule: 'LW.inf.assault.defensive-fire',
  when: during('defence'),
  plan(state, action, actor): Planned<DefenceResult> {
    const assault = openDefence(state)
    const shot = aimed(state, action)
    const early = notAssaulted(state, assault, actor)
    if (!assault || !isShot(shot)) return { refusals: isShot(shot) ? early : [...early, shot] }
    return early.length > 0
      ? { refusals: [...early, ...defenceRefusals(state, assault, shot)] }
      : defencePlan(state, assault, shot)
  },
  apply(next, action, result, { emit }) {
    applyDefence(next, { aim: action, result }, emit)
  },
  *offers(state, seat) {
    const assault = openDefence(state)
    if (!assault || defendingSeat(state, assault) !== seat) return
    const squads = attackersLeft(state, assault)
    for (const base of defendersLeft(state, assault)) {
      for (const { index, how } of defensiveWeapons(state, base)) {
        yield {
          kind: 'piece',
          id: `assault.defend.${base.id}.${index}`,
          label: `Fire ${base.name} in defence${how === 'he' ? `, ${modelOf(state, base).weapons[index]?.name}` : ''}`,
          key: KEYS.defend,
          rule: 'LW.inf.assault.defensive-fire',
          piece: base.id,
          choices: () =>
            squads.map(({ id }) => ({
              piece: id,
              action: { type: 'assault.defend', base: base.id, weapon: index, target: id },
            })),
        }
      }
    }
  },
})

/** The defender holds the rest of their fire. The table does it when nobody can fire any more. */
export const hold = define(z.strictObject({ type: z.literal('assault.hold') }))({
  rule: 'LW.inf.assault.defensive-fire',
  when: during('defence'),
  plan(state, _, actor) {
    const early = actor === 'table' ? [] : notAssaulted(state, openDefence(state), actor)
    return unless(early, () => plain('End defensive fire', 'LW.inf.assault.remove-first'))
  },
  apply(next, _, __, { emit, actor }) {
    const assault = openDefence(next)
    pop(next)
    if (!assault) return
    if (actor !== 'table')
      emit({ type: 'defence-held', rules: ['LW.inf.assault.defensive-fire'], seat: defendingSeat(next, assault) })
    if (attackersLeft(next, assault).length === 0) {
      next.assaults = next.assaults.filter(({ id }) => id !== assault.id)
      emit({ type: 'assault-lapsed', rules: ['LW.inf.assault.remove-first'], unit: assault.attacker })
      return
    }
    emit({
      type: 'assault-closed',
      rules: ['LW.inf.assault.closing'],
      unit: assault.attacker,
      target: targetName(next, assault),
    })
  },
  *offers(state, seat) {
    const assault = openDefence(state)
    if (!assault || defendingSeat(state, assault) !== seat) return
    yield {
      kind: 'button',
      id: 'assault.hold',
      label: ableDefenders(state, assault).length > 0 ? 'Hold fire' : 'End defensive fire',
      key: KEYS.holdFire,
      rule: 'LW.inf.assault.defensive-fire',
      leaves: () => {
        const left = ableDefenders(state, assault).length
        return left > 0 ? `${count(left, 'base')} could still fire.` : null
      },
      action: { type: 'assault.hold' },
    }
  },
})
