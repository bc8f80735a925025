import type { Band, Kind, Load, Weapon } from './weapon'

type Cell = readonly [cm: number, pen: number, auto?: number]
type More = Partial<Omit<Weapon, 'id' | 'name' | 'tl' | 'bands' | 'mark'>>
type Row = readonly [id: string, name: string, tl: number, bands: readonly Cell[], mark: Weapon['mark'], more?: More]

const he = (burst: number, frag: number, pens?: readonly number[]): Load => ({
  kind: 'HE',
  burst,
  frag,
  ...(pens && { pens: [...pens] }),
})
const load = (kind: Kind): Load => ({ kind })
const SUPPORT = { class: 'support' } as const
const SERVED = { class: 'support', crewServed: true } as const
const MISSILE: More = { class: 'missile', crewServed: true, fieldMount: true, crew: 2, kinds: [load('HEAP')] }

/** Small arms and support weapons: range in cm, penetration and automatic fire bonus of each range class. */
// biome-ignore format: the printed table
const SMALL: readonly Row[] = [
  ['body-pistol',     'Body pistol',              7,  [[1, 1], [2, 0], [3, 0]],                    'found'],
  ['auto-pistol',     'Automatic pistol',         6,  [[1.5, 1], [3, 0], [7.5, 0]],                'found'],
  ['revolver',        'Revolver',                 4,  [[2, 1], [3.5, 0], [7.5, 0]],                'found'],
  ['snub-he',         'Snub pistol HE',           10, [[1, 2], [2, 2], [3, 2]],                    'found'],
  ['snub-heap',       'Snub pistol HEAP',         10, [[1, 4], [2, 4], [3, 4]],                    'found', { kinds: [load('HEAP')] }],
  ['gauss-pistol',    'Gauss pistol',             13, [[3, 4], [6, 2], [12, 1]],                   'house', { flags: ['gauss'] }],
  ['smg',             'Submachinegun',            6,  [[3, 2, 4], [6, 1, 3], [9, 0, 1]],           'found'],
  ['carbine',         'Carbine',                  5,  [[9, 2], [18, 1], [30, 0]],                  'found'],
  ['rifle',           'Rifle',                    5,  [[30, 3], [60, 2], [90, 2]],                 'found'],
  ['auto-rifle',      'Automatic rifle',          6,  [[30, 3, 3], [60, 2, 2], [90, 2, 1]],        'found'],
  ['shotgun',         'Shotgun',                  5,  [[4.5, 3, 5], [9, 0, 2]],                    'found'],
  ['assault-rifle',   'Assault rifle',            7,  [[18, 2, 2], [36, 1, 1], [60, 0, 1]],        'found'],
  ['acr-ds',          'ACR, discarding sabot',    10, [[45, 4, 2], [90, 2, 1]],                    'found'],
  ['acr-he',          'ACR, HE',                  10, [[30, 2, 2], [60, 2, 1], [90, 2, 0]],        'found'],
  ['gauss-rifle',     'Gauss rifle',              12, [[60, 7, 3], [120, 3, 2]],                   'general', { flags: ['gauss'] }],
  ['laser-carbine',   'Laser carbine',            8,  [[15, 7], [30, 3], [60, 1]],                 'source', { flags: ['laser'] }],
  ['laser-rifle',     'Laser rifle',              9,  [[75, 8], [150, 4]],                         'house', { flags: ['laser'] }],
  ['accelerator',     'Accelerator rifle',        9,  [[3, 2, 2], [6, 1, 1], [9, 1, 0]],           'found'],
  ['lag-he',          'Light assault gun HE',     8,  [[30, 3], [60, 3], [90, 3]],                 'found', { kinds: [he(0.5, 2)] }],
  ['lag-sabot',       'Light assault gun sabot',  8,  [[33, 6], [66, 4], [120, 2]],                'found'],
  ['grenade',         'Hand grenade',             5,  [[3, 5]],                                    'house', { kinds: [he(1, 2)], shots: 2, kg: 1 }],
  ['launcher',        '4 cm grenade launcher',    7,  [[15, 8], [30, 8]],                          'house', { kinds: [he(1, 2)], calibre: 4 }],
  ['ram',             '4 cm RAM launcher',        8,  [[25, 32], [50, 32], [100, 32]],             'house', { ...SUPPORT, kinds: [load('HEAP')], calibre: 4, kg: 6 }],
  ['ram-auto',        '4 cm RAM auto launcher',   9,  [[25, 8, 3], [50, 8, 2], [100, 8, 1]],       'house', { ...SUPPORT, kinds: [he(1, 2)], calibre: 4, kg: 10 }],
  ['rocket',          'Disposable rocket 7 cm',   7,  [[20, 36], [40, 36]],                        'house', { ...SUPPORT, kinds: [load('HEAP')], shots: 1, calibre: 7, kg: 5 }],
  ['flamer',          'Flamethrower',             5,  [[3, 5, 4]],                                 'house', { ...SUPPORT, strip: 1, targets: 3, flags: ['flame'], kg: 20 }],
]

