import { refuse, unless } from '../../../engine/rolls/plan'
import type { Draft } from '../../../engine/ruleset'
import { z } from '../../../engine/schema'
import type { Seat } from '../../../engine/seats'
import type { TsEvent } from '../events'
import { spendShield } from '../rules/carry-out'
import { damageRules } from '../rules/cited'
import { covers, damageable, dieOn, isDeadly } from '../rules/console'
import { destroy } from '../rules/fate'
import { passTurn } from '../rules/turns'
import { slotCell } from '../slots'
import { type Hit, own, type Ship, type State, shipOf } from '../state'
import { CONSOLE, SHIELDS, SPACES, type Space } from '../tables/console'
import { type Def, seatOf, settles, worked, writes } from './common'

const shieldSchema = z.strictObject({ type: z.literal('shield'), shield: z.enum(SHIELDS) })
const damageSchema = z.strictObject({ type: z.literal('damage'), space: z.enum(SPACES) })

function hitOn(state: State, seat: Seat): Hit | null {
  const frame = state.stack.at(-1)
  return frame?.kind === 'hit' && frame.target === seat ? frame : null
}

/** With several usable shields, the player hit chooses the one that goes. */
export const shield: Def<z.infer<typeof shieldSchema>> = {
  rule: 'TS.fire.3.choose-shield',
  schema: shieldSchema,
  plan(state, action, actor) {
    const seat = seatOf(actor)
    const hit = hitOn(state, seat)
    const side = hit && !hit.shield ? hit.side : null
    const { name } = CONSOLE[action.shield]
    return unless(
      [
        side === null && refuse('TS.fire.3.choose-shield', 'No hit asks for a shield now.'),
        side !== null &&
          !covers(action.shield, side) &&
          refuse(
            action.shield === 'SF' ? 'TS.shield.3.front' : 'TS.shield.3.rear',
            `The ${name} does not stop a hit from the ${side}.`,
          ),
        !shipOf(state, seat).shields[action.shield] && refuse('TS.fire.3.choose-shield', `The ${name} is not up.`),
      ],
      () =>
        settles(`Use the ${name}`, 'TS.fire.3.choose-shield', () =>
          worked(state, (next, emit) => spendShield(next, action.shield, emit)),
        ),
    )
  },
  ...writes,
  *offers(state, seat) {
    const hit = hitOn(state, seat)
    if (!hit || hit.shield) return
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
}

/** One token on an undamaged space of the zone the shield belongs to. */
export const damage: Def<z.infer<typeof damageSchema>> = {
  rule: 'TS.fire.3.damage',
  schema: damageSchema,
  plan(state, action, actor) {
    const seat = seatOf(actor)
    const used = hitOn(state, seat)?.shield
    const ship = shipOf(state, seat)
    const { name } = CONSOLE[action.space]
    const damaged = ship.damage.includes(action.space)
    return unless(
      [
        !used && refuse('TS.fire.3.damage', 'No hit asks for damage now.'),
        damaged && refuse('TS.fire.3.damage', `${name} is damaged already.`),
        used &&
          !damaged &&
          !damageable(ship, used).includes(action.space) &&
          refuse('TS.fire.3.zone', `${name} lies outside the zone of the ${CONSOLE[used].name}.`),
      ],
      () => ({
        ...settles(`Damage ${name}${lostWith(ship, action.space)}`, 'TS.fire.3.damage', () =>
          worked(state, (next, emit) => mark(next, { seat, space: action.space }, emit)),
        ),
        warnings: isDeadly(ship, action.space)
          ? [
              refuse('TS.fire.6.pair-destroyed', 'This completes a pair: the ship is destroyed.'),
              refuse('TS.fire.6.never-forced', 'You can mark another space instead.'),
            ]
          : [],
      }),
    )
  },
  ...writes,
  *offers(state, seat) {
    const used = hitOn(state, seat)?.shield
    if (!used) return
    const choices = SPACES.map(space => ({ cell: slotCell(seat, space), action: { type: 'damage' as const, space } }))
    const piece = `ship.${seat}`
    yield { kind: 'cell', id: 'damage', label: 'Mark the damage', rule: 'TS.fire.3.damage', piece, key: 'd', choices }
  },
}

/** What goes with the space, told before it is chosen. */
function lostWith(ship: Ship, space: Space): string {
  const die = dieOn(ship.dice, space)
  const face = die === undefined ? undefined : ship.dice[die]?.face
  const shield = SHIELDS.find(one => one === space)
  const lost = [
    ...(face === undefined ? [] : [`the ${face} there is lost`]),
    ...(shield && ship.shields[shield] ? ['its shield goes down'] : []),
  ]
  return lost.length === 0 ? '' : `: ${lost.join(', ')}`
}

function mark(next: Draft<State>, { seat, space }: { seat: Seat; space: Space }, emit: (event: TsEvent) => void): void {
  const ship = own(next, seat)
  const deadly = isDeadly(ship, space)
  const rules = damageRules(ship, { space, used: hitOn(next, seat)?.shield ?? null })
  const die = dieOn(ship.dice, space)
  const waiting = die === undefined ? undefined : ship.dice[die]
  const isShield = SHIELDS.find(one => one === space)
  const shieldOff = isShield !== undefined && ship.shields[isShield]
  ship.damage.push(space)
  if (waiting) waiting.at = 'aside'
  if (isShield) ship.shields[isShield] = false
  emit({ type: 'damaged', rules, seat, space, dieLost: waiting !== undefined, shieldOff })
  next.stack.pop()
  if (deadly) destroy(next, seat, 'pair', emit)
  passTurn(next, emit)
}
