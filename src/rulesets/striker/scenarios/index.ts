import type { SeatSetup } from '../../../engine/seats'
import type { Scenario } from '../../../engine/setup'
import type { Options } from '../options'
import { crossroads } from './crossroads'
import { ridge } from './ridge'

const seats: readonly SeatSetup[] = [
  { seat: 'A', name: 'Blue', played: 'person' },
  { seat: 'B', name: 'Red', played: 'person' },
]

const scenario = (id: string, title: string, blurb: string, options: Options): Scenario<Options> => ({
  id,
  title,
  blurb,
  setup: { scenario: id, seats, options },
})

export const scenarios: readonly Scenario<Options>[] = [
  scenario(
    'STR-S1',
    'Meeting at the crossroads',
    'Tech level 8. Two mechanised platoons with tanks fight over four houses. Twelve turns.',
    crossroads,
  ),
  scenario(
    'STR-S2',
    'Grav assault on the ridge station',
    'Tech level 13 against 12. Grav carriers and a grav tank attack dug-in infantry and missiles. Ten turns.',
    ridge,
  ),
]
