import type { ReactElement } from 'react'
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip'
import { Key } from './Key'
import styles from './Tooltip.module.css'

export interface TooltipProps {
  readonly text: string
  readonly keyHint?: string
  readonly side?: 'top' | 'bottom' | 'left' | 'right'
  /** A Button, an IconButton, or another control wrapped in react-aria-components' `Focusable`. */
  readonly children: ReactElement
}

/** A short text on hover and focus. It repeats the control's name, so nothing is lost on touch screens. */
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
