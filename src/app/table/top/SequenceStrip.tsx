import { useEffect, useRef } from 'react'
import { Focusable } from 'react-aria-components/Focusable'
import type { SequenceStep } from '../../../engine/scene/scene'
import { Tooltip } from '../../design/index'
import { useTable } from '../store/context'
import styles from './TopBar.module.css'

const SPOKEN: Readonly<Record<SequenceStep['at'], string>> = {
  done: 'done',
  now: 'now',
  next: 'coming up',
  'left-out': 'skipped',
}

/** The whole sequence of play: the current step is highlighted, skipped steps are struck out and say why. */
export function SequenceStrip() {
  const steps = useTable((s, select) => select.sequence(s))
  const now = steps.find(step => step.at === 'now')?.id
  const strip = useRef<HTMLOListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever another step is lit.
  useEffect(() => {
    const shown = strip.current
    const lit = shown?.querySelector<HTMLElement>('[aria-current]')
    if (!shown || !lit) return
    // Where there is room for one step only, no part of another one takes it.
    const before = shown.clientWidth > 2 * lit.offsetWidth ? 16 : 0
    shown.scrollTo({ left: lit.offsetLeft - shown.offsetLeft - before })
  }, [now])
  return (
    <ol className={styles.strip} aria-label="Sequence of play" ref={strip}>
      {steps.map(step => (
        <li
          key={step.id}
          className={styles.step}
          data-at={step.at}
          aria-current={step.at === 'now' ? 'step' : undefined}
        >
          <StepName step={step} />
        </li>
      ))}
    </ol>
  )
}

function StepName({ step }: { step: SequenceStep }) {
  const name = (
    <>
      {step.name}
      <span className="only-spoken">, {SPOKEN[step.at]}</span>
    </>
  )
  if (step.note === undefined) return name
  return (
    <Tooltip text={step.note} side="bottom">
      <Focusable>
        <button type="button" className={styles.note}>
          {name}
          <span className="only-spoken">: {step.note}</span>
        </button>
      </Focusable>
    </Tooltip>
  )
}
