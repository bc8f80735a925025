import type { View } from '../../engine/record/hidden'
import type { Dial, Scene, SceneArea, SceneLink, ScenePiece, SeatStatus } from '../../engine/scene/scene'
import type { Shape } from '../../engine/scene/shapes'
import type { Seat } from '../../engine/seats'
import { innermostActivation } from './rules/acting'
import { jammers } from './rules/ecm'
import { OBSTACLE_NAMES, obstaclesOf } from './rules/obstacles'
import { zoneOf } from './rules/set-up'
import { isAvailable } from './rules/turn'
import { BASE, cardOf, inContact, onTable, threatOf, unitsOf, unitsOnTable } from './rules/unit'
import { markersOf } from './scene/markers'
import type { Frame, State, Unit } from './state'

/** Everything the table shows. */
export function scene(view: View<State>): Scene {
  return {
    pieces: unitsOnTable(view).map(unit => piece(view, unit)),
    areas: [...zones(view), ...obstacles(view)],
    cells: [],
    links: [...interference(view), ...contacts(view)],
    shapes: pending(view),
    status: view.seats.map(seat => status(view, seat)),
  }
}

function piece(view: State, unit: Unit): ScenePiece {
  const { id, name, seat, at, facing } = unit
  const art = cardOf(view, unit).type
  const seen = { id, name, seat, at, facing, radius: BASE, art, markers: markersOf(unit) }
  return view.phase === 'main' ? { pace: paceOf(view, unit), ...seen } : seen
}

function paceOf(view: State, unit: Unit): NonNullable<ScenePiece['pace']> {
  if (innermostActivation(view)?.unit === unit.id) return 'active'
  return isAvailable(unit) ? 'ready' : 'spent'
}

/** LS.setup.zone-20: drawn until all Units are placed. */
function zones(view: State): SceneArea[] {
  if (view.phase !== 'placement' && view.phase !== 'obstacles') return []
  return view.seats.map(seat => ({
    id: `zone.${seat}`,
    name: 'Set-up zone',
    area: { kind: 'polygon', points: zoneOf(view.options, seat) },
    texture: 'zone',
    seat,
    outline: true,
  }))
}

const obstacles = (view: State): SceneArea[] =>
  obstaclesOf(view).map(({ id, kind, area }) => ({ id, name: OBSTACLE_NAMES[kind], area, texture: kind }))

const interference = (view: State): SceneLink[] =>
  unitsOnTable(view).flatMap(unit =>
    unit.targetedEcm
      .filter(({ source }) => source !== unit.id && onTableId(view, source))
      .map(({ source, by }) => ({
        from: source,
        to: unit.id,
        tone: by === unit.seat ? 'good' : 'bad',
        name: 'Targeted ECM',
      })),
  )

const onTableId = (view: State, id: string): boolean => {
  const unit = view.units[id]
  return unit !== undefined && onTable(unit)
}

/** LS.cc.state: Units in contact are in close combat. */
function contacts(view: State): SceneLink[] {
  const units = unitsOnTable(view)
  return units.flatMap((unit, i) =>
    units
      .slice(i + 1)
      .filter(other => inContact(unit, other))
      .map(other => ({ from: unit.id, to: other.id, tone: 'muted', name: 'In contact' }) as const),
  )
}

/** What waits for an answer, and where the active Unit started. */
const pending = (view: State): Shape[] => view.stack.flatMap(frame => frameShapes(view, frame))

function frameShapes(view: State, frame: Frame): Shape[] {
  switch (frame.kind) {
    case 'attack':
      return lineBetween(view, frame.attacker, frame.target)
    case 'interference':
      return lineBetween(view, frame.source, frame.target)
    case 'activation':
      return frame.moved
        ? [{ kind: 'disc', at: frame.start, radius: BASE, tone: 'muted', dashed: true, label: 'start' }]
        : []
    case 'reaction':
      return []
  }
}

function lineBetween(view: State, from: string, to: string): Shape[] {
  const a = view.units[from]
  const b = view.units[to]
  return a && b ? [{ kind: 'path', tone: 'warn', points: [a.at, b.at], arrow: true }] : []
}

function status(view: State, seat: Seat): SeatStatus {
  const left = unitsOf(view, seat).filter(unit => onTable(unit) || unit.status === 'reserve')
  const threat = left.reduce((sum, unit) => sum + threatOf(cardOf(view, unit), view.options), 0)
  return {
    seat,
    dials: [
      commandPoints(view, seat),
      { name: 'Units', value: `${left.length}`, pips: { left: left.length, of: unitsOf(view, seat).length } },
      { name: 'Threat Value', value: String(threat) },
      ...(view.initiative === seat ? [{ name: 'Initiative', value: 'won' }] : []),
    ],
  }
}

/** LS.ecm.cp-block: the padlock says whose ECM blocks them. */
function commandPoints(view: State, seat: Seat): Dial {
  const left = view.sides[seat]?.commandPoints ?? 0
  const dial = { name: 'Command Points', value: String(left), pips: { left, of: view.options.commandPoints } }
  const [jammer] = jammers(view, seat)
  return jammer ? { locked: `${jammer.name}'s ECM ${jammer.ecm?.threshold} blocks them.`, ...dial } : dial
}
