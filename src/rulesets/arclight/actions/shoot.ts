import { count, word } from '../../../engine/bounds'
import { hexCentre, hexOf } from '../../../engine/geometry/hex'
import { type OutcomeLabel, type Plan, type Planned, refuse, unless } from '../../../engine/rolls/plan'
import type { Shape } from '../../../engine/scene/shapes'
import { z } from '../../../engine/schema'
import { CREW, type Crew, crewWords, type Weapon } from '../cards/card'
import { define, inPhase } from '../define'
import type { AttackFacts } from '../events'
import { KEYS } from '../keys'
import { type Aim, aimOf, attackLedgers, rollAttack } from '../rules/attack'
import { resolveShots } from '../rules/damage'
import { isAssigned, targetRefusals, weaponRefusals } from '../rules/firing'
import { outlook, rowLabel } from '../rules/outlook'
import { cardOf, enemiesOf } from '../rules/ship'
import { close, openSlots, slotRefusals } from '../rules/slots'
import { proceed } from '../rules/turns'
import { columnOf } from '../rules/values'
import type { Ship, State } from '../state'
import { indexEntry } from '../tables/damage-index'

const schema = z.strictObject({
  type: z.literal('shoot'),
  ship: word,
  crew: z.enum(CREW),
  weapon: count,
  target: word,
})
export type Shoot = z.infer<typeof schema>

/** The offer that a weapon line of a card starts. */
export const shootOffer = (ship: string, weapon: number): string => `shoot.${ship}.${weapon}`

/** A single shot is rolled at once. Shots of several crew members are declared first. */
const isSingle = (state: State): boolean => state.group.length === 1

/** A crew member fires one cannon at one enemy ship. */
export const shoot = define(schema)({
  rule: 'ARC.fire.crew',
  when: inPhase('cannon'),
  plan(state, action, actor): Planned<AttackFacts | null> {
    const ship = state.ships[action.ship]
    const target = state.ships[action.target]
    if (!ship) return { refusals: [refuse('ARC.fire.crew', 'There is no such ship.')] }
    const { crew, weapon: index } = action
    const weapon = cardOf(state, ship).weapons[index]
    const reasons = [
      ...slotRefusals(state, ship, { crew, actor }),
      ...weaponRefusals(state, ship, { crew, index }),
      ...(weapon && target ? targetRefusals(ship, { weapon, index }, target) : []),
    ]
    if (!target) return { refusals: [...reasons, refuse('ARC.fire.target', 'There is no such target.')] }
    return unless(reasons, () =>
      shotPlan(state, { aim: aimOf(state, { ship, crew, weapon: index, target }), ship, target }),
    )
  },
  apply(next, { ship: id, crew, weapon, target }, attack, { emit }) {
    const slot = { ship: id, crew }
    if (attack) {
      close(next, slot, null)
      resolveShots(next, { shots: [{ slot, weapon, target, attack }], emit })
    } else {
      close(next, slot, { weapon, target })
      emit({ type: 'declared', rules: ['ARC.fire.order.tie'], ship: id, crew, weapon, target })
    }
    proceed(next, emit)
  },
  *offers(view, seat) {
    const slots = openSlots(view, seat)
    for (const { ship, crew } of slots) {
      for (const [index, weapon] of cardOf(view, ship).weapons.entries()) {
        if (!isAssigned(view, ship, { weapon, crew })) continue
        const at = (target: string): Shoot => ({ type: 'shoot', ship: ship.id, crew, weapon: index, target })
        yield {
          kind: 'piece',
          id: offerId(slots, { ship, crew, index, weapon }),
          label: `Fire the ${weapon.name} (${crewWords(crew)})`,
          rule: 'ARC.fire.crew',
          key: KEYS.fire,
          piece: ship.id,
          choices: () => enemiesOf(view, seat).map(({ id }) => ({ piece: id, action: at(id) })),
        }
      }
    }
  },
})

/** ARC.fire.dead-crew: if several crew members may take over a weapon, the line on the card belongs to the first. */
function offerId(slots: ReturnType<typeof openSlots>, { ship, crew, index, weapon }: Mounted): string {
  const id = shootOffer(ship.id, index)
  if (weapon.crew === crew) return id
  return slots.find(slot => slot.ship === ship)?.crew === crew ? id : `${id}.${crew}`
}

interface Mounted {
  readonly ship: Ship
  readonly crew: Crew
  readonly index: number
  readonly weapon: Weapon
}

function shotPlan(
  state: State,
  { aim, ship, target }: { aim: Aim; ship: Ship; target: Ship },
): Plan<AttackFacts | null> {
  const single = isSingle(state)
  return {
    title: `Fire the ${aim.weapon.name} at ${target.name}`,
    rule: 'ARC.hit.roll',
    ledgers: attackLedgers(aim),
    shapes: () => [lineOfFire(ship, target)],
    foreseen: () => outlook(state, { aim, target }),
    resolve: dice => (single ? rollAttack(aim, dice) : null),
    ...(single ? { outcome: (attack: AttackFacts | null) => shotLabel(attack, target) } : {}),
  }
}

const lineOfFire = (ship: Ship, target: Ship): Shape => ({
  kind: 'path',
  tone: 'bad',
  arrow: true,
  points: [ship, target].map(({ at }) => hexCentre(hexOf(at))),
})

const shotLabel = (attack: AttackFacts | null, target: Ship): OutcomeLabel =>
  attack
    ? rowLabel(attack, attack.net > 0 ? indexEntry(attack.net, columnOf(target)) : null)
    : { label: 'Declared', rank: 0 }
