import type { Draft } from '../../../engine/ruleset'
import type { Seat } from '../../../engine/seats'
import type { TsEvent } from '../events'
import { living, own, type Ship, type State } from '../state'
import { CONSOLE, type Kind, MOST_CUBES, type Shield } from '../tables/console'
import { boostRules, contestRules } from './cited'
import { diceAt, usableShields } from './console'
import { destroy } from './fate'
import { boostWay, nearestAhead } from './moving'
import { type DieAction, diceOf, spaceOf } from './power'
import { inTurnOrder, totalsOf, winnersOf } from './settle'

type Emit = (event: TsEvent) => void

/** The die is where it is actioned, its face final: do what the space does. */
export function carryOut(draft: Draft<State>, ship: Draft<Ship>, action: DieAction, emit: Emit): void {
  const space = spaceOf(ship, { die: action.die })
  if (!space) return
  const doing: Record<Kind, () => void> = {
    boost: () => boost(draft, ship, diceOf(ship, { die: action.die, with: action.with }), emit),
    fire: () => fire(draft, ship, action.die, emit),
    manoeuvre: () => manoeuvre(draft, ship.seat, emit),
    power: () => power(ship, action.die, emit),
    shield: () => raise(ship, action.die, space as Shield, emit),
  }
  doing[CONSOLE[space].kind]()
}

type DraftShip = Draft<Ship>

function lay(ship: DraftShip, dice: readonly (keyof Ship['dice'])[], at: 'boost' | 'token' | 'aside'): number {
  let sum = 0
  for (const id of dice) {
    const die = ship.dice[id]
    if (!die) continue
    sum += die.face
    die.at = at
  }
  return sum
}

function boost(draft: Draft<State>, ship: DraftShip, dice: readonly (keyof Ship['dice'])[], emit: Emit): void {
  const from = ship.at
  const pips = lay(ship, dice, 'boost')
  const way = boostWay(draft, ship, pips)
  const skipped = way.passed.filter(step => step.count === null).length
  const rules = boostRules(draft, ship, { dice: dice.length, pips, way })
  ship.at = way.end
  ship.boosted = true
  emit({ type: 'boosted', rules, seat: ship.seat, pips, from, to: way.end, skipped })
}

function fire(draft: Draft<State>, ship: DraftShip, die: keyof Ship['dice'], emit: Emit): void {
  const face = lay(ship, [die], 'aside')
  const shot = nearestAhead(draft, ship)
  const hit = shot !== null && shot.distance <= face
  emit({
    type: 'fired',
    rules: [
      hit ? 'TS.fire.1.hit' : 'TS.fire.1.miss',
      'TS.fire.1.die-aside',
      ...(diceAt(ship.dice, 'fire').length > 0 ? (['TS.fire.1.each-die'] as const) : []),
    ],
    seat: ship.seat,
    face,
    target: shot?.target.seat ?? null,
    distance: shot?.distance ?? 0,
    hit,
    side: shot?.side ?? 'front',
  })
  if (!shot || !hit) return
  const shields = usableShields(shot.target, shot.side)
  if (shields.length === 0) {
    destroy(draft, shot.target.seat, 'unprotected', emit)
    return
  }
  draft.stack.push({ kind: 'hit', target: shot.target.seat, side: shot.side, shield: null })
  const only = shields[0]
  if (shields.length === 1 && only) spendShield(draft, only, emit)
}

/** The shield is used up; its owner marks the damage next. */
export function spendShield(draft: Draft<State>, shield: Shield, emit: Emit): void {
  const frame = draft.stack.at(-1)
  if (frame?.kind !== 'hit') return
  own(draft, frame.target).shields[shield] = false
  frame.shield = shield
  const mid = shield === 'SM' ? (['TS.shield.3.mid'] as const) : []
  const rules = ['TS.fire.3.choose-shield', 'TS.shield.4.choose', ...mid, 'TS.shield.last'] as const
  emit({ type: 'shield-lost', rules, seat: frame.target, shield })
}

function manoeuvre(draft: Draft<State>, by: Seat, emit: Emit): void {
  const totals = totalsOf(draft)
  draft.manoeuvred = true
  for (const { seat } of living(draft)) {
    const ship = own(draft, seat)
    lay(ship, diceAt(ship.dice, 'manoeuvre'), 'token')
  }
  emit({
    type: 'contest',
    rules: ['TS.man.1.trigger', 'TS.man.1.remove-all', 'TS.man.1.opposed', 'TS.man.1.total', 'TS.man.5.token'],
    seat: by,
    totals: totals.map(({ seat, sector, total }) => ({ seat, sector, total })),
  })
  const results = winnersOf(totals)
  for (const { sector, winner } of results) {
    emit({
      type: 'contest-won',
      rules: contestRules({ by, totals, results }, { sector, winner }),
      sector,
      seat: winner?.seat ?? null,
    })
  }
  const winners = inTurnOrder(
    draft,
    by,
    results.flatMap(({ winner }) => (winner ? [winner] : [])),
  )
  if (winners.length > 0) {
    draft.stack.push({ kind: 'manoeuvre', winners: winners.map(({ seat, dice }) => ({ seat, dice })) })
  }
}

function power(ship: DraftShip, die: keyof Ship['dice'], emit: Emit): void {
  const face = lay(ship, [die], 'aside')
  const wanted = face === 6 ? 2 : 1
  const gained = Math.min(wanted, MOST_CUBES - ship.cubes)
  ship.cubes += gained
  const rules = [
    face === 6 ? ('TS.power.1.six' as const) : ('TS.power.1.gain' as const),
    ...(gained > 0 ? (['TS.setup.5.supply'] as const) : []),
    ...(gained < wanted ? (['TS.power.1.max'] as const) : []),
  ]
  emit({ type: 'powered', rules, seat: ship.seat, gained, lost: wanted - gained })
}

function raise(ship: DraftShip, die: keyof Ship['dice'], shield: Shield, emit: Emit): void {
  const already = ship.shields[shield]
  lay(ship, [die], 'aside')
  ship.shields[shield] = true
  const rules = already
    ? (['TS.shield.2.active'] as const)
    : (['TS.shield.1.raise', 'TS.shield.1.die', 'TS.setup.1.shields'] as const)
  emit({ type: 'shield-raised', rules, seat: ship.seat, shield, already })
}
