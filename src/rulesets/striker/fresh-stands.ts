import { hide } from '../../engine/record/hidden'
import type { Troop } from './cards/troop'
import type { Vehicle } from './cards/vehicle'
import type { Weapon } from './cards/weapon'
import type { Listed } from './options'
import type { File, Man } from './parts/man'
import type { Roster } from './parts/roster'
import type { Stand } from './parts/stand'
import type { Side } from './sides'
import { QUALITIES, type Quality } from './tables/quality'

export const unitId = (side: Side, name: string): string => `${side}.${name}`

type Base = Pick<Stand, 'id' | 'seat' | 'name' | 'at' | 'facing'>
type Kind = Pick<Stand, 'kind' | 'card' | 'men' | 'figures' | 'aboard' | 'flight' | 'own'>

/** A stand at the start of a battle. Every kind has the same keys in the same order, which keeps reading them fast. */
const freshStand = (
  { id, seat, name, at, facing }: Base,
  { kind, card, men, figures, aboard, flight, own }: Kind,
): Stand => ({
  id,
  seat,
  name,
  at,
  facing,
  status: 'fresh',
  until: 0,
  moved: false,
  gait: 'still',
  height: 0,
  popup: false,
  speed: 0,
  spotted: false,
  burning: 0,
  kind,
  card,
  men,
  figures,
  aboard,
  flight,
  own,
})

const manOf = (
  seat: Side,
  { role, weapons, armour, gear }: Pick<Man, 'role' | 'weapons' | 'armour' | 'gear'>,
  file: Partial<File> & Pick<File, 'quality'>,
): Man => ({
  role,
  weapons,
  armour,
  ...(gear && { gear }),
  file: hide({ light: 0, serious: false, dead: false, leader: 0, observer: false, used: {}, ablated: 0, ...file }, [
    seat,
  ]) as Man['file'],
})
const rosterOf = (seat: Side, unit: string, commander: number | null): Stand['own'] => {
  const roster: Roster = {
    unit: unitId(seat, unit),
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
    commander,
  }
  return hide(roster, [seat]) as Stand['own']
}

const isQuality = (word: string | undefined): word is Quality => QUALITIES.some(one => one === word)

export function vehicleStand(base: Base, card: Vehicle, { crew, unit }: Listed): Stand {
  const quality = isQuality(crew) ? crew : 'regular'
  const men = card.crew.map(role => manOf(base.seat, { role, weapons: [], armour: 'none' }, { quality }))
  const commander = card.crew.indexOf('commander')
  return freshStand(base, {
    kind: card.motion === 'aircraft' ? 'aircraft' : 'vehicle',
    card: card.id,
    men,
    figures: 0,
    aboard: null,
    flight: card.motion === 'grav' || card.motion === 'aircraft' ? 'noe' : 'ground',
    own: rosterOf(base.seat, unit, commander < 0 ? 0 : commander),
  })
}

/** STR.core.stand.kinds: men with a crew-served weapon are its crew. */
export function troopStand(
  base: Base,
  troop: Troop,
  { listed, aboard, arms }: { listed: Listed; aboard: string | null; arms: ReadonlyMap<string, Weapon> },
): Stand {
  const served = troop.men.some(({ weapons }) => weapons.some(id => arms.get(id)?.crewServed))
  return freshStand(base, {
    kind: troop.animal ? 'animal' : served ? 'crew' : troop.men.length === 1 ? 'single' : 'team',
    card: null,
    men: troop.men.map(({ weapons, armour, quality, leader, observer, radio, belt, gear }) =>
      manOf(
        base.seat,
        { role: belt ? 'gravbelt' : radio ? 'radio' : 'man', weapons: [...weapons], armour, ...(gear && { gear }) },
        { quality, leader, observer },
      ),
    ),
    figures: troop.men.length,
    aboard,
    flight: 'ground',
    own: rosterOf(base.seat, listed.unit, null),
  })
}
