import type { Field, FieldValues } from '../../engine/offers'
import type { Scenario } from '../../engine/setup'
import { PAPERS, type Paper } from '../../print/paper'
import { FieldForm } from '../design'
import type { Wish } from './PrintScreen'
import styles from './PrintScreen.module.css'

interface PrintOptionsProps {
  readonly scenarios: readonly Scenario<unknown>[]
  readonly sheets: readonly { readonly id: string; readonly title: string; readonly pages: number }[]
  readonly wish: Wish
  onWish(wish: Wish): void
}

const isPaper = (value: unknown): value is Paper => typeof value === 'string' && value in PAPERS
const within = (value: unknown): number =>
  typeof value === 'number' && Number.isFinite(value) ? Math.min(10, Math.max(-10, value)) : 0

/** Whose forces, which sheets, on what paper. */
export function PrintOptions({ scenarios, sheets, wish, onWish }: PrintOptionsProps) {
  const fields = fieldsOf(scenarios, wish)
  const change = (values: FieldValues) =>
    onWish({
      ...wish,
      scenario: String(values.scenario),
      paper: isPaper(values.paper) ? values.paper : wish.paper,
      backs: values.backs === true,
      dx: within(values.dx),
      dy: within(values.dy),
    })
  const toggle = (id: string) => {
    const without = new Set(wish.without)
    if (!without.delete(id)) without.add(id)
    onWish({ ...wish, without })
  }
  return (
    <>
      <FieldForm fields={fields} values={{ ...wish, without: '' }} onChange={change} />
      <fieldset className={styles.sheets}>
        <legend>Sheets</legend>
        {sheets.map(({ id, title, pages }) => (
          <label key={id} className={styles.sheet}>
            <input type="checkbox" checked={!wish.without.has(id)} onChange={() => toggle(id)} />
            <span>{title}</span>
            <span className={styles.count}>
              {pages} {pages === 1 ? 'page' : 'pages'}
            </span>
          </label>
        ))}
      </fieldset>
    </>
  )
}

function fieldsOf(scenarios: readonly Scenario<unknown>[], wish: Wish): readonly Field[] {
  const offset = { kind: 'number', min: -10, max: 10, step: 0.1, value: 0 } as const
  const first: readonly Field[] = [
    {
      kind: 'choice',
      name: 'scenario',
      label: 'Scenario',
      value: wish.scenario,
      options: scenarios.map(({ id, title }) => ({ value: id, label: title })),
    },
    {
      kind: 'choice',
      name: 'paper',
      label: 'Paper',
      value: wish.paper,
      options: Object.entries(PAPERS).map(([value, { name }]) => ({ value, label: name })),
    },
    {
      kind: 'flag',
      name: 'backs',
      label: 'Backs',
      help: 'Turn the paper over along its long edge.',
      value: wish.backs,
    },
  ]
  if (!wish.backs) return first
  return [
    ...first,
    { ...offset, name: 'dx', label: 'Back to the right, mm' },
    { ...offset, name: 'dy', label: 'Back down, mm' },
  ]
}
