import type { CardBlock, CardValue } from '../../../../engine/scene/card'
import type { EditPart } from '../../../../engine/setup'
import { ARMOURS, type Armour } from '../../cards/armour'
import { at, choice, flag, list, number, optionalPart, partsFrom } from '../../cards/editor-fields'
import type { Troop } from '../../cards/troop'
import type { Vehicle } from '../../cards/vehicle'
import { VEHICLES } from '../../cards/vehicles'
import type { CardFault } from '../../cards/weapon'
import type { Stand } from '../../parts/stand'
import type { State } from '../../state'
import type { CardParts } from '../module'
import { rosterOf, vehicleOf } from '../stands'
import { isSilent } from './detection'
import { CM_PER_KM, type Devices, devicesIn, devicesOf, type Fitting, fittingOf, KEY, SINCE } from './devices'

const GROUP = 'Electronic detection'
const LEVELS = ['radarTl', 'ladarTl', 'thermalTl', 'passiveIrTl', 'ecmTl', 'radarJammerTl'] as const
const NAMES: Readonly<Record<(typeof LEVELS)[number], string>> = {
  radarTl: 'Radar',
  ladarTl: 'Ladar',
  thermalTl: 'Thermal imaging',
  passiveIrTl: 'Passive infrared',
  ecmTl: 'ECM',
  radarJammerTl: 'Radar jammer',
}
const FIRST: Readonly<Record<(typeof LEVELS)[number], number>> = {
  radarTl: SINCE.radar,
  ladarTl: SINCE.ladar,
  thermalTl: SINCE.thermal,
  passiveIrTl: SINCE.passiveIr,
  ecmTl: SINCE.basic,
  radarJammerTl: SINCE.radar,
}

/** What is wrong with a set of devices on a card of this tech level. */
function faultsIn(fitting: Fitting, tl: number, path: CardFault['path']): CardFault[] {
  const faults: CardFault[] = []
  for (const key of LEVELS) {
    const level = fitting[key]
    if (level === undefined) continue
    if (typeof level !== 'number' || !Number.isInteger(level) || level < FIRST[key] || level > 15)
      faults.push({ path: [...path, key], why: `${NAMES[key]}: the tech level must be from ${FIRST[key]} to 15` })
    else if (level > tl)
      faults.push({ path: [...path, key], why: `${NAMES[key]}: its tech level is higher than the card's` })
  }
  const { ecm } = fitting
  if (ecm !== undefined && ecm !== 'none' && ecm !== 'basic' && ecm !== 'extensive')
    faults.push({ path: [...path, 'ecm'], why: 'ECM is basic, extensive or none' })
  if ((ecm === 'basic' || ecm === 'extensive') && fitting.ecmTl === undefined)
    faults.push({ path: [...path, 'ecm'], why: 'ECM needs a tech level' })
  if (ecm === 'extensive' && typeof fitting.ecmTl === 'number' && fitting.ecmTl < SINCE.extensive)
    faults.push({ path: [...path, 'ecmTl'], why: `Extensive ECM is made from tech level ${SINCE.extensive} on` })
  return faults
}

const deviceParts = (card: unknown, path: readonly (string | number)[], levels: readonly (typeof LEVELS)[number][]) =>
  levels.flatMap(key =>
    optionalPart(card, [GROUP, [...path, key], number(`${NAMES[key]}: tech level`, FIRST[key], 15)], {
      label: NAMES[key],
      blank: FIRST[key],
    }),
  )

function vehicleFields(card: unknown): EditPart[] {
  const path = ['extra', KEY]
  const label = 'Devices of its own'
  if (at(card, ['extra']) === undefined)
    return [{ kind: 'optional', path: ['extra'], group: GROUP, label, present: false, blank: { [KEY]: {} } }]
  const present = at(card, path) !== undefined
  return [
    { kind: 'optional', path, group: GROUP, label, present, blank: {} },
    ...(present
      ? [
          ...deviceParts(card, path, LEVELS),
          ...partsFrom(card, [
            [
              GROUP,
              [...path, 'ecm'],
              choice('ECM', [
                ['none', 'none'],
                ['basic', 'basic'],
                ['extensive', 'extensive'],
              ]),
            ],
            [GROUP, [...path, 'enhanced'], flag('Image enhancement')],
          ]),
        ]
      : []),
  ]
}

