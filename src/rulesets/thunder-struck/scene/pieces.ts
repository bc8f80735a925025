import type { Vec } from '../../../engine/geometry/vec'
import type { Marker, ScenePiece } from '../../../engine/scene/scene'
import type { Seat } from '../../../engine/seats'
import { count } from '../../../engine/words'
import { isSpace } from '../rules/console'
import { asked, hasDice } from '../rules/turns'
import { behindScreen, DICE, type DiceOf, type DieId, type Ship, type State, shipsOf } from '../state'
import { CONSOLE, SHIELDS } from '../tables/console'
import { shipName } from '../words'
import type { Seated } from './ground'
import { areaPlace, cubePlace, facingOn, handPlace, type Layout, pointOf, shieldPlace, slotOf } from './layout'

export const pieces = (state: State, layout: Layout): ScenePiece[] => [
  ...shipsOf(state).flatMap((ship, chair) =>
    ship.alive ? [shipPiece(state, layout, ship), ...shields(layout, { ship, chair })] : [],
  ),
  ...shipsOf(state).flatMap((ship, chair) => [
    ...dice(state, layout, { ship, chair }),
    ...cubes(state, layout, { ship, chair }),
  ]),
  ...tokens(state, layout),
]

function shipPiece(state: State, layout: Layout, ship: Ship): ScenePiece {
  const damage = ship.damage.length
  const markers: Marker[] = SHIELDS.filter(shield => ship.shields[shield]).map(shield => ({
    id: shield,
    letter: shield.slice(-1),
    name: CONSOLE[shield].name,
    tone: 'good',
  }))
  if (damage > 0)
    markers.push({ id: 'damage', letter: String(damage), name: count(damage, 'damaged space'), tone: 'bad' })
  return {
    id: `ship.${ship.seat}`,
    name: shipName(ship.seat),
    seat: ship.seat,
    at: pointOf(layout, ship),
    facing: facingOn(ship.at, ship.facing),
    radius: 1.6,
    art: 'ship',
    markers,
    pace: paceOf(state, ship.seat),
  }
}

function paceOf(state: State, seat: Seat): 'ready' | 'active' | 'spent' {
  if (asked(state) === seat) return 'active'
  return state.phase === 'action' && !hasDice(state, seat) ? 'spent' : 'ready'
}

const shields = (layout: Layout, { ship: { seat, shields: up }, chair }: Seated): ScenePiece[] =>
  SHIELDS.filter(shield => up[shield]).map(shield => ({
    id: `${seat}.shield.${shield}`,
    name: `${CONSOLE[shield].name}, up`,
    seat,
    at: shieldPlace(layout, chair, shield),
    radius: 0.95,
    art: 'shield',
    markers: [],
    quiet: true,
  }))

/** A die is a piece of its player. Behind a screen, only that player sees it. */
function dice(state: State, layout: Layout, { ship, chair }: Seated): ScenePiece[] {
  const { seat } = ship
  const lying = behindScreen(state, seat)?.dice ?? ship.dice
  return DICE.flatMap((id): ScenePiece[] => {
    const die = lying[id]
    if (!die || die.at === 'aside') return []
    const on = isSpace(die.at) ? `, ${CONSOLE[die.at].name}` : ''
    const name = `${id === 'g' ? 'Reflex die' : 'Die'} ${die.face}${on}`
    const art = id === 'g' ? 'die-green' : 'die'
    const at = diePlace(layout, { chair, dice: lying }, id)
    return [{ id: `${seat}.${id}`, name, seat, at, radius: 1.15, art, face: die.face, markers: [] }]
  })
}

interface Lying {
  readonly chair: number
  readonly dice: DiceOf
}

function diePlace(layout: Layout, { chair, dice: lying }: Lying, id: DieId): Vec {
  const at = lying[id]?.at ?? 'hand'
  if (isSpace(at)) return slotOf(layout, chair, at)
  const place = DICE.indexOf(id)
  if (at !== 'boost' && at !== 'token') return handPlace(layout, chair, place)
  const earlier = DICE.slice(0, place).filter(other => lying[other]?.at === at).length
  return areaPlace(layout, at, { row: chair, index: earlier })
}

/** Cubes are spent behind the screen too, so the other players see those from before planning. */
export const cubesOf = (state: State, ship: Ship): number => behindScreen(state, ship.seat)?.cubes ?? ship.cubes

const cubes = (state: State, layout: Layout, { ship, chair }: Seated): ScenePiece[] =>
  Array.from({ length: ship.alive ? cubesOf(state, ship) : 0 }, (_, i) => ({
    id: `${ship.seat}.cube${i}`,
    name: 'Power cube',
    seat: ship.seat,
    at: cubePlace(layout, chair, i),
    radius: 0.85,
    art: 'cube',
    markers: [],
  }))

function tokens(state: State, layout: Layout): ScenePiece[] {
  const loose = { radius: 1, markers: [], quiet: true }
  const reflex = { ...loose, id: 'reflex', name: 'Reflex die', seat: null, at: layout.reflex, art: 'die-green' }
  const free = !shipsOf(state).some(ship => ship.reflex)
  const marker = { ...loose, id: 'marker', name: 'Turn Marker', seat: state.first, at: layout.marker, art: 'marker' }
  return [...(free ? [reflex] : []), ...(state.first ? [marker] : [])]
}
