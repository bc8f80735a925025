import type { Stand } from './parts/stand'
import { twoLight } from './rules/damage/casualties'
import type { Module } from './rules/module'
import { isFit, isGone, isThere, isVehicle, standOf, standsOf } from './rules/stands'
import type { State } from './state'

type Kept = State['stands'][string]
type About = (stand: Stand, state: State, kept: Kept) => boolean

const ABOUT_STANDS: Readonly<Record<string, About>> = {
  'who is spotted is open to both, who is not only to its owner': ({ spotted }, _state, { $for }) =>
    $for.length === (spotted ? 2 : 1),
  'nobody stands off the table': ({ at }, { map }) =>
    at.x >= -1e-6 && at.y >= -1e-6 && at.x <= map.width + 1e-6 && at.y <= map.height + 1e-6,
  'a team holds at most four men': stand => isVehicle(stand) || stand.men.filter(isFit).length <= 4,
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
  'two light wounds are one serious': ({ men }, state) =>
    !twoLight(state) || men.every(({ file }) => (file.value?.light ?? 0) < 2 || file.value?.serious === true),
}

const keeps = (kept: Kept, state: State, about: About): boolean => !kept.value || about(kept.value, state, kept)

const isSound = (kept: Kept, state: State): boolean => {
  for (const name in ABOUT_STANDS) {
    const about = ABOUT_STANDS[name]
    if (about && !keeps(kept, state, about)) return false
  }
  return true
}

/** The stands found sound last, with the options of their game: most are shared with the position that follows. */
let sound: Pick<State, 'stands' | 'options'> | null = null

function areSound(state: State): boolean {
  const { stands, options } = state
  if (sound?.stands === stands && sound.options === options) return true
  const before = sound?.options === options ? sound.stands : {}
  for (const id in stands) {
    const kept = stands[id]
    if (kept && kept !== before[id] && !isSound(kept, state)) return false
  }
  sound = { stands, options }
  return true
}

/** Riders are where their vehicle is. */
function ridersRide(state: State): boolean {
  for (const stand of standsOf(state)) {
    if (stand.aboard === null) continue
    const vehicle = standOf(state, stand.aboard)
    if (!vehicle || Math.abs(vehicle.at.x - stand.at.x) >= 1e-6 || Math.abs(vehicle.at.y - stand.at.y) >= 1e-6)
      return false
  }
  return true
}

/** The units whose lines of command were last followed to their ends. */
let commanded: State['units'] | null = null

/** Whoever is above a unit isn't below it as well: orders and rallies walk up to the last leader. */
function commandEnds({ units }: State): boolean {
  if (commanded === units) return true
  const most = Object.keys(units).length
  for (const id in units) {
    let above = units[id]?.value?.parent
    for (let steps = 0; above; steps++) {
      if (steps > most) return false
      above = units[above]?.value?.parent
    }
  }
  commanded = units
  return true
}

const invariants: Invariants = {
  ...Object.fromEntries(
    Object.entries(ABOUT_STANDS).map(([name, about]) => [
      name,
      (state: State) => areSound(state) || Object.values(state.stands).every(kept => keeps(kept, state, about)),
    ]),
  ),
  'riders are where their vehicle is': ridersRide,
  'no unit is under its own command': commandEnds,
}
type Invariants = Readonly<Record<string, (state: State) => boolean>>

/** Those of the core, and of the rules in force. */
export const invariantsWith = (modules: readonly Module[]): Invariants => ({
  ...invariants,
  ...Object.fromEntries(
    modules.flatMap(({ rule, invariants: own = {} }) =>
      Object.entries(own).map(([name, holds]): [string, (state: State) => boolean] => [
        name,
        state => !state.options.rules.includes(rule) || holds(state),
      ]),
    ),
  ),
})
