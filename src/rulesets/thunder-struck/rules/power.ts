import { type Plan, plain, type Refusal, refuse } from '../../../engine/rolls/plan'
import type { Seat } from '../../../engine/seats'
import { count } from '../../../engine/words'
import { citedIf, type Emit } from '../events'
import type { TsRule } from '../rulebook'
import { type Die, type DieId, type Next, type Ship, type State, shipOf } from '../state'
import { CONSOLE, type Kind, MOST_CUBES, type Space } from '../tables/console'
import { diceAt, fits, isFree, isSpace } from './console'
import { changeShip, moveDice } from './writing'

/** A die about to be used, and what cubes do to it first. */
export interface DieAction {
  readonly die: DieId
  readonly moveTo?: Space | undefined
  /** The other Boost die, for one move of their total. */
  readonly with?: DieId | undefined
  readonly pips?: Partial<Record<DieId, number>> | undefined
}

export const cubesFor = (action: DieAction): number =>
  Object.values(action.pips ?? {}).reduce((sum, pips) => sum + Math.abs(pips ?? 0), action.moveTo ? 1 : 0)

export const finalFace = (ship: Ship, action: DieAction, die: DieId): number =>
  (ship.dice[die]?.face ?? 0) + (action.pips?.[die] ?? 0)

/** The space on which the die is used; null if it isn't on the console. */
export function spaceOf(ship: Ship, action: DieAction): Space | null {
  const at = action.moveTo ?? ship.dice[action.die]?.at
  return at !== undefined && isSpace(at) ? at : null
}

/** The dice of this action: the chosen die and the second Boost die, or all your Manoeuvre dice. */
export function diceOf(ship: Ship, action: DieAction): DieId[] {
  const space = spaceOf(ship, action)
  const more = action.with
    ? [action.with]
    : space && CONSOLE[space].kind === 'manoeuvre'
      ? diceAt(ship.dice, 'manoeuvre')
      : []
  return [action.die, ...more.filter(die => die !== action.die)]
}

/** What the dice of this action show together. */
export const faceSum = (ship: Ship, action: DieAction): number =>
  diceOf(ship, action).reduce((sum, die) => sum + finalFace(ship, action, die), 0)

/** Refuses an action that costs more cubes than the ship has. */
export function storeRefusal({ cubes }: Ship, action: DieAction): Refusal | false {
  const cost = cubesFor(action)
  return cost > cubes && refuse('TS.power.2.return', `This costs ${count(cost, 'cube')}. You have ${cubes}.`)
}

/** Every reason why these cubes can't be spent like this. */
export function powerRefusals(state: State, ship: Ship, action: DieAction): (Refusal | false)[] {
  const used = diceOf(ship, action)
  const pips = Object.entries(action.pips ?? {}) as [DieId, number][]
  return [
    storeRefusal(ship, action),
    ...pips.map(
      ([die, change]) =>
        change !== 0 &&
        !used.includes(die) &&
        refuse('TS.power.3.pip-which', 'A cube can change only a die that you use in this action.'),
    ),
    ...used.map(die => {
      const face = finalFace(ship, action, die)
      return (face < 1 || face > 6) && refuse('TS.power.3.pip-limit', `A die can't show ${face}.`)
    }),
    ...moveRefusals(state, ship, action),
  ]
}

function moveRefusals(state: State, ship: Ship, action: DieAction): (Refusal | false)[] {
  const to = action.moveTo
  const from = ship.dice[action.die]?.at
  if (to === undefined || from === undefined || !isSpace(from)) return []
  const { kind, name } = CONSOLE[to]
  return [
    to === from && refuse('TS.power.3.move-die', `The die is already on ${name}.`),
    to !== from && ship.damage.includes(to) && refuse('TS.power.3.move-legal', `${name} is damaged.`),
    to !== from &&
      !ship.damage.includes(to) &&
      !isFree(ship, ship.dice, to) &&
      refuse('TS.power.3.move-legal', `${name} already has a die.`),
    kind === 'manoeuvre' &&
      state.manoeuvred &&
      refuse('TS.power.3.move-legal', 'There has already been a Manoeuvre this round.'),
    leaves(ship, action, 'manoeuvre') &&
      !state.manoeuvred &&
      refuse('TS.power.5.man-keep', 'Your last Manoeuvre die must stay until there has been a Manoeuvre this round.'),
    leaves(ship, action, 'boost') &&
      !ship.boosted &&
      refuse('TS.power.5.boost-keep', 'Your last Boost die must stay until your ship has boosted this round.'),
  ]
}

