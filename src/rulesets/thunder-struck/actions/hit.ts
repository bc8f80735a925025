import { plain, refuse, unless } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import { define } from '../define'
import { KEYS } from '../keys'
import { hitOn, inZone, isDeadly, lostWith, markDamage, spendShield } from '../rules/hits'
import { covers } from '../rules/shields'
import { passTurn } from '../rules/turns'
import { slotCell } from '../scene/cells'
import { shipOf } from '../state'
import { CONSOLE, SHIELDS, SPACES } from '../tables/console'
import { seatOf } from './common'

const shieldSchema = z.strictObject({ type: z.literal('shield'), shield: z.enum(SHIELDS) })
const damageSchema = z.strictObject({ type: z.literal('damage'), space: z.enum(SPACES) })

/** With several usable shields, the player who was hit chooses which one to lose. */
export const shield = define(shieldSchema)({
  rule: 'TS.fire.3.choose-shield',
  when: (view, seat) => hitOn(view, seat)?.shield === null,
  plan(state, action, actor) {
    const seat = seatOf(actor)
    const hit = hitOn(state, seat)
    const side = hit && !hit.shield ? hit.side : null
    const { name } = CONSOLE[action.shield]
    return unless(
      [
        side === null && refuse('TS.fire.3.choose-shield', "There's no hit to stop with a shield now."),
        side !== null &&
          !covers(action.shield, side) &&
          refuse(
            action.shield === 'SF' ? 'TS.shield.3.front' : 'TS.shield.3.rear',
            `The ${name} can't stop a hit in the ${side}.`,
          ),
        !shipOf(state, seat).shields[action.shield] && refuse('TS.fire.3.choose-shield', `The ${name} isn't up.`),
      ],
      () => plain(`Use the ${name}`, 'TS.fire.3.choose-shield'),
    )
  },
  apply(next, action, _result, { emit }) {
    spendShield(next, action.shield, emit)
  },
  *offers(_view, seat) {
    for (const one of SHIELDS) {
      yield {
        kind: 'button',
        id: `shield.${one}`,
        label: `Use the ${CONSOLE[one].name}`,
        rule: 'TS.fire.3.choose-shield',
        piece: `ship.${seat}`,
        action: { type: 'shield', shield: one },
      }
    }
  },
})

/** One Damage token on an undamaged space in the zone of the shield. */
export const damage = define(damageSchema)({
  rule: 'TS.fire.3.damage',
  when: (view, seat) => (hitOn(view, seat)?.shield ?? null) !== null,
  plan(state, { space }, actor) {
    const seat = seatOf(actor)
    const used = hitOn(state, seat)?.shield
    const ship = shipOf(state, seat)
    const { name } = CONSOLE[space]
    const damaged = ship.damage.includes(space)
    return unless(
      [
        !used && refuse('TS.fire.3.damage', "There's no damage to mark now."),
        damaged && refuse('TS.fire.3.damage', `${name} is already damaged.`),
        used &&
          !inZone(used, space) &&
          refuse('TS.fire.3.zone', `${name} isn't in the zone of the ${CONSOLE[used].name}.`),
      ],
      () =>
        plain(`Damage ${name}${lostWith(ship, space)}`, 'TS.fire.3.damage', {
          warnings: () =>
            isDeadly(ship, space)
              ? [
                  refuse(
                    'TS.fire.6.pair-destroyed',
                    'This is the second damaged space of a pair, so your ship is destroyed.',
                  ),
                  refuse('TS.fire.6.never-forced', 'You can mark another space instead.'),
                ]
              : [],
        }),
    )
  },
  apply(next, { space }, _result, { actor, emit }) {
    markDamage(next, seatOf(actor), space, emit)
    passTurn(next, emit)
  },
  *offers(_view, seat) {
    yield {
      kind: 'cell',
      id: 'damage',
      label: 'Mark the damage',
      rule: 'TS.fire.3.damage',
      piece: `ship.${seat}`,
      key: KEYS.damage,
      choices: () => SPACES.map(space => ({ cell: slotCell(seat, space), action: { type: 'damage', space } })),
    }
  },
})
