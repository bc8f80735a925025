import { Printer as PrinterIcon } from 'lucide-react'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { calibrationPage } from '../../print/calibration'
import { PageSvg } from '../../print/PageSvg'
import { leafOf } from '../../print/paper'
import { Button, Dialog, FieldRow } from '../design'
import pages from './Pages.module.css'
import styles from './PrintScreen.module.css'
import { measuredFault, type PageSettings } from './page-settings'
import type { Printer } from './printers'

interface CalibrationProps {
  readonly isOpen: boolean
  readonly printer: Printer
  readonly wish: PageSettings
  onClose(): void
  onMeasured(measured: Pick<Printer, 'across' | 'down'>): void
}

/** Print a page, measure it and type in the result: from then on this printer prints at true size. */
export function Calibration({ isOpen, printer, wish, onClose, onMeasured }: CalibrationProps) {
  const [measured, setMeasured] = useState({ across: printer.across, down: printer.down })
  const [printing, setPrinting] = useState(false)
  useEffect(() => {
    if (isOpen) setMeasured({ across: printer.across, down: printer.down })
  }, [isOpen, printer.across, printer.down])
  useEffect(() => {
    if (!printing) return
    print()
    setPrinting(false)
  }, [printing])
  const faults = { across: measuredFault(measured.across), down: measuredFault(measured.down) }
  const wrong = faults.across !== null || faults.down !== null
  const leaf = leafOf({
    paper: wish.paper,
    turn: 'portrait',
    margin: 8,
    correction: { across: 1, down: 1 },
    slack: { x: 0, y: 0 },
  })
  const field = { kind: 'number', min: 0, max: 1000, step: 0.1, value: 100 } as const
  return (
    <Dialog
      title="Calibrate the printer"
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" onPress={() => setMeasured({ across: 100, down: 100 })}>
            Remove the correction
          </Button>
          <Button
            kind="primary"
            isDisabled={wrong}
            onPress={() => {
              onMeasured(measured)
              onClose()
            }}
          >
            Save{' '}
          </Button>
        </>
      }
    >
      <div className={styles.steps}>
        <p>
          1. Print this page at 100 % (“actual size”). It is always drawn without correction, so you can measure again
          at any time.
        </p>
        <Button onPress={() => setPrinting(true)}>
          <PrinterIcon aria-hidden="true" /> Print the calibration page
        </Button>
        <p>2. Measure the two long lines with a ruler, from end mark to end mark. Both should be 100 mm.</p>
        <FieldRow
          field={{ ...field, name: 'across', label: 'Line across, mm' }}
          value={measured.across}
          fault={faults.across ?? undefined}
          onChange={value => setMeasured({ ...measured, across: Number(value) })}
        />
        <FieldRow
          field={{ ...field, name: 'down', label: 'Line down, mm' }}
          value={measured.down}
          fault={faults.down ?? undefined}
          onChange={value => setMeasured({ ...measured, down: Number(value) })}
        />
        <p>
          3. For backs, print the page on both sides and hold it up to the light. Under “Backs”, enter how far the cross
          on the back is from the cross on the front.
        </p>
      </div>
      {printing &&
        createPortal(
          <div className={styles.only}>
            <div className={pages.side} data-format={`${wish.paper}-portrait`}>
              <PageSvg page={calibrationPage(leaf)} leaf={leaf} title="Calibration" />
            </div>
          </div>,
          document.body,
        )}
    </Dialog>
  )
}
