import type { Plan } from '../../../engine/rolls/plan'
import { plain } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import type { Crew } from '../cards/card'
import { define } from '../define'
import type { Emit } from '../events'
import { TIMED } from '../rules/criticals'
import { applyDamage } from '../rules/damage'
import { readDice } from '../rules/degree'
import { destroy, loseCrew } from '../rules/destruction'
import { drift } from '../rules/movement'
import { livingCrew, shipOf, shipsInPlay } from '../rules/ship'
import { tellSkipped } from '../rules/skipped'
import { mayLaunch, openTurn, proceed } from '../rules/turns'
import { asvOf } from '../rules/values'
import { changeShip, without } from '../rules/writing'
import type { Condition, ConditionKind, Next, Ship, State, Tick } from '../state'

/** ARC.crit.23, ARC.dice: the die that finds the victim. A die with twice as many sides is read in pairs. */
const VICTIM: Readonly<Record<number, number>> = { 2: 2, 3: 6, 4: 4, 5: 10, 6: 6 }

/** A lasting condition takes effect. */
export const tick = define(z.strictObject({ type: z.literal('tick') }))({
  rule: 'ARC.turn.upkeep.ticks',
  forced: true,
  plan(state): Plan<readonly number[]> {
    const due = state.ticks[0]
    return {
      title: 'Upkeep',
      rule: 'ARC.turn.upkeep.ticks',
      ledgers: [],
      resolve(dice) {
        if (due?.kind === 'creaking') return dice.roll(3, 4)
        // ARC.crit.23: any living crew member, at random.
        if (due?.kind !== 'life-support') return []
        const crew = livingCrew(state, shipOf(state, due.ship)).length
        return crew > 1 ? dice.roll(1, VICTIM[crew] ?? 12) : []
      },
    }
  },
  apply(next, _action, faces, { emit }) {
    const [due, ...later] = next.ticks
    next.ticks = later
    if (due) act(next, shipOf(next, due.ship), { due, faces, emit })
    next.ticks = next.ticks.filter(({ ship }) => next.ships[ship]?.status === 'in-play')
    proceed(next, emit)
  },
})

function act(next: Next, ship: Ship, { due, faces, emit }: { due: Tick; faces: readonly number[]; emit: Emit }): void {
  switch (due.kind) {
    case 'doomed':
      destroy(next, ship, { why: 'doomed', emit })
      return
    case 'life-support': {
      const crew = livingCrew(next, ship)
      const [face = 1] = faces
      const victim: Crew | undefined = crew[Math.floor(((face - 1) * crew.length) / (VICTIM[crew.length] ?? 1))]
      const at = ship.conditions.findIndex(({ kind }) => kind === 'life-support')
      const now = changeShip(next, ship.id, { conditions: without(ship.conditions, at) })
      if (!victim) return
      emit({ type: 'life-support', rules: ['ARC.crit.23'], ship: ship.id, crew: victim })
      loseCrew(next, now, { crew: victim, emit })
      return
    }
    case 'creaking': {
      const { amount } = readDice(faces, 'Low')
      const sv = asvOf(next, ship)
      const net = Math.max(0, amount - sv)
      const facts = { faces: [...faces], amount, sv, net }
      emit({
        type: 'self-damage',
        rules: ['ARC.crit.18', 'ARC.damage.low'],
        ship: ship.id,
        cause: 'creaking',
        ...facts,
      })
      applyDamage(next, ship, { hurt: { by: due.by, net, amount }, emit })
      return
    }
    case 'cascade':
      emit({ type: 'cascading', rules: ['ARC.word.cascade'], ship: ship.id })
      next.stack = [...next.stack, { kind: 'codes', ship: ship.id, by: due.by, odd: false, codes: 'X' }]
  }
}

