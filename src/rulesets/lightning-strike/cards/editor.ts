import {
  choice,
  type Form,
  flag,
  formOf,
  listAt,
  number,
  type Path,
  type Row,
  text,
  valueAt,
} from '../../../engine/forces/form'
import { ownCards } from '../../../engine/forces/own-cards'
import type { EditPart } from '../../../engine/setup'
import type { Options } from '../options'
import { ARCS, type Card } from './card'
import { DATACARD } from './faults'
import { modelOf } from './model'

export const editor = ownCards<Options, Card>(DATACARD, {
  parts: partsOf,
  model: card => modelOf(card, { ffArc: '120' }),
  art: draft => (valueAt(draft, ['type']) === 'fighter' ? 'fighter' : 'exo'),
})

const BLANK_BAND = { to: 10, accuracy: 0, damage: 10 }
const BLANK_WEAPON = { name: 'New weapon', arc: 'F', type: 'P', missile: false, bands: [BLANK_BAND] }
const BLANK_PROTECTION = { stun: 15, crippled: 30, overkill: 45 }
const BLANK_SPECIAL = { against: 'P', front: BLANK_PROTECTION }

/** Everything on a card that can be changed, in the order of the card. */
export function partsOf(draft: unknown): EditPart[] {
  const form = formOf(draft)
  return [
    ...form.values('Unit', [
      [['name'], text('Name', 40)],
      [['fleet'], text('Side', 40)],
      [['type'], choice('Type', { exo: 'Exo-armor', fighter: 'Space fighter' })],
      [['threat', 'ff90'], number('Threat Value with Fixed Forward 90', [1, 999])],
      [['threat', 'ff120'], number('Threat Value with Fixed Forward 120', [1, 999])],
      [['size'], number('Size', [1, 20])],
      [['actions'], number('Actions', [1, 9])],
      [['movement', 'basic'], number('Movement', [1, 100])],
      [['movement', 'overthrust'], number('Overthrust Movement', [1, 200])],
    ]),
    ...form.values('Defense', [
      [['avoidance', 'front'], number('Front Avoidance', [-9, 9])],
      [['avoidance', 'rear'], number('Rear Avoidance', [-9, 9])],
    ]),
    ...rating(form, 'Defense', [['missileDefense'], number('Missile Defense', [0, 9])]),
    ...rating(form, 'Defense', [['closeCombatOptimized'], number('Close Combat Optimized', [1, 9])]),
    ...form.values('Protection', [
      ...thresholds(['protection', 'front'], 'Front'),
      ...thresholds(['protection', 'rear'], 'Rear'),
    ]),
    ...form.maybe('Protection', { path: ['protection', 'special'], label: 'Special front', blank: BLANK_SPECIAL }, [
      [['protection', 'special', 'against'], choice('Against', { P: 'Projectiles (P)', E: 'Energy (E)' })],
      ...thresholds(['protection', 'special', 'front'], 'Special front'),
    ]),
    ...form.values('Electronics', [[['electronics'], number('Electronics', [-9, 9])]]),
    ...rating(form, 'Electronics', [['ecm'], number('ECM', [0, 9])]),
    ...rating(form, 'Electronics', [['eccm'], number('ECCM', [0, 9])]),
    { kind: 'list', path: ['weapons'], group: 'Weapons', label: 'Weapon', blank: BLANK_WEAPON },
    ...listAt(draft, ['weapons']).flatMap((weapon, i) => weaponParts(form, i, listAt(weapon, ['bands']).length)),
  ]
}

/** A rating that a Unit may not have. */
const rating = (form: Form, group: string, [path, make]: Row): EditPart[] =>
  form.maybe(group, { path, label: make('', 1).label, blank: 1 }, [[path, make]])

const thresholds = (path: Path, side: string): Row[] => [
  [[...path, 'stun'], number(`${side} Stun`, [1, 999])],
  [[...path, 'crippled'], number(`${side} Crippled`, [1, 999])],
  [[...path, 'overkill'], number(`${side} Overkill`, [1, 999])],
]

function weaponParts(form: Form, index: number, bands: number): EditPart[] {
  const group = `Weapon ${index + 1}`
  const path: Path = ['weapons', index]
  return [
    ...form.values(group, [
      [[...path, 'name'], text('Name', 40)],
      [[...path, 'arc'], choice('Arc', Object.fromEntries(ARCS.map(arc => [arc, arc])))],
      [[...path, 'type'], choice('Damage type', { P: 'Projectile (P)', E: 'Energy (E)' })],
      [[...path, 'missile'], flag('Missile (Mis)')],
    ]),
    { kind: 'list', path: [...path, 'bands'], group, label: 'Range band', blank: BLANK_BAND },
    ...Array.from({ length: bands }, (_, i) => i).flatMap(i => {
      const band = [...path, 'bands', i]
      return form.values(group, [
        [[...band, 'to'], text(`Band ${i + 1}: C, or far edge in cm`, 6)],
        [[...band, 'accuracy'], number(`Band ${i + 1}: Accuracy`, [-9, 9])],
        [[...band, 'damage'], number(`Band ${i + 1}: Damage Multiplier`, [1, 99])],
      ])
    }),
  ]
}
