import { word } from '../../../../engine/bounds'
import { plain, refuse, unless } from '../../../../engine/rolls/plan'
import { z } from '../../../../engine/schema'
import { define, isCommanding, refusedFor, sideOf } from '../../define'
import { tell } from '../module'
import { isThere, mustStand, standOf, standsOfSide } from '../stands'
import { devicesOf } from './devices'
import { changeSensors, type RadarKind, sensorsOf, setOf } from './state'

const KINDS = ['radar', 'ladar'] as const satisfies readonly RadarKind[]
const RULE = { radar: 'STR.46.A.s2', ladar: 'STR.46.B.s1' } as const

/** A set transmits all the time unless its owner has switched it off. */
export const switchRadar = define(
  z.strictObject({ type: z.literal('r46.radar'), stand: word, device: z.enum(KINDS), on: z.boolean() }),
)({
  rule: 'STR.46.A.s2',
  plan(state, { stand: id, device, on }, actor) {
    const phase =
      !isCommanding(state, actor) && refuse('STR.core.sequence.command', 'Switch sets in the command phase.')
    const stand = standOf(state, id)
    if (!stand || stand.seat !== actor) return refusedFor(refuse(RULE[device], 'Choose one of your own stands.'), phase)
    const isOn = !sensorsOf(state, stand.seat).off.includes(setOf(id, device))
    return unless(
      [
        phase,
        devicesOf(state, stand)[device] === null &&
          refuse(RULE[device], `${stand.name} doesn't carry a ${device} set.`),
        !isThere(stand) && refuse(RULE[device], `${stand.name} isn't on the table.`),
        isOn === on && refuse(RULE[device], `That ${device} is ${on ? 'on' : 'off'} already.`),
      ],
      () => plain(`Switch ${on ? 'on' : 'off'} the ${device} of ${stand.name}`, RULE[device]),
    )
  },
  apply(next, { stand: id, device, on }, _result, { actor, emit }) {
    const side = sideOf(actor)
    const set = setOf(id, device)
    const others = sensorsOf(next, side).off.filter(one => one !== set)
    changeSensors(next, side, { off: on ? others : [...others, set] })
    const { name } = mustStand(next, id)
    emit(tell('46', on ? 'on' : 'off', { rules: [RULE[device]], data: { id, name, device }, seenBy: [side] }))
  },
  when: isCommanding,
  *offers(view, seat) {
    for (const stand of standsOfSide(view, sideOf(seat)))
      for (const device of isThere(stand) ? KINDS : [])
        if (devicesOf(view, stand)[device]) {
          const on = sensorsOf(view, stand.seat).off.includes(setOf(stand.id, device))
          yield {
            kind: 'button',
            id: `r46.${device}.${stand.id}`,
            label: `Switch ${on ? 'on' : 'off'} the ${device}`,
            rule: RULE[device],
            piece: stand.id,
            action: { type: 'r46.radar', stand: stand.id, device, on },
          }
        }
  },
})
