import type { Seat } from '../../../engine/seats'
import type { Emit } from '../events'
import type { ArcRule } from '../rulebook'
import type { Loss, Next, Ship, State } from '../state'
import { chooserOf, type Option, optionsFor, type Question, questionOf } from './choices'
import { loseCrew } from './destruction'
import { pointsLost } from './house-options'
import { cardOf, degreeOf, inPlay, isStunned, weaponOf } from './ship'
import { asvOf, dsOf, esvOf, maneuverOf, thrustOf } from './values'
import { changeShip, changeWeapon, without } from './writing'

/**
 * ARC.index.sequence: codes apply left to right until one needs dice or a choice. A ship that is out of play
 * takes no more codes.
 */
export function resolveStack(next: Next, emit: Emit): void {
  for (let frame = next.stack[0]; frame; frame = next.stack[0]) {
    const ship = next.ships[frame.ship]
    if (!ship || !inPlay(ship) || (frame.kind === 'codes' && frame.codes === '')) {
      next.stack = next.stack.slice(1)
      continue
    }
    if (frame.kind === 'facing' || frame.kind === 'malfunction' || frame.kind === 'strain') return
    const question = questionOf(frame)
    if (question) {
      const options = optionsFor(next, ship, question)
      if (options.length > 1) return
      const [only] = options
      closeQuestion(next)
      if (only) applyOption(next, ship, { option: only, question, by: null, emit })
      else emit({ type: 'no-effect', rules: [NOTHING[question]], ship: ship.id, code: CODE[question] })
      continue
    }
    if (frame.kind !== 'codes' || frame.codes.startsWith('X')) return
    const run = sameCodes(frame.codes)
    crossOff(next, run.length)
    applyCode(next, ship, { run, emit })
  }
}

const NOTHING: Readonly<Record<Question, ArcRule>> = {
  W: 'ARC.code.W',
  '~': 'ARC.code.short.legal',
  C: 'ARC.code.C',
  G: 'ARC.code.G',
  lower: 'ARC.crit.11',
  lock: 'ARC.crit.17',
}
const CODE = { W: 'W', '~': '~', C: 'C', G: 'G', lower: 11, lock: 17 } as const

/** Equal codes in a row, which apply together. */
function sameCodes(codes: string): string {
  let end = 1
  while (end < codes.length && codes[end] === codes[0]) end += 1
  return codes.slice(0, end)
}

/** The question has been answered. */
export function closeQuestion(next: Next): void {
  if (next.stack[0]?.kind === 'codes') crossOff(next, 1)
  else next.stack = next.stack.slice(1)
}

/** Crosses off codes of the first frame. */
function crossOff(next: Next, codes: number): void {
  const [frame, ...later] = next.stack
  if (frame?.kind === 'codes') next.stack = [{ ...frame, codes: frame.codes.slice(codes) }, ...later]
}

const LOSS_RULE: Readonly<Record<Loss, ArcRule>> = {
  T: 'ARC.code.T',
  E: 'ARC.code.E',
  A: 'ARC.code.A',
  D: 'ARC.code.D',
  M: 'ARC.code.M',
}

const VALUE: Readonly<Record<Loss, (state: State, ship: Ship) => number>> = {
  T: thrustOf,
  E: esvOf,
  A: asvOf,
  D: dsOf,
  M: maneuverOf,
}

/** A code without a choice: T, E, A, M, D, S or a structure hit. */
function applyCode(next: Next, ship: Ship, { run, emit }: { run: string; emit: Emit }): void {
  const points = run.length
  const code = run[0]
  switch (code) {
    case 'T':
    case 'E':
    case 'A':
    case 'D':
    case 'M': {
      const hurt = changeShip(next, ship.id, { losses: { ...ship.losses, [code]: ship.losses[code] + points } })
      const floor = hurt.losses[code] > pointsLost(cardOf(next, hurt), hurt, code) ? (['ARC.floor'] as const) : []
      const rules = [LOSS_RULE[code], ...floor]
      emit({ type: 'lost', rules, ship: ship.id, what: code, points, now: VALUE[code](next, hurt) })
      return
    }
    case 'S': {
      const again = isStunned(ship) ? (['ARC.code.S.stack'] as const) : []
      const { stun, stunned } = changeShip(next, ship.id, { stunned: ship.stunned + points })
      emit({ type: 'stunned', rules: ['ARC.code.S', ...again], ship: ship.id, turns: stun + stunned })
      return
    }
    case '>': {
      const { marks } = changeShip(next, ship.id, { marks: ship.marks + points })
      emit({ type: 'marked', rules: ['ARC.code.struct'], ship: ship.id, marks })
      return
    }
    default:
      throw new Error(`no code ${code}`)
  }
}

