import { nearestOn } from '../../engine/geometry/area'
import { distance, type Vec } from '../../engine/geometry/vec'
import type { Dial, Scene, SceneArea, SceneLink, ScenePiece, SeatStatus } from '../../engine/scene/scene'
import type { Shape } from '../../engine/scene/shapes'
import type { Seat } from '../../engine/seats'
import { terrainScene } from '../../engine/terrain/scene'
import { zoneOf } from './actions/opening'
import { moverIn } from './define'
import { artOf, markersOf } from './markers'
import type { Order } from './orders'
import type { Stand } from './parts/stand'
import { FIRES, MOVES } from './rules/command/order-words'
import { drawings } from './rules/drawings'
import { groundOf } from './rules/ground/ground'
import { isRunning, missionsOf } from './rules/missions/missions'
import { zoneShape } from './rules/missions/zone'
import { isThere, isVehicle, rosterOf, standOf, standsIn, standsOf, unitsOf } from './rules/stands'
import { holderOf, pointsOf } from './rules/victory/victory'
import { SIDES, type Side } from './sides'
import type { State } from './state'

/** The table as one player sees it: only spotted enemies and only their own orders. */
export function scene(view: State): Scene {
  const drawn = drawings(view)
  return {
    terrain: terrainScene(groundOf(view)),
    pieces: [
      ...standsOf(view)
        .filter(isShown)
        .map(stand => piece(view, stand)),
      ...ghosts(view),
      ...drawn.flatMap(({ pieces }) => pieces?.(view) ?? []),
    ],
    areas: [
      ...zones(view),
      ...patches(view),
      ...objectives(view),
      ...drawn.flatMap(({ areas }) => areas?.(view) ?? []),
    ],
    cells: [],
    links: [...links(view), ...drawn.flatMap(one => one.links?.(view) ?? [])],
    shapes: [
      ...SIDES.flatMap(side => [...orders(view, side), ...missions(view, side), ...shots(view, side)]),
      ...drawn.flatMap(({ shapes }) => shapes?.(view) ?? []),
    ],
    status: SIDES.map(side => status(view, side)),
  }
}
const isShown = (stand: Stand): boolean =>
  stand.aboard === null && stand.status !== 'offTable' && stand.status !== 'destroyed'

function piece(view: State, stand: Stand): ScenePiece {
  const men = isVehicle(stand) ? '' : `, ${stand.figures} ${stand.figures === 1 ? 'man' : 'men'}`
  const base = {
    id: stand.id,
    name: `${stand.name}${men}`,
    seat: stand.seat,
    at: stand.at,
    radius: isVehicle(stand) ? 1.5 : stand.kind === 'single' ? 0.5 : 1,
    art: artOf(view, stand),
    markers: markersOf(view, stand),
  }
  const pace = paceOf(view, stand)
  return { ...base, ...(isVehicle(stand) ? { facing: stand.facing } : {}), ...(pace ? { pace } : {}) }
}
function paceOf(view: State, stand: Stand): ScenePiece['pace'] {
  const roster = rosterOf(stand)
  if (!roster || !isThere(stand)) return undefined
  if ((view.phase === 'move1' || view.phase === 'move2') && moverIn(view) === stand.seat)
    return roster.spent < 0.999 ? 'ready' : 'spent'
  return undefined
}

/** Where an enemy was last seen. Only the side that saw it gets this. */
const ghosts = (view: State): ScenePiece[] =>
  SIDES.flatMap(side =>
    (view.ghosts[side]?.value ?? []).map(ghost => ({
      id: `ghost.${side}.${ghost.stand}`,
      name: `${ghost.name}, last seen in turn ${ghost.turn}`,
      seat: null,
      at: ghost.at,
      radius: 1,
      art: 'token',
      markers: [{ id: 'ghost', letter: '?', name: 'Last seen here', tone: 'muted' as const }],
    })),
  )

const zones = (view: State): SceneArea[] =>
  view.phase !== 'deploy' && view.phase !== 'first'
    ? []
    : SIDES.map(side => ({
        id: `zone.${side}`,
        name: 'Deployment zone',
        area: { kind: 'polygon', points: zoneOf(view, side) },
        texture: 'zone',
        seat: side,
        outline: true,
      }))

const PATCH_NAMES: Readonly<Record<State['patches'][number]['kind'], string>> = {
  smoke: 'Smoke',
  burning: 'Fire',
  crater: 'Crater',
  contaminated: 'Contaminated ground',
  soaked: 'Soaked ground',
  snow: 'Snow',
  mined: 'Minefield',
  illum: 'Illumination',
}
const patches = (view: State): SceneArea[] =>
  view.patches.map(({ id, kind, points, until }) => ({
    id,
    name: `${PATCH_NAMES[kind]} until the end of turn ${until}`,
    area: { kind: 'polygon', points },
    texture: kind === 'smoke' ? 'dust' : 'rough',
  }))

