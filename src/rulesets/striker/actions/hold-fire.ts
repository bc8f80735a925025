import { word } from '../../../engine/bounds'
import { stillAble } from '../../../engine/record/still-able'
import { plain, refuse, unless } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import { count } from '../../../engine/words'
import { define, sideOf } from '../define'
import { named } from '../events'
import { KEYS } from '../keys'
import { declaredBy } from '../rules/fire/declaring'
import { mustStand, standOf } from '../rules/stands'
import { declaringNow, isDeclaring } from '../rules/turn/phases'
import { told } from '../rules/writing'
import { isSide } from '../sides'
import { fire } from './fire'

const NOT_YOURS = refuse('STR.core.sequence.declare-order', "It isn't your turn to declare fire.")

/** A declared shot is taken back before the seal. */
export const holdFire = define(z.strictObject({ type: z.literal('holdFire'), stand: word }))({
  rule: 'STR.core.sequence.declare-order',
  plan: (state, { stand: id }, actor) =>
    unless(
      [
        declaringNow(state) !== actor && NOT_YOURS,
        !(isSide(actor) && declaredBy(state, actor).some(({ stand }) => stand === id)) &&
          refuse('STR.core.sequence.declare-order', "It hasn't declared any fire."),
      ],
      () => plain(`Hold fire: ${standOf(state, id)?.name}`, 'STR.core.sequence.declare-order'),
    ),
  apply(next, { stand: id }, _result, { actor, emit }) {
    const side = sideOf(actor)
    const kept = declaredBy(next, side).filter(({ stand }) => stand !== id)
    next.declared = told(next.declared, side, kept)
    emit({
      type: 'undeclared',
      rules: ['STR.core.sequence.declare-order'],
      stand: named(mustStand(next, id)),
      seenBy: [side],
    })
  },
  when: isDeclaring,
  *offers(view, seat) {
    for (const id of new Set(declaredBy(view, sideOf(seat)).map(({ stand }) => stand)))
      yield {
        kind: 'button',
        id: `holdFire.${id}`,
        label: `Hold fire: ${standOf(view, id)?.name}`,
        rule: 'STR.core.sequence.declare-order',
        piece: id,
        action: { type: 'holdFire', stand: id },
      }
  },
})

/** The declaration is closed; with nothing declared the whole side holds. */
export const seal = define(z.strictObject({ type: z.literal('seal') }))({
  rule: 'STR.core.sequence.declare-order',
  plan: (state, _action, actor) =>
    unless([declaringNow(state) !== actor && NOT_YOURS], () =>
      plain('Seal the declaration', 'STR.core.sequence.declare-order'),
    ),
  apply(next, _action, _result, { actor, emit }) {
    const side = sideOf(actor)
    next.sealed = [...next.sealed, side]
    emit({ type: 'sealed', rules: ['STR.core.sequence.declare-order'], side })
  },
  when: isDeclaring,
  *offers(view, seat) {
    const declared = declaredBy(view, sideOf(seat))
    const shots = declared.length
    yield {
      kind: 'button',
      id: 'seal',
      label: shots > 0 ? `Seal ${count(shots, 'shot')}` : 'All hold fire',
      rule: 'STR.core.sequence.declare-order',
      key: KEYS.finish,
      leaves: () => {
        const left = stillAble(
          [fire],
          view,
          seat,
          declared.map(({ stand }) => stand),
        )
        return left > 0 ? `${count(left, 'stand')} could still fire.` : null
      },
      action: { type: 'seal' },
    }
  },
})
