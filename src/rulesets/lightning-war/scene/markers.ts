import type { Marker } from '../../../engine/scene/scene'
import { needsSetUp, unitOf } from '../rules/base'
import { isOutOfCommand } from '../rules/command'
import type { Base, State } from '../state'

export const MARKERS = {
  retiring: { id: 'retiring', letter: 'R', name: 'Retiring', tone: 'bad' },
  test: { id: 'test', letter: '?', name: 'Must test morale', tone: 'warn' },
  out: { id: 'out', letter: '!', name: 'Out of command', tone: 'bad' },
  closing: { id: 'closing', letter: 'A', name: 'Making an assault', tone: 'warn' },
  pinned: { id: 'pinned', letter: 'P', name: 'Being assaulted', tone: 'warn' },
  reorganising: { id: 'reorganising', letter: 'O', name: 'Reorganising', tone: 'note' },
  moved: { id: 'moved', letter: 'M', name: 'Moved', tone: 'muted' },
  double: { id: 'double', letter: '2', name: 'Moved at double rate', tone: 'note' },
  dashed: { id: 'dashed', letter: 'D', name: 'Dashed', tone: 'note' },
  fired: { id: 'fired', letter: 'F', name: 'Fired', tone: 'muted' },
  setting: { id: 'setting', letter: 'S', name: 'Setting up its weapon', tone: 'note' },
  hq: { id: 'hq', letter: 'HQ', name: 'Headquarters with observation post', tone: 'good' },
  aboard: { id: 'aboard', letter: 'T', name: 'Carries troops', tone: 'good' },
} as const satisfies Record<string, Marker>

const MOVED: Readonly<Record<Base['moved'], Marker | null>> = {
  none: null,
  normal: MARKERS.moved,
  road: MARKERS.double,
  retire: MARKERS.double,
  dash: MARKERS.dashed,
  assault: MARKERS.closing,
  forced: MARKERS.moved,
}

/** The gravest first. */
export function markersOf(state: State, base: Base): Marker[] {
  const unit = unitOf(state, base.unit)
  const moved = MOVED[base.moved]
  return [
    ...(base.retiring ? [MARKERS.retiring] : []),
    ...(unit.due.length > 0 && !base.tested ? [MARKERS.test] : []),
    ...(base.status === 'table' && isOutOfCommand(state, base) ? [MARKERS.out] : []),
    ...(unit.pinned ? [MARKERS.pinned] : []),
    ...(unit.reorganising >= state.turn && unit.reorganising > 0 ? [MARKERS.reorganising] : []),
    ...(needsSetUp(state, base) && base.setUp !== 'ready' ? [MARKERS.setting] : []),
    ...(moved ? [moved] : []),
    ...(base.fired.length > 0 ? [MARKERS.fired] : []),
    ...(Object.values(state.bases).some(it => it.carrier === base.id && it.status === 'aboard')
      ? [MARKERS.aboard]
      : []),
    ...(base.hq && unit.bases.length > 1 ? [MARKERS.hq] : []),
  ]
}
