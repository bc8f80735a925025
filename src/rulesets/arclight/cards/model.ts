import type { View } from '../../../engine/record/hidden'
import type { CardBlock, CardModel, CardRow, CardValue, Mark } from '../../../engine/scene/card'
import type { PieceId } from '../../../engine/scene/scene'
import { shootOffer } from '../actions/shoot'
import { rangeWords } from '../rules/range'
import { cardOf, degreeOf, hasCondition, inPlay, isDead, openArcs } from '../rules/ship'
import { asvOf, dsOf, esvOf, maneuverOf, shortsOf, thrustOf } from '../rules/values'
import { markersOf } from '../scene/markers'
import { weaponShapes } from '../scene/weapon-shapes'
import type { Ship, State } from '../state'
import { diceWords, skillDie } from '../tables/dice'
import { PRINTED, SHIPS } from '../tables/ships'
import { arcWords, type Card, type Crew, crewOf, crewWords, type Weapon, weaponryOf } from './card'

/** A ship in play, with what codes and criticals have taken. */
interface Live {
  readonly state: State
  readonly ship: Ship
}

/** The card of a ship on the map or off it. */
export function card(view: View<State>, piece: PieceId): CardModel | null {
  const ship = view.ships[piece]
  return ship ? modelOf(cardOf(view, ship), { state: view, ship }) : null
}

const STATUS: Readonly<Record<Ship['status'], string>> = {
  'in-play': '',
  destroyed: ', destroyed',
  retreated: ', retreated',
  derelict: ', out of action',
}

/** A card as printed, and with its current values if the ship is in play. */
export function modelOf(card: Card, live?: Live): CardModel {
  const kind = `${card.race}${live ? STATUS[live.ship.status] : ''}`
  return {
    title: live?.ship.name ?? card.name,
    subtitle: live && live.ship.name !== card.name ? `${card.name}, ${kind}` : kind,
    seat: live?.ship.seat ?? null,
    art: card.art,
    points: card.points,
    markers: live ? markersOf(live.state, live.ship) : [],
    blocks: [systems(card, live), ...boxes(card, live), crew(card, live), weapons(card, live), ...lasting(live)],
  }
}

/** Values on the printed cards that are ours. On all other cards of the game, every value is ours. */
const LOST_LINES: readonly string[] = ['ASV', 'Structure', 'Arc']

function markOf(card: Card, label: string): { mark: Mark } | Record<string, never> {
  if (!SHIPS.some(({ id }) => id === card.id)) return {}
  return { mark: PRINTED.includes(card.id) && !LOST_LINES.includes(label) ? 'source' : 'house' }
}

function value(
  card: Card,
  label: string,
  [printed, live]: readonly [printed: string, live?: string | undefined],
): CardValue {
  const changed = live === undefined || live === printed ? {} : { live }
  return { label, printed, ...changed, ...markOf(card, label) }
}

const die = (size: number | null): string => (size === null ? 'none' : `D${size}`)

function systems(card: Card, live: Live | undefined): CardBlock {
  const now = (of: (state: State, ship: Ship) => number) => live && String(of(live.state, live.ship))
  return {
    kind: 'values',
    values: [
      value(card, 'Thrust', [String(card.thrust), now(thrustOf)]),
      value(card, 'Maneuver', [String(card.maneuver), now(maneuverOf)]),
      value(card, 'DS', [String(card.ds), now(dsOf)]),
      value(card, 'ESV', [String(card.esv), now(esvOf)]),
      value(card, 'ASV', [String(card.asv), now(asvOf)]),
      value(card, 'Nixie', [die(card.nixie), live && gearWords(live.ship, 'nixie', card.nixie)]),
      value(card, 'CM', [die(card.cm), live && gearWords(live.ship, 'cm', card.cm)]),
      value(card, 'Special', [
        card.special.join(', ') || 'none',
        live && (live.ship.special.join(', ') || (card.special.length > 0 ? 'lost' : 'none')),
      ]),
      ...(card.torpedoes.length > 0
        ? [
            value(card, 'Torpedoes', [
              String(card.torpedoes.reduce((sum, { count }) => sum + count, 0)),
              live && String(live.ship.bays.reduce((sum, count) => sum + count, 0)),
            ]),
          ]
        : []),
    ],
  }
}

function gearWords(ship: Ship, gear: 'nixie' | 'cm', size: number | null): string {
  if (size !== null && !ship[gear]) return 'lost'
  return shortsOf(ship, gear) > 0 ? 'shorted' : die(size)
}

