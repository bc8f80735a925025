import { hexCentre, hexOf } from '../../../engine/geometry/hex'
import type { Offer } from '../../../engine/offers'
import type { OutcomeLabel, Plan, Planned, Refusal } from '../../../engine/rolls/plan'
import { plain, unless } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import type { Seat } from '../../../engine/seats'
import { CREW, type Crew, crewWords } from '../cards/card'
import { define, no } from '../define'
import type { AttackFacts } from '../events'
import { type Aim, aimOf, attackLedgers, rollAttack } from '../rules/attack'
import { isAssigned, targetRefusals, weaponRefusals } from '../rules/firing'
import { hitting } from '../rules/hitting'
import { outlook, rowLabel } from '../rules/odds'
import { cardOf, shipOf, shipsInPlay } from '../rules/ship'
import { proceed } from '../rules/turns'
import { columnOf } from '../rules/values'
import type { OpenSlot, Ship, Slot, State } from '../state'
import { indexEntry } from '../tables/damage-index'

const schema = z.object({
  type: z.literal('shoot'),
  ship: z.string(),
  crew: z.enum(CREW),
  weapon: z.int().check(z.gte(0)),
  target: z.string(),
})
export type Shoot = z.infer<typeof schema>

const holdSchema = z.object({ type: z.literal('hold'), ship: z.string(), crew: z.enum(CREW) })

/** The offer a weapon line of a card starts. */
export const shootOffer = (ship: string, weapon: number): string => `shoot.${ship}.${weapon}`

const slotOf = (state: State, ship: string, crew: Crew): OpenSlot | undefined =>
  state.group.find(slot => slot.ship === ship && slot.crew === crew && !slot.done)

/** Who has fired, declared or held decides no more. */
function close(next: State, { ship, crew }: Slot, shot: OpenSlot['shot']): void {
  const open = slotOf(next, ship, crew)
  next.group = next.group.map(slot => (slot === open ? { ...slot, done: true, shot } : slot))
}

/** Alone in its group a shot is rolled at once; with others it is declared first. */
const isAlone = (state: State): boolean => state.group.length === 1

/** ARC.fire.order: who may decide about firing now. */
function slotRefusals(state: State, ship: Ship, { crew, actor }: { crew: Crew; actor: string }): (Refusal | false)[] {
  if (state.phase !== 'cannon')
    return [no('ARC.turn.order', 'Cannons fire in the Cannon Fire Phase, when all ships have moved.')]
  const mine = slotOf(state, ship.id, crew)
  const now = state.group.map(slot => `${state.ships[slot.ship]?.name}, ${crewWords(slot.crew)}`).join('; ')
  const rule = crew === 'P' && state.group.some(slot => slot.crew !== 'P') ? 'ARC.fire.order.gunners' : 'ARC.fire.order'
  return [
    ship.seat !== actor && no('ARC.fire.crew', `${ship.name} is not yours.`),
    !mine && no(rule, `It is not the turn of the ${crewWords(crew)} of ${ship.name} to fire, but of: ${now}.`),
    state.stack.length > 0 && no('ARC.fire.immediate', 'The damage before is not settled yet.'),
  ]
}

/** A crew member fires one cannon at one enemy ship. */
export const shoot = define(schema)({
  rule: 'ARC.fire.crew',
  plan(state, action, actor): Planned<AttackFacts | null> {
    const ship = state.ships[action.ship]
    const target = state.ships[action.target]
    if (!ship || !target) return { refusals: [no('ARC.fire.target', 'There is no such ship.')] }
    const { crew, weapon: index } = action
    const weapon = cardOf(state, ship).weapons[index]
    return unless(
      [
        ...slotRefusals(state, ship, { crew, actor }),
        ...weaponRefusals(state, ship, { crew, index }),
        ...(weapon ? targetRefusals(ship, { weapon, index }, target) : []),
      ],
      () => shotPlan(state, { aim: aimOf(state, { ship, crew, weapon: index, target }), ship, target }),
    )
  },
  apply(draft, { ship: id, crew, weapon, target }, attack, { emit }) {
    const slot = { ship: id, crew }
    if (attack) {
      close(draft, slot, null)
      hitting(draft, { shots: [{ slot, weapon, target, attack }], emit })
    } else {
      close(draft, slot, { weapon, target })
      emit({ type: 'declared', rules: ['ARC.fire.order.tie'], ship: id, crew, weapon, target })
    }
    proceed(draft, emit)
  },
  *offers(state, seat): Generator<Offer<Shoot>> {
    for (const { ship, crew } of openSlots(state, seat)) {
      const enemies = shipsInPlay(state).filter(target => target.seat !== seat)
      for (const [weapon, { name, ...rest }] of cardOf(state, ship).weapons.entries()) {
        if (!isAssigned(state, ship, { weapon: { name, ...rest }, crew })) continue
        yield {
          kind: 'piece',
          id: shootOffer(ship.id, weapon),
          label: `${crewWords(crew, 'capital')}: ${name}`,
          rule: 'ARC.fire.crew',
          piece: ship.id,
          choices: enemies.map(target => ({
            piece: target.id,
            action: { type: 'shoot', ship: ship.id, crew, weapon, target: target.id },
          })),
        }
      }
    }
  },
})

