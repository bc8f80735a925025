import { isFit, isGone, isThere, isVehicle, standOf } from './chassis/stands'
import type { Stand } from './parts/stand'
import type { State } from './state'

type Kept = State['stands'][string]
type About = (stand: Stand, state: State, kept: Kept) => boolean

const ABOUT_STANDS: Readonly<Record<string, About>> = {
  'who is spotted is open to both, who is not only to its owner': ({ spotted }, _state, { $for }) =>
    $for.length === (spotted ? 2 : 1),
  'nobody stands off the table': ({ at }, { map }) =>
    at.x >= -1e-6 && at.y >= -1e-6 && at.x <= map.width + 1e-6 && at.y <= map.height + 1e-6,
  'a team holds at most four men': stand => isVehicle(stand) || stand.men.length <= 4,
  'men on the table are fit': stand => isVehicle(stand) || !isThere(stand) || stand.men.some(isFit),
  'figures are the fit men': stand =>
    isVehicle(stand) || stand.status === 'destroyed' || stand.figures === stand.men.filter(isFit).length,
  'nobody spends more than his allowance': ({ own }) => (own.value?.spent ?? 0) <= 1 + 1e-6,
  'who is gone does nothing': stand =>
    !isGone(stand) ||
    !stand.moved ||
    stand.status === 'offTable' ||
    stand.status === 'destroyed' ||
    stand.status === 'wreck' ||
    stand.status === 'abandoned',
  'two light wounds are one serious': ({ men }, { options }) =>
    !options.twoLight || men.every(({ file }) => (file.value?.light ?? 0) < 2 || file.value?.serious === true),
}

const keeps = (kept: Kept, state: State, about: About): boolean => !kept.value || about(kept.value, state, kept)

/** Stands found sound, with the options of their game: most are shared with the position before. */
const sound = new WeakMap<Kept, State['options']>()
const isSound = (kept: Kept, state: State): boolean => {
  if (sound.get(kept) === state.options) return true
  for (const name in ABOUT_STANDS) {
    const about = ABOUT_STANDS[name]
    if (about && !keeps(kept, state, about)) return false
  }
  sound.set(kept, state.options)
  return true
}

const allSound = new WeakMap<State['stands'], State['options']>()
function areSound(state: State): boolean {
  if (allSound.get(state.stands) === state.options) return true
  for (const id in state.stands) {
    const kept = state.stands[id]
    if (kept && !isSound(kept, state)) return false
  }
  allSound.set(state.stands, state.options)
  return true
}

const riding = new WeakSet<State['stands']>()
/** Riders are where their vehicle is. */
function ridersRide(state: State): boolean {
  if (riding.has(state.stands)) return true
  for (const id in state.stands) {
    const stand = standOf(state, id)
    if (!stand || stand.aboard === null) continue
    const vehicle = standOf(state, stand.aboard)
    if (!vehicle || Math.abs(vehicle.at.x - stand.at.x) >= 1e-6 || Math.abs(vehicle.at.y - stand.at.y) >= 1e-6)
      return false
  }
  riding.add(state.stands)
  return true
}

export const invariants: Readonly<Record<string, (state: State) => boolean>> = {
  ...Object.fromEntries(
    Object.entries(ABOUT_STANDS).map(([name, about]) => [
      name,
      (state: State) => areSound(state) || Object.values(state.stands).every(kept => keeps(kept, state, about)),
    ]),
  ),
  'riders are where their vehicle is': ridersRide,
}
