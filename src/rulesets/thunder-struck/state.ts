import { count, listOf, seatList } from '../../engine/bounds'
import type { DeepReadonly, ReplaceOnly } from '../../engine/readonly'
import { hiddenOf } from '../../engine/record/hidden'
import { z } from '../../engine/schema'
import { SEATS, type Seat } from '../../engine/seats'
import { optionsSchema } from './options'
import { MOST_CUBES, SHIELDS, SPACES } from './tables/console'
import { SECTORS, type Spot } from './tables/ring'

const seat = z.enum(SEATS)
const space = z.enum(SPACES)
const face = z.int().check(z.gte(1), z.lte(6))
const facing = z.union([z.literal(1), z.literal(-1)])
const cubes = z.int().check(z.gte(0), z.lte(MOST_CUBES))

/** Where a die is: a space of the console, the hand, the Boost area, the Manoeuvre token, or set aside. */
const place = z.enum([...SPACES, 'hand', 'boost', 'token', 'aside'])
export type Place = z.infer<typeof place>

const die = z.object({ face, at: place })
export type Die = DeepReadonly<z.infer<typeof die>>

/** Dice by id: c1 to c4 in the player's colour, g is the green Reflex die. */
export const DICE = ['c1', 'c2', 'c3', 'c4', 'g'] as const
export type DieId = (typeof DICE)[number]
const dice = z.partialRecord(z.enum(DICE), die)
export type DiceOf = DeepReadonly<z.infer<typeof dice>>

const ship = z.object({
  seat,
  sector: z.enum(SECTORS),
  at: z.int().check(z.gte(0), z.lte(15)),
  facing,
  alive: z.boolean(),
  shields: z.record(z.enum(SHIELDS), z.boolean()),
  damage: listOf(space, SPACES.length),
  cubes,
  /** On the console and in the areas, once the screens are removed. */
  dice,
  /** Has boosted this round. */
  boosted: z.boolean(),
  reflex: z.boolean(),
})
export type Ship = DeepReadonly<z.infer<typeof ship>>

/** What is behind a screen. */
const behind = z.object({ dice, cubes })
export type Behind = DeepReadonly<z.infer<typeof behind>>

const screen = hiddenOf(behind)

/** The winners of a Manoeuvre choose, one after the other. */
const manoeuvre = z.object({
  kind: z.literal('manoeuvre'),
  winners: listOf(z.object({ seat, dice: count }), SEATS.length),
})
/** A hit that a shield stops. The player who was hit chooses the shield, then the space that is damaged. */
const hit = z.object({
  kind: z.literal('hit'),
  target: seat,
  side: z.enum(['front', 'rear']),
  shield: z.nullable(z.enum(SHIELDS)),
})
export type Hit = DeepReadonly<z.infer<typeof hit>>
const reflex = z.object({ kind: z.literal('reflex'), loser: seat, candidates: listOf(seat, SEATS.length) })

const frame = z.discriminatedUnion('kind', [manoeuvre, hit, reflex])
export type Frame = DeepReadonly<z.infer<typeof frame>>

export const stateSchema = z.object({
  options: optionsSchema,
  seats: seatList,
  phase: z.enum(['first', 'planning', 'action', 'end']),
  round: count,
  /** The player with the Turn Marker; null until it is decided. */
  first: z.nullable(seat),
  /** Whose turn it is to use a die. */
  current: z.nullable(seat),
  ships: z.partialRecord(seat, ship),
  screens: z.partialRecord(seat, screen),
  /** Seats that have finished planning. */
  ready: listOf(seat, SEATS.length),
  /** Whether this round's Manoeuvre has taken place. */
  manoeuvred: z.boolean(),
  closed: z.nullable(z.enum(SECTORS)),
  /** How many rounds are over. */
  finished: count,
  stack: listOf(frame, 100),
})
export type State = DeepReadonly<z.infer<typeof stateSchema>>
/** A copy of a position, whose parts can be replaced but not written into. */
export type Next = ReplaceOnly<State>

export function shipOf(state: State, of: Seat): Ship {
  const found = state.ships[of]
  if (!found) throw new Error(`no ship for seat ${of}`)
  return found
}

export const shipsOf = (state: State): Ship[] => state.seats.map(of => shipOf(state, of))

/** Ships in the battle, in the order of their seats. */
export function living(state: State): Ship[] {
  const found: Ship[] = []
  for (const of of state.seats) {
    const one = shipOf(state, of)
    if (one.alive) found.push(one)
  }
  return found
}

export function shipAt(state: State, { sector, at }: Spot): Ship | undefined {
  for (const of of state.seats) {
    const one = state.ships[of]
    if (one?.alive && one.sector === sector && one.at === at) return one
  }
  return undefined
}

/** What is behind a seat's screen; null if this view can't see it, or nothing is rolled yet. */
export const behindScreen = (state: State, seat: Seat): Behind | null => state.screens[seat]?.value ?? null

/** Whether the agreed length ends with this round. */
export const isLastRound = ({ round, options }: State): boolean => round >= Number(options.rounds)

/** Team mates sit opposite each other: the first and third seat, the second and fourth. */
export const teamOf = (state: State, of: Seat): 0 | 1 => (state.seats.indexOf(of) % 2 === 0 ? 0 : 1)
export const areEnemies = (state: State, a: Seat, b: Seat): boolean => teamOf(state, a) !== teamOf(state, b)