function shotPlan(
  state: State,
  { aim, ship, target }: { aim: Aim; ship: Ship; target: Ship },
): Plan<AttackFacts | null> {
  const alone = isAlone(state)
  return {
    title: `${aim.weapon.name} at ${target.name}`,
    rule: 'ARC.hit.roll',
    ledgers: attackLedgers(aim),
    shapes: [
      {
        kind: 'path',
        tone: 'bad',
        arrow: true,
        points: [hexCentre(hexOf(ship.at)), hexCentre(hexOf(target.at))],
      },
    ],
    foreseen: outlook(state, { aim, target }),
    resolve: dice => (alone ? rollAttack(aim, dice) : null),
    ...(alone ? { outcome: (attack: AttackFacts | null) => shotLabel(attack, target) } : {}),
  }
}

const shotLabel = (attack: AttackFacts | null, target: Ship): OutcomeLabel =>
  attack
    ? rowLabel(attack, attack.net > 0 ? indexEntry(attack.net, columnOf(target)) : null)
    : { label: 'Declared', rank: 0 }

/** A crew member keeps silent this turn. */
export const hold = define(holdSchema)({
  rule: 'ARC.fire.crew',
  plan(state, { ship: id, crew }, actor) {
    const ship = state.ships[id]
    if (!ship) return { refusals: [no('ARC.fire.crew', 'There is no such ship.')] }
    return unless(slotRefusals(state, ship, { crew, actor }), () =>
      plain(`The ${crewWords(crew)} of ${ship.name} holds fire`, 'ARC.fire.crew'),
    )
  },
  apply(draft, { ship, crew }, _result, { emit }) {
    close(draft, { ship, crew }, null)
    emit({ type: 'held', rules: ['ARC.fire.crew'], ship, crew })
    proceed(draft, emit)
  },
  *offers(state, seat): Generator<Offer<z.infer<typeof holdSchema>>> {
    for (const { ship, crew } of openSlots(state, seat))
      yield {
        kind: 'button',
        id: `hold.${ship.id}.${crew}`,
        label: `Hold fire, ${crewWords(crew)}`,
        rule: 'ARC.fire.crew',
        piece: ship.id,
        action: { type: 'hold', ship: ship.id, crew },
      }
  },
})

/** ARC.fire.order.tie: all of a group have declared, all roll against the values as they stand, then all effects apply. */
export const volley = define(z.object({ type: z.literal('volley') }))({
  rule: 'ARC.fire.order.tie',
  plan(state): Plan<readonly AttackFacts[]> {
    const aims = declared(state).map(({ ship, crew, shot }) =>
      aimOf(state, { ship: shipOf(state, ship), crew, weapon: shot.weapon, target: shipOf(state, shot.target) }),
    )
    return {
      title: 'Simultaneous fire',
      rule: 'ARC.fire.order.tie',
      ledgers: aims.flatMap(attackLedgers),
      resolve: dice => aims.map(aim => rollAttack(aim, dice)),
    }
  },
  apply(draft, _action, attacks, { emit }) {
    const shots = declared(draft).flatMap(({ ship, crew, shot }, i) => {
      const attack = attacks[i]
      return attack ? [{ slot: { ship, crew }, weapon: shot.weapon, target: shot.target, attack }] : []
    })
    draft.group = draft.group.map(slot => ({ ...slot, shot: null }))
    hitting(draft, { shots, emit })
    proceed(draft, emit)
  },
  *offers() {},
})

const declared = (state: State) => state.group.flatMap(({ shot, ...slot }) => (shot ? [{ ...slot, shot }] : []))

/** Whether the table may roll what was declared. */
export const allDeclared = (state: State): boolean =>
  state.group.length > 0 && state.group.every(slot => slot.done) && state.group.some(slot => slot.shot)

export function openSlots(state: State, seat: Seat): { ship: Ship; crew: Crew }[] {
  if (state.phase !== 'cannon' || state.stack.length > 0) return []
  return state.group.flatMap(slot => {
    const ship = state.ships[slot.ship]
    return ship && ship.seat === seat && !slot.done ? [{ ship, crew: slot.crew }] : []
  })
}
