import { listOf, recordOf, text, word } from '../../engine/bounds'
import type { DeepReadonly } from '../../engine/readonly'
import { z } from '../../engine/schema'
import { cardSchema } from './cards/card'

const force = listOf(z.object({ card: word, name: text(60) }), 100)

/** What the players agree on before the game. */
export const optionsSchema = z.object({
  tableWidth: z.number().check(z.gte(60), z.lte(300)),
  tableHeight: z.number().check(z.gte(60), z.lte(300)),
  /** Width of the Fixed Forward arc: 120 in the text, 90 on the reference panel. */
  ffArc: z.enum(['120', '90']),
  commandPoints: z.int().check(z.gte(0), z.lte(9)),
  /** How many dice every crew rolls. */
  skill: z.int().check(z.gte(1), z.lte(4)),
  obstacles: z.boolean(),
  /** How many each player places. */
  obstaclesEach: z.int().check(z.gte(0), z.lte(8)),
  /** Dust, debris, rock fields and factories hide Units that touch them from behind. If off, only asteroids block. */
  areaTerrainBlocks: z.boolean(),
  /** Active exo-armors can turn at any time, or only at the end of their activation. */
  exoFacing: z.enum(['free', 'endOnly']),
  aiming: z.boolean(),
  /** After this many turns the higher Threat Value on the table wins; 0 for no limit. */
  turnLimit: z.int().check(z.gte(0), z.lte(99)),
  forces: recordOf(force, 6),
  /** Cards made by the players. */
  cards: listOf(cardSchema, 500),
})
export type Options = DeepReadonly<z.infer<typeof optionsSchema>>
