import type { Random } from '../../../engine/rolls/random'
import type { Seat } from '../../../engine/seats'
import type { TsAction } from '../actions'
import { diceAt, fits, isFree, onConsole } from '../rules/console'
import { nearestAhead } from '../rules/fire'
import { damageable, hitOn, isDeadly } from '../rules/hits'
import { usableShields } from '../rules/shields'
import { warpRefusals, warpsFrom } from '../rules/warp'
import { changeShip } from '../rules/writing'
import { type DieId, living, type Next, type Ship, type State, shipOf } from '../state'
import { CONSOLE, type Shield, type Space } from '../tables/console'
import { type Facing, onRing, type Spot } from '../tables/ring'
import { worth } from './stance'

type Act = Extract<TsAction, { type: 'act' }>

/** What a seat can do with its dice, with cubes only where they change something. */
export function* actsOf(state: State, seat: Seat): Generator<Act> {
  const ship = shipOf(state, seat)
  const shot = nearestAhead(state, ship)
  for (const die of onConsole(ship.dice)) {
    const { face, at } = ship.dice[die] ?? { face: 0, at: 'hand' }
    const { kind } = CONSOLE[at as Space]
    if (kind === 'manoeuvre' && state.manoeuvred) continue
    yield { type: 'act', die }
    if (kind === 'boost') {
      const [, second] = diceAt(ship.dice, 'boost')
      if (second && second !== die) yield { type: 'act', die, with: second }
      for (const change of [1, -1])
        if (ship.cubes > 0 && face + change >= 1 && face + change <= 6)
          yield { type: 'act', die, pips: { [die]: change } }
    }
    const short = (shot?.distance ?? 99) - face
    if (kind === 'fire' && short > 0 && short <= ship.cubes && face + short <= 6)
      yield { type: 'act', die, pips: { [die]: short } }
    if (ship.cubes > 0) yield* movesOf(ship, die)
  }
}

/** A die on another space, for a cube: to fire, to move, or to raise a shield. */
function* movesOf(ship: Ship, die: DieId): Generator<Act> {
  const { face, at } = ship.dice[die] ?? { face: 0, at: 'hand' }
  const seen = new Set<string>()
  for (const space of ['F1', 'F2', 'B1', 'B2', 'SF', 'SM', 'SR'] as const) {
    const { kind } = CONSOLE[space]
    const name = kind === 'shield' ? space : kind
    if (space === at || seen.has(name) || !isFree(ship, ship.dice, space) || !fits(space, face)) continue
    if (kind === CONSOLE[at as Space].kind || (kind === 'shield' && ship.shields[space as Shield])) continue
    seen.add(name)
    yield { type: 'act', die, moveTo: space }
  }
}

/** What anyone would do at once: hit what can be hit, cover what is bare, then move to where it helps. */
export function reply(state: State, seat: Seat, random: Random): TsAction | null {
  const frame = state.stack.at(-1)
  if (frame?.kind === 'hit') return afterHit(state, seat)
  if (frame?.kind === 'manoeuvre') return bestChoice(state, seat, frame.winners[0]?.dice ?? 1)
  if (frame || state.phase !== 'action' || state.current !== seat) return null
  const ship = shipOf(state, seat)
  let best: TsAction | null = null
  let most = Number.NEGATIVE_INFINITY
  for (const act of actsOf(state, seat)) {
    if (act.moveTo !== undefined) continue
    const score = scoreOf(state, ship, act) + 0.3 * random()
    if (score <= most) continue
    most = score
    best = act
  }
  return best
}

/** How good a die looks at a glance, before cubes move it anywhere. */
export function scoreOf(state: State, ship: Ship, act: Act): number {
  const { face, at } = ship.dice[act.die] ?? { face: 0, at: 'hand' }
  const pips = act.pips?.[act.die] ?? 0
  const cost = Math.abs(pips)
  const shown = face + pips
  switch (CONSOLE[at as Space].kind) {
    case 'fire': {
      const shot = nearestAhead(state, ship)
      if (!shot || shot.distance > shown) return -6
      return (usableShields(shot.target, shot.side).length > 0 ? 8 : 40) - cost
    }
    case 'boost': {
      const far = act.with ? shown + (ship.dice[act.with]?.face ?? 0) : shown
      return 0.8 * gain(state, { ...ship, at: onRing(ship.at + far * ship.facing) }) - cost
    }
    case 'manoeuvre':
      return isAhead(state, ship) ? 1.5 : -3
    case 'power':
      return ship.cubes < 4 ? 1 : -1
    case 'shield':
      return ship.shields[at as Shield] ? -1 : 3
  }
}

/** How much better off a seat is with its ship like this. */
function gain(state: State, moved: Ship): number {
  return worth(withShip(state, moved), moved.seat) - worth(state, moved.seat)
}

function withShip(state: State, ship: Ship): State {
  const next: Next = { ...state }
  changeShip(next, ship.seat, ship)
  return next
}

/** Whether its Manoeuvre dice beat those of every other ship in its Sector. */
function isAhead(state: State, ship: Ship): boolean {
  const total = (one: Ship) => diceAt(one.dice, 'manoeuvre').reduce((sum, id) => sum + (one.dice[id]?.face ?? 0), 0)
  return living(state).every(
    other => other.seat === ship.seat || other.sector !== ship.sector || total(other) < total(ship),
  )
}

/** The shield that leaves most, and the space that costs least. */
function afterHit(state: State, seat: Seat): TsAction | null {
  const hit = hitOn(state, seat)
  const ship = shipOf(state, seat)
  if (!hit) return null
  if (!hit.shield) {
    const [shield] = usableShields(ship, hit.side).sort((a, b) => Number(a === 'SM') - Number(b === 'SM'))
    return shield ? { type: 'shield', shield } : null
  }
  const cost = (space: Space): number =>
    (isDeadly(ship, space) ? 100 : 0) +
    (isFree(ship, ship.dice, space) ? 0 : 3) +
    (CONSOLE[space].kind === 'shield' && ship.shields[space as Shield] ? 5 : 0) +
    { power: 0, shield: 1, manoeuvre: 2, boost: 2.2, fire: 2.5 }[CONSOLE[space].kind]
  const [space] = damageable(ship, hit.shield).sort((a, b) => cost(a) - cost(b))
  return space ? { type: 'damage', space } : null
}

/** Flip, Warp or stay, whichever looks best. */
function bestChoice(state: State, seat: Seat, dice: number): TsAction {
  const ship = shipOf(state, seat)
  const warps = dice < 2 ? [] : warpsFrom(state, ship).filter(spot => !warpRefusals(state, ship, spot).some(Boolean))
  const options: { readonly action: TsAction; readonly ship: Ship }[] = [
    { action: { type: 'choose', what: { kind: 'nothing' } }, ship },
    { action: { type: 'choose', what: { kind: 'flip' } }, ship: { ...ship, facing: ship.facing === 1 ? -1 : 1 } },
    ...warps.flatMap((spot: Spot) =>
      ([1, -1] as const).map((facing: Facing) => ({
        action: { type: 'choose' as const, what: { kind: 'warp' as const, ...spot, facing } },
        ship: { ...ship, ...spot, facing },
      })),
    ),
  ]
  return options.reduce((best, one) => (gain(state, one.ship) > gain(state, best.ship) + 1e-9 ? one : best)).action
}
