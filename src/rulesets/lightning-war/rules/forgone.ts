import type { LwRule } from '../rulebook'
import type { State } from '../state'
import { moveOrFire } from '../tables/vehicles'
import { modelOf, needsSetUp } from './base'
import type { Way } from './way'

/** What a base can no longer do once it has moved so; the words follow its name. */
export interface Forgone {
  readonly rule: LwRule
  readonly words: string
}

const NO_FIRE = "won't be able to fire this turn"

/** LW.move.double.no-fire, LW.move.dash.no-fire, LW.inf.dash.no-fire, LW.armour.turret2, LW.inf.setup. */
export function forgoneBy(state: State, { base, mode }: Pick<Way, 'base' | 'mode'>): Forgone | null {
  const { vehicle, kind, weapons } = modelOf(state, base)
  if (weapons.length === 0) return null
  if (needsSetUp(state, base)) return { rule: 'LW.inf.setup', words: 'will need a whole turn to set up before firing' }
  if (mode === 'dash') return { rule: kind === 'afv' ? 'LW.move.dash.no-fire' : 'LW.inf.dash.no-fire', words: NO_FIRE }
  if (mode !== 'normal') return { rule: 'LW.move.double.no-fire', words: NO_FIRE }
  return vehicle && moveOrFire(vehicle)
    ? { rule: 'LW.armour.turret2', words: `${NO_FIRE}: so small a crew can move or fire, but not both` }
    : null
}