/** ARC.turn.upkeep.structure, ARC.turn.upkeep.stun. */
export const upkeep = define(z.strictObject({ type: z.literal('upkeep') }))({
  rule: 'ARC.turn.upkeep',
  forced: true,
  plan: () => plain('Upkeep: structure and stun', 'ARC.turn.upkeep'),
  apply(next, _action, _result, { emit }) {
    for (const ship of shipsInPlay(next)) markStructure(next, ship, emit)
    for (const ship of shipsInPlay(next)) reduceStun(next, ship, emit)
    next.phase = 'launch'
    next.used = []
    if (mayLaunch(next).length === 0) tellSkipped(next, ['launch'], emit)
  },
})

function markStructure(next: Next, ship: Ship, emit: Emit): void {
  const { marks } = ship
  if (marks === 0) return
  const floor = marks > ship.structure ? (['ARC.code.struct.floor'] as const) : []
  const now = Math.max(0, ship.structure - marks)
  changeShip(next, ship.id, { structure: now, marks: 0 })
  emit({ type: 'structure', rules: ['ARC.turn.upkeep.structure', ...floor], ship: ship.id, now, marks })
}

/** ARC.code.S.stack: one turn less, plus what this turn added. */
function reduceStun(next: Next, ship: Ship, emit: Emit): void {
  if (ship.stun + ship.stunned > 0) {
    const left = Math.max(0, ship.stun - 1) + ship.stunned
    changeShip(next, ship.id, { stun: left, stunned: 0 })
    emit({ type: 'stun-reduced', rules: ['ARC.turn.upkeep.stun', 'ARC.code.S.stack'], ship: ship.id, left })
  }
  const shorts = ship.shorts.filter(({ turn }) => turn >= next.turn)
  const over = ship.shorts.length - shorts.length
  if (over === 0) return
  changeShip(next, ship.id, { shorts })
  emit({ type: 'shorts-ended', rules: ['ARC.turn.upkeep.stun'], ship: ship.id, count: over })
}

/** ARC.turn.timers: a new turn begins, and conditions that have run out end. */
export const turn = define(z.strictObject({ type: z.literal('turn') }))({
  rule: 'ARC.turn.order',
  forced: true,
  plan: state => plain(`Turn ${state.turn + 1}`, 'ARC.turn.order'),
  apply(next, _action, _result, { emit }) {
    next.turn += 1
    const over = shipsInPlay(next).map(ship => [ship.id, ranOut(next, ship)] as const)
    for (const ship of shipsInPlay(next)) changeShip(next, ship.id, refreshed(next, ship))
    next.torpedoes = next.torpedoes.map(torpedo => ({ ...torpedo, moved: false, tried: [] }))
    openTurn(next)
    emit({ type: 'turn', rules: ['ARC.turn.order'], turn: next.turn })
    for (const [ship, kinds] of over)
      if (kinds.length > 0) emit({ type: 'ran-out', rules: ['ARC.turn.timers'], ship, kinds })
    if (!drift(next, emit) && !next.options.declaredTurn) tellSkipped(next, ['premove'], emit)
    proceed(next, emit)
  },
})

function lasts({ turn: now, options }: State, { kind, turn }: Condition): boolean {
  // ARC.crit.12: a ship without fuel for five turns has fuel again after them.
  if (kind === 'fuel-leak' && options.fuel === 'for5') return turn + 5 >= now
  return !TIMED.includes(kind) || turn + 1 >= now
}

const ranOut = (state: State, { conditions }: Ship): ConditionKind[] =>
  conditions.filter(condition => !lasts(state, condition)).map(({ kind }) => kind)

function refreshed(state: State, { weapons, conditions }: Ship): Partial<Ship> {
  const left = conditions.filter(condition => lasts(state, condition))
  return {
    moved: false,
    spent: 0,
    weapons: weapons.some(({ fired }) => fired) ? weapons.map(weapon => ({ ...weapon, fired: false })) : weapons,
    conditions: left.length === conditions.length ? conditions : left,
  }
}
