import { listOf, recordOf, text, word } from '../../engine/bounds'
import type { DeepReadonly } from '../../engine/readonly'
import { z } from '../../engine/schema'
import { cardSchema } from './cards/card'

const force = listOf(z.object({ card: word, name: text(60) }), 100)

/** What the players agree on before the game; every value of the source that they may change. */
export const optionsSchema = z.object({
  tableWidth: z.number().check(z.gte(60), z.lte(300)),
  tableHeight: z.number().check(z.gte(60), z.lte(300)),
  /** Width of the Fixed Forward arc: 120 in the text, 90 on the reference panel. */
  ffArc: z.enum(['120', '90']),
  commandPoints: z.int().check(z.gte(0), z.lte(9)),
  /** Dice of every crew. */
  skill: z.int().check(z.gte(1), z.lte(4)),
  obstacles: z.boolean(),
  /** How many each player places. */
  obstaclesEach: z.int().check(z.gte(0), z.lte(8)),
  /** Touching dust, debris, rock field or factory from behind hides; off: only solid asteroids block. */
  areaTerrainBlocks: z.boolean(),
  /** An active exo may face anywhere at any time, or only at the end of its activation. */
  exoFacing: z.enum(['free', 'endOnly']),
  aiming: z.boolean(),
  /** Turns after which the higher Threat Value left on the table wins; 0 for no limit. */
  turnLimit: z.int().check(z.gte(0), z.lte(99)),
  forces: recordOf(force, 6),
  /** Cards the users made. */
  cards: listOf(cardSchema, 500),
})
export type Options = DeepReadonly<z.infer<typeof optionsSchema>>
