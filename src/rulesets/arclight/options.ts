import { listOf, recordOf, text, word } from '../../engine/bounds'
import type { DeepReadonly } from '../../engine/readonly'
import { z } from '../../engine/schema'
import { SEATS } from '../../engine/seats'
import { cardSchema } from './cards/card'

const force = listOf(z.object({ card: word, name: text(60) }), 100)

/** What the players agree on before the game. The first value of each is the default reading of the sheet. */
export const optionsSchema = z.object({
  columns: z.int().check(z.gte(5), z.lte(60)),
  rows: z.int().check(z.gte(5), z.lte(60)),
  /** Hexes between the sides at the start. */
  distance: z.int().check(z.gte(1), z.lte(60)),
  /** The Pulse Cannon of the Pulsar: 4-9-10 as printed, or 4-9-12. */
  pulseRange: z.enum(['printed', 'repaired']),
  excess: z.enum(['before-sv', 'after-sv']),
  parity: z.enum(['net', 'base']),
  turnSplit: z.boolean(),
  medEven: z.enum(['centre', 'outer']),
  sr: z.enum(['none', 'strain', 'speed']),
  fuel: z.enum(['in5', 'for5']),
  uncrewed: z.enum(['silent', 'takeover']),
  drift: z.boolean(),
  declaredTurn: z.boolean(),
  torpedoes: z.boolean(),
  engineering: z.boolean(),
  /** The side that tries to break through, if any. */
  runner: z.enum(['none', ...SEATS]),
  /** Turns after which points in play decide; 0 for no limit. */
  turnLimit: z.int().check(z.gte(0), z.lte(99)),
  forces: recordOf(force, 6),
  /** Cards the users made. */
  cards: listOf(cardSchema, 500),
})
export type Options = DeepReadonly<z.infer<typeof optionsSchema>>

export const USUAL: Options = {
  columns: 30,
  rows: 20,
  distance: 14,
  pulseRange: 'printed',
  excess: 'before-sv',
  parity: 'net',
  turnSplit: false,
  medEven: 'centre',
  sr: 'none',
  fuel: 'in5',
  uncrewed: 'silent',
  drift: false,
  declaredTurn: false,
  torpedoes: false,
  engineering: false,
  runner: 'none',
  turnLimit: 0,
  forces: {},
  cards: [],
}
