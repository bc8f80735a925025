import type { Base, State } from '../state'
import type { Model } from '../tables/models'
import { modelOf } from './base'

/** The silhouette of a base, by its name in the art folder. */
export const artOf = (state: Pick<State, 'options'>, base: Pick<Base, 'model'>): string =>
  artOfModel(modelOf(state, base))

export function artOfModel({ kind, vehicle }: Model): string {
  switch (kind) {
    case 'rifle':
    case 'smg':
      return 'infantry'
    case 'mmg':
    case 'hmg':
      return 'infantry-mg'
    case 'mortar':
      return 'gun-mortar'
    case 'atgun':
    case 'artillery':
      return 'gun'
    case 'soft':
      return 'truck'
    case 'afv':
      if (vehicle?.type.includes('half-track')) return 'apc'
      if (vehicle?.mobility === 'W') return 'apc-wheeled'
      return vehicle?.guns.some(({ mount }) => mount === 'turret') ? 'tank' : 'tank-casemate'
  }
}
