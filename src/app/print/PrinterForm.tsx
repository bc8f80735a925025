import { Ruler, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Field, FieldValues } from '../../engine/offers'
import { Button, type FieldFaults, FieldForm, FieldRow } from '../design'
import { Calibration } from './Calibration'
import styles from './PrintScreen.module.css'
import { correctionFor, type PageSettings } from './page-settings'
import { forgetPrinter, keep, keepPrinter, NEW_PRINTER, type Printer, useDrawer } from './printers'

interface PrinterFormProps {
  readonly wish: PageSettings
  readonly printer: Printer
  readonly faults: FieldFaults
  /** How many of the chosen items have a back. */
  readonly twoSided: number
  onWish(wish: PageSettings): void
  /** Shown as it is typed; stored under the printer's name once it is valid. */
  onPrinter(printer: Printer): void
}

const NEW = ' new'

/** Backs, and the settings of the printer. */
export function PrinterForm({ wish, printer, faults, twoSided, onWish, onPrinter }: PrinterFormProps) {
  const drawer = useDrawer()
  const [calibrating, setCalibrating] = useState(false)
  const names = Object.keys(drawer.printers)
  const change = (values: FieldValues) =>
    onPrinter({
      ...printer,
      edge: values.edge === 'short' ? 'short' : 'long',
      dx: Number(values.dx),
      dy: Number(values.dy),
    })
  const across = percent(correctionFor(printer.across))
  const down = percent(correctionFor(printer.down))
  return (
    <>
      <FieldRow
        field={{
          kind: 'flag',
          name: 'backs',
          label: 'Backs',
          help: `Every second page is the back of the page before it. ${wordsOf(twoSided)}`,
          value: wish.backs,
        }}
        value={wish.backs}
        onChange={backs => onWish({ ...wish, backs: backs === true })}
      />
      <PrinterName names={names} current={drawer.current} />
      {wish.backs && (
        <FieldForm fields={backFields(printer)} values={{ ...printer }} faults={faults} onChange={change} />
      )}
      <div className={styles.row}>
        <Button onPress={() => setCalibrating(true)}>
          <Ruler aria-hidden="true" /> Calibrate the printer
        </Button>
        <span className={styles.word}>
          {across === 100 && down === 100 ? 'Not corrected.' : `Corrected: ${across} % across, ${down} % down.`}
        </span>
      </div>
      {(faults.across ?? faults.down) && (
        <p className={styles.fault} role="alert">
          {faults.across ?? faults.down}
        </p>
      )}
      <Calibration
        isOpen={calibrating}
        printer={printer}
        wish={wish}
        onClose={() => setCalibrating(false)}
        onMeasured={measured => onPrinter({ ...printer, ...measured })}
      />
    </>
  )
}

const percent = (share: number): number => Math.round(share * 10_000) / 100

const wordsOf = (twoSided: number): string =>
  twoSided === 0
    ? 'None of the chosen items has a back.'
    : `${twoSided} of the chosen items ${twoSided === 1 ? 'has' : 'have'} one.`

/** A known printer, or a new one by name. */
function PrinterName({ names, current }: { names: readonly string[]; current: string }) {
  const [naming, setNaming] = useState<string | null>(null)
  const options = [...new Set(['', current, ...names])].map(value => ({ value, label: value || 'This printer' }))
  const choose = (value: string) => (value === NEW ? setNaming('') : keep({ current: value }))
  if (naming !== null) {
    const taken = names.includes(naming.trim())
    const add = () => {
      if (!taken && naming.trim() !== '') keepPrinter(naming.trim(), NEW_PRINTER)
      setNaming(null)
    }
    return (
      <div className={styles.row}>
        <FieldRow
          field={{ kind: 'text', name: 'printer', label: 'Name of the printer', value: '', most: 40 }}
          value={naming}
          fault={taken ? 'There is already a printer with this name.' : undefined}
          onChange={value => setNaming(String(value))}
        />
        <Button onPress={add} isDisabled={taken}>
          {naming.trim() === '' ? 'Cancel' : 'Add'}
        </Button>
      </div>
    )
  }
  return (
    <FieldRow
      field={{
        kind: 'choice',
        name: 'printer',
        label: 'Printer',
        help: 'Its settings are saved under this name.',
        value: current,
        options: [...options, { value: NEW, label: 'Add a printer…' }],
      }}
      value={current}
      beside={
        current !== '' && (
          <button type="button" className={styles.forget} onClick={() => forgetPrinter(current)}>
            <Trash2 aria-hidden="true" /> Forget
          </button>
        )
      }
      onChange={value => choose(String(value))}
    />
  )
}

function backFields({ edge, dx, dy }: Printer): readonly Field[] {
  const shift = { kind: 'number', min: -100, max: 100, step: 0.1 } as const
  return [
    {
      kind: 'choice',
      name: 'edge',
      label: 'Turned over the',
      value: edge,
      options: [
        { value: 'long', label: 'long edge' },
        { value: 'short', label: 'short edge' },
      ],
    },
    { ...shift, name: 'dx', label: 'Backs to the right, mm', value: dx },
    { ...shift, name: 'dy', label: 'Backs down, mm', value: dy },
  ]
}
