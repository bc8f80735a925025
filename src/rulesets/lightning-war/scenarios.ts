import type { Scenario } from '../../engine/setup'
import { battle, objective, unit } from './battle'
import { randomLand } from './maps'
import { BOCAGE } from './maps/bocage'
import { CROSSROADS } from './maps/crossroads'
import { STEPPE } from './maps/steppe'
import type { Options } from './options'

export const scenarios: readonly Scenario<Options>[] = [
  battle({
    id: 'crossroads',
    title: 'Sainte-Marie crossroads, 1944',
    blurb:
      'Shermans and riflemen fight for the village against PzIV Hs and grenadiers from the north. The best first game.',
    map: CROSSROADS,
    year: 1944,
    turns: 8,
    objectives: [
      objective('Crossroads', [27, 20], { radius: 4, worth: 60 }),
      objective('Bridge', [8.62, 19.2], { radius: 3, worth: 30 }),
    ],
    sides: [
      {
        name: 'Americans',
        nation: 'us',
        depth: 12,
        forces: [
          unit('troop.us.sherman', 'Sherman Troop', [34, 36]),
          unit('us.rifle', 'Able Platoon', [24, 34]),
          unit('us.rifle', 'Baker Platoon', [15, 27.5]),
          unit('us.mortar60', 'Mortars', [29, 38]),
        ],
      },
      {
        name: 'Germans',
        nation: 'de',
        depth: 12,
        forces: [
          unit('troop.de.pz4hj', 'Panzer Troop', [33, 4]),
          unit('de.rifle', 'First Grenadiers', [24, 6]),
          unit('at.pak40', 'PaK Battery', [39, 14], { facing: 200 }),
        ],
      },
    ],
  }),
  battle({
    id: 'steppe',
    title: 'The tank brigade, July 1943',
    blurb:
      'Three companies of T-34s storm across the gully towards Hill 252, where a Tiger, PzIVs and anti-tank guns wait.',
    map: STEPPE,
    year: 1943,
    turns: 9,
    objectives: [
      objective('Hill 252', [37, 13], { radius: 6, worth: 90 }),
      objective('Collective farm', [25.6, 11], { radius: 4, worth: 40 }),
    ],
    sides: [
      {
        name: 'Soviets',
        nation: 'ru',
        depth: 12,
        forces: [
          unit('troop.ru.t3476', 'First Company', [22, 42]),
          unit('troop.ru.t3476', 'Second Company', [36, 43]),
          unit('troop.ru.t3476', 'Third Company', undefined, { arrives: 2 }),
          unit('ru.smg', 'Tank riders', [29, 43], { morale: 'elite' }),
          unit('ru.mortar81', 'Mortar battery', [44, 45]),
          unit('ru.rifle', 'Rifle platoon', undefined, { arrives: 3, morale: 'replacement' }),
        ],
      },
      {
        name: 'Germans',
        nation: 'de',
        depth: 18,
        forces: [
          unit('one.de.tiger1', 'Tiger', [38, 12.6], { morale: 'elite' }),
          unit('troop.de.pz4hj', 'PzIV Platoon', [58, 10]),
          unit('at.pak40', 'PaK Battery', [37, 8.2]),
          unit('de.rifle-mg', 'Grenadiers', [24, 8]),
          unit('de.mmg', 'MG Platoon', [14, 14.6]),
          unit('at.pak40', 'Second PaK Battery', [47, 12.4]),
          unit('one.de.stug3g', 'StuG', [22, 6]),
          unit('de.mortar81', 'Mortars', [34, 4]),
        ],
      },
    ],
  }),
  battle({
    id: 'france',
    title: 'Counter-attack in Flanders, May 1940',
    blurb:
      'Somuas and Hotchkisses push up sunken lanes against PzIIs and early PzIVs. Two-man turrets move or fire, not both.',
    map: BOCAGE,
    year: 1940,
    turns: 9,
    objectives: [
      objective('Farm', [27, 20], { radius: 4, worth: 50 }),
      objective('Le Mont', [44, 11], { radius: 4, worth: 40 }),
    ],
    sides: [
      {
        name: 'French',
        nation: 'fr',
        depth: 10,
        forces: [
          unit('troop.fr.s35', 'Somua Platoon', [33, 36.8]),
          unit('troop.fr.h3839', 'Hotchkiss Platoon', [18, 37]),
          unit('fr.rifle', 'Dragons portés', [24, 34.6]),
          unit('fr.mortar60', 'Mortars', [38, 37.4]),
        ],
      },
      {
        name: 'Germans',
        nation: 'de',
        depth: 12,
        forces: [
          unit('troop.de.pz2', 'PzII Platoon', [20, 4]),
          unit('troop.de.pz4e', 'PzIV Platoon', undefined, { arrives: 2 }),
          unit('de.rifle-mg', 'Schützen Platoon', [32, 9.8]),
          unit('at.pak36', 'PaK Battery', [43, 13.4], { facing: 200 }),
          unit('de.mortar81', 'Mortars', [42, 4]),
        ],
      },
    ],
  }),
  battle({
    id: 'free',
    title: 'Free set-up',
    blurb: 'Your own forces by points, on a map you choose or draw, with every option open to you.',
    map: randomLand('first light', { width: 54, height: 40 }),
    year: 1944,
    turns: 10,
    objectives: [objective('The middle', [27, 20], { radius: 4, worth: 50 })],
    sides: [
      {
        name: 'Blue',
        nation: 'gb',
        depth: 12,
        forces: [
          unit('troop.gb.crom7', 'Cromwell Troop'),
          unit('gb.rifle', 'One Platoon'),
          unit('at.at6pdr', 'Anti-tank Battery'),
        ],
      },
      {
        name: 'Red',
        nation: 'de',
        depth: 12,
        forces: [
          unit('troop.de.pz4hj', 'Panzer Troop'),
          unit('de.rifle', 'First Grenadiers'),
          unit('de.mortar81', 'Mortars'),
        ],
      },
    ],
    more: { deployment: true },
  }),
]
