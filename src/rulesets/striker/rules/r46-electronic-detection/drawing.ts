import type { Vec } from '../../../../engine/geometry/vec'
import type { Marker, Overlay } from '../../../../engine/scene/scene'
import type { Shape } from '../../../../engine/scene/shapes'
import type { Stand } from '../../parts/stand'
import type { State } from '../../state'
import type { Drawing } from '../module'
import { isThere, rosterOf } from '../stands'
import { BY_DAY, isSilent, THERMAL_REACH } from './detection'
import { devicesOf } from './devices'
import { sensorsOf, setOf } from './state'

const CORNERS = 72
/** A range as a line, so the ground under it stays visible. */
export const ring = (at: Vec, radius: number, label: string): Shape => ({
  kind: 'path',
  tone: 'note',
  label,
  points: Array.from({ length: CORNERS + 1 }, (_, i) => {
    const angle = (i * 2 * Math.PI) / CORNERS
    return { x: at.x + radius * Math.sin(angle), y: at.y - radius * Math.cos(angle) }
  }),
})

/** The rings of the devices that a stand's owner has. */
function rings(view: State, stand: Stand): Overlay[] {
  if (!rosterOf(stand) || !isThere(stand)) return []
  const { radar, ladar, thermal, passiveIr } = devicesOf(view, stand)
  const { at } = stand
  const found: (Overlay | false)[] = [
    radar !== null && { name: 'Radar', shapes: () => [ring(at, radar.cm, 'radar: moving vehicles')] },
    ladar !== null && { name: 'Ladar', shapes: () => [ring(at, ladar.cm, 'ladar: moving vehicles')] },
    thermal > 0 && {
      name: 'Thermal imaging',
      shapes: () => [
        ring(at, THERMAL_REACH.personnel, 'thermal imaging: soldiers'),
        ring(at, THERMAL_REACH.vehicle, 'thermal imaging: vehicles'),
      ],
    },
    passiveIr !== null && {
      name: 'Passive infrared',
      shapes: () => [
        ring(at, passiveIr.cm * BY_DAY, 'passive infrared by day'),
        ring(at, passiveIr.cm, 'passive infrared at night'),
      ],
    },
  ]
  return found.filter(one => one !== false)
}

/** The turn in which a radar or ladar found a stand. */
export const CONTACT = '46.contact'

function markers(view: State, stand: Stand): Marker[] {
  const off = sensorsOf(view, stand.seat).off
  const mine = rosterOf(stand) !== null
  const { radar } = devicesOf(view, stand)
  const found: (Marker | false)[] = [
    stand.marks?.[CONTACT] === view.turn && {
      id: 'radar-contact',
      letter: 'r',
      name: 'Radar contact: found by radar or ladar this turn',
      tone: 'note',
    },
    mine &&
      (off.includes(setOf(stand.id, 'radar')) || off.includes(setOf(stand.id, 'ladar'))) && {
        id: 'radar-off',
        letter: '∅',
        name: 'Radar or ladar switched off',
        tone: 'muted',
      },
    mine &&
      radar !== null &&
      !off.includes(setOf(stand.id, 'radar')) &&
      isSilent(view, stand, 'radar') && { id: 'radar-out', letter: 'x', name: 'Radar doesn’t work', tone: 'bad' },
  ]
  return found.filter(one => one !== false)
}

export const drawing46: Drawing = { overlays: rings, markers }
