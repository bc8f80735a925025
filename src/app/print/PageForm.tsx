import type { Field, FieldValues } from '../../engine/offers'
import { PAPERS, TURNS } from '../../print/paper'
import { STYLES } from '../../print/side'
import { type FieldFaults, FieldForm } from '../design'
import type { PageSettings } from './page-settings'
import { isPaper, keep } from './printers'

interface PageFormProps {
  readonly wish: PageSettings
  readonly faults: FieldFaults
  onWish(wish: PageSettings): void
}

const STYLE_WORDS = { colour: 'Colour', ink: 'Black ink' } as const
const TURN_WORDS = { portrait: 'Portrait', landscape: 'Landscape' } as const
const oneOf = <T extends string>(list: readonly T[], value: unknown, before: T): T =>
  list.find(one => one === value) ?? before

/** Paper, margins and inks. */
export function PageForm({ wish, faults, onWish }: PageFormProps) {
  const change = (values: FieldValues) => {
    const paper = isPaper(values.paper) ? values.paper : wish.paper
    if (paper !== wish.paper) keep({ paper })
    onWish({
      paper,
      turn: oneOf(TURNS, values.turn, wish.turn),
      margin: Number(values.margin),
      style: oneOf(STYLES, values.style, wish.style),
      pages: oneOf(['filled', 'apart'], values.pages, wish.pages),
      lines: values.lines === true,
      backs: wish.backs,
    })
  }
  return <FieldForm fields={fieldsOf(wish)} values={{ ...wish }} faults={faults} onChange={change} />
}

const fieldsOf = (wish: PageSettings): readonly Field[] => [
  {
    kind: 'choice',
    name: 'paper',
    label: 'Paper',
    value: wish.paper,
    options: Object.entries(PAPERS).map(([value, { name }]) => ({ value, label: name })),
  },
  {
    kind: 'choice',
    name: 'turn',
    label: 'Page',
    value: wish.turn,
    options: TURNS.map(value => ({ value, label: TURN_WORDS[value] })),
  },
  {
    kind: 'choice',
    name: 'style',
    label: 'Inks',
    help: 'In black ink, each side has its own border pattern.',
    value: wish.style,
    options: STYLES.map(value => ({ value, label: STYLE_WORDS[value] })),
  },
  {
    kind: 'choice',
    name: 'pages',
    label: 'Pages',
    value: wish.pages,
    options: [
      { value: 'filled', label: 'Save paper' },
      { value: 'apart', label: 'By kind' },
    ],
  },
  { kind: 'number', name: 'margin', label: 'Margin, mm', min: -1000, max: 1000, step: 0.5, value: wish.margin },
  { kind: 'flag', name: 'lines', label: 'Dashed cutting lines', value: wish.lines },
]
