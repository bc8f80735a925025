// How much there may be of anything that comes from a file or a link. Every number, text and list in a set-up, a state or
// an action is one of these, so that no walk over them is endless: far more than play ever makes, far less than freezes
// a page.
import { z } from './schema'
import { SEATS } from './seats'

export const text = (most: number) => z.string().check(z.maxLength(most))

/** What a piece, a unit or a card is called, by the program or by people. */
export const word = text(200)

/** A whole number that may count below 0. */
export const whole = z.int().check(z.gte(-10_000), z.lte(10_000))

/** How many there are of something. */
export const count = z.int().check(z.gte(0), z.lte(10_000))

/** From as much below 0 to as much above. */
export const within = (most: number) => z.number().check(z.gte(-most), z.lte(most))

/** A measure that nothing walks along: kilograms, points, armour. */
export const amount = within(1_000_000)

export const listOf = <T extends z.ZodMiniType>(item: T, most = 1000) => z.array(item).check(z.maxLength(most))

/** By names or ids. */
export const recordOf = <T extends z.ZodMiniType>(item: T, most = 1000) =>
  z
    .record(word, item)
    .check(z.refine(entries => Object.keys(entries).length <= most, { error: `At most ${most} entries` }))

/** Seats in some order, each once: a seat that is there twice would tie with itself for ever. */
export const seatList = listOf(z.enum(SEATS), SEATS.length).check(
  z.refine(seats => new Set(seats).size === seats.length, { error: 'Names a seat twice' }),
)
