import type { GameSetup, Scenario } from '../../engine/setup'
import { randomLand } from './maps'
import { BOCAGE } from './maps/bocage'
import { CROSSROADS } from './maps/crossroads'
import { STEPPE } from './maps/steppe'
import type { ForceUnit, Options, SideOptions } from './options'
import { PRINTED_AS_IS } from './tables/models'

const DEFAULTS: Omit<Options, 'map' | 'sides' | 'year'> = {
  turnLimit: 8,
  objectives: [],
  deployment: false,
  season: 'none',
  retireAuto: true,
  displace: 'class-then-nearest',
  assaultCap: 'none',
  transport: false,
  ...PRINTED_AS_IS,
  squadBase: 1.2,
  vehicleLength: 2,
  vehicleWidth: 1,
}

type Names = readonly [a: string, b: string]

function battle(
  scenario: string,
  names: Names,
  options: Pick<Options, 'map' | 'sides' | 'year'> & Partial<Options>,
): GameSetup<Options> {
  return {
    scenario,
    seats: [
      { seat: 'A', name: names[0], played: 'person' },
      { seat: 'B', name: names[1], played: 'person' },
    ],
    options: { ...DEFAULTS, ...options },
  }
}

/** A unit of a scenario: what it is, its name, where its leader stands, and whatever else the scenario says of it. */
function unit(card: string, name: string, at?: readonly [number, number], more: Partial<ForceUnit> = {}): ForceUnit {
  return { card, name, ...(at ? { at: { x: at[0], y: at[1] } } : {}), ...more }
}

const side = (morale: SideOptions['morale'], depth: number, forces: readonly ForceUnit[]): SideOptions => ({
  morale,
  depth,
  forces: [...forces],
})

export const scenarios: readonly Scenario<Options>[] = [
  {
    id: 'crossroads',
    title: 'Sainte-Marie crossroads, 1944',
    blurb:
      'Shermans and riflemen want the village; PzIV H and grenadiers come from the north for it. The best first game.',
    setup: battle('crossroads', ['Americans', 'Germans'], {
      map: CROSSROADS,
      nationA: 'us',
      nationB: 'de',
      year: 1944,
      turnLimit: 8,
      objectives: [
        { id: 'crossroads', name: 'Crossroads', at: { x: 27, y: 20 }, radius: 4, worth: 60 },
        { id: 'bridge', name: 'Bridge', at: { x: 8.62, y: 19.2 }, radius: 3, worth: 30 },
      ],
      sides: {
        A: side('hardened', 12, [
          unit('troop.us.sherman', 'Sherman Troop', [34, 36]),
          unit('us.rifle', 'Able Platoon', [24, 34]),
          unit('us.rifle', 'Baker Platoon', [15, 27.5]),
          unit('us.mortar60', 'Mortars', [29, 38]),
        ]),
        B: side('hardened', 12, [
          unit('troop.de.pz4hj', 'Panzer Troop', [33, 4]),
          unit('de.rifle', 'First Grenadiers', [24, 6]),
          unit('at.pak40', 'PaK Battery', [39, 14], { facing: 200 }),
        ]),
      },
    }),
  },
  {
    id: 'steppe',
    title: 'The tank brigade, July 1943',
    blurb: 'Three companies of T-34s storm across the gully at Hill 252, where a Tiger, PzIVs and anti-tank guns wait.',
    setup: battle('steppe', ['Soviets', 'Germans'], {
      map: STEPPE,
      nationA: 'ru',
      nationB: 'de',
      year: 1943,
      turnLimit: 9,
      objectives: [
        { id: 'hill', name: 'Hill 252', at: { x: 37, y: 13 }, radius: 6, worth: 90 },
        { id: 'farm', name: 'Collective farm', at: { x: 25.6, y: 11 }, radius: 4, worth: 40 },
      ],
      sides: {
        A: side('hardened', 12, [
          unit('troop.ru.t3476', 'First Company', [22, 42]),
          unit('troop.ru.t3476', 'Second Company', [36, 43]),
          unit('troop.ru.t3476', 'Third Company', undefined, { arrives: 2 }),
          unit('ru.smg', 'Tank riders', [29, 43], { morale: 'elite' }),
          unit('ru.mortar81', 'Mortar battery', [44, 45]),
          unit('ru.rifle', 'Rifle platoon', undefined, { arrives: 3, morale: 'replacement' }),
        ]),
        B: side('hardened', 18, [
          unit('one.de.tiger1', 'Tiger', [38, 12.6], { morale: 'elite' }),
          unit('troop.de.pz4hj', 'PzIV Platoon', [58, 10]),
          unit('at.pak40', 'PaK Battery', [37, 8.2]),
          unit('de.rifle-mg', 'Grenadiers', [24, 8]),
          unit('de.mmg', 'MG Platoon', [14, 14.6]),
          unit('at.pak40', 'Second PaK Battery', [47, 12.4]),
          unit('one.de.stug3g', 'StuG', [22, 6]),
          unit('de.mortar81', 'Mortars', [34, 4]),
        ]),
      },
    }),
  },
  {
    id: 'france',
    title: 'Counter-attack in Flanders, May 1940',
    blurb:
      'Somuas and Hotchkisses push up sunken lanes against PzIIs and early PzIVs. Two-man turrets move or fire, not both.',
    setup: battle('france', ['French', 'Germans'], {
      map: BOCAGE,
      nationA: 'fr',
      nationB: 'de',
      year: 1940,
      turnLimit: 9,
      objectives: [
        { id: 'farm', name: 'Farm', at: { x: 27, y: 20 }, radius: 4, worth: 50 },
        { id: 'mont', name: 'Le Mont', at: { x: 44, y: 11 }, radius: 4, worth: 40 },
      ],
      sides: {
        A: side('hardened', 10, [
          unit('troop.fr.s35', 'Somua Platoon', [33, 36.8]),
          unit('troop.fr.h3839', 'Hotchkiss Platoon', [18, 37]),
          unit('fr.rifle', 'Dragons portés', [24, 34.6]),
          unit('fr.mortar60', 'Mortars', [38, 37.4]),
        ]),
        B: side('hardened', 12, [
          unit('troop.de.pz2', 'PzII Platoon', [20, 4]),
          unit('troop.de.pz4e', 'PzIV Platoon', undefined, { arrives: 2 }),
          unit('de.rifle-mg', 'Schützen Platoon', [32, 9.8]),
          unit('at.pak36', 'PaK Battery', [43, 13.4], { facing: 200 }),
          unit('de.mortar81', 'Mortars', [42, 4]),
        ]),
      },
    }),
  },
  {
    id: 'free',
    title: 'Free set-up',
    blurb: 'Your own forces by points, on a map you choose or draw, with every switch in your hands.',
    setup: battle('free', ['Blue', 'Red'], {
      map: randomLand('first light', { width: 54, height: 40 }),
      nationA: 'gb',
      nationB: 'de',
      year: 1944,
      deployment: true,
      turnLimit: 10,
      objectives: [{ id: 'middle', name: 'The middle', at: { x: 27, y: 20 }, radius: 4, worth: 50 }],
      sides: {
        A: side('hardened', 12, [
          unit('troop.gb.crom7', 'Cromwell Troop'),
          unit('gb.rifle', 'One Platoon'),
          unit('at.at6pdr', 'Anti-tank Battery'),
        ]),
        B: side('hardened', 12, [
          unit('troop.de.pz4hj', 'Panzer Troop'),
          unit('de.rifle', 'First Grenadiers'),
          unit('de.mortar81', 'Mortars'),
        ]),
      },
    }),
  },
]