// biome-ignore format: the printed table
const SUPPORT_WEAPONS: readonly Row[] = [
  ['lmg',             'Light machinegun',         5,  [[30, 3, 4], [60, 2, 3], [90, 2, 2]],        'house', { ...SUPPORT, kg: 10 }],
  ['hmg',             'Heavy machinegun',         5,  [[50, 6, 4], [100, 5, 3], [150, 4, 2]],      'house', { ...SERVED, crew: 2, kg: 40 }],
  ['vrf-mg',          'VRF machinegun',           7,  [[30, 3, 6], [60, 2, 5], [90, 2, 4]],        'house', { ...SERVED, crew: 2, kg: 40 }],
  ['vrf-gauss',       'VRF gauss gun',            10, [[100, 10, 8], [200, 7, 7], [300, 4, 6]],    'house', { ...SERVED, crew: 2, flags: ['gauss'], kg: 60 }],
  ['autocannon-2',    '2 cm autocannon',          7,  [[100, 12, 4], [200, 10, 3], [300, 8, 2]],   'house', { class: 'gun', calibre: 2, kinds: [load('KEAP')], kg: 100 }],
  ['pgmp-12',         'PGMP-12',                  12, [[30, 16], [60, 8], [120, 4]],               'house', { ...SUPPORT, highRecoil: true, kg: 10 }],
  ['pgmp-13',         'PGMP-13',                  13, [[30, 18], [60, 9], [120, 5]],               'house', { ...SUPPORT, highRecoil: true, kg: 10 }],
  ['fgmp-14',         'FGMP-14',                  14, [[45, 22], [90, 11], [180, 6]],              'house', { ...SUPPORT, highRecoil: true, kg: 10 }],
  ['fgmp-15',         'FGMP-15',                  15, [[45, 24], [90, 12], [180, 6]],              'house', { ...SUPPORT, kg: 8 }],
  ['tac-light',       'Tac missile, light',       7,  [[200, 42]],                                 'house', { ...MISSILE, min: 20, guidance: 'guided', calibre: 10, shots: 4, kg: 25 }],
  ['tac-10',          'Tac missile TL 10',        10, [[400, 48]],                                 'house', { ...MISSILE, min: 10, guidance: 'guided', calibre: 12, shots: 5, kg: 40 }],
  ['tac-13',          'Tac missile TL 13',        13, [[800, 54]],                                 'house', { ...MISSILE, min: 5, guidance: 'homing', calibre: 15, shots: 5, kg: 60 }],
  ['mortar-8',        '8 cm mortar',              5,  [],                                          'house', { class: 'indirect', calibre: 8, min: 20, max: 300, rof: 20, crew: 2, crewServed: true, fieldMount: true, kg: 40, kinds: [he(3, 4, [16]), load('smoke'), load('illum')] }],
  ['mortar-4',        '4 cm commando mortar',     6,  [],                                          'house', { class: 'indirect', calibre: 4, min: 10, max: 100, rof: 20, crew: 1, crewServed: true, kg: 10, kinds: [he(1, 2, [8]), load('smoke'), load('illum')] }],
]

