import type { Players } from '../../engine/players'
import type { LwAction } from './actions'
import { depthOf } from './actions/arrive'
import { enemiesNear } from './actions/assault-way'
import { zoneDepth } from './actions/deploy'
import { MoveOffer, UnitMoveOffer } from './actions/move-offer'
import { dismountReach } from './actions/transport'
import { hasAim, likelyWay } from './players/likely-way'
import { armourPlayer, assaultPlayer, highExplosivePlayer, smallArmsPlayer } from './players/targets'
import { baseOf } from './rules/base'
import { forward } from './rules/retiring'
import type { State } from './state'

/** How random players move, fire and assault. What is missing here is sampled from the offers. */
export const players: Players<State, LwAction> = {
  deploy: {
    seldom: () => true,
    pick(offer, view, random) {
      if (offer.kind !== 'region') return null
      const { seat, facing } = baseOf(view, offer.piece ?? '')
      const x = random() * view.map.width
      const deep = random() * zoneDepth(view, seat)
      return offer.at({ at: { x, y: seat === 'A' ? view.map.height - deep : deep }, facing })
    },
  },
  arrive: {
    pick(offer, view, random) {
      if (offer.kind !== 'region') return null
      const base = baseOf(view, offer.piece ?? '')
      const x = random() * view.map.width
      const deep = random() * depthOf(view, base)
      const y = base.seat === 'A' ? view.map.height - deep : deep
      return offer.at({ at: { x, y }, facing: forward(base.seat) })
    },
  },
  move: {
    seldom: (offer, view) => offer instanceof MoveOffer && !hasAim(view, offer.base, offer.mode),
    pick(offer, view, random) {
      if (!(offer instanceof MoveOffer)) return null
      const { base, mode } = offer
      return offer.along(likelyWay(view, { base, mode, together: [base] }, random))
    },
  },
  'move.unit': {
    seldom: (offer, view) => offer instanceof UnitMoveOffer && !hasAim(view, offer.party.leader, offer.mode),
    pick(offer, view, random) {
      if (!(offer instanceof UnitMoveOffer)) return null
      const { party, mode } = offer
      return offer.along(likelyWay(view, { base: party.leader, mode, together: party.bases }, random))
    },
  },
  'assault.declare': assaultPlayer,
  'assault.way': {
    seldom: () => true,
    pick(offer, view, random) {
      if (offer.kind !== 'path') return null
      const squad = baseOf(view, offer.piece ?? '')
      const near = enemiesNear(view, squad)
      const enemy = near[Math.floor(random() * near.length)]
      const at = enemy ? { x: enemy.at.x + random() * 2 - 1, y: enemy.at.y + random() * 2 - 1 } : squad.at
      return offer.along([{ at, facing: squad.facing }])
    },
  },
  dismount: {
    pick(offer, view, random) {
      if (offer.kind !== 'region') return null
      const { at, facing } = baseOf(view, offer.piece ?? '')
      const passenger = baseOf(view, offer.at({ at, facing }).base)
      const far = dismountReach(view, baseOf(view, offer.piece ?? ''), passenger) - 0.5
      const angle = random() * 2 * Math.PI
      return offer.at({ at: { x: at.x + Math.sin(angle) * far, y: at.y - Math.cos(angle) * far }, facing })
    },
  },
  'command.pick': { seldom: () => true },
  'fire.ap': armourPlayer,
  'fire.small': smallArmsPlayer,
  'fire.he': highExplosivePlayer,
}
