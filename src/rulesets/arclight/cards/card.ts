import type { DeepReadonly } from '../../../engine/readonly'
import { z } from '../../../engine/schema'
import { DICE, HIGHEST_SKILL, parseDice } from '../tables/dice'

/** Crew members: the pilot and up to five gunners. */
export const CREW = ['P', 'A', 'B', 'C', 'D', 'E'] as const
export type Crew = (typeof CREW)[number]

export const ARCS = ['Forward', 'Right', 'Rear', 'Left'] as const
export type Arc = (typeof ARCS)[number]

/** ARC.crit.11: from the lowest class to the highest. */
export const DEGREES = ['Low', 'MedL', 'MedH', 'High', 'All'] as const
export type Degree = (typeof DEGREES)[number]

const skill = z.int().check(z.gte(0), z.lte(HIGHEST_SKILL))
const hexes = z.int().check(z.gte(1), z.lte(40))
const name = z.string().check(z.minLength(1), z.maxLength(40))
const die = z.nullable(z.union(DICE.map(size => z.literal(size))))

/** ARC.dice: only dice that the game uses. */
const dice = z.string().check(
  z.maxLength(40),
  z.refine(text => parseDice(text) !== null, 'must be dice like 2D8 or 1D6+1D10, of D2, D4, D6, D8, D10 and D12'),
)

const weapon = z.object({
  /** ARC.fire.assigned: the crew member it belongs to. */
  crew: z.enum(CREW),
  name,
  range: z.object({ short: hexes, medium: hexes, long: hexes }),
  /** ARC.hit.sr: printed as “SR < n”. */
  sr: z.nullable(z.int().check(z.gte(1), z.lte(40))),
  /** The Base Attack Dice; the skill die comes from the crew. */
  dice,
  degree: z.enum(DEGREES),
  /** ARC.dmod.suffix. */
  suffix: z.string().check(z.regex(/^([+/x][1-9])?$/, 'must be empty, or one of +, / and x with a number from 1 to 9')),
  versus: z.enum(['ASV', 'ESV']),
  arcs: z.object({ Forward: z.boolean(), Right: z.boolean(), Rear: z.boolean(), Left: z.boolean() }),
})
export type Weapon = DeepReadonly<z.infer<typeof weapon>>

/** A ship card as it is printed. */
export const cardSchema = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(60)),
  name,
  race: name,
  points: z.int().check(z.gte(1), z.lte(999)),
  art: z.enum(['ship', 'fighter']),
  pilot: z.object({ helm: skill, cmd: skill, eng: skill, wpn: skill }),
  /** Weaponry of gunner A, B and so on. */
  gunners: z.array(skill).check(z.maxLength(5)),
  special: z.array(name).check(z.maxLength(6)),
  thrust: z.int().check(z.gte(0), z.lte(30)),
  maneuver: z.int().check(z.gte(0), z.lte(12)),
  ds: z.int().check(z.gte(0), z.lte(40)),
  esv: z.int().check(z.gte(0), z.lte(20)),
  asv: z.int().check(z.gte(0), z.lte(20)),
  nixie: die,
  cm: die,
  structure: z.int().check(z.gte(0), z.lte(9)),
  weapons: z.array(weapon).check(z.maxLength(8)),
  /** Torpedoes aboard, by the crew member who launches them. Used only with the torpedo option. */
  torpedoes: z.array(z.object({ crew: z.enum(CREW), count: z.int().check(z.gte(1), z.lte(9)) })).check(z.maxLength(6)),
})
export type Card = DeepReadonly<z.infer<typeof cardSchema>>

/** The crew of a card, pilot first. */
export const crewOf = ({ gunners }: Pick<Card, 'gunners'>): readonly Crew[] => CREW.slice(0, gunners.length + 1)

/** ARC.skill.kinds: pilots have Weaponry too, and gunners have nothing else. */
export const weaponryOf = (card: Pick<Card, 'pilot' | 'gunners'>, crew: Crew): number =>
  crew === 'P' ? card.pilot.wpn : (card.gunners[CREW.indexOf(crew) - 1] ?? 0)

export const arcsOf = ({ arcs }: Pick<Weapon, 'arcs'>): readonly Arc[] => ARCS.filter(arc => arcs[arc])

/** "Turret" for all four. */
export const arcWords = (arcs: readonly Arc[]): string =>
  arcs.length === ARCS.length ? 'Turret' : ARROW_ORDER.filter(arc => arcs.includes(arc)).join(' + ')

const ARROW_ORDER: readonly Arc[] = ['Left', 'Forward', 'Right', 'Rear']

export const crewWords = (crew: Crew, start: 'small' | 'capital' = 'small'): string =>
  `${crew === 'P' ? PILOT[start] : `${GUNNER[start]} ${crew}`}`

const PILOT = { small: 'pilot', capital: 'Pilot' } as const
const GUNNER = { small: 'gunner', capital: 'Gunner' } as const
