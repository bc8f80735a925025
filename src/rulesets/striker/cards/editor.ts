import type { CardEditor } from '../../../engine/setup'
import { armourModel, troopModel, vehicleModel, weaponModel } from '../card-models'
import { armoursOf, weaponsOf } from '../initial-state'
import type { Options } from '../options'
import { modulesIn } from '../rules/loaded'
import type { CardParts } from '../rules/module'
import { ARMOURS, type Armour, armourFaults, armourSchema } from './armour'
import { WEAPONS } from './arms'
import { isRecord, withoutGaps } from './editor-fields'
import { armourParts, weaponParts } from './editor-kit'
import { type Kit, troopParts, vehicleParts } from './editor-parts'
import { type Troop, troopFaults, troopSchema } from './troop'
import { TROOPS } from './troops'
import { type Vehicle, vehicleFaults, vehicleSchema } from './vehicle'
import { VEHICLES } from './vehicles'
import { type Weapon, weaponFaults, weaponSchema } from './weapon'

const SCHEMAS = { vehicle: vehicleSchema, troop: troopSchema, weapon: weaponSchema, armour: armourSchema } as const
type What = keyof typeof SCHEMAS
/** Which kind of card this is, by a key that only this kind has. */
const whatIs = (card: unknown): What => {
  if (!isRecord(card) || 'men' in card) return 'troop'
  return 'motion' in card ? 'vehicle' : 'bands' in card ? 'weapon' : 'armour'
}
type Card =
  | { readonly what: 'vehicle'; readonly card: Vehicle }
  | { readonly what: 'troop'; readonly card: Troop }
  | { readonly what: 'weapon'; readonly card: Weapon }
  | { readonly what: 'armour'; readonly card: Armour }
/** The card, once it's complete. */
function read(raw: unknown): Card | null {
  const card = withoutGaps(raw)
  const what = whatIs(card)
  switch (what) {
    case 'vehicle': {
      const { data } = vehicleSchema.safeParse(card)
      return data ? { what, card: data } : null
    }
    case 'troop': {
      const { data } = troopSchema.safeParse(card)
      return data ? { what, card: data } : null
    }
    case 'weapon': {
      const { data } = weaponSchema.safeParse(card)
      return data ? { what, card: data } : null
    }
    case 'armour': {
      const { data } = armourSchema.safeParse(card)
      return data ? { what, card: data } : null
    }
  }
}

type Own = Pick<Options, 'vehicles' | 'troops' | 'weapons' | 'armours' | 'rules'>
const NONE: Own = { vehicles: [], troops: [], weapons: [], rules: [] }
const ownOf = ({ vehicles, troops, weapons, armours = [] }: Own) => [...vehicles, ...troops, ...weapons, ...armours]
const kitOf = (own: Own): Kit => ({ weapons: weaponsOf(own), armours: armoursOf(own) })
const armsIn = (own: Own) => new Map(kitOf(own).weapons.map(weapon => [weapon.id, weapon]))

/** The first id that no own card uses. */
function fresh(own: Own): string {
  const taken = new Set(ownOf(own).map(({ id }) => id))
  let n = 1
  while (taken.has(`own-${n}`)) n += 1
  return `own-${n}`
}

/** Cards that users make by copying others: vehicles, troops, weapons and armour. They're kept in the options, so every save has them. */
export const editor: CardEditor<Options> = {
  copy(options, id) {
    const brought = modulesIn(options.rules).flatMap(({ cards = {} }) => [
      ...(cards.vehicles ?? []),
      ...(cards.troops ?? []),
      ...(cards.weapons ?? []),
      ...(cards.armours ?? []),
    ])
    const card = [...VEHICLES, ...TROOPS, ...WEAPONS, ...ARMOURS, ...brought, ...ownOf(options)].find(
      one => one.id === id,
    )
    if (!card) throw new Error(`There’s no card called “${id}”`)
    const copy = { ...card, id: fresh(options), name: `${card.name} copy`.slice(0, 40) }
    return 'mark' in copy ? { ...copy, mark: 'house' } : copy
  },
  open: (options, id) => ownOf(options).find(card => card.id === id),
  parts(card, own) {
    switch (whatIs(card)) {
      case 'vehicle':
        return [...vehicleParts(card, kitOf(own ?? NONE)), ...added(own, ({ vehicleFields }) => vehicleFields?.(card))]
      case 'troop':
        return [...troopParts(card, kitOf(own ?? NONE)), ...added(own, ({ troopFields }) => troopFields?.(card))]
      case 'weapon':
        return [...weaponParts(card), ...added(own, ({ weaponFields }) => weaponFields?.(card))]
      case 'armour':
        return armourParts(card)
    }
  },
  faults(raw, own) {
    const parsed = SCHEMAS[whatIs(raw)].safeParse(withoutGaps(raw))
    if (!parsed.success)
      return parsed.error.issues.map(({ path }) => ({
        path: path.map(key => (typeof key === 'number' ? key : String(key))),
        why: 'This value is missing or not allowed',
      }))
    const made = read(raw)
    switch (made?.what) {
      case 'vehicle':
        return [...vehicleFaults(made.card, armsIn(own ?? NONE)), ...added(own, one => one.vehicleFaults?.(made.card))]
      case 'troop':
        return [...troopFaults(made.card, armsIn(own ?? NONE), own), ...added(own, one => one.troopFaults?.(made.card))]
      case 'weapon':
        return [...weaponFaults(made.card), ...added(own, one => one.weaponFaults?.(made.card))]
      case 'armour':
        return armourFaults(made.card)
      case undefined:
        return []
    }
  },
  preview(raw, own) {
    const made = read(raw)
    switch (made?.what) {
      case 'vehicle':
        return vehicleModel(armsIn(own ?? NONE), made.card, own?.rules)
      case 'troop':
        return troopModel(armsIn(own ?? NONE), made.card, own)
      case 'weapon':
        return weaponModel(made.card)
      case 'armour':
        return armourModel(made.card)
      case undefined:
        return { title: 'Card', subtitle: 'not complete yet', seat: null, art: 'token', markers: [], blocks: [] }
    }
  },
  put(options, raw) {
    const made = read(raw)
    switch (made?.what) {
      case 'vehicle':
        return { ...options, vehicles: replaced(options.vehicles, made.card) }
      case 'troop':
        return { ...options, troops: replaced(options.troops, made.card) }
      case 'weapon':
        return { ...options, weapons: replaced(options.weapons, made.card) }
      case 'armour':
        return { ...options, armours: replaced(options.armours ?? [], made.card) }
      case undefined:
        return options
    }
  },
  remove(options, id) {
    const others = <T extends { readonly id: string }>(cards: readonly T[]): T[] => cards.filter(card => card.id !== id)
    const { armours, ...kept } = options
    return {
      ...kept,
      vehicles: others(options.vehicles),
      troops: others(options.troops),
      weapons: others(options.weapons),
      ...(armours && { armours: others(armours) }),
    }
  },
}

/** What the rules in force add to a card. */
const added = <T>(own: Own | undefined, of: (cards: CardParts) => readonly T[] | undefined): T[] =>
  modulesIn(own?.rules ?? []).flatMap(({ cards = {} }) => of(cards) ?? [])

const replaced = <T extends { readonly id: string }>(cards: readonly T[], card: T): T[] => [
  ...cards.filter(({ id }) => id !== card.id),
  card,
]
