import type { Field } from '../../engine/offers'
import type { Refusal } from '../../engine/rolls/plan'
import type { CardModel } from '../../engine/scene/card'
import type { ForceModel, GameSetup, RosterCard, SetupModel } from '../../engine/setup'
import { checkMap, sayFault } from '../../engine/terrain/check'
import { vehicleBlocks, WEAPON_COLUMNS, weaponRow } from './card'
import { armourBy, isArmour } from './cards/armour'
import { editor } from './cards/editor'
import { type Troop, troopFaults } from './cards/troop'
import { vehicleFaults } from './cards/vehicle'
import { weaponFaults } from './cards/weapon'
import { hooks } from './chassis/hooks'
import { no } from './chassis/stands'
import { type Listed, type Options, optionsSchema } from './options'
import { pointsOfCard, pointsOfSide } from './points'
import { scenarios } from './scenarios'
import { troopsOf, vehiclesOf, weaponsOf } from './setup'
import { isSide, SIDES, type Side } from './state'
import { TERRAIN } from './tables/terrain-kinds'

const MOST_STANDS = 200

const choice = (
  name: keyof Options & string,
  label: string,
  value: string,
  options: readonly (readonly [string, string])[],
  more: { rule: string; help?: string },
): Field => ({
  kind: 'choice',
  name,
  label,
  value,
  options: options.map(([v, l]) => ({ value: v, label: l })),
  ...more,
})

function fields({ options: o }: GameSetup<Options>): Field[] {
  return [
    { kind: 'number', name: 'turns', label: 'Turns', min: 1, max: 40, value: o.turns, rule: 'STR.core.victory.length' },
    choice(
      'first',
      'First side',
      o.first,
      [
        ['throw', 'the higher throw chooses'],
        ['A', 'Blue'],
        ['B', 'Red'],
      ],
      { rule: 'STR.core.sequence.first' },
    ),
    choice(
      'orders',
      'Orders',
      o.orders,
      [
        ['strict', 'strict: bound by the last order'],
        ['advisory', 'advisory: warned only'],
        ['off', 'off: everybody acts freely'],
      ],
      { rule: 'STR.core.orders.mode' },
    ),
    choice(
      'spotting',
      'Spotting throws',
      o.spotting,
      [
        ['perUnit', 'one for each unit'],
        ['perStand', 'one for each stand'],
      ],
      { rule: 'STR.core.spot.who' },
    ),
    choice(
      'share',
      'Who knows of a spotted stand',
      o.share,
      [
        ['side', 'the whole side'],
        ['net', 'the net'],
        ['stand', 'who sees it himself'],
      ],
      { rule: 'STR.core.spot.share' },
    ),
    choice(
      'woundTable',
      'Wound table',
      o.woundTable,
      [
        ['striker', '3, 7, 11'],
        ['ahl', '4, 8, 12'],
      ],
      { rule: 'STR.core.damage.personnel.table' },
    ),
    {
      kind: 'flag',
      name: 'twoLight',
      label: 'Two light wounds are a serious one',
      value: o.twoLight,
      rule: 'STR.core.damage.personnel.two-light',
    },
    {
      kind: 'flag',
      name: 'natural212',
      label: 'A natural 2 misses, a natural 12 hits',
      value: o.natural212,
      rule: 'STR.core.scale.throw',
    },
    {
      kind: 'flag',
      name: 'heMan',
      label: 'High explosive on a man is one level worse',
      value: o.heMan,
      rule: 'STR.core.damage.personnel.he-man',
    },
    {
      kind: 'flag',
      name: 'variableEnd',
      label: 'The last turn may be followed by one more',
      value: o.variableEnd,
      rule: 'STR.core.victory.length',
    },
  ]
}