const GUN = { class: 'gun', crew: 2, crewServed: true, fieldMount: true } as const
// biome-ignore format: the printed table
const GUNS: readonly Row[] = [
  ['gun-12-hyper-8',  '12 cm hyper gun TL 8',     8,  [[200, 38], [400, 35], [600, 32]],           'house', { ...GUN, calibre: 12, kg: 2000, kinds: [load('KEAP'), { kind: 'HEAP', pens: [45, 45, 45] }, he(5, 6, [21, 21, 21]), load('smoke')] }],
  ['gun-8-hv-9',      '8 cm HV gun TL 9',         9,  [[150, 29], [300, 26], [450, 23]],           'found', { ...GUN, calibre: 8, kg: 1000, kinds: [load('KEAP'), { kind: 'HEAP', pens: [43, 43, 43] }, he(3, 4, [16, 16, 16]), { kind: 'flechette', pens: [3, 3, 3] }] }],
  ['gun-6-hv-6',      '6 cm HV gun TL 6',         6,  [[100, 23], [200, 20], [300, 17]],           'house', { ...GUN, calibre: 6, kg: 600, kinds: [load('KEAP'), he(2, 3, [13, 13, 13])] }],
  ['gun-10-hv-7',     '10 cm HV gun TL 7',        7,  [[150, 29], [300, 26], [450, 23]],           'house', { ...GUN, calibre: 10, kg: 1500, kinds: [load('KEAP'), { kind: 'HEAP', pens: [42, 42, 42] }, he(4, 5, [19, 19, 19])] }],
  ['howitzer-15-7',   '15 cm howitzer TL 7',      7,  [],                                          'house', { ...GUN, class: 'indirect', calibre: 15, min: 30, max: 2000, rof: 6, crew: 4, kg: 4000, kinds: [he(6, 7, [23]), load('smoke'), load('illum'), { kind: 'laserGuided', pens: [23], burst: 6, frag: 7 }] }],
]

const BEAM = { class: 'energy', flags: ['laser'] as Weapon['flags'] } as const
// biome-ignore format: the printed table
const ENERGY: readonly Row[] = [
  ['laser-1mw',       'Beam laser 1 MW',          8,  [[100, 20], [200, 12], [300, 6]],            'house', BEAM],
  ['laser-5mw',       'Pulse laser 5 MW',         9,  [[150, 28, 2], [300, 20, 2], [450, 12, 2]],  'house', BEAM],
  ['plasma-a',        'Plasma A',                 10, [[60, 38], [120, 30], [240, 22]],            'house', { class: 'energy' }],
  ['plasma-b',        'Plasma B',                 11, [[80, 42], [160, 34], [320, 26]],            'house', { class: 'energy' }],
  ['plasma-c',        'Plasma C',                 12, [[100, 46], [200, 38], [400, 30]],           'house', { class: 'energy' }],
  ['fusion-x',        'Fusion X',                 12, [[100, 50], [200, 42], [400, 34]],           'house', { class: 'energy' }],
  ['fusion-y',        'Fusion Y',                 13, [[120, 54], [240, 46], [480, 38]],           'house', { class: 'energy' }],
  ['fusion-z',        'Rapid-pulse fusion Z',     14, [[150, 58, 3], [300, 50, 3], [600, 42, 3]],  'house', { class: 'energy' }],
]

const bandOf = ([cm, pen, auto]: Cell): Band => (auto === undefined ? { cm, pen } : { cm, pen, auto })

export const WEAPONS: readonly Weapon[] = [...SMALL, ...SUPPORT_WEAPONS, ...GUNS, ...ENERGY].map(
  ([id, name, tl, bands, mark, more]) => ({
    id,
    name,
    tl,
    class: 'small',
    bands: bands.map(bandOf),
    kinds: [load('solid')],
    crew: 1,
    crewServed: false,
    highRecoil: false,
    flags: [],
    kg: 4,
    mark,
    ...more,
  }),
)
