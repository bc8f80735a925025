import type { Marker } from '../../../engine/scene/scene'
import { friendlyCounters, hostileCounters } from '../rules/ecm'
import type { Unit } from '../state'

/** LS.counter.list: the counters beside a Unit. */
export const MARKERS = {
  overthrust: { id: 'overthrust', letter: 'OT', name: 'Overthrust', tone: 'warn' },
  evading: { id: 'evading', letter: 'EV', name: 'Evasive', tone: 'good' },
  aiming: { id: 'aiming', letter: 'AI', name: 'Aiming', tone: 'note' },
  stunned: { id: 'stunned', letter: 'ST', name: 'Stunned', tone: 'warn' },
  crippled: { id: 'crippled', letter: 'CR', name: 'Crippled', tone: 'bad' },
  jammed: { id: 'jammed', letter: 'TE', name: 'Targeted ECM, hostile', tone: 'bad' },
  masked: { id: 'masked', letter: 'TE', name: 'Targeted ECM, friendly', tone: 'good' },
} as const satisfies Record<string, Marker>

export const ecmMarker = (threshold: number): Marker => ({
  id: 'ecm',
  letter: String(threshold),
  name: `ECM ${threshold}`,
  tone: 'note',
})

/** Damage comes first: it matters to everybody. */
export function markersOf(unit: Unit): Marker[] {
  return [
    ...(unit.crippled ? [MARKERS.crippled] : []),
    ...(unit.stunned ? [MARKERS.stunned] : []),
    ...(unit.overthrust ? [MARKERS.overthrust] : []),
    ...(unit.evading ? [MARKERS.evading] : []),
    ...(unit.aiming ? [MARKERS.aiming] : []),
    ...(unit.ecm ? [ecmMarker(unit.ecm.threshold)] : []),
    ...(hostileCounters(unit).length > 0 ? [MARKERS.jammed] : []),
    ...(friendlyCounters(unit).length > 0 ? [MARKERS.masked] : []),
  ]
}
