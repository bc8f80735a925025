import { memo, useId } from 'react'
import type { Sheet, SheetItem } from '../../engine/scene/sheet'
import type { Choice } from '../../print/layout'
import styles from './ChooseSheets.module.css'
import {
  type Chosen,
  choicesOf,
  copiesOf,
  isOn,
  keyOf,
  standardSize,
  type Word,
  withCopies,
  withSheet,
  withSize,
} from './chosen'

interface ChooseSheetsProps {
  readonly sheets: readonly Sheet[]
  readonly chosen: Chosen
  /** Messages about single items, by key. */
  readonly words: ReadonlyMap<string, Word>
  onChosen(chosen: Chosen): void
}

/** Tick whole sheets, or open one to set the copies and size of each item. */
export const ChooseSheets = memo(function ChooseSheets({ sheets, chosen, words, onChosen }: ChooseSheetsProps) {
  return (
    <fieldset className={styles.sheets}>
      <legend>What to print</legend>
      {sheets.map(sheet => (
        <SheetRow key={sheet.id} sheet={sheet} chosen={chosen} words={words} onChosen={onChosen} />
      ))}
    </fieldset>
  )
})

function SheetRow({ sheet, chosen, words, onChosen }: Omit<ChooseSheetsProps, 'sheets'> & { sheet: Sheet }) {
  const choices = choicesOf([sheet], chosen)
  const total = choices.reduce((sum, { copies }) => sum + (Number.isFinite(copies) ? copies : 0), 0)
  const bad = sheet.items.some(item => words.get(keyOf(sheet, item))?.tone === 'bad')
  return (
    <div className={styles.sheet}>
      <label className={styles.whole}>
        <input
          type="checkbox"
          checked={total > 0}
          onChange={() => onChosen(withSheet(chosen, sheet, !(total > 0 || (isOn(chosen, sheet) && total > 0))))}
        />
        <span>{sheet.title}</span>
        <span className={styles.count}>{total === 0 ? 'none' : total}</span>
      </label>
      <details className={styles.items} open={bad ? true : undefined}>
        <summary aria-label={`Choose from ${sheet.title}`}>{bad ? 'Fix a problem here' : 'Choose'}</summary>
        <ul>
          {sheet.items.map((item, i) => (
            <ItemRow
              key={item.id}
              sheet={sheet}
              item={item}
              choice={choices[i]}
              word={words.get(keyOf(sheet, item)) ?? null}
              chosen={chosen}
              onChosen={onChosen}
            />
          ))}
        </ul>
      </details>
    </div>
  )
}

interface ItemRowProps {
  readonly sheet: Sheet
  readonly item: SheetItem
  readonly choice: Choice | undefined
  readonly word: Word | null
  readonly chosen: Chosen
  onChosen(chosen: Chosen): void
}

function ItemRow({ sheet, item, choice, word, chosen, onChosen }: ItemRowProps) {
  const id = useId()
  const key = keyOf(sheet, item)
  const name = nameOf(item)
  const standard = standardSize(item)
  const invalid = word?.tone === 'bad'
  return (
    <li className={styles.item}>
      <span className={styles.name} title={name}>
        {name}
      </span>
      {standard !== null && (
        <NumberBox
          unit="mm"
          label={`Size of ${name} in mm`}
          value={choice?.size ?? standard}
          invalid={invalid}
          described={word ? id : undefined}
          onChange={size => onChosen(withSize(chosen, key, size))}
        />
      )}
      <NumberBox
        unit="×"
        label={`Copies of ${name}`}
        value={copiesOf(chosen, sheet, item)}
        invalid={invalid}
        described={word ? id : undefined}
        onChange={copies => onChosen(withCopies(chosen, key, copies))}
      />
      {word && (
        <span id={id} className={styles.word} data-tone={word.tone} role={invalid ? 'alert' : 'status'}>
          {word.why}
        </span>
      )}
    </li>
  )
}

interface NumberBoxProps {
  readonly unit: string
  readonly label: string
  readonly value: number
  readonly invalid: boolean
  readonly described: string | undefined
  onChange(value: number): void
}

function NumberBox({ unit, label, value, invalid, described, onChange }: NumberBoxProps) {
  return (
    <span className={styles.number}>
      <input
        type="number"
        min={0}
        step={1}
        value={textOf(value)}
        aria-label={label}
        aria-invalid={invalid}
        aria-describedby={described}
        onChange={event => onChange(event.target.valueAsNumber)}
      />
      <span aria-hidden="true">{unit}</span>
    </span>
  )
}

const textOf = (value: number): string => (Number.isFinite(value) ? String(value) : '')

const OUTLINES = { round: 'Round', square: 'Square', rectangle: 'Rectangular', hex: 'Hex' } as const

/** The name in the list for an item without one. */
function nameOf(item: SheetItem): string {
  if (item.kind === 'ruler') return `${item.name}, ${item.length} ${item.label}`
  if (item.name !== '') return item.name
  return item.kind === 'counter' ? `${OUTLINES[item.outline]} counters, blank` : 'Unnamed'
}
