import { say } from '../../../../engine/record/log'
import type { RefereeControl } from '../../../../engine/record/referee'
import { type Refusal, refuse } from '../../../../engine/rolls/plan'
import type { Options } from '../../options'
import type { Data } from '../../parts/json'
import type { State } from '../../state'
import type { Module } from '../module'
import { optionOf } from '../rule-options'
import { cards47 } from './cards'
import { sensesBy47, termsBy47 } from './darkness'
import { drawing47, FLASH } from './drawing'
import { light } from './lighting'
import { MOST_MULTIPLE, MULTIPLE, multipleOf, night, USUAL_MULTIPLE } from './state'

/** STR.47.s2 */
function multipleRefusals({ more }: Options): Refusal[] {
  const set = more?.[MULTIPLE]
  return set === undefined || (typeof set === 'number' && set >= 0 && set <= MOST_MULTIPLE)
    ? []
    : [refuse('STR.47.s2', `Visibility at night must be from 0 to ${MOST_MULTIPLE}; ${set} is too bright.`)]
}

const fieldOf = (name: string, value: number) =>
  ({
    kind: 'number',
    name,
    label: 'Visibility at night',
    min: 0,
    max: MOST_MULTIPLE,
    step: 0.05,
    between: true,
    value,
    help: 'All spotting ranges are multiplied by this. A bright moon gives 0.5, starlight 0.2 or less.',
  }) as const

/** STR.47.s1 */
const ruleLight = (state: State): RefereeControl => ({
  id: 'r47.light',
  label: 'Change the light',
  rule: 'STR.47.s1',
  fields: [fieldOf('multiple', multipleOf(state))],
  fill: ({ multiple }) => [{ path: ['own', '47', 'open', 'ruled'], value: Number(multiple) }],
})

const piece = ({ id, name }: Data) => ({ piece: String(id), name: String(name) })

/** Rule 47: the battle is fought at night. */
export const rule47: Module = {
  rule: 47,
  title: 'Night',
  state: night,
  actions: { 'r47.light': light },
  hooks: {
    'setup.validate': multipleRefusals,
    'setup.option': name => (name === MULTIPLE ? USUAL_MULTIPLE : null),
    'setup.fields': options => [
      {
        rule: 'STR.47.s1',
        ...fieldOf(MULTIPLE, Number(optionOf(options, MULTIPLE) ?? USUAL_MULTIPLE)),
        section: 'Night',
      },
    ],
    'spot.senses': sensesBy47,
    'spot.terms': termsBy47,
    'spot.found': ({ turn }, { rules }) => (rules.includes('STR.47.B.s1') ? { [FLASH]: turn } : null),
    'ref.default': () => [
      {
        rule: 'STR.47.s1',
        subject: 'table',
        value: String(USUAL_MULTIPLE),
        says: 'The players set the visibility multiple when they set up the battle.',
      },
    ],
  },
  cards: cards47,
  draw: drawing47,
  words: {
    lit: data => say`${piece(data)} aims its ${String(data.device)}.`,
    dark: data => say`${piece(data)} switches its ${String(data.device)} off.`,
  },
  controls: state => [ruleLight(state)],
  invariants: { 'it is as dark as night has to be': state => multipleOf(state) <= MOST_MULTIPLE },
}