const CARRIED = ['thermalTl', 'passiveIrTl'] as const
function troopFields(card: unknown): EditPart[] {
  return list(card, ['men']).flatMap((_, i): EditPart[] => {
    const man = ['men', i, 'gear']
    const label = `Devices of man ${i + 1}`
    if (at(card, man) === undefined)
      return [{ kind: 'optional', path: man, group: GROUP, label, present: false, blank: { [KEY]: {} } }]
    const path = [...man, KEY]
    const present = at(card, path) !== undefined
    return [
      { kind: 'optional', path, group: GROUP, label, present, blank: {} },
      ...(present
        ? [
            ...deviceParts(card, path, CARRIED),
            ...partsFrom(card, [[GROUP, [...path, 'enhanced'], flag('Image enhancement')]]),
          ]
        : []),
    ]
  })
}

const house = (label: string, printed: string, live?: string): CardValue => ({
  label,
  printed,
  mark: 'house',
  ...(live !== undefined && { live }),
})
const LIMIT = { thermal: 'soldiers 300 cm, vehicles 600 cm' } as const

function values({ radar, ladar, thermal, passiveIr, enhanced, ecm, jammer }: Devices): CardValue[] {
  return [
    ...(radar ? [house('Radar', `TL ${radar.tl}, ${radar.cm / CM_PER_KM} km`)] : []),
    ...(ladar ? [house('Ladar', `TL ${ladar.tl}, ${ladar.cm / CM_PER_KM} km`)] : []),
    ...(thermal > 0 ? [house('Thermal imaging', `TL ${thermal}: ${LIMIT.thermal}`)] : []),
    ...(passiveIr ? [house('Passive infrared', `TL ${passiveIr.tl}, ${passiveIr.cm} cm`)] : []),
    ...(enhanced ? [house('Image enhancement', 'yes')] : []),
    ...(ecm ? [house('ECM', `${ecm.level}, TL ${ecm.tl}`)] : []),
    ...(jammer > 0 ? [house('Radar jammer', `TL ${jammer}`)] : []),
  ]
}
const blockOf = (shown: readonly CardValue[]): CardBlock[] =>
  shown.length > 0 ? [{ kind: 'values', title: GROUP, values: shown }] : []

/** On the table: what men carry, and whether the sets of one's own vehicles work. */
function blocks(view: State, stand: Stand): CardBlock[] {
  const devices = devicesOf(view, stand)
  if (!vehicleOf(view, stand)) return blockOf(values(devices))
  if (!rosterOf(stand)) return []
  const sets = (['radar', 'ladar'] as const).filter(kind => devices[kind] !== null)
  return sets.length === 0
    ? []
    : [
        {
          kind: 'values',
          title: 'Sets',
          values: sets.map(kind => ({
            label: kind === 'radar' ? 'Radar now' : 'Ladar now',
            printed: isSilent(view, stand, kind) ? 'silent' : 'working',
          })),
        },
      ]
}

/** Suits with a chameleon surface, which no source lists: as the plain suit, and marked as ours. */
const CHAMELEON: readonly Armour[] = ['ces', 'combat-12', 'dress-14'].flatMap(id => {
  const plain = ARMOURS.find(armour => armour.id === id)
  return plain
    ? [
        {
          ...plain,
          id: `${id}-chameleon`,
          name: `${plain.name}, chameleon`,
          mark: 'house' as const,
          extra: { [KEY]: { chameleon: true } },
        },
      ]
    : []
})

/** B11: the grav sled with radar, which also jams the enemy's. */
const SLED: readonly Vehicle[] = VEHICLES.filter(({ id }) => id === 'GAPC12').map(card => ({
  ...card,
  id: 'radar-sled-12',
  name: 'Grav sled, radar',
  armour: { front: 24, side: 24, rear: 24, deck: 24, belly: 24 },
  weapons: [],
  crew: ['driver', 'commander'] as const,
  seats: 0,
  mark: 'house' as const,
  extra: { [KEY]: { radarTl: 12, radarJammerTl: 12, ecm: 'basic', ecmTl: 12 } },
}))

export const cards46: CardParts = {
  armours: CHAMELEON,
  vehicles: SLED,
  vehicleFaults: ({ extra, tl }) => faultsIn(extra?.[KEY] ?? {}, tl, ['extra', KEY]),
  troopFaults: ({ men, tl }: Troop) =>
    men.flatMap(({ gear }, i) => faultsIn(gear?.[KEY] ?? {}, tl, ['men', i, 'gear', KEY])),
  vehicleFields,
  troopFields,
  vehicleBlocks: card => blockOf(values(devicesIn(fittingOf(card)))),
  blocks,
}
