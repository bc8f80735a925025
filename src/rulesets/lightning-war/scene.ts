import type { View } from '../../engine/record/hidden'
import type { Scene, SceneArea, SceneLink, ScenePiece, SeatStatus } from '../../engine/scene/scene'
import type { Shape } from '../../engine/scene/shapes'
import type { Seat } from '../../engine/seats'
import { terrainScene } from '../../engine/terrain/scene'
import { strip } from './actions/arrive'
import { artOf } from './rules/art'
import { baseOf, inGame, modelOf, onTable } from './rules/base'
import { chained, linked } from './rules/command'
import { firerRefusals } from './rules/firing'
import { halfOf } from './rules/footprint'
import { groundOf } from './rules/ground'
import { dueIn } from './rules/morale'
import { stayRefusals } from './rules/moving'
import { basesOfUnit, unitsOf } from './rules/roster'
import { holderOf, scoreOf } from './rules/victory'
import { sideName } from './rules/words'
import { markersOf } from './scene/markers'
import type { Base, State, Unit } from './state'

/** Everything the table shows. */
export function scene(view: View<State>): Scene {
  const shown = Object.values(view.bases).filter(base => onTable(base) || base.status === 'wreck')
  return {
    pieces: shown.map(base => (onTable(base) ? piece(view, base) : wreck(view, base))),
    areas: zones(view),
    cells: [],
    links: [...chains(view), ...assaults(view)],
    shapes: [...objectives(view), ...initiative(view), ...drawnWays(view)],
    status: view.seats.map(seat => status(view, seat)),
    terrain: terrainScene(groundOf(view)),
  }
}

function piece(view: State, base: Base): ScenePiece {
  const { id, name, seat, at, facing } = base
  const { long } = halfOf(view, base)
  const pace = paceOf(view, base)
  return {
    id,
    name,
    seat,
    at,
    facing,
    radius: long,
    art: artOf(view, base),
    markers: markersOf(view, base),
    ...(speaks(view, base) ? {} : { quiet: true }),
    ...(pace ? { pace } : {}),
  }
}

/** The leader's name stands for its unit; the others give theirs when they are pointed at. */
const speaks = (view: State, base: Base): boolean =>
  base.hq || view.units[base.unit]?.bases.some(id => view.bases[id]?.hq && view.bases[id].status === 'table') !== true

const wreck = (view: State, base: Base): ScenePiece => ({
  id: base.id,
  name: `Wreck of ${base.name}`,
  seat: null,
  at: base.at,
  radius: halfOf(view, base).wide,
  art: 'wreck',
  markers: [],
  quiet: true,
})

function paceOf(view: State, base: Base): ScenePiece['pace'] {
  if (base.seat !== view.active) return undefined
  switch (view.step) {
    case 'movement':
      return stayRefusals(view, base).length === 0 ? 'ready' : 'spent'
    case 'firing':
      return hasFireLeft(view, base) ? 'ready' : 'spent'
    case 'morale': {
      const unit = view.units[base.unit]
      return unit && dueIn(view, unit).includes(base) ? 'ready' : undefined
    }
    case 'season':
    case 'deployment':
    case 'initiative':
    case 'assault':
    case 'over':
      return undefined
  }
}

const hasFireLeft = (view: State, firer: Base): boolean =>
  modelOf(view, firer).weapons.some((_, index) => firerRefusals(view, { firer, index }).length === 0)

/** Drawn while the sides set up. */
function zones(view: State): SceneArea[] {
  if (view.step !== 'deployment') return []
  return view.seats.map(seat => ({
    id: `zone.${seat}`,
    name: 'Deployment zone',
    area: { kind: 'polygon', points: strip(view, seat, view.options.sides[seat]?.depth ?? 12) },
    texture: 'zone',
    seat,
    outline: true,
  }))
}

/** LW.cmd.radius: the shortest threads that hold each unit together; a break shows as a bad one. */
const chains = (view: State): SceneLink[] => Object.values(view.units).flatMap(unit => chainOf(chained(view, unit)))

/** Prim: always the nearest base that is not yet in the chain. */
function chainOf(bases: readonly Base[]): SceneLink[] {
  const [first, ...rest] = bases
  if (!first) return []
  const inChain = [first]
  const left = new Set(rest)
  const links: SceneLink[] = []
  while (left.size > 0) {
    let best: { from: Base; to: Base; far: number } | null = null
    for (const from of inChain)
      for (const to of left) {
        const far = (from.at.x - to.at.x) ** 2 + (from.at.y - to.at.y) ** 2
        if (!best || far < best.far) best = { from, to, far }
      }
    if (!best) break
    const holds = linked(best.from.at, best.to.at)
    links.push({
      from: best.from.id,
      to: best.to.id,
      tone: holds ? 'muted' : 'bad',
      name: holds ? 'In command' : 'Out of command',
    })
    left.delete(best.to)
    inChain.push(best.to)
  }
  return links
}

const assaults = (view: State): SceneLink[] =>
  view.assaults.flatMap(({ squads, target }) => {
    const [lead] = squads.filter(id => onTable(baseOf(view, id)))
    const to = target.kind === 'vehicle' ? target.base : firstStanding(view, view.units[target.unit])
    return lead && to ? [{ from: lead, to, tone: 'warn' as const, name: 'Assault' }] : []
  })

const firstStanding = (view: State, unit: Unit | undefined): string | undefined =>
  unit ? basesOfUnit(view, unit)[0]?.id : undefined

/** Circles in the colour of the side that holds them, with its name and what they are worth. */
const objectives = (view: State): Shape[] =>
  view.options.objectives.map(it => {
    const holder = holderOf(view, it)
    return {
      kind: 'disc',
      tone: 'note',
      at: it.at,
      radius: it.radius,
      dashed: true,
      label: `${it.name}, ${it.worth}${holder ? `: ${sideName(view, holder)}` : ''}`,
      ...(holder && { seat: holder }),
    }
  })

/** Ways that were drawn for an assault which is not declared yet. */
const drawnWays = (view: State): Shape[] =>
  Object.entries(view.ways ?? {}).flatMap(([id, way]): Shape[] => {
    const base = view.bases[id]
    return base && onTable(base) && base.moved === 'none'
      ? [{ kind: 'path', tone: 'warn', points: [base.at, ...way], arrow: true, dashed: true }]
      : []
  })

/** Where the initiative lies: a flag of words at the edge. */
function initiative(view: State): Shape[] {
  const [first] = view.order
  if (!first) return []
  const at = { x: 4, y: first === 'A' ? view.map.height - 0.6 : 0.6 }
  return [{ kind: 'label', tone: 'note', seat: first, at, label: `Initiative: ${sideName(view, first)}` }]
}

function status(view: State, seat: Seat): SeatStatus {
  const all = Object.values(view.bases).filter(base => base.seat === seat)
  const left = all.filter(inGame)
  return {
    seat,
    dials: [
      { name: 'Victory points', value: String(scoreOf(view, seat)) },
      { name: 'Bases', value: String(left.length), pips: { left: left.length, of: all.length } },
      {
        name: 'Units',
        value: String(unitsOf(view, seat).filter(unit => unit.bases.some(id => inGame(baseOf(view, id)))).length),
      },
      ...(view.visibility === null ? [] : [{ name: 'Visibility', value: `${view.visibility} in` }]),
      ...(view.order[0] === seat ? [{ name: 'Initiative', value: 'this turn' }] : []),
    ],
  }
}
