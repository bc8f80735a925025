import { word } from '../../../../engine/bounds'
import { point } from '../../../../engine/geometry/schema'
import { atMost } from '../../../../engine/geometry/units'
import type { Vec } from '../../../../engine/geometry/vec'
import { distance } from '../../../../engine/geometry/vec'
import { plain, type Refusal, refuse, unless } from '../../../../engine/rolls/plan'
import { z } from '../../../../engine/schema'
import { measured } from '../../../../engine/words'
import { define, isCommanding, isMoving, readersOf, refusedFor, sideOf } from '../../define'
import type { Stand } from '../../parts/stand'
import type { State } from '../../state'
import { tell } from '../module'
import { seesPoint } from '../spotting/sight'
import { isThere, mustStand, standOf, standsOfSide } from '../stands'
import { aidsOf, LIGHT_KINDS, LIGHTS, type LightKind } from './light-gear'
import { aim, aimOf } from './lights'

const isTheirTurn = (state: State, actor: Parameters<typeof isMoving>[1]): boolean =>
  isCommanding(state, actor) || isMoving(state, actor)

/** STR.47.A.2, .A.3: a light is aimed at a point in reach, or switched off. */
export const light = define(
  z.strictObject({
    type: z.literal('r47.light'),
    stand: word,
    device: z.enum(LIGHT_KINDS as readonly [LightKind, ...LightKind[]]),
    point: z.nullable(point),
  }),
)({
  rule: 'STR.47.A.2.s1',
  plan(state, { stand: id, device, point: at }, actor) {
    const { rule, name, radius } = LIGHTS[device]
    const phase =
      !isTheirTurn(state, actor) &&
      refuse('STR.core.sequence.own-move', 'Aim lights in the command phase or in your own movement phase.')
    const stand = standOf(state, id)
    if (!stand || stand.seat !== actor) return refusedFor(refuse(rule, 'Choose one of your own stands.'), phase)
    return unless([phase, ...carryRefusals(state, stand, device), ...aimRefusals(state, stand, { device, at })], () =>
      plain(at ? `Aim the ${name} of ${stand.name}` : `Switch off the ${name} of ${stand.name}`, rule, {
        shapes: () => (at ? [{ kind: 'disc', tone: 'good', at, radius, label: 'lit' }] : []),
        warnings: () =>
          at && device === 'searchlight'
            ? [refuse('STR.47.A.2.s3', 'Every enemy within 500 cm will see this light.')]
            : [],
      }),
    )
  },
  apply(next, { stand: id, device, point: at }, _result, { emit }) {
    aim(next, id, { kind: device, point: at })
    const stand = mustStand(next, id)
    emit(
      tell('47', at ? 'lit' : 'dark', {
        rules: [LIGHTS[device].rule],
        data: { id, name: stand.name, device: LIGHTS[device].name },
        ...(LIGHTS[device].sense === 'eye' ? readersOf(stand) : { seenBy: [stand.seat] }),
      }),
    )
  },
  when: isTheirTurn,
  *offers(view, seat) {
    for (const stand of standsOfSide(view, sideOf(seat)))
      for (const device of LIGHT_KINDS) {
        if (carryRefusals(view, stand, device).length > 0) continue
        const { name, rule, range } = LIGHTS[device]
        yield {
          kind: 'region',
          id: `r47.${device}.${stand.id}`,
          label: `Aim the ${name}`,
          rule,
          piece: stand.id,
          region: () => [{ kind: 'disc', tone: 'reach', at: stand.at, radius: range }],
          facing: 'none',
          start: () => ({ at: aimOf(stand, device) ?? stand.at, facing: 0 }),
          ghost: { art: 'token', radius: LIGHTS[device].radius },
          at: ({ at }) => ({ type: 'r47.light', stand: stand.id, device, point: at }),
        }
        if (aimOf(stand, device))
          yield {
            kind: 'button',
            id: `r47.off.${device}.${stand.id}`,
            label: `Switch off the ${name}`,
            rule,
            piece: stand.id,
            action: { type: 'r47.light', stand: stand.id, device, point: null },
          }
      }
  },
})

function carryRefusals(state: State, stand: Stand, device: LightKind): Refusal[] {
  const { rule, name } = LIGHTS[device]
  const reasons: (Refusal | false)[] = [
    !aidsOf(state, stand).has(device) && refuse(rule, `${stand.name} doesn't carry ${article(name)} ${name}.`),
    !isThere(stand) && refuse(rule, `${stand.name} isn't on the table.`),
    stand.status === 'routed' && refuse('STR.core.morale.rout', `${stand.name} has routed.`),
  ]
  return reasons.filter(reason => reason !== false)
}
const article = (name: string): string => (name.startsWith('i') ? 'an' : 'a')

function aimRefusals(state: State, stand: Stand, { device, at }: { device: LightKind; at: Vec | null }): Refusal[] {
  const { rule, name, range } = LIGHTS[device]
  if (!at) return aimOf(stand, device) ? [] : [refuse(rule, `The ${name} of ${stand.name} is off already.`)]
  const far = distance(stand.at, at)
  const { width, height } = state.map
  const reasons: (Refusal | false)[] = [
    !atMost(far, range) &&
      refuse(rule, `The ${name} reaches ${range} cm, but that point is ${measured(far)} cm away.`, [
        { kind: 'disc', tone: 'muted', at: stand.at, radius: range },
      ]),
    (at.x < 0 || at.y < 0 || at.x > width || at.y > height) && refuse(rule, 'That point is off the table.'),
    !seesPoint(state, stand, at) && refuse(rule, `${stand.name} has no line of sight to that point.`),
  ]
  return reasons.filter(reason => reason !== false)
}
