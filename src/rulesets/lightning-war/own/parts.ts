import { choice, formOf, listAt, number, type Path, type Row, text } from '../../../engine/forces/form'
import type { EditPart } from '../../../engine/setup'
import { FIGHTING, GUNS, NATIONS, nationOf } from '../tables/guns'
import { PRINTED } from '../tables/models'
import { MODEL_CLASSES } from '../tables/vehicles'
import { OWN_VEHICLE } from './unit'

const NATION_CHOICES = Object.fromEntries(FIGHTING.map(id => [id, NATIONS[id]]))
const GUN_CHOICES = Object.fromEntries(
  GUNS.map(({ id, name, to12, to24 }) => [
    id,
    `${NATIONS[nationOf(id)]}: ${name}${to12 > 0 ? `, ${to12}/${to24}` : ''}`,
  ]),
)
const BASE_CHOICES = {
  [OWN_VEHICLE]: 'The vehicle described below',
  ...Object.fromEntries(
    [...PRINTED.values()].map(({ id, name, nation }) => [id, nation ? `${NATIONS[nation]}: ${name}` : name]),
  ),
}
const BLANK_GUN = { gun: 'us.75mmM6', mount: 'turret' }
const BLANK_VEHICLE = {
  row: 'us.sherman',
  front: 6,
  side: 4,
  guns: [BLANK_GUN],
  crew: 3,
  mobility: 'M',
  type: 'medium',
}

/** Everything of a unit that can be changed: who it is, its bases, and the vehicle they drive. */
export function partsOf(draft: unknown): EditPart[] {
  const form = formOf(draft)
  const vehicle: Path = ['vehicle']
  const guns = listAt(draft, [...vehicle, 'guns'])
  const rows: Row[] = [
    [[...vehicle, 'front'], number('Front', [0, 30])],
    [[...vehicle, 'side'], number('Side and rear', [0, 30])],
    [[...vehicle, 'mobility'], choice('Class', MODEL_CLASSES)],
    [[...vehicle, 'crew'], number('Crew who serve the gun', [1, 6])],
    [[...vehicle, 'type'], text('Kind', 40)],
  ]
  const [present, ...values] = form.maybe(
    'Vehicle',
    { path: vehicle, label: 'Has a vehicle', blank: BLANK_VEHICLE },
    rows,
  )
  return [
    ...form.values('Unit', [
      [['name'], text('Name', 60)],
      [['nation'], choice('Nation', NATION_CHOICES)],
      [['from'], number('First year', [1939, 1945])],
      [['to'], number('Last year', [1939, 1945])],
    ]),
    { kind: 'list', path: ['bases'], group: 'Bases', label: 'Base', blank: 'rifle' },
    ...listAt(draft, ['bases']).flatMap((_, i) =>
      form.values('Bases', [[['bases', i], choice(i === 0 ? 'Headquarters' : `Base ${i + 1}`, BASE_CHOICES)]]),
    ),
    ...(present ? [present] : []),
    ...values,
    ...(values.length > 0
      ? [
          { kind: 'list', path: [...vehicle, 'guns'], group: 'Vehicle', label: 'Gun', blank: BLANK_GUN } as const,
          ...guns.flatMap((_, i) =>
            form.values('Vehicle', [
              [[...vehicle, 'guns', i, 'gun'], choice('Gun', GUN_CHOICES)],
              [[...vehicle, 'guns', i, 'mount'], choice('Mount', MOUNTS)],
            ]),
          ),
        ]
      : []),
  ]
}

const MOUNTS = { turret: 'Turret, all round', hull: 'Hull, 45° to the front', rear: 'Hull, 45° to the rear' }
