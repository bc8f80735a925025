import type { GameSetup } from '../../engine/setup'
import { count, list } from '../../engine/words'
import type { ForceUnit, Options } from './options'
import { MORALE } from './tables/morale'

/** What a scenario says of a unit: its own rating, when it comes on. */
export const noteOn = ({ morale, arrives }: Pick<ForceUnit, 'morale' | 'arrives'>): string =>
  [...(arrives ? [`arrives in turn ${arrives}`] : []), ...(morale ? [MORALE[morale].name.toLowerCase()] : [])].join(
    ', ',
  )

/** LW.victory: how long the battle lasts, what is worth points, who comes when. */
export function brief({ seats, options }: GameSetup<Options>): readonly string[] {
  const { turnLimit, objectives, sides } = options
  const held = objectives.map(({ name, worth }) => `${name} ${worth}`)
  return [
    `${count(turnLimit, 'turn')}. A side with no bases left loses. Otherwise points decide.`,
    `Points for what the other side has lost${held.length > 0 ? `, and for holding at the end: ${list(held)}` : ''}.`,
    ...seats.flatMap(({ seat, name }) =>
      (sides[seat]?.forces ?? []).flatMap(unit =>
        unit.arrives ? [`${name}: ${unit.name} arrives over its own edge in turn ${unit.arrives}.`] : [],
      ),
    ),
  ]
}
