import {
  choice,
  type Form,
  flag,
  formOf,
  listAt,
  type Made,
  number,
  type Path,
  type Row,
  text,
} from '../../../engine/forces/form'
import { ownCards } from '../../../engine/forces/own-cards'
import type { EditPart } from '../../../engine/setup'
import type { Options } from '../options'
import { HIGHEST_SKILL } from '../tables/dice'
import { ARCS, type Card, CREW, crewWords, DEGREES } from './card'
import { SHIP_CARD } from './faults'
import { modelOf } from './model'

const BLANK_WEAPON = {
  crew: 'P',
  name: 'New cannon',
  range: { short: 4, medium: 8, long: 12 },
  sr: null,
  dice: '2D8',
  degree: 'MedH',
  suffix: '',
  versus: 'ASV',
  arcs: { Forward: true, Right: false, Rear: false, Left: false },
}

export const editor = ownCards<Options, Card>(SHIP_CARD, {
  parts: partsOf,
  model: card => modelOf(card),
  art: () => 'ship',
})

/** Everything on a card that can be changed, in the order of the card. */
function partsOf(draft: unknown): EditPart[] {
  const form = formOf(draft)
  return [
    ...form.values('Ship', [
      [['name'], text('Name', 40)],
      [['race'], text('Race', 40)],
      [['points'], number('Points', [1, 999])],
      [['art'], choice('Picture', { ship: 'Ship', fighter: 'Light ship' })],
    ]),
    ...form.values('Crew', [
      [['pilot', 'helm'], skill('Helm')],
      [['pilot', 'cmd'], skill('Command')],
      [['pilot', 'eng'], skill('Engineering')],
      [['pilot', 'wpn'], skill('Weaponry of the pilot')],
    ]),
    { kind: 'list', path: ['gunners'], group: 'Crew', label: 'Gunner', blank: 6 },
    ...listAt(draft, ['gunners']).flatMap((_, i) =>
      form.values('Crew', [[['gunners', i], skill(`Weaponry of gunner ${CREW[i + 1] ?? i + 1}`)]]),
    ),
    ...form.values('Systems', [
      [['thrust'], number('Thrust', [0, 30])],
      [['maneuver'], number('Maneuver Number', [0, 12])],
      [['ds'], number('Defensive Screens', [0, 40])],
      [['esv'], number('ESV', [0, 20])],
      [['asv'], number('ASV', [0, 20])],
      [['structure'], number('Structure', [0, 9])],
    ]),
    ...form.maybe('Systems', { path: ['nixie'], label: 'Nixie', blank: 4 }, [
      [['nixie'], number('Nixie die', [2, 12])],
    ]),
    ...form.maybe('Systems', { path: ['cm'], label: 'Countermeasure', blank: 2 }, [
      [['cm'], number('Countermeasure die', [2, 12])],
    ]),
    { kind: 'list', path: ['special'], group: 'Special equipment', label: 'Equipment', blank: 'New equipment' },
    ...listAt(draft, ['special']).flatMap((_, i) =>
      form.values('Special equipment', [[['special', i], text(`Equipment ${i + 1}`, 40)]]),
    ),
    { kind: 'list', path: ['weapons'], group: 'Weapons', label: 'Weapon', blank: BLANK_WEAPON },
    ...listAt(draft, ['weapons']).flatMap((_, i) => weaponParts(form, i)),
    {
      kind: 'list',
      path: ['torpedoes'],
      group: 'Torpedo bays',
      label: 'Torpedo bay',
      blank: { crew: 'P', count: 1 },
    },
    ...listAt(draft, ['torpedoes']).flatMap((_, i) =>
      form.values('Torpedo bays', [
        [['torpedoes', i, 'crew'], crew(`Bay ${i + 1}: launched by`)],
        [['torpedoes', i, 'count'], number(`Bay ${i + 1}: torpedoes`, [1, 9])],
      ]),
    ),
  ]
}

function weaponParts(form: Form, index: number): EditPart[] {
  const group = `Weapon ${index + 1}`
  const at: Path = ['weapons', index]
  return [
    ...form.values(group, [
      [[...at, 'name'], text('Name', 40)],
      [[...at, 'crew'], crew('Fired by')],
      [[...at, 'range', 'short'], number('Short', [1, 40])],
      [[...at, 'range', 'medium'], number('Medium', [1, 40])],
      [[...at, 'range', 'long'], number('Long', [1, 40])],
      [[...at, 'dice'], text('Base Attack Dice, like 2D8', 40)],
      [[...at, 'degree'], choice('Degree', Object.fromEntries(DEGREES.map(degree => [degree, degree])))],
      [[...at, 'suffix'], text('Modifier: empty, +1, /2 or x2', 2)],
      [[...at, 'versus'], choice('Reduced by', { ASV: 'ASV', ESV: 'ESV' })],
      ...ARCS.map((arc): Row => [[...at, 'arcs', arc], flag(`Fires ${arc}`)]),
    ]),
    ...form.maybe(group, { path: [...at, 'sr'], label: 'SR', blank: 12 }, [[[...at, 'sr'], number('SR <', [1, 40])]]),
  ]
}

const skill = (label: string): Made => number(label, [0, HIGHEST_SKILL])

const crew = (label: string): Made =>
  choice(label, Object.fromEntries(CREW.map(each => [each, crewWords(each, 'capital')])))
