import { type Sentence, say } from '../../engine/record/log'
import type { Seat } from '../../engine/seats'
import { count } from '../../engine/words'
import type { CombatEvent } from './events'
import { isTroops } from './rules/base'
import { whyTested } from './rules/morale'
import { inches, sideName } from './rules/words'
import type { Base, State } from './state'

/** Both sides may call something the same: then the side is named as well. */
const toldApart = (state: State, { name, seat }: Named, all: Readonly<Record<string, Named | undefined>>): string =>
  Object.values(all).some(other => other?.name === name && other.seat !== seat)
    ? `${name} (${sideName(state, seat)})`
    : name

type Named = Pick<Base, 'name' | 'seat'>

export const named = (state: State, id: string): Sentence[number] => {
  const base = state.bases[id]
  return { piece: id, name: base ? toldApart(state, base, state.bases) : id }
}
export const unitNamed = (state: State, id: string): string => {
  const unit = state.units[id]
  return unit ? toldApart(state, unit, state.units) : id
}
export const seatOf = (seat: Seat): Sentence[number] => ({ seat })

const dice = (n: number): string => count(n, 'die', 'dice')
const sixes = (n: number): string => (n === 0 ? 'no six' : n === 1 ? 'one six' : `${n} sixes`)

export function narrateCombat(event: CombatEvent, state: State): Sentence {
  const base = 'base' in event ? named(state, event.base) : ''
  switch (event.type) {
    case 'fired-ap':
      return say`${base} fires its ${event.weapon} at ${named(state, event.target)} with ${dice(event.dice)}: ${sixes(event.sixes)}.`
    case 'fired-small':
      return say`${base} ${event.defensive ? 'fires in defence' : 'fires'} at ${named(state, event.target)} with ${dice(event.dice)}: ${sixes(event.sixes)}.`
    case 'fired-he':
      return shelled(event, state)
    case 'lost':
      return say`${base} is lost.`
    case 'disabled':
      return say`${base} is disabled; its wreck stays.`
    case 'displaced':
      return say`A displaced six hits ${base}.`
    case 'assault-declared':
      return say`${unitNamed(state, event.unit)} assaults ${assaulted(state, event.target)}, ${count(event.contacts, 'squad')} in contact.`
    case 'defence-held':
      return say`${seatOf(event.seat)} held the rest of their fire.`
    case 'assault-closed':
      return say`${unitNamed(state, event.unit)} closes with ${event.target}.`
    case 'assault-lapsed':
      return say`${unitNamed(state, event.unit)}'s assault came to nothing.`
    case 'assault-fought':
      return fought(event, state)
    case 'assault-won':
      return say`${unitNamed(state, event.winner)} won the assault and will halt to reorganise. ${isLeft(state, event.loser) ? 'Falling back' : 'Wiped out'}: ${unitNamed(state, event.loser)}.`
    case 'assault-drawn':
      return say`A draw between ${unitNamed(state, event.attacker)} and ${unitNamed(state, event.defender)}: the assault goes on.`
    case 'assault-spent':
      return say`${unitNamed(state, event.attacker)} and ${unitNamed(state, event.defender)} wiped each other out.`
    case 'armour-assaulted':
      return say`${unitNamed(state, event.unit)} closes with ${base}.`
    case 'armour-spared':
      return event.why === 'escort'
        ? say`Troops are guarding ${base}, so ${unitNamed(state, event.unit)} can't reach it.`
        : say`${unitNamed(state, event.unit)} isn't in contact with ${base}.`
    case 'fell-back':
      return event.gone ? say`${base} falls back off the table.` : say`${base} falls back ${inches(event.far)}.`
    case 'occupied':
      return say`${base} takes the position.`
    case 'morale-tested':
      return tested(event, state)
  }
}

/** The unit of troops, or the vehicle itself. */
function assaulted(state: State, id: string) {
  const base = state.bases[id]
  return base && isTroops(state, base) ? unitNamed(state, base.unit) : named(state, id)
}

const isLeft = (state: State, unit: string): boolean =>
  state.units[unit]?.bases.some(id => state.bases[id]?.status === 'table') ?? false

function tested(event: Extract<CombatEvent, { type: 'morale-tested' }>, state: State): Sentence {
  const unit = unitNamed(state, state.bases[event.base]?.unit ?? '')
  const how = event.passed ? 'passes' : 'fails'
  const test = say`${named(state, event.base)} rolls ${event.total} against ${event.rating} and ${how}.`
  return event.first ? say`${unit} ${whyTested(event.reasons)}: ${test}` : test
}

function shelled(event: Extract<CombatEvent, { type: 'fired-he' }>, state: State): Sentence {
  const observer = event.observer ? say`, directed by ${named(state, event.observer)},` : ''
  return say`${named(state, event.base)} shells ${named(state, event.target)}${observer} ${shells(event)}.`
}

/** Plain dice and those marked for vehicles, each with their own sixes. */
function shells({ dice: all, marked, sixes: plain, disabled }: Extract<CombatEvent, { type: 'fired-he' }>): string {
  if (marked === 0) return `with ${dice(all)}: ${sixes(plain)}`
  const forVehicles = `${dice(marked)} marked for vehicles: ${sixes(disabled)}`
  return all > marked ? `with ${dice(all - marked)}: ${sixes(plain)}; ${forVehicles}` : `with ${forVehicles}`
}

function fought(event: Extract<CombatEvent, { type: 'assault-fought' }>, state: State): Sentence {
  const [attack, defence] = event.sixes
  return say`Round ${event.round}: ${unitNamed(state, event.attacker)} rolls ${sixes(attack)} with ${dice(event.dice[0])}, ${unitNamed(state, event.defender)} ${sixes(defence)} with ${dice(event.dice[1])}.`
}