/** Structure, and what each code has taken so far. */
function boxes(card: Card, live: Live | undefined): CardBlock[] {
  const total = Math.max(1, card.structure)
  const left = live ? Math.max(0, live.ship.structure - live.ship.marks) : card.structure
  const structure: CardBlock = {
    kind: 'boxes',
    title: card.structure === 0 ? 'Structure 0' : 'Structure',
    total,
    ticked: total - left,
  }
  if (!live) return [structure]
  const { losses, marks } = live.ship
  const taken = [
    [losses.T, 'T'],
    [losses.E, 'E'],
    [losses.A, 'A'],
    [losses.D, 'D'],
    [losses.M, 'M'],
    [marks, '>'],
  ] as const
  const told = taken.filter(([points]) => points > 0).map(([points, code]) => `${code} ×${points}`)
  return told.length > 0 ? [structure, { kind: 'text', title: 'Codes taken', text: told.join('  ') }] : [structure]
}

function crew(card: Card, live: Live | undefined): CardBlock {
  const { helm, cmd, eng } = card.pilot
  const row = (member: Crew): CardRow => ({
    cells: [
      value(card, 'Crew', [crewWords(member, 'capital'), live && aliveWords(live, member)]),
      value(card, 'Wpn', [skillWords(weaponryOf(card, member))]),
      value(card, 'Helm', [member === 'P' ? skillWords(helm) : '']),
      value(card, 'Cmd', [member === 'P' ? skillWords(cmd) : '']),
      value(card, 'Eng', [member === 'P' ? skillWords(eng) : '']),
    ],
  })
  return { kind: 'table', title: 'Crew', columns: ['Crew', 'Wpn', 'Helm', 'Cmd', 'Eng'], rows: crewOf(card).map(row) }
}

const aliveWords = ({ ship }: Live, member: Crew): string =>
  isDead(ship, member) ? `${crewWords(member, 'capital')}, dead` : crewWords(member, 'capital')

/** "6 (D6)": a skill and its die. */
const skillWords = (skill: number): string => {
  const size = skillDie(skill)
  return size === null ? '0' : `${skill} D${size}`
}

function weapons(card: Card, live: Live | undefined): CardBlock {
  return {
    kind: 'table',
    title: 'Weapons',
    columns: ['', 'Weapon', 'Range', 'Dice', 'Degree', 'Arc'],
    rows: card.weapons.map((weapon, index) => ({
      cells: weaponCells(card, weapon, { live, index }),
      ...(live && inPlay(live.ship)
        ? { offer: shootOffer(live.ship.id, index), shapes: weaponShapes(live.state, live.ship, index) }
        : {}),
    })),
  }
}

function weaponCells(
  card: Card,
  weapon: Weapon,
  { live, index }: { live: Live | undefined; index: number },
): CardValue[] {
  const held = live?.ship.weapons[index]
  const degree = (lowered: number) => `${degreeOf(weapon, lowered)}${weapon.suffix} ${weapon.versus}`
  return [
    { label: 'Slot', printed: weapon.crew },
    value(card, 'Weapon', [weapon.name, live && `${weapon.name}${stateWords(live, index)}`]),
    value(card, 'Range', [`${rangeWords(weapon)}${weapon.sr === null ? '' : ` SR<${weapon.sr}`}`]),
    value(card, 'Dice', [diceWords(weapon.dice, skillDie(weaponryOf(card, weapon.crew)))]),
    value(card, 'Degree', [degree(0), held && degree(held.lowered)]),
    value(card, 'Arc', [arcWords(openArcs(weapon, null)), held && arcWords(openArcs(weapon, held.lock))]),
  ]
}

function stateWords({ state, ship }: Live, index: number): string {
  const held = ship.weapons[index]
  if (held?.eliminated) return ', eliminated'
  if (ship.shorts.some(short => short.kind === 'weapon' && short.weapon === index)) return ', shorted'
  if (hasCondition(state, ship, 'shutdown')) return ', shut down'
  return held?.fired ? ', fired' : ''
}

/** Lasting criticals in words. */
function lasting(live: Live | undefined): CardBlock[] {
  const told = live ? markersOf(live.state, live.ship).map(({ name }) => name) : []
  return told.length > 0 ? [{ kind: 'text', title: 'Lasting effects', text: told.join('\n') }] : []
}
