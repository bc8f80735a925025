import type { Path } from '../../../engine/forces/form'
import { type CardKind, cardFaults } from '../../../engine/forces/own-cards'
import type { CardFault } from '../../../engine/setup'
import type { ArcRule } from '../rulebook'
import { SHIPS } from '../tables/ships'
import { arcsOf, type Card, cardSchema, crewOf, crewWords, type Weapon } from './card'

export interface ShipFault extends CardFault {
  readonly rule: ArcRule
}

export const SHIP_CARD: CardKind<Card> = { schema: cardSchema, printed: SHIPS, senseless, ruleOf }

export const faultsOf = (draft: unknown): ShipFault[] =>
  cardFaults(SHIP_CARD, draft).map(fault => ({ ...fault, rule: ruleOf(fault.path) }))

/** The rule of each value, by the innermost name on its path. */
const RULES: Readonly<Record<string, ArcRule>> = {
  pilot: 'ARC.skill.die',
  gunners: 'ARC.skill.die',
  thrust: 'ARC.card.thrust',
  maneuver: 'ARC.card.maneuver',
  ds: 'ARC.card.ds',
  esv: 'ARC.card.esv',
  asv: 'ARC.card.asv',
  nixie: 'ARC.card.nixie',
  cm: 'ARC.card.cm',
  structure: 'ARC.card.structure',
  special: 'ARC.card.special',
  weapons: 'ARC.fire.assigned',
  crew: 'ARC.fire.assigned',
  range: 'ARC.range.bands',
  sr: 'ARC.hit.sr',
  dice: 'ARC.dice',
  degree: 'ARC.damage.same-dice',
  suffix: 'ARC.dmod.suffix',
  versus: 'ARC.damage.subtract',
  arcs: 'ARC.fire.arc',
  torpedoes: 'ARC.opt.torp.launch',
}

function ruleOf(path: Path): ArcRule {
  const name = path.findLast(part => typeof part === 'string' && part in RULES)
  return (name !== undefined && RULES[name]) || 'ARC.card.points'
}

function senseless(card: Card): CardFault[] {
  return [
    ...card.weapons.flatMap((weapon, i) =>
      weaponFaults(card, weapon).map(f => ({ ...f, path: ['weapons', i, ...f.path] })),
    ),
    ...card.torpedoes.flatMap(({ crew }, i) =>
      crewOf(card).includes(crew)
        ? []
        : [{ path: ['torpedoes', i, 'crew'], why: `the ship has no ${crewWords(crew)}` }],
    ),
  ]
}

function weaponFaults(card: Card, weapon: Weapon): CardFault[] {
  const { short, medium, long } = weapon.range
  return [
    ...(crewOf(card).includes(weapon.crew)
      ? []
      : [{ path: ['crew'], why: `the ship has no ${crewWords(weapon.crew)}` }]),
    ...(medium < short ? [{ path: ['range', 'medium'], why: "can't be less than Short" }] : []),
    ...(long < medium ? [{ path: ['range', 'long'], why: "can't be less than Medium" }] : []),
    ...(arcsOf(weapon).length === 0 ? [{ path: ['arcs', 'Forward'], why: 'a weapon needs at least one arc' }] : []),
  ]
}