export const troopModel = (options: Options, troop: Troop): CardModel => {
  const weapons = new Map(weaponsOf(options).map(weapon => [weapon.id, weapon]))
  return {
    title: troop.name,
    subtitle: `Tech level ${troop.tl}`,
    seat: null,
    art: troop.men.some(({ weapons: arms }) => arms.some(id => weapons.get(id)?.crewServed)) ? 'gun' : 'infantry',
    points: pointsOfCard(options, troop.id, 'regular'),
    markers: [],
    blocks: [
      {
        kind: 'table',
        title: 'Men',
        columns: ['Man', 'Quality', 'Armour'],
        rows: troop.men.map((man, i) => ({
          cells: [
            { label: 'Man', printed: `${i + 1}${man.leader > 0 ? ` leader ${man.leader}` : ''}` },
            { label: 'Quality', printed: man.quality },
            {
              label: 'Armour',
              printed: String(isArmour(man.armour) ? armourBy(man.armour).value : '?'),
              ...(isArmour(man.armour) ? { mark: armourBy(man.armour).mark } : {}),
            },
          ],
        })),
      },
      {
        kind: 'table',
        title: 'Weapons',
        columns: WEAPON_COLUMNS,
        rows: [...new Set(troop.men.flatMap(man => man.weapons))].flatMap(id => {
          const weapon = weapons.get(id)
          return weapon ? [weaponRow(weapon)] : []
        }),
      },
    ],
  }
}
export function vehicleModel(options: Options, id: string): CardModel {
  const card = vehiclesOf(options).find(one => one.id === id)
  if (!card) throw new Error(`there is no card “${id}”`)
  return {
    title: card.name,
    subtitle: `Tech level ${card.tl}, ${card.motion}`,
    seat: null,
    art: card.motion === 'grav' ? 'grav' : card.seats > 0 ? 'apc' : 'tank',
    points: card.points,
    markers: [],
    blocks: vehicleBlocks(card, new Map(weaponsOf(options).map(weapon => [weapon.id, weapon]))),
  }
}

function roster(options: Options): RosterCard[] {
  return [
    ...troopsOf(options).map(troop => ({
      id: troop.id,
      name: troop.name,
      side: `Tech level ${troop.tl}`,
      points: pointsOfCard(options, troop.id, 'regular'),
      art: 'infantry',
      card: troopModel(options, troop),
      own: options.troops.includes(troop),
    })),
    ...vehiclesOf(options).map(card => ({
      id: card.id,
      name: card.name,
      side: `Tech level ${card.tl}`,
      points: card.points,
      art: card.motion === 'grav' ? 'grav' : 'tank',
      card: vehicleModel(options, card.id),
      own: options.vehicles.includes(card),
    })),
  ]
}

/** STR.core.editor.force: whoever stays keeps his unit and his place, whoever is new is a unit of his own. */
const forces: ForceModel<Options> = {
  points: 'Points',
  roster,
  list: (options, seat) => (isSide(seat) ? options.forces[seat].map(({ card, name }) => ({ card, name })) : []),
  replace(options, seat, entries) {
    if (!isSide(seat)) return options
    const before = options.forces[seat]
    const kept = entries.map(
      (entry): Listed =>
        before.find(one => one.name === entry.name && one.card === entry.card) ?? {
          card: entry.card,
          name: entry.name,
          unit: entry.name,
        },
    )
    const moved = kept.map(one => {
      const carrier = one.aboard === undefined ? undefined : before[one.aboard]
      const { aboard: _, ...alone } = one
      const place = carrier ? kept.indexOf(carrier) : -1
      return place >= 0 ? { ...alone, aboard: place } : alone
    })
    return { ...options, forces: { ...options.forces, [seat]: moved } }
  },
  editor,
}

