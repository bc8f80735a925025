import { useEffect, useState } from 'react'
import { Button, Dialog } from '../design'
import styles from './GlassDialog.module.css'
import { keepPixelsPerMillimetre, pixelsPerMillimetre } from './screen-scale'

/** Width of every bank card (ISO/IEC 7810 ID-1), in millimetres. */
const CARD = { width: 85.6, height: 53.98 }
/** What browsers assume: 96 pixels per inch. */
const USUAL = 96 / 25.4

interface GlassDialogProps {
  readonly isOpen: boolean
  onClose(): void
  /** Called once the size is known. */
  onKept(): void
}

/** Compares a bank card with the screen to find the size of its pixels. */
export function ScreenScaleDialog({ isOpen, onClose, onKept }: GlassDialogProps) {
  const [pixels, setPixels] = useState(() => (pixelsPerMillimetre() ?? USUAL) * CARD.width)
  useEffect(() => {
    if (isOpen) setPixels((pixelsPerMillimetre() ?? USUAL) * CARD.width)
  }, [isOpen])
  const keep = () => {
    if (!keepPixelsPerMillimetre(pixels / CARD.width)) return
    onKept()
    onClose()
  }
  return (
    <Dialog
      title="How large is this screen?"
      isOpen={isOpen}
      onClose={onClose}
      size="wide"
      actions={
        <>
          <Button kind="quiet" onPress={onClose}>
            Cancel
          </Button>
          <Button kind="primary" onPress={keep}>
            The sizes match
          </Button>
        </>
      }
    >
      <div className={styles.steps}>
        <p>
          Hold a bank card against the screen and drag the slider until the box has the same size. Then 1 cm on the
          table is 1 cm on your screen.
        </p>
        <div className={styles.room}>
          <div
            className={styles.card}
            style={{ width: pixels, height: (pixels * CARD.height) / CARD.width }}
            aria-hidden="true"
          />
        </div>
        <label className={styles.slider}>
          Width of the box
          <input
            type="range"
            min={120}
            max={900}
            step={0.5}
            value={pixels}
            aria-valuetext={`${Math.round(pixels)} pixels`}
            onChange={event => setPixels(event.target.valueAsNumber)}
          />
        </label>
      </div>
    </Dialog>
  )
}
