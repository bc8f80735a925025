import { word } from '../../../engine/bounds'
import type { Offer } from '../../../engine/offers'
import { type Refusal, refuse, unless } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import type { Seat } from '../../../engine/seats'
import { define, inPhase } from '../define'
import { KEYS } from '../keys'
import { ifPrintedCard } from '../rules/cited'
import {
  breakTies,
  commandersOf,
  type InitiativeSkill,
  initiativeModifiers,
  orderOf,
  sidesInPlay,
} from '../rules/initiative'
import { forcedFirst } from '../rules/move-order'
import { sideOf } from '../rules/ship'
import { proceed } from '../rules/turns'
import { pilotSkill } from '../rules/values'
import type { Ship, State } from '../state'
import { skillDie } from '../tables/dice'

const schema = z.strictObject({
  type: z.literal('initiative'),
  /** Whose pilot rolls; null where no pilot of the side lives. */
  ship: z.nullable(word),
  skill: z.enum(['cmd', 'helm']),
})
type Initiative = z.infer<typeof schema>

const SKILLS: Readonly<Record<InitiativeSkill, string>> = { cmd: 'Command', helm: 'Helm' }
const isOpen = (state: State, seat: Seat): boolean =>
  state.phase === 'initiative' && state.order.length === 0 && !state.rolls[seat] && sideOf(state, seat).length > 0

/** A side rolls the Command die of its best commander. With a single ship, it may roll Helm instead. */
export const initiative = define(schema)({
  rule: 'ARC.init.command',
  when: inPhase('initiative'),
  plan(state, { ship: id, skill }, actor) {
    const seat = state.seats.find(one => one === actor)
    const due = seat !== undefined && isOpen(state, seat)
    const ship = id === null ? null : (state.ships[id] ?? null)
    const reasons = [
      !due && refuse('ARC.turn.movement.initiative', 'Initiative is rolled once by each side, in its step.'),
      id !== null && !ship && refuse('ARC.init.best', 'There is no such ship.'),
      ...(seat && (id === null || ship) ? refusalsOf(state, seat, { ship, skill }) : []),
    ]
    return unless(reasons, () => {
      const die = ship && skillDie(pilotSkill(state, ship, skill))
      const lines = ship ? initiativeModifiers(state, ship) : []
      return {
        title: `Roll ${SKILLS[skill]}${ship ? ` with ${ship.name}` : ''}`,
        rule: skill === 'helm' ? 'ARC.init.single' : 'ARC.init.command',
        ledgers:
          lines.length > 0
            ? [{ name: 'Initiative', base: die ? `1D${die}` : 'no die', lines, ...(die ? { rolled: 0 } : {}) }]
            : [],
        resolve: dice => (die ? (dice.roll(1, die)[0] ?? 0) : null),
      }
    })
  },
  apply(next, { ship: id, skill }, face: number | null, { actor, emit }) {
    const seat = next.seats.find(one => one === actor)
    if (!seat) return
    const ship = id === null ? null : next.ships[id]
    const mods = ship ? initiativeModifiers(next, ship) : []
    const total = mods.reduce((sum, { value }) => sum + value, face ?? 0)
    next.rolls = { [seat]: { ship: id, skill, total, ties: [] }, ...next.rolls }
    const by = skill === 'helm' ? (['ARC.init.single'] as const) : (['ARC.init.command', 'ARC.init.best'] as const)
    const changed = mods.length > 0 ? (['ARC.init.mods'] as const) : []
    const rules = [...by, ...(ship ? ifPrintedCard(ship, 'ARC.card.pilot') : []), ...changed]
    emit({ type: 'initiative', rules, seat, ship: id, skill, face, total })
  },
  *offers(view, seat) {
    if (!isOpen(view, seat)) return
    const ships = sideOf(view, seat)
    const [single] = ships
    const commanders = commandersOf(view, seat)
    if (commanders.length === 0) yield button(view, null, 'cmd')
    for (const ship of commanders) yield button(view, ship, 'cmd')
    if (single && ships.length === 1 && commanders.length === 1) yield button(view, single, 'helm')
  },
})

function button(state: State, ship: Ship | null, skill: InitiativeSkill): Offer<Initiative> {
  const die = ship && skillDie(pilotSkill(state, ship, skill))
  return {
    kind: 'button',
    id: `initiative.${ship?.id ?? 'none'}.${skill}`,
    label: ship
      ? `Roll ${SKILLS[skill]} with ${ship.name} (${die ? `D${die}` : 'no die'})`
      : 'Skip the roll: no pilot left',
    rule: skill === 'helm' ? 'ARC.init.single' : 'ARC.init.command',
    ...(skill === 'cmd' && { key: KEYS.command }),
    action: { type: 'initiative', ship: ship?.id ?? null, skill },
  }
}

function refusalsOf(
  state: State,
  seat: Seat,
  { ship, skill }: { ship: Ship | null; skill: InitiativeSkill },
): (Refusal | false)[] {
  const best = commandersOf(state, seat)
  const ships = sideOf(state, seat)
  if (!ship) return [best.length > 0 && refuse('ARC.init.best', 'Choose a ship: at least one of your pilots is alive.')]
  if (skill === 'helm')
    return [
      ships.length > 1 && refuse('ARC.init.single', `With ${ships.length} ships, you roll Command, not Helm.`),
      ships.every(({ id }) => id !== ship.id) && refuse('ARC.init.best', `${ship.name} isn't yours, or isn't in play.`),
    ]
  return [
    best.every(({ id }) => id !== ship.id) && refuse('ARC.init.best', `${ship.name} doesn't have the best commander.`),
  ]
}

/** When all sides have rolled, Helm rolls break ties, and the lowest side moves first. */
export const order = define(z.strictObject({ type: z.literal('order') }))({
  rule: 'ARC.init.lowest-first',
  forced: true,
  plan: state => ({
    title: 'Decide the order of movement',
    rule: 'ARC.init.lowest-first',
    ledgers: [],
    resolve: dice => breakTies(state, dice),
  }),
  apply(next, _action, ties, { emit }) {
    for (const seat of sidesInPlay(next)) {
      const roll = next.rolls[seat]
      if (roll && ties[seat]) next.rolls = { ...next.rolls, [seat]: { ...roll, ties: [...ties[seat]] } }
    }
    const rolled = orderOf(next, ties)
    next.order = forcedFirst(next, rolled)
    const helm = Object.values(ties)
    const broken = helm.length > 0 ? (['ARC.init.tie.helm'] as const) : []
    const again = helm.some(dice => dice.length > 1) ? (['ARC.init.tie.reroll'] as const) : []
    const forced = next.order[0] !== rolled[0] ? (['ARC.crit.8'] as const) : []
    const rules = ['ARC.init.lowest-first', ...broken, ...again, ...forced] as const
    emit({ type: 'order', rules, order: [...next.order], ties: { ...ties } })
    proceed(next, emit)
  },
})

/** Whether all sides have rolled, so that the order can be decided. */
export const allRolled = (state: State): boolean =>
  state.order.length === 0 && sidesInPlay(state).every(seat => state.rolls[seat])

export const openRolls = (state: State): Seat[] => state.seats.filter(seat => isOpen(state, seat))
