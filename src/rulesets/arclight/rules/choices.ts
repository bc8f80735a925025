import type { Seat } from '../../../engine/seats'
import { ARCS, type Arc, type Crew, crewWords } from '../cards/card'
import type { ArcRule } from '../rulebook'
import type { Frame, Ship, ShortKind, State } from '../state'
import { cardOf, degreeOf, livingCrew, openArcs } from './ship'
import { dsOf, SHORT_DS, SHORT_THRUST, shortsOf, thrustOf } from './values'

/** Something to choose, and what it affects. */
export type Option = { readonly id: string; readonly label: string; readonly rule: ArcRule } & (
  | { readonly kind: 'weapon'; readonly weapon: number }
  | { readonly kind: 'short'; readonly short: ShortKind; readonly weapon: number | null }
  | { readonly kind: 'crew'; readonly crew: Crew }
  | { readonly kind: 'gear'; readonly gear: 'cm' | 'nixie' | number }
  | { readonly kind: 'arc'; readonly weapon: number; readonly arc: Arc }
)

/** What a player must choose while damage is resolved. */
export type Question = 'W' | '~' | 'C' | 'G' | 'lower' | 'lock'

/** The question of a frame; null if there is nothing to choose. */
export function questionOf(frame: Frame | undefined): Question | null {
  if (!frame) return null
  if (frame.kind === 'lower' || frame.kind === 'lock') return frame.kind
  if (frame.kind !== 'codes') return null
  const code = frame.codes[0]
  return code === 'W' || code === '~' || code === 'C' || code === 'G' ? code : null
}

export const RULE_OF: Readonly<Record<Question, ArcRule>> = {
  W: 'ARC.code.W',
  '~': 'ARC.code.short',
  C: 'ARC.code.C',
  G: 'ARC.code.G',
  lower: 'ARC.crit.11',
  lock: 'ARC.crit.17',
}

/** ARC.code.star, ARC.choice.default: the attacker chooses a starred code of odd damage. Otherwise the owner chooses. */
export function chooserOf(state: State, frame: Frame): Seat {
  const owner = state.ships[frame.ship]?.seat ?? 'A'
  if (frame.kind !== 'codes' || !frame.odd || state.conceded.includes(frame.by)) return owner
  const code = frame.codes[0]
  return code === 'W' || code === '~' ? frame.by : owner
}

export function optionsFor(state: State, ship: Ship, question: Question): Option[] {
  switch (question) {
    case 'W':
      return weapons(state, ship).map(({ index, name, slot }) => ({
        kind: 'weapon',
        id: `w${index}`,
        label: `${name} (${slot})`,
        rule: 'ARC.code.W',
        weapon: index,
      }))
    case '~':
      return shorts(state, ship)
    case 'C':
      return livingCrew(state, ship).map(crew => ({
        kind: 'crew',
        id: crew,
        label: crewWords(crew, 'capital'),
        rule: 'ARC.code.C',
        crew,
      }))
    case 'G':
      return gear(ship)
    case 'lower':
      return weapons(state, ship)
        .filter(({ degree }) => degree !== 'Low')
        .map(({ index, name, degree }) => ({
          kind: 'weapon',
          id: `w${index}`,
          label: `${name}, now ${degree}`,
          rule: 'ARC.crit.11',
          weapon: index,
        }))
    case 'lock':
      return weapons(state, ship)
        .filter(({ arcs }) => arcs.length > 1)
        .flatMap(({ index, name, arcs }) =>
          ARCS.filter(arc => arcs.includes(arc)).map(
            (arc): Option => ({
              kind: 'arc',
              id: `w${index}.${arc}`,
              label: `${name} to ${arc}`,
              rule: 'ARC.crit.17',
              weapon: index,
              arc,
            }),
          ),
        )
  }
}

const weapons = (state: State, ship: Ship) =>
  cardOf(state, ship).weapons.flatMap((weapon, index) => {
    const held = ship.weapons[index]
    if (!held || held.eliminated) return []
    const { name, crew: slot } = weapon
    return [{ index, name, slot, degree: degreeOf(weapon, held.lowered), arcs: openArcs(weapon, held.lock) }]
  })

/** ARC.code.short.legal: only what the ship still has. */
function shorts(state: State, ship: Ship): Option[] {
  const one = (short: Exclude<ShortKind, 'weapon'>, label: string, rule: ArcRule): Option => ({
    kind: 'short',
    id: short,
    label,
    rule,
    short,
    weapon: null,
  })
  return [
    ...(thrustOf(state, ship) > 0 ? [one('thrust', `Thrust −${SHORT_THRUST}`, 'ARC.code.short.thrust')] : []),
    ...(dsOf(state, ship) > 0 ? [one('ds', `Defensive Screens −${SHORT_DS}`, 'ARC.code.short.ds')] : []),
    ...weapons(state, ship)
      .filter(({ index }) => !ship.shorts.some(short => short.kind === 'weapon' && short.weapon === index))
      .map(
        ({ index, name, slot }): Option => ({
          kind: 'short',
          id: `w${index}`,
          label: `${name} (${slot}) inactive`,
          rule: 'ARC.code.short.weapon',
          short: 'weapon',
          weapon: index,
        }),
      ),
    ...(ship.cm && shortsOf(ship, 'cm') === 0 ? [one('cm', 'Countermeasure inactive', 'ARC.code.short.cm')] : []),
    ...(ship.nixie && shortsOf(ship, 'nixie') === 0 ? [one('nixie', 'Nixie inactive', 'ARC.code.short.nixie')] : []),
  ]
}

function gear(ship: Ship): Option[] {
  const one = (id: string, label: string, what: 'cm' | 'nixie' | number): Option => ({
    kind: 'gear',
    id,
    label,
    rule: 'ARC.code.G',
    gear: what,
  })
  return [
    ...ship.special.map((name, index) => one(`special.${index}`, name, index)),
    ...(ship.cm ? [one('cm', 'Countermeasures', 'cm')] : []),
    ...(ship.nixie ? [one('nixie', 'Nixie', 'nixie')] : []),
  ]
}
