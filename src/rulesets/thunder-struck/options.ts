import { z } from '../../engine/schema'
import { SEATS } from '../../engine/seats'

export const optionsSchema = z.object({
  /** The limit: a short or a long game. */
  rounds: z.enum(['6', '12']),
  /** Screens left away in friendly play. */
  openPlanning: z.boolean(),
  /** Who may get the Reflex die: everybody, or only once two ships are left. */
  reflex: z.enum(['all', 'duelOnly']),
  /** Seat that goes first, or a roll for it. */
  first: z.enum(['roll', ...SEATS]),
})
export type Options = z.infer<typeof optionsSchema>
