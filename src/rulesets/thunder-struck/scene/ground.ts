import type { Area as Ground } from '../../../engine/geometry/area'
import type { SceneArea, SceneCell } from '../../../engine/scene/scene'
import type { Tone } from '../../../engine/scene/shapes'
import { behindScreen, type Ship, type State } from '../state'
import { CONSOLE, type Kind, SPACES, type Space } from '../tables/console'
import { half, isGate, RING, type Sector, WARP_SPOTS } from '../tables/ring'
import { shipName, spotName } from '../words'
import { slotCell } from './cells'
import { type Area, consoleBox, type Layout, pointOf, rowsBox, SLOT, slotOf } from './layout'

export const sectorsOf = (state: State): readonly Sector[] => (state.seats.length > 2 ? ['N', 'S'] : ['N'])

const SPACE_RADIUS = 2.1

/** The band with the spaces of a Sector. */
export const orbit = ({ centres, radius }: Layout, sector: Sector): SceneArea => ({
  id: `sector.${sector}`,
  name: '',
  area: { kind: 'disc', at: centres[sector], radius: radius * 1.185 },
  texture: 'orbit',
})

const WARPS = [...WARP_SPOTS.east, ...WARP_SPOTS.west]
const KINDS = {
  gate: { tone: 'reach', art: 'gate' },
  warp: { tone: 'warn', art: 'warp' },
  east: { tone: 'arc' },
  west: { tone: 'muted' },
} as const satisfies Record<string, { readonly tone: Tone; readonly art?: string }>

export function ringCells(state: State, layout: Layout, sector: Sector): SceneCell[] {
  return Array.from({ length: RING }, (_, at): SceneCell => {
    const gate = state.seats.length > 2 && isGate(sector, at)
    const warp = WARPS.includes(at)
    const zone = gate ? 'gate' : warp ? 'warp' : half(at)
    return {
      id: `ring.${sector}.${at}`,
      name: [spotName(state, { sector, at }), ...(warp ? ['warp spot'] : []), ...(gate ? ['gate'] : [])].join(', '),
      area: { kind: 'disc', at: pointOf(layout, { sector, at }), radius: SPACE_RADIUS },
      zone,
      ...KINDS[zone],
      label: '',
      ...(state.closed === sector ? { state: 'closed' } : {}),
    }
  })
}

const ZONE_TONES = { front: 'bad', both: 'note', rear: 'arc' } as const satisfies Record<string, Tone>

/** Short enough to fit on a space. */
const LABELS: Readonly<Record<Exclude<Kind, 'shield'>, string>> = {
  fire: 'Fire',
  boost: 'Boost',
  manoeuvre: 'Man.',
  power: 'Power',
}

/** A ship and the chair of its player. */
export interface Seated {
  readonly ship: Ship
  readonly chair: number
}

const FIRE = 'A die here fires ahead: it hits the nearest enemy within as many spaces as it shows.'
const MANOEUVRE = 'Dice here are added up in the Manoeuvre; the winner may flip or warp.'
const POWER = 'A die here gives a power cube, or two if it shows a 6.'
const BOOST = 'A die here moves the ship forward by as many spaces as it shows.'

/** What a die does on each space. */
const HELP: Readonly<Record<Space, string>> = {
  F1: FIRE,
  F2: FIRE,
  SF: 'A 1 or 2 here raises the Front shield, which stops a hit from the front.',
  M1: MANOEUVRE,
  P1: POWER,
  SM: 'A 5 or 6 here raises the Mid shield, which stops a hit from the front or the rear.',
  P2: POWER,
  M2: MANOEUVRE,
  SR: 'A 3 or 4 here raises the Rear shield, which stops a hit from the rear.',
  B1: BOOST,
  B2: BOOST,
}

export const consoleCells = (layout: Layout, { ship, chair }: Seated): SceneCell[] =>
  SPACES.map((space): SceneCell => {
    const { name, kind, zone, faces } = CONSOLE[space]
    const { x, y } = slotOf(layout, chair, space)
    return {
      id: slotCell(ship.seat, space),
      help: HELP[space],
      name,
      area: box({ x: x - SLOT / 2, y: y - SLOT / 2, width: SLOT, height: SLOT }),
      seat: ship.seat,
      zone,
      tone: ZONE_TONES[zone],
      art: kind,
      label: kind === 'shield' ? faces.join(' or ') : LABELS[kind],
      ...(ship.damage.includes(space) ? { state: 'damaged' } : {}),
    }
  })

/** The rows of the console in each zone. The Mid shield belongs to both. */
const ZONES = [
  { id: 'front', name: 'front', rows: [0, 2] },
  { id: 'mid', name: 'front and rear', rows: [3, 3] },
  { id: 'rear', name: 'rear', rows: [4, 6] },
] as const

export function consoleAreas(state: State, layout: Layout, { ship, chair }: Seated): SceneArea[] {
  const { seat } = ship
  const area = box(consoleBox(layout, chair))
  const name = `${shipName(seat)}${ship.alive ? '' : ', destroyed'}`
  const mat: SceneArea = { id: `console.${seat}`, name, area, texture: 'console', seat }
  if (state.screens[seat] !== undefined && behindScreen(state, seat) === null)
    return [mat, { id: `screen.${seat}`, name: '', area, texture: 'screen', seat }]
  return [
    mat,
    ...ZONES.map(
      ({ id, rows }): SceneArea => ({
        id: `zone.${id}.${seat}`,
        name: '',
        area: box(rowsBox(layout, chair, rows)),
        texture: `zone-${id}`,
        seat,
      }),
    ),
  ]
}

const CONTESTS: Readonly<Record<Area, string>> = { boost: 'Boost area', token: 'Manoeuvre token' }

/** Where used Boost and Manoeuvre dice stay until the round ends. */
export const contestAreas = ({ areas }: Layout): SceneArea[] =>
  (['boost', 'token'] as const).map(area => ({
    id: `contest.${area}`,
    name: CONTESTS[area],
    area: box(areas[area]),
    texture: 'console',
  }))

const box = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }): Ground => ({
  kind: 'polygon',
  points: [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ],
})
