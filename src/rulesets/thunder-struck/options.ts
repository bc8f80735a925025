import { z } from '../../engine/schema'
import { SEATS } from '../../engine/seats'

export const optionsSchema = z.object({
  /** The limit: a short or a long game. */
  rounds: z.enum(['6', '12']),
  /** A friendly game without screens. */
  openPlanning: z.boolean(),
  /** Whether the Reflex die is used all the time, or only once two ships are left. */
  reflex: z.enum(['all', 'duelOnly']),
  /** The seat that goes first, or a roll for it. */
  first: z.enum(['roll', ...SEATS]),
})
export type Options = z.infer<typeof optionsSchema>
