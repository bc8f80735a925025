import { type Sentence, say } from '../../engine/record/log'
import { count } from '../../engine/words'
import { crewWords, type Weapon } from './cards/card'
import type { ArcEvent, AttackFacts } from './events'
import { narrateMoving } from './narrate-moving'
import { cardOf } from './rules/ship'
import { conditionWords } from './scene/markers'
import type { State } from './state'
import { CRITICALS, criticalOf } from './tables/criticals'
import { indexEntry } from './tables/damage-index'
import { entryWords } from './words'

type Of<T extends ArcEvent['type']> = Extract<ArcEvent, { type: T }>

const named = (state: State, id: string) => ({ piece: id, name: state.ships[id]?.name ?? id })
const weaponName = (state: State, id: string, index: number): string => {
  const ship = state.ships[id]
  return (ship && cardOf(state, ship).weapons[index]?.name) ?? 'weapon'
}

const LOSSES = {
  T: 'Thrust',
  E: 'ESV',
  A: 'ASV',
  D: 'Defensive Screens',
  M: 'Maneuver Number',
} as const

const IDLE = {
  dead: "is dead and can't fire",
  shutdown: "can't fire, because all weapons are shut down",
  'no-weapon': 'has no weapon that can fire',
  'no-target': 'has no target in range and arc',
} as const

const SHORTS = {
  thrust: 'Thrust −5',
  ds: 'Defensive Screens −2',
  cm: 'countermeasure inactive',
  nixie: 'nixie inactive',
} as const

export function narrate(event: ArcEvent, state: State): Sentence {
  switch (event.type) {
    case 'cannon':
      return say`Cannon Fire Phase: ${count(event.crews, 'crew member')} in the firing order.`
    case 'declared':
      return say`${named(state, event.ship)}, ${crewWords(event.crew)}: ${weaponName(state, event.ship, event.weapon)} will fire at ${named(state, event.target)}.`
    case 'held':
      return say`${named(state, event.ship)}, ${crewWords(event.crew)}, holds fire.`
    case 'idle':
      return say`${named(state, event.ship)}, ${crewWords(event.crew)}, ${IDLE[event.why]}.`
    case 'shot':
      return say`${named(state, event.ship)}, ${crewWords(event.crew)}, fires the ${weaponName(state, event.ship, event.weapon)} at ${named(state, event.target)}: ${attackWords(event, weaponOf(state, event))}.`
    case 'torpedo-hit':
      return say`A torpedo explodes at ${named(state, event.target)}: ${attackWords(event, TORPEDO)}.`
    case 'row':
      return say`${named(state, event.ship)}: damage ${event.net} at Structure ${event.column}: ${rowWords(event)}.`
    case 'lost':
      return event.what === 'M'
        ? say`${named(state, event.ship)}: Maneuver Number +${event.points}, now ${event.now}.`
        : say`${named(state, event.ship)}: ${LOSSES[event.what]} −${event.points}, now ${event.now}.`
    case 'marked':
      return say`${named(state, event.ship)}: structure hit, to be counted in Upkeep.`
    case 'stunned':
      return say`${named(state, event.ship)}: the crew is stunned, −2 on all rolls.`
    case 'weapon-lost':
      return say`${named(state, event.ship)} loses its ${weaponName(state, event.ship, event.weapon)}.`
    case 'crew-lost':
      return say`${named(state, event.ship)} loses its ${crewWords(event.crew)}.`
    case 'shorted':
      return say`${named(state, event.ship)}: system short, ${event.what === 'weapon' ? `${weaponName(state, event.ship, event.weapon ?? 0)} inactive` : SHORTS[event.what]}, until the Upkeep of the next turn.`
    case 'gear-lost':
      return say`${named(state, event.ship)} loses its ${event.gear}.`
    case 'no-effect':
      return say`${named(state, event.ship)}: ${typeof event.code === 'number' ? `critical ${event.code}` : `code ${event.code}`} has no effect, because there is nothing left to lose.`
    case 'repeated':
      return say`${named(state, event.ship)}: already in force: ${conditionWords(event.kind)}.${event.longer ? ' It now lasts longer.' : ''}`
    case 'cascading':
      return say`${named(state, event.ship)}: the Cascade continues.`
    case 'critical': {
      const { name, text } = CRITICALS[criticalOf(event.sum)]
      const told = event.sum === 12 && state.options.fuel === 'for5' ? "Can't move for five turns." : text
      return say`${named(state, event.ship)}: critical ${event.sum}. ${name}. ${told}`
    }
    case 'self-damage':
      return say`${named(state, event.ship)}: ${event.cause === 'malfunction' ? 'weapon malfunction' : 'creaking hull'}, ${event.faces.join(', ')} do ${event.amount}, minus ASV ${event.sv}: ${event.net > 0 ? `damage ${event.net}` : 'no damage'}.`
    case 'lowered':
      return say`${named(state, event.ship)}: ${weaponName(state, event.ship, event.weapon)} is now ${event.degree}.`
    case 'locked':
      return say`${named(state, event.ship)}: ${weaponName(state, event.ship, event.weapon)} is locked to ${event.arc}.`
    case 'strain':
      return say`${named(state, event.ship)}: strain roll ${event.total}, the ${weaponName(state, event.ship, event.weapon)} is ${event.saved ? 'only shorted' : 'eliminated'}.`
    case 'destroyed':
      return say`${named(state, event.ship)} is destroyed.`
    case 'derelict':
      return say`${named(state, event.ship)} has no crew left and is out of action.`
    case 'life-support':
      return say`${named(state, event.ship)}: the failing life support kills the ${crewWords(event.crew)}.`
    case 'structure':
      return say`${named(state, event.ship)}: Structure drops to ${event.now}.`
    case 'stun-reduced':
      return event.left > 0
        ? say`${named(state, event.ship)}: the crew stays stunned for ${count(event.left, 'turn')}.`
        : say`${named(state, event.ship)}: the crew is no longer stunned.`
    case 'shorts-ended':
      return say`${named(state, event.ship)}: ${count(event.count, 'system short')} ended.`
    case 'conceded':
      return say`${{ seat: event.seat }} conceded and left the battle.`
    default:
      return narrateMoving(event, state)
  }
}

/** In words first, with the codes of the sheet. */
function rowWords({ net, column, text }: Of<'row'>): string {
  const entry = indexEntry(net, column)
  return entry.word ? text : `${entryWords(entry)} (${text})`
}

type Fired = Pick<Weapon, 'suffix' | 'versus'>
const TORPEDO: Fired = { suffix: '', versus: 'ASV' }

const weaponOf = (state: State, { ship: id, weapon }: Of<'shot'>): Fired => {
  const ship = state.ships[id]
  return (ship && cardOf(state, ship).weapons[weapon]) ?? TORPEDO
}

/** "5, 6 + 6 = 17, needs 11; MedH 12, excess 6, minus ASV 2: damage 16". */
function attackWords(event: AttackFacts, { suffix, versus }: Fired): string {
  const { faces, skill, total, ds, hit, degree, amount, excess, sv, net } = event
  const dice = skill === null ? faces.join(', ') : `${faces.join(', ')} + ${skill}`
  if (!hit) return `${dice} = ${total}, needs ${ds}: a miss`
  const more = `${degree}${suffix} ${amount}, excess ${excess}, minus ${versus} ${sv}`
  return `${dice} = ${total}, needs ${ds}; ${more}: ${net > 0 ? `damage ${net}` : 'no damage'}`
}