/** Whether the cube would move the ship's last die of this kind away. */
function leaves(ship: Ship, action: DieAction, kind: Kind): boolean {
  const lying = diceAt(ship.dice, kind)
  const to = action.moveTo
  return lying.length === 1 && lying[0] === action.die && to !== undefined && CONSOLE[to].kind !== kind
}

/** A Shield space takes only its numbers, after all changes. */
export function faceRefusal(ship: Ship, action: DieAction): Refusal | false {
  const space = spaceOf(ship, action)
  if (!space || CONSOLE[space].kind !== 'shield') return false
  const face = finalFace(ship, action, action.die)
  const { faces, name } = CONSOLE[space]
  return !fits(space, face) && refuse('TS.shield.3.faces', `${name} takes ${faces.join(' or ')}, not ${face}.`)
}

/** Cubes change the dice of this action and move one of them, before they are used. */
export function spendCubes(next: Next, seat: Seat, action: DieAction, emit: Emit): void {
  const cubes = cubesFor(action)
  if (cubes === 0) return
  const ship = shipOf(next, seat)
  const used = diceOf(ship, action)
  const pips = used.reduce((sum, die) => sum + (action.pips?.[die] ?? 0), 0)
  emit({ type: 'powered-die', rules: cubeRules(ship, action), seat, cubes, moved: action.moveTo ?? null, pips })
  const dice: Partial<Record<DieId, Die>> = { ...ship.dice }
  for (const id of used) {
    const at = id === action.die ? spaceOf(ship, action) : ship.dice[id]?.at
    if (at) dice[id] = { face: finalFace(ship, action, id), at }
  }
  changeShip(next, seat, { cubes: ship.cubes - cubes, dice })
}

/** The rules by which cubes change or move a die. */
function cubeRules(ship: Ship, action: DieAction): TsRule[] {
  const cubes = cubesFor(action)
  const { moveTo } = action
  const kind = moveTo ? CONSOLE[moveTo].kind : null
  return [
    'TS.power.2.when',
    ...citedIf(cubes > 1, 'TS.power.3.one-each'),
    ...citedIf(cubes > (moveTo ? 1 : 0), 'TS.power.3.pip'),
    ...citedIf(moveTo !== undefined, 'TS.power.3.move-die'),
    ...citedIf(kind === 'manoeuvre', 'TS.power.4.man'),
    ...citedIf(kind === 'boost' && action.with !== undefined, 'TS.power.3.move-boost'),
    ...citedIf(kind === 'boost' && ship.boosted, 'TS.power.6.trip-burn'),
    ...citedIf(kind === 'fire', 'TS.power.6.double-barrel'),
    'TS.power.2.return',
  ]
}

const cubesOn = (face: number): number => (face === 6 ? 2 : 1)

export function planPower(ship: Ship, action: DieAction): Plan<null> {
  const gain = cubesOn(finalFace(ship, action, action.die))
  // Cubes spent on the die make room for new ones.
  const room = MOST_CUBES - (ship.cubes - cubesFor(action))
  const lost = gain - Math.min(gain, room)
  return plain(`Take ${count(gain, 'cube')}`, gain === 2 ? 'TS.power.1.six' : 'TS.power.1.gain', {
    warnings: () =>
      lost > 0 ? [refuse('TS.power.1.max', `A ship can hold ${MOST_CUBES} cubes, so you lose ${lost}.`)] : [],
  })
}

export function gainCubes(next: Next, seat: Seat, die: DieId, emit: Emit): void {
  const { cubes, dice } = shipOf(next, seat)
  const face = dice[die]?.face ?? 1
  const wanted = cubesOn(face)
  const gained = Math.min(wanted, MOST_CUBES - cubes)
  moveDice(next, seat, [die], 'aside')
  changeShip(next, seat, { cubes: cubes + gained })
  const rules: readonly TsRule[] = [
    face === 6 ? 'TS.power.1.six' : 'TS.power.1.gain',
    ...citedIf(gained > 0, 'TS.setup.5.supply'),
    ...citedIf(gained < wanted, 'TS.power.1.max'),
  ]
  emit({ type: 'powered', rules, seat, gained, lost: wanted - gained })
}
