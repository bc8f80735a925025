import { word } from '../../../engine/bounds'
import type { Offer } from '../../../engine/offers'
import type { Refusal } from '../../../engine/rolls/plan'
import { unless } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import type { Seat } from '../../../engine/seats'
import { define, no } from '../define'
import {
  breakTies,
  commandersOf,
  type InitiativeSkill,
  initiativeModifiers,
  orderOf,
  sidesInPlay,
} from '../rules/initiative'
import { forcedFirst } from '../rules/moving'
import { sideOf } from '../rules/ship'
import { proceed } from '../rules/turns'
import { pilotSkill } from '../rules/values'
import type { Ship, State } from '../state'
import { skillDie } from '../tables/dice'

const schema = z.object({
  type: z.literal('initiative'),
  /** Whose pilot rolls; null where no pilot of the side lives. */
  ship: z.nullable(word),
  skill: z.enum(['cmd', 'helm']),
})
type Initiative = z.infer<typeof schema>

const SKILLS: Readonly<Record<InitiativeSkill, string>> = { cmd: 'Command', helm: 'Helm' }
const isOpen = (state: State, seat: Seat): boolean =>
  state.phase === 'initiative' && state.order.length === 0 && !state.rolls[seat] && sideOf(state, seat).length > 0

/** A side rolls the Command die of its best commander; with a single ship it may roll Helm. */
export const initiative = define(schema)({
  rule: 'ARC.init.command',
  phase: 'initiative',
  plan(state, { ship: id, skill }, actor) {
    const seat = state.seats.find(one => one === actor)
    if (!seat || !isOpen(state, seat))
      return { refusals: [no('ARC.turn.movement.initiative', 'Initiative is rolled once by each side, in its step.')] }
    const ship = id === null ? null : (state.ships[id] ?? null)
    return unless(refusalsOf(state, seat, { ship, skill }), () => {
      const die = ship && skillDie(pilotSkill(state, ship, skill))
      const lines = ship ? initiativeModifiers(state, ship) : []
      return {
        title: `Roll ${SKILLS[skill]}${ship ? ` of ${ship.name}` : ''}`,
        rule: skill === 'helm' ? 'ARC.init.single' : 'ARC.init.command',
        ledgers:
          lines.length > 0
            ? [{ name: 'Initiative', base: die ? `1D${die}` : 'no die', lines, ...(die ? { rolled: 0 } : {}) }]
            : [],
        resolve: dice => (die ? (dice.roll(1, die)[0] ?? 0) : null),
      }
    })
  },
  apply(draft, { ship: id, skill }, face: number | null, { actor, emit }) {
    const seat = draft.seats.find(one => one === actor)
    if (!seat) return
    const ship = id === null ? null : draft.ships[id]
    const mods = ship ? initiativeModifiers(draft, ship) : []
    const total = mods.reduce((sum, { value }) => sum + value, face ?? 0)
    draft.rolls = { [seat]: { ship: id, skill, total, ties: [] }, ...draft.rolls }
    const rules = skill === 'helm' ? (['ARC.init.single'] as const) : (['ARC.init.command', 'ARC.init.best'] as const)
    emit({ type: 'initiative', rules, seat, ship: id, skill, face, total })
  },
  *offers(state, seat): Generator<Offer<Initiative>> {
    if (!isOpen(state, seat)) return
    const ships = sideOf(state, seat)
    const [single] = ships
    const commanders = commandersOf(state, seat)
    if (commanders.length === 0) yield button(state, null, 'cmd')
    for (const ship of commanders) yield button(state, ship, 'cmd')
    if (single && ships.length === 1 && commanders.length === 1) yield button(state, single, 'helm')
  },
})

function button(state: State, ship: Ship | null, skill: InitiativeSkill): Offer<Initiative> {
  const die = ship && skillDie(pilotSkill(state, ship, skill))
  return {
    kind: 'button',
    id: `initiative.${ship?.id ?? 'none'}.${skill}`,
    label: ship ? `Roll ${SKILLS[skill]} of ${ship.name}, ${die ? `D${die}` : 'no die'}` : 'No pilot left: no roll',
    rule: skill === 'helm' ? 'ARC.init.single' : 'ARC.init.command',
    key: skill === 'helm' ? 'h' : 'i',
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
  if (!ship) return [best.length > 0 && no('ARC.init.best', 'A commander must be named: a pilot still lives.')]
  if (skill === 'helm')
    return [
      ships.length > 1 && no('ARC.init.single', `With ${ships.length} ships Command is rolled, not Helm.`),
      ships.every(({ id }) => id !== ship.id) && no('ARC.init.best', `${ship.name} is not yours, or not in play.`),
    ]
  return [
    best.every(({ id }) => id !== ship.id) && no('ARC.init.best', `${ship.name} does not have the best commander.`),
  ]
}

/** All sides have rolled: ties are broken by Helm, and the lowest moves first. */
export const order = define(z.object({ type: z.literal('order') }))({
  rule: 'ARC.init.lowest-first',
  plan: state => ({
    title: 'Order of movement',
    rule: 'ARC.init.lowest-first',
    ledgers: [],
    resolve: dice => breakTies(state, dice),
  }),
  apply(draft, _action, ties, { emit }) {
    for (const seat of sidesInPlay(draft)) {
      const roll = draft.rolls[seat]
      if (roll && ties[seat]) draft.rolls = { ...draft.rolls, [seat]: { ...roll, ties: [...ties[seat]] } }
    }
    const rolled = orderOf(draft, ties)
    draft.order = forcedFirst(draft, rolled)
    const broken = Object.keys(ties).length > 0 ? (['ARC.init.tie.helm'] as const) : []
    const forced = draft.order[0] !== rolled[0] ? (['ARC.crit.8'] as const) : []
    const rules = ['ARC.init.lowest-first', ...broken, ...forced] as const
    emit({ type: 'order', rules, order: [...draft.order], ties: { ...ties } })
    proceed(draft, emit)
  },
})

/** Whether the table may settle the order. */
export const allRolled = (state: State): boolean =>
  state.order.length === 0 && sidesInPlay(state).every(seat => state.rolls[seat])

export const openRolls = (state: State): Seat[] => state.seats.filter(seat => isOpen(state, seat))
