import type { CardBlock, CardModel, CardRow, CardValue, Mark } from '../../engine/scene/card'
import { FACES, type Vehicle } from './cards/vehicle'
import type { Weapon } from './cards/weapon'
import { artOf, markersOf } from './markers'
import type { Man } from './parts/man'
import type { Stand } from './parts/stand'
import { describeOrder } from './rules/command/order-words'
import { aboardOf, armourOf, fileOf, isVehicle, rosterOf, standOf, unitOf, vehicleOf, weaponBy } from './rules/stands'
import type { State } from './state'

const value = (label: string, printed: string | number, mark?: Mark, live?: string): CardValue => ({
  label,
  printed: String(printed),
  ...(mark ? { mark } : {}),
  ...(live === undefined ? {} : { live }),
})

/** Range, penetration and bonus of each class, as the weapon tables print them. */
const bandCells = (weapon: Weapon): CardValue[] =>
  (['Effective 8+', 'Long 10+', 'Extreme 12+'] as const).map((label, i) => {
    const band = weapon.bands[i]
    return value(
      label,
      band ? `${band.cm}/${band.pen}${band.auto === undefined ? '' : ` ${band.auto < 0 ? '' : '+'}${band.auto}`}` : '–',
      weapon.mark,
    )
  })
export const weaponRow = (weapon: Weapon, offer?: string): CardRow => ({
  cells: [
    value('Weapon', weapon.name),
    ...(weapon.class === 'indirect'
      ? [
          value('Effective 8+', `${weapon.min}–${weapon.max}`, weapon.mark),
          value('Long 10+', `ROF ${weapon.rof}`, weapon.mark),
          value('Extreme 12+', `burst ${weapon.kinds[0]?.burst ?? 0}`, weapon.mark),
        ]
      : bandCells(weapon)),
    value('Rounds', weapon.kinds.map(({ kind }) => kind).join(', ')),
  ],
  ...(offer ? { offer } : {}),
})
export const WEAPON_COLUMNS = ['Weapon', 'Effective 8+', 'Long 10+', 'Extreme 12+', 'Rounds']

/** A vehicle card as printed: armour by face, rates, weapons, crew. */
export function vehicleBlocks(card: Vehicle, weaponOf: (id: string) => Weapon | undefined): CardBlock[] {
  const rates =
    card.motion === 'grav' || card.motion === 'aircraft'
      ? ([
          ['NOE', card.noe],
          ['Cruise', card.cruise],
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
      title: 'cm per movement phase',
      values: rates.map(([label, rate]) => value(label, rate, card.mark)),
    },
    {
      kind: 'values',
      title: 'Crew and equipment',
      values: [
        value('Crew', card.crew.length, card.mark),
        value('Seats', card.seats, card.mark),
        value('Fire control TL', card.fcTl, card.mark),
        value('Stabilised', card.stabilised ? 'yes' : 'no', card.mark),
      ],
    },
    {
      kind: 'table',
      title: 'Weapons',
      columns: WEAPON_COLUMNS,
      rows: card.weapons.flatMap(({ weapon }) => {
        const found = weaponOf(weapon)
        return found ? [weaponRow(found)] : []
      }),
    },
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
    blocks: [...orderBlock(view, stand), ...(isVehicle(stand) ? vehicleCard(view, stand) : menCard(view, stand))],
  }
}
function subtitleOf(view: State, stand: Stand): string {
  const unit = unitOf(view, rosterOf(stand)?.unit ?? '')
  const kind =
    vehicleOf(view, stand)?.name ??
    (stand.kind === 'crew' ? 'Crew weapon' : stand.figures === 1 ? 'One man' : `Team of ${stand.figures}`)
  return unit ? `${kind}, ${unit.name}` : kind
}
function orderBlock(view: State, stand: Stand): CardBlock[] {
  const unit = unitOf(view, rosterOf(stand)?.unit ?? '')
  if (!unit) return []
  const waiting = unit.pending ? ` From turn ${unit.pending.effective}: ${describeOrder(unit.pending.order)}.` : ''
  return [
    {
      kind: 'text',
      title: 'Order',
      text: `${describeOrder(unit.order)}${unit.status === 'halted' ? ' (halted)' : ''}.${waiting}`,
    },
  ]
}
function vehicleCard(view: State, stand: Stand): CardBlock[] {
  const printed = vehicleOf(view, stand)
  if (!printed) return []
  const riders = aboardOf(view, stand.id)
  return [
    ...vehicleBlocks(printed, id => weaponBy(view, id)),
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
  if (file.serious) return 'serious'
  return file.light > 0 ? `${file.light} light` : 'fit'
}
const crewBlock = (men: readonly Man[]): CardBlock => ({
  kind: 'table',
  title: 'Crew',
  columns: ['Role', 'Quality', 'State'],
  rows: men.map(man => ({
    cells: [
      value('Role', man.role),
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
        const rank = file?.leader
          ? (['', 'NCO', 'officer', 'commander'][file.leader] ?? '')
          : man.role === 'man'
            ? ''
            : man.role
        return {
          cells: [
            value('Man', `${i + 1}${rank ? ` ${rank}` : ''}`),
            value('Quality', file?.quality ?? '?'),
            value('Armour', armour.value, armour.mark),
            value('State', 'fit', undefined, healthOf(man)),
          ],
        }
      }),
    },
    { kind: 'table', title: 'Weapons', columns: WEAPON_COLUMNS, rows: weapons.map(weapon => weaponRow(weapon)) },
  ]
}