/** STR.core.leader.side-commander, .vehicle-valid and the rest: what forbids the start. */
function check({ seats, options }: GameSetup<Options>): { errors: Refusal[]; warnings: Refusal[] } {
  const weapons = new Map(weaponsOf(options).map(weapon => [weapon.id, weapon]))
  const cards = new Set([...troopsOf(options), ...vehiclesOf(options)].map(({ id }) => id))
  const errors = [
    ...(seats.length === 2 && seats.every(({ seat }) => isSide(seat))
      ? []
      : [no('STR.core.scale.board', 'Two sides fight, seats A and B.')]),
    ...checkMap(TERRAIN, options.map).map(fault => no('STR.core.editor.valid', sayFault(TERRAIN, fault))),
    ...options.weapons.flatMap(weapon =>
      weaponFaults(weapon).map(({ path, why }) =>
        no('STR.core.cards.weapon-valid', `${weapon.name}, ${path.join(' › ')}: ${why}.`),
      ),
    ),
    ...options.vehicles.flatMap(card =>
      vehicleFaults(card).map(({ path, why }) =>
        no('STR.core.cards.vehicle-valid', `${card.name}, ${path.join(' › ')}: ${why}.`),
      ),
    ),
    ...options.troops.flatMap(troop =>
      troopFaults(troop, weapons).map(({ path, why }) =>
        no('STR.core.cards.troop-valid', `${troop.name}, ${path.join(' › ')}: ${why}.`),
      ),
    ),
    ...zoneErrors(options),
    ...SIDES.flatMap(side => forceErrors(options, side, cards)),
    ...hooks(options, 'setup.validate').flatMap(hook => hook(options)),
  ]
  return { errors, warnings: errors.length > 0 ? [] : balance(options) }
}

function zoneErrors({ zones, map }: Options): Refusal[] {
  const [ax1 = 0, ay1 = 0, ax2 = 0, ay2 = 0] = zones.A
  const [bx1 = 0, by1 = 0, bx2 = 0, by2 = 0] = zones.B
  const overlap = ax1 < bx2 && bx1 < ax2 && ay1 < by2 && by1 < ay2
  const off = [zones.A, zones.B].some(
    ([x1 = 0, y1 = 0, x2 = 0, y2 = 0]) => x1 < 0 || y1 < 0 || x2 > map.width || y2 > map.height,
  )
  return [
    ...(overlap ? [no('STR.core.editor.valid', 'The deployment zones overlap.')] : []),
    ...(off ? [no('STR.core.editor.valid', 'A deployment zone leaves the table.')] : []),
  ]
}

function forceErrors(options: Options, side: Side, cards: ReadonlySet<string>): Refusal[] {
  const list = options.forces[side]
  const name = side === 'A' ? 'Blue' : 'Red'
  const troops = new Map(troopsOf(options).map(troop => [troop.id, troop]))
  const commander = list.some(
    ({ card, unit }) => unit === 'HQ' && troops.get(card)?.men.some(({ leader }) => leader > 0),
  )
  const crowded = vehiclesOf(options).flatMap(vehicle =>
    list.flatMap((one, i) =>
      one.card === vehicle.id && seatsTaken(list, i, troops) > vehicle.seats
        ? [no('STR.core.cards.vehicle-valid', `${name}: ${one.name} has ${vehicle.seats} seats.`)]
        : [],
    ),
  )
  return [
    ...(list.length === 0 ? [no('STR.core.editor.force', `${name} has no force.`)] : []),
    ...(list.length > MOST_STANDS ? [no('STR.core.editor.force', `${name} has more than ${MOST_STANDS} stands.`)] : []),
    ...list.flatMap(({ card }) =>
      cards.has(card) ? [] : [no('STR.core.editor.export', `${name}: there is no card “${card}”.`)],
    ),
    ...(commander
      ? []
      : [no('STR.core.leader.side-commander', `${name} has no commander: a unit called HQ needs a leader.`)]),
    ...crowded,
  ]
}
const seatsTaken = (list: readonly Listed[], vehicle: number, troops: ReadonlyMap<string, Troop>): number =>
  list.reduce((sum, { aboard, card }) => sum + (aboard === vehicle ? (troops.get(card)?.men.length ?? 0) : 0), 0)

/** Sides may be unequal, but are told so. */
function balance(options: Options): Refusal[] {
  const [a, b] = [pointsOfSide(options, 'A'), pointsOfSide(options, 'B')]
  const apart = Math.abs(a - b) / Math.max(a, b, 1)
  return apart <= 0.1
    ? []
    : [
        no(
          'STR.core.editor.points',
          `Uneven by ${Math.round(apart * 100)} %: Blue ${a.toFixed(1)}, Red ${b.toFixed(1)} points.`,
        ),
      ]
}

export const setups: SetupModel<Options> = { schema: optionsSchema, seats: [2], scenarios, fields, forces, check }
