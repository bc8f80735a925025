import type { Pose } from '../../../src/engine/geometry/vec'
import type { Players } from '../../../src/engine/players'
import type { PondAction } from '.'
import { extended } from './actions/sail'
import type { State } from './state'

/** Sails one to three legs towards anywhere, not always as far as it could. */
export const players: Players<State, PondAction> = {
  sail: {
    pick(offer, view, random) {
      const boat = offer.piece === undefined ? undefined : view.boats[offer.piece]
      if (!boat || offer.kind !== 'path') return null
      let path: readonly Pose[] = []
      for (let i = 0; i < 1 + random() * 2; i++)
        path = extended(boat, path, { x: random() * 60, y: random() * 60 }, undefined, random())
      return offer.along(path)
    },
  },
}