interface Applied {
  readonly option: Option
  readonly question: Question
  /** The side that chose; null if there was no choice. */
  readonly by: Seat | null
  readonly emit: Emit
}

/** Applies what was chosen, or the only option there was. */
export function applyOption(next: Next, ship: Ship, { option, question, by, emit }: Applied): void {
  switch (option.kind) {
    case 'weapon':
      if (question === 'lower') lower(next, ship, { index: option.weapon, by, emit })
      else eliminate(next, ship, { index: option.weapon, by, emit })
      return
    case 'short':
      shortOut(next, ship, { kind: option.short, weapon: option.weapon })
      emit({
        type: 'shorted',
        rules: ['ARC.code.short', option.rule, ...starred(by)],
        ship: ship.id,
        what: option.short,
        weapon: option.weapon,
        by,
      })
      return
    case 'crew':
      loseCrew(next, ship, { crew: option.crew, emit })
      return
    case 'gear':
      changeShip(next, ship.id, withoutGear(ship, option.gear))
      emit({ type: 'gear-lost', rules: ['ARC.code.G', ...chosen(by)], ship: ship.id, gear: option.label })
      return
    case 'arc':
      changeWeapon(next, ship, { index: option.weapon, lock: option.arc })
      emit({
        type: 'locked',
        rules: ['ARC.crit.17', ...chosen(by)],
        ship: ship.id,
        weapon: option.weapon,
        arc: option.arc,
      })
  }
}

/** ARC.code.short: until the end of the next turn. */
export function shortOut(next: Next, ship: Ship, short: Omit<Ship['shorts'][number], 'turn'>): void {
  changeShip(next, ship.id, { shorts: [...ship.shorts, { ...short, turn: next.turn }] })
}

function withoutGear({ special }: Ship, gear: 'cm' | 'nixie' | number): Partial<Ship> {
  switch (gear) {
    case 'cm':
      return { cm: false }
    case 'nixie':
      return { nixie: false }
    default:
      return { special: without(special, gear) }
  }
}

/** If the sheet doesn't say who chooses, the owner does. */
const chosen = (by: Seat | null): ArcRule[] => (by ? ['ARC.choice.default'] : [])

const starred = (by: Seat | null): ArcRule[] => (by ? ['ARC.code.star'] : [])

/** ARC.code.W. With the strain option, the weapon's own dice can still save it. */
function eliminate(next: Next, ship: Ship, { index, by, emit }: { index: number; by: Seat | null; emit: Emit }): void {
  if (next.options.sr === 'strain' && cardOf(next, ship).weapons[index]?.sr != null) {
    next.stack = [{ kind: 'strain', ship: ship.id, weapon: index }, ...next.stack]
    return
  }
  changeWeapon(next, ship, { index, eliminated: true })
  emit({ type: 'weapon-lost', rules: ['ARC.code.W', ...starred(by)], ship: ship.id, weapon: index, by })
}

function lower(next: Next, ship: Ship, { index, by, emit }: { index: number; by: Seat | null; emit: Emit }): void {
  const held = ship.weapons[index]
  if (!held) return
  const lowered = held.lowered + 1
  changeWeapon(next, ship, { index, lowered })
  const degree = degreeOf(weaponOf(cardOf(next, ship), index), lowered)
  emit({ type: 'lowered', rules: ['ARC.crit.11', ...chosen(by)], ship: ship.id, weapon: index, degree })
}

/** The question of the first frame, and the side that answers it. */
export function openQuestion(state: State): { seat: Seat; question: Question; ship: Ship } | null {
  const frame = state.stack[0]
  const question = questionOf(frame)
  const ship = frame && state.ships[frame.ship]
  return frame && question && ship ? { seat: chooserOf(state, frame), question, ship } : null
}
