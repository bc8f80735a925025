import type { CardBlock, CardModel } from '../../engine/scene/card'
import { value, weaponTables } from './card-weapons'
import { LEADER_NAMES, roleName } from './cards/names'
import { FACES, type Vehicle } from './cards/vehicle'
import type { Weapon } from './cards/weapon'
import { artOf, markersOf } from './markers'
import type { Options } from './options'
import type { Man } from './parts/man'
import type { Stand } from './parts/stand'
import { describeOrder } from './rules/command/order-words'
import { modulesIn } from './rules/loaded'
import { aboardOf, armourOf, fileOf, isVehicle, rosterOf, standOf, unitOf, vehicleOf, weaponBy } from './rules/stands'
import type { State } from './state'

/** A vehicle card as printed: armour, speeds, crew, equipment and weapons. */
export function vehicleBlocks(
  card: Vehicle,
  weaponOf: (id: string) => Weapon | undefined,
  rules: Options['rules'],
): CardBlock[] {
  const flies = card.motion === 'grav' || card.motion === 'aircraft'
  const rates = flies
    ? ([
        ['Nap of the earth (NOE)', card.noe],
        ['Cruising', card.cruise],
        ['Maximum', card.max],
      ] as const)
    : ([
        ['Road', card.road],
        ['Cross-country', card.cross],
      ] as const)
  return [
    {
      kind: 'values',
      title: 'Armour',
      values: FACES.map(face => value(face[0]?.toUpperCase() + face.slice(1), card.armour[face], card.mark)),
    },
    {
      kind: 'values',
      title: 'Speed, cm per movement phase',
      values: rates.map(([label, rate]) => value(label, rate, card.mark)),
    },
    {
      kind: 'values',
      title: 'Crew and equipment',
      values: [
        value('Crew', card.crew.length, card.mark),
        value('Seats', card.seats, card.mark),
        value('Fire control tech level', card.fcTl, card.mark),
        value('Stabilised', card.stabilised ? 'yes' : 'no', card.mark),
        ...(flies ? [value('Terrain radar', card.terrainRadar ? 'yes' : 'no', 'house')] : []),
      ],
    },
    ...modulesIn(rules).flatMap(({ cards }) => cards?.vehicleBlocks?.(card) ?? []),
    ...weaponTables(card.weapons.flatMap(({ weapon }) => weaponOf(weapon) ?? [])),
  ]
}

export function card(view: State, piece: string): CardModel | null {
  const stand = standOf(view, piece)
  if (!stand) return null
  return {
    title: stand.name,
    subtitle: subtitleOf(view, stand),
    seat: stand.seat,
    art: artOf(view, stand),
    markers: markersOf(view, stand),
    blocks: [
      ...orderBlock(view, stand),
      ...(isVehicle(stand) ? vehicleCard(view, stand) : menCard(view, stand)),
      ...modulesIn(view.options.rules).flatMap(({ cards }) => cards?.blocks?.(view, stand) ?? []),
    ],
  }
}
function subtitleOf(view: State, stand: Stand): string {
  const unit = unitOf(view, rosterOf(stand)?.unit ?? '')
  const kind =
    vehicleOf(view, stand)?.name ??
    (stand.kind === 'crew' ? 'Weapon crew' : stand.figures === 1 ? 'One soldier' : `Team of ${stand.figures}`)
  return unit ? `${kind}, ${unit.name}` : kind
}
const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
function orderBlock(view: State, stand: Stand): CardBlock[] {
  const unit = unitOf(view, rosterOf(stand)?.unit ?? '')
  if (!unit) return []
  const waiting = unit.pending ? ` From turn ${unit.pending.effective} on: ${describeOrder(unit.pending.order)}.` : ''
  return [
    {
      kind: 'text',
      title: 'Order',
      text: `${sentence(describeOrder(unit.order))}${unit.status === 'halted' ? ' (halted)' : ''}.${waiting}`,
    },
  ]
}
function vehicleCard(view: State, stand: Stand): CardBlock[] {
  const printed = vehicleOf(view, stand)
  if (!printed) return []
  const riders = aboardOf(view, stand.id)
  return [
    ...vehicleBlocks(printed, id => weaponBy(view, id), view.options.rules),
    ...(rosterOf(stand) ? [crewBlock(stand.men)] : []),
    ...(riders.length > 0
      ? [
          {
            kind: 'text',
            title: 'Aboard',
            text: riders.map(({ name, figures }) => `${name} (${figures})`).join(', '),
          } as const,
        ]
      : []),
  ]
}
const healthOf = (man: Man): string => {
  const file = fileOf(man)
  if (!file) return '?'
  if (file.dead) return 'dead'
  if (file.serious) return 'serious wound'
  return file.light > 0 ? (file.light === 1 ? 'light wound' : `${file.light} light wounds`) : 'fit'
}
const crewBlock = (men: readonly Man[]): CardBlock => ({
  kind: 'table',
  title: 'Crew',
  columns: ['Role', 'Quality', 'State'],
  rows: men.map(man => ({
    cells: [
      value('Role', roleName(man.role)),
      value('Quality', fileOf(man)?.quality ?? '?'),
      value('State', 'fit', undefined, healthOf(man)),
    ],
  })),
})
function menCard(view: State, stand: Stand): CardBlock[] {
  const weapons = [...new Set(stand.men.flatMap(man => man.weapons))].flatMap(id => weaponBy(view, id) ?? [])
  return [
    {
      kind: 'table',
      title: 'Men',
      columns: ['Man', 'Quality', 'Armour', 'State'],
      rows: stand.men.map((man, i) => {
        const file = fileOf(man)
        const armour = armourOf(view, man.armour)
        const rank = (file?.leader && LEADER_NAMES[file.leader]) || roleName(man.role)
        return {
          cells: [
            value('Man', `${i + 1}${rank ? `, ${rank}` : ''}`),
            value('Quality', file?.quality ?? '?'),
            value('Armour', armour.value, armour.mark),
            value('State', 'fit', undefined, healthOf(man)),
          ],
        }
      }),
    },
    ...weaponTables(weapons),
  ]
}
