import type { ReactElement } from 'react'
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip'
import { Key } from './Key'
import styles from './Tooltip.module.css'

export interface TooltipProps {
  readonly text: string
  readonly keyHint?: string
  readonly side?: 'top' | 'bottom' | 'left' | 'right'
  /** A Button or IconButton, or another control wrapped in `Focusable` of react-aria-components. */
  readonly children: ReactElement
}

/** A word on hover and focus. It repeats what the control is called, so nothing is lost where it cannot show. */
export function Tooltip({ text, keyHint, side = 'top', children }: TooltipProps) {
  return (
    <TooltipTrigger delay={350} closeDelay={80}>
      {children}
      <AriaTooltip className={styles.tooltip ?? ''} placement={side} offset={6}>
        {text}
        {keyHint && <Key>{keyHint}</Key>}
      </AriaTooltip>
    </TooltipTrigger>
  )
}
