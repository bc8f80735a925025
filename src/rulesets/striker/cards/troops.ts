import type { Quality } from '../tables/quality'
import type { Troop, TroopMan } from './troop'

const man = (quality: Quality, weapons: readonly string[], armour: string, more: Partial<TroopMan> = {}): TroopMan => ({
  quality,
  weapons: [...weapons],
  armour,
  leader: 0,
  observer: false,
  medic: false,
  engineer: false,
  radio: false,
  ...more,
})
const NCO = { leader: 1 } as const
const OFFICER = { leader: 2, observer: true } as const
const AR = ['assault-rifle'] as const
const LMG = ['lmg'] as const
const ROCKETS = ['assault-rifle', 'rocket', 'rocket'] as const
const GAUSS = ['gauss-rifle'] as const
const PGMP = ['pgmp-12'] as const

const flak = (quality: Quality, weapons: readonly string[], more?: Partial<TroopMan>) =>
  man(quality, weapons, 'flak', more)
const suited = (quality: Quality, weapons: readonly string[], more?: Partial<TroopMan>) =>
  man(quality, weapons, 'ces', more)
const armoured = (quality: Quality, weapons: readonly string[], more?: Partial<TroopMan>) =>
  man(quality, weapons, 'combat-12', more)

/** A crew of three with one weapon. */
const crew = (of: typeof flak, quality: Quality, weapons: readonly string[]): TroopMan[] => [
  of(quality, weapons),
  of(quality, []),
  of(quality, []),
]

const troop = (id: string, name: string, tl: number, men: TroopMan[]): Troop => ({ id, name, tl, men })

/** The stands used in the ready-made battles. */
export const TROOPS: readonly Troop[] = [
  troop('hq-8', 'Headquarters', 8, [flak('veteran', AR, OFFICER), flak('regular', AR, { radio: true })]),
  troop('hq-8-regular', 'Headquarters, regular', 8, [
    flak('regular', AR, OFFICER),
    flak('regular', AR, { radio: true }),
  ]),
  troop('lead-8', 'Section leader’s team', 8, [flak('veteran', AR, NCO), flak('regular', AR), flak('regular', LMG)]),
  troop('lead-8-regular', 'Section leader’s team, regular', 8, [
    flak('regular', AR, NCO),
    flak('regular', AR),
    flak('regular', LMG),
  ]),
  troop('lead-8-recruit', 'Section leader’s team, recruits', 8, [
    flak('regular', AR, NCO),
    flak('recruit', AR),
    flak('recruit', LMG),
  ]),
  troop('rockets-8', 'Rocket team', 8, [flak('regular', AR), flak('regular', AR), flak('regular', ROCKETS)]),
  troop('rockets-8-recruit', 'Rocket team, recruits', 8, [
    flak('recruit', AR),
    flak('recruit', AR),
    flak('recruit', ROCKETS),
  ]),
  troop('missiles-8', 'Missile team', 8, crew(flak, 'regular', ['tac-light'])),
  troop('hq-13', 'Assault headquarters', 13, [
    armoured('veteran', GAUSS, OFFICER),
    armoured('veteran', GAUSS),
    armoured('veteran', GAUSS),
    armoured('veteran', GAUSS),
  ]),
  troop('assault-13', 'Assault team', 13, [
    armoured('veteran', GAUSS, NCO),
    armoured('regular', GAUSS),
    armoured('regular', GAUSS),
    armoured('regular', PGMP),
  ]),
  troop('hq-12', 'Station headquarters', 12, [
    suited('veteran', GAUSS, OFFICER),
    suited('regular', GAUSS),
    suited('regular', GAUSS),
    suited('regular', GAUSS),
  ]),
  troop('rifle-12', 'Rifle team', 12, [
    suited('regular', GAUSS, NCO),
    suited('regular', GAUSS),
    suited('regular', GAUSS),
    suited('regular', PGMP),
  ]),
  troop('missiles-12-veteran', 'Missile team, veterans', 12, crew(suited, 'veteran', ['tac-10'])),
  troop('missiles-12', 'Missile team TL 12', 12, crew(suited, 'regular', ['tac-10'])),
  troop('vrf-12', 'VRF gauss team', 12, crew(suited, 'regular', ['vrf-gauss'])),
  troop('mortars-12', 'Mortar section', 12, [
    suited('regular', ['mortar-8']),
    suited('regular', ['mortar-8']),
    suited('regular', []),
    suited('regular', []),
  ]),
]
