import type { MOTIONS } from './vehicle'
import type { FLAGS, Kind, WEAPON_CLASSES } from './weapon'

/** What people call the values that cards spell in code. */
export const KIND_NAMES: Readonly<Record<Kind, string>> = {
  solid: 'solid',
  KEAP: 'KEAP',
  HEAP: 'HEAP',
  HE: 'HE',
  flechette: 'flechette',
  smoke: 'smoke',
  illum: 'illumination',
  laserGuided: 'laser-guided',
}
/** The same, with abbreviations explained where there is room. */
export const KINDS_EXPLAINED: Readonly<Record<Kind, string>> = {
  ...KIND_NAMES,
  KEAP: 'KEAP (kinetic energy armour-piercing)',
  HEAP: 'HEAP (high explosive armour-piercing)',
  HE: 'HE (high explosive)',
}
export const CLASS_NAMES: Readonly<Record<(typeof WEAPON_CLASSES)[number], string>> = {
  small: 'small arm',
  support: 'support weapon',
  gun: 'gun',
  energy: 'energy weapon',
  missile: 'missile',
  indirect: 'indirect fire',
}
export const FLAG_NAMES: Readonly<Record<(typeof FLAGS)[number], string>> = {
  laser: 'laser',
  massDriver: 'mass driver',
  gauss: 'gauss weapon',
  meson: 'meson accelerator',
  pd: 'point defence weapon',
  flame: 'flamethrower',
}
export const MOTION_NAMES: Readonly<Record<(typeof MOTIONS)[number], string>> = {
  wheeled: 'wheeled',
  tracked: 'tracked',
  acv: 'air cushion',
  grav: 'grav',
  aircraft: 'aircraft',
}

/** By leader level. */
export const LEADER_NAMES: readonly string[] = ['', 'NCO', 'officer', 'commander']
const ROLE_NAMES: Readonly<Record<string, string>> = { man: '', radio: 'radio operator', gravbelt: 'grav belt' }
export const roleName = (role: string): string => ROLE_NAMES[role] ?? role

/** The name of a kind of round, however the value reached us. */
export const kindName = (kind: string): string => (KIND_NAMES as Readonly<Record<string, string>>)[kind] ?? kind

const ABBREVIATIONS: Readonly<Record<string, string>> = {
  ACR: 'advanced combat rifle',
  APC: 'armoured personnel carrier',
  ATV: 'all-terrain vehicle',
  FGMP: 'fusion gun, man-portable',
  HE: 'high explosive',
  HEAP: 'high explosive armour-piercing',
  HV: 'high velocity',
  PGMP: 'plasma gun, man-portable',
  RAM: 'rocket-assisted multi-purpose grenade',
  SP: 'self-propelled',
  TL: 'tech level',
  VRF: 'very rapid fire',
}
/** What the abbreviations in a card's name stand for: "VRF: very rapid fire". */
export const spelledOut = (name: string): string[] =>
  Object.entries(ABBREVIATIONS).flatMap(([short, long]) =>
    name.split(/[^A-Za-z]/).includes(short) ? [`${short}: ${long}`] : [],
  )
