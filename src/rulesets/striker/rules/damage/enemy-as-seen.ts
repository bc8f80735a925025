import { memoize } from '../../../../engine/memoize'
import { hide } from '../../../../engine/record/hidden'
import type { File, Man } from '../../parts/man'
import type { Roster } from '../../parts/roster'
import type { Stand } from '../../parts/stand'
import type { State } from '../../state'

const FILE: File = {
  quality: 'regular',
  light: 0,
  serious: false,
  dead: false,
  leader: 0,
  observer: false,
  used: {},
  ablated: 0,
}
const OUT: File = { ...FILE, serious: true }
const ROSTER: Roster = {
  unit: '',
  damage: {
    suspension: 0,
    transmission: false,
    power: false,
    electronics: false,
    optics: false,
    weaponsOut: [],
    jamUntil: 0,
    unsealed: false,
  },
  broken: [],
  spent: 0,
  loaded: false,
  path: [],
  fired: [],
  firedOnBy: [[], []],
  task: null,
  near: { armed: true, last: 0 },
  lasting: 0,
  commander: null,
}

/** A stand that a side cannot look into: nothing is broken, and as many men are fit as can be counted. */
function asSeen(stand: Stand): Stand {
  const { kind, figures, seat } = stand
  const counted = kind !== 'vehicle' && kind !== 'aircraft'
  const men = stand.men.map(
    (man, i): Man => (man.file.value ? man : { ...man, file: hide(counted && i >= figures ? OUT : FILE, [seat]) }),
  )
  return { ...stand, men, own: hide(ROSTER, [seat]) }
}

const enemiesAsSeen = memoize((stands: State['stands']): State['stands'] => {
  let supposed: Record<string, State['stands'][string]> | null = null
  for (const id in stands) {
    const kept = stands[id]
    if (!kept?.value || kept.value.own.value) continue
    supposed ??= { ...stands }
    supposed[id] = { ...kept, value: asSeen(kept.value) }
  }
  return supposed ?? stands
})

/**
 * The position as a side takes it to be: what it cannot see of its enemies is supposed to be whole. So the code that
 * rolls can run on what one side knows.
 */
export function enemyAsSeen(state: State): State {
  const stands = enemiesAsSeen(state.stands)
  return stands === state.stands ? state : { ...state, stands }
}
