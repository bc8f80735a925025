import type { Area as Ground } from '../../../engine/geometry/area'
import type { SceneArea, SceneCell } from '../../../engine/scene/scene'
import type { Tone } from '../../../engine/scene/shapes'
import { behindScreen, type Ship, type State } from '../state'
import { CONSOLE, type Kind, SPACES } from '../tables/console'
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

/** What a die does on each space; a shield says which faces it takes. */
const HELP: Readonly<Record<Kind, string>> = {
  fire: 'hits the nearest enemy ahead, up to as many spaces away as it shows',
  boost: 'moves the ship forward by as many spaces as it shows',
  manoeuvre: 'counts in the Manoeuvre, whose winner may flip or warp',
  power: 'gives a cube, or two for a 6',
  shield: 'raises this shield, which stops a hit',
}

export const consoleCells = (layout: Layout, { ship, chair }: Seated): SceneCell[] =>
  SPACES.map((space): SceneCell => {
    const { name, kind, zone, faces } = CONSOLE[space]
    const { x, y } = slotOf(layout, chair, space)
    return {
      id: slotCell(ship.seat, space),
      help: `A ${faces.length < 6 ? faces.join(' or ') : 'die'} here ${HELP[kind]}.`,
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
