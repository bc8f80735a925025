import type { Stand } from '../../parts/stand'
import type { StrikerRule } from '../../rulebook'
import type { State } from '../../state'
import { obeysFreely, takesCover } from '../command/obedience'
import { isPlugged } from '../hooks'
import { armourOf, isFit, isVehicle } from '../stands'
import { costOfWay } from './movement'
import { hasBelts, isGrav, type Moving } from './rates'

/** The rules that a move was made by: its pace, the ground it crosses, and the initiative that allowed it. */
export function rulesOfMove(state: State, stand: Stand, moving: Moving): StrikerRule[] {
  const { gait, flight, path } = moving
  const dressed = stand.men.filter(isFit).every(man => armourOf(state, man.armour).battleDress === true)
  const straight = isGrav(state, stand) && flight === 'high' && path.length === 1
  const rules: (StrikerRule | false)[] = [
    'STR.core.move.fraction',
    'STR.core.sequence.own-move',
    'STR.core.scale.allowance',
    path.length > 0 && 'STR.core.scale.measure',
    path.length > 0 && 'STR.core.move.moved-flag',
    path.length > 0 && isVehicle(stand) && 'STR.core.move.speed',
    gait === 'evade' && 'STR.core.move.evade',
    gait === 'crawl' && 'STR.core.move.crawl',
    gait === 'reverse' && 'STR.core.move.reverse',
    flight === 'terrainFollowing' && 'STR.core.move.terrain-following',
    straight && 'STR.core.move.grav-max',
    hasBelts(stand) && flight !== 'ground' && 'STR.core.move.gravbelt',
    stand.kind === 'animal' && 'STR.core.move.animal',
    !isVehicle(stand) && dressed && 'STR.core.move.battledress',
    isPlugged(state.options, ['move.', 'terrain.']) && 'STR.core.hooks.move',
    ...groundRules(state, stand, moving),
    ...orderRules(state, stand, moving),
  ]
  return rules.filter(rule => rule !== false)
}

function groundRules(state: State, stand: Stand, moving: Moving): (StrikerRule | false)[] {
  if (moving.flight === 'terrainFollowing' || moving.flight === 'high' || moving.path.length === 0) return []
  const grounds = costOfWay(state, stand, moving).legs.map(({ ground }) => ground)
  const steep = grounds.some(({ slope }) => slope !== null)
  return [
    grounds.some(({ here }) => here.length > 0) && 'STR.core.terrain.pieces',
    grounds.some(({ here, slope }) => here.length + (slope ? 1 : 0) > 1) && 'STR.core.move.multiply',
    grounds.some(({ here }) => here.some(({ kind }) => kind.id === 'road')) && 'STR.core.move.road',
    steep && 'STR.core.terrain.contour',
    steep && 'STR.core.move.slope-class',
    steep && 'STR.core.move.slope-dir',
  ]
}

/** How good a stand is stays its owner's secret: of a spotted one, whose moves both sides read, nothing is said. */
function orderRules(state: State, stand: Stand, { path }: Moving): StrikerRule[] {
  if (path.length === 0 || stand.spotted || state.options.orders === 'off') return []
  if (obeysFreely(state, stand)) return ['STR.core.orders.high', 'STR.core.quality.initiative']
  return takesCover(state, stand, path) ? ['STR.core.orders.self-defence'] : []
}