/** Outlined in the colour of the side that holds it, as far as this player can see. */
const objectives = (view: State): SceneArea[] =>
  Object.entries(view.options.victory.hold).flatMap(([id, vp]) => {
    const placed = groundOf(view).piece(id)
    const holder = placed ? holderOf(view, id) : null
    return placed
      ? [
          {
            id: `objective.${id}`,
            name: `${placed.piece.name ?? id}: ${vp} victory points`,
            area: { kind: 'polygon', points: placed.figure.points },
            texture: 'zone',
            outline: true,
            ...(holder && { seat: holder }),
          } as const,
        ]
      : []
  })

/** Orders as dashed routes. */
function orders(view: State, side: Side): Shape[] {
  return unitsOf(view, side).flatMap(({ id, name, order, pending }): Shape[] => {
    const [lead] = standsIn(view, id).filter(isThere)
    const shown = pending?.order ?? order
    if (!lead || !shown.move.point) return []
    const points = routeLeft(lead.at, [...shown.move.route, shown.move.point])
    return [
      {
        kind: 'path',
        tone: pending ? 'note' : 'muted',
        dashed: true,
        arrow: true,
        points,
        label: `${name}${inShort(shown)}${pending ? ` (turn ${pending.effective})` : ''}`,
      },
    ]
  })
}

/** The arrow shows where the unit goes, so the label only adds the rest. */
const inShort = ({ move, fire, mission }: Order): string =>
  [
    move.verb === 'goto' ? '' : ` ${MOVES[move.verb]}`,
    fire.verb === 'atWill' ? '' : `, ${FIRES[fire.verb]}`,
    mission ? `, ${mission}` : '',
  ].join('')

/** The part of a route that still lies ahead, from the nearest leg on. */
function routeLeft(at: Vec, route: readonly Vec[]): Vec[] {
  const leg = route.reduce((best, p, i) => {
    const q = route[i + 1]
    return q && distance(nearestOn(p, q, at), at) < distance(nearestOn(route[best] ?? p, route[best + 1] ?? q, at), at)
      ? i
      : best
  }, 0)
  return [at, ...route.slice(leg + 1)]
}

/** The player's own fire missions: point, zone and turn. */
const missions = (view: State, side: Side): Shape[] =>
  missionsOf(view, side)
    .filter(isRunning)
    .flatMap((mission): Shape[] => {
      const battery = standOf(view, mission.battery)
      return battery
        ? [
            zoneShape(view, mission, battery),
            {
              kind: 'label',
              tone: 'warn',
              at: mission.point,
              label: `lands in turn ${mission.lands + mission.landed}`,
            },
          ]
        : []
    })

/** The player's own declared fire. */
const shots = (view: State, side: Side): Shape[] =>
  (view.declared[side]?.value ?? []).flatMap((shot): Shape[] => {
    const firer = standOf(view, shot.stand)
    const target = shot.target === null ? shot.point : standOf(view, shot.target)?.at
    return firer && target ? [{ kind: 'path', tone: 'bad', points: [firer.at, target], arrow: true }] : []
  })

/** Orders on their way from a leader to a unit, as far as the player knows. */
function links(view: State): SceneLink[] {
  return SIDES.flatMap(side =>
    unitsOf(view, side).flatMap(unit => {
      const parent = unit.parent === null ? undefined : view.units[unit.parent]?.value
      const from = parent?.leader ? bodyId(view, parent.leader) : null
      const lead = standsIn(view, unit.id).find(isThere)
      return from && lead && from !== lead.id && unit.pending
        ? [{ from, to: lead.id, tone: 'note' as const, name: 'Order on its way' }]
        : []
    }),
  )
}
const bodyId = (view: State, id: string): string | null => standOf(view, id)?.aboard ?? id

function status(view: State, side: Side): SeatStatus {
  const start = view.strength[side]?.value ?? 0
  const lost = view.lost[side]?.value
  const left = (gone: number) => Math.max(0, start - gone)
  const knows = standsOf(view).some(stand => stand.seat === side && rosterOf(stand))
  const dials: Dial[] = [
    ...(knows && lost !== undefined
      ? [{ name: 'Stands left', value: `${left(lost)} of ${start}`, pips: { left: left(lost), of: start } }]
      : []),
    ...(view.strength[side]?.value === undefined
      ? []
      : [
          {
            name: 'Must retreat at',
            value: `${left(Math.ceil(start * view.options.victory.breakAt[side] - 1e-9))} left`,
          },
        ]),
    ...(knows
      ? [
          {
            name: 'Spotted',
            value: String(
              standsOf(view).filter(stand => stand.seat === side && stand.spotted && isThere(stand)).length,
            ),
          },
        ]
      : [
          {
            name: 'In sight',
            value: String(standsOf(view).filter(stand => stand.seat === side && isThere(stand)).length),
          },
        ]),
    { name: 'Victory points', value: String(pointsOf(view, side)) },
    ...(view.first === side ? [{ name: 'First side', value: 'moves first' }] : []),
  ]
  return { seat: side as Seat, dials }
}
