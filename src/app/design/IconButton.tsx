import type { ReactNode } from 'react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button'
import { type ButtonKind, buttonClass } from './Button'
import styles from './Button.module.css'
import { Tooltip } from './Tooltip'

export interface IconButtonProps extends Omit<AriaButtonProps, 'children' | 'className' | 'style' | 'aria-label'> {
  /** What it does, in words: its name for screen readers and its tooltip. */
  readonly label: string
  readonly children: ReactNode
  readonly kind?: ButtonKind
  readonly keyHint?: string
  /** A selected tool, or a switch that is on. */
  readonly selected?: boolean
  readonly tooltipSide?: 'top' | 'bottom' | 'left' | 'right'
}

export function IconButton(props: IconButtonProps) {
  const { label, children, kind = 'quiet', keyHint, selected, tooltipSide, ...rest } = props
  const hint = keyHint === undefined ? {} : { 'aria-keyshortcuts': keyHint }
  const pressed = selected === undefined ? {} : { 'aria-pressed': selected, 'data-selected': selected }
  return (
    <Tooltip text={label} {...(keyHint && { keyHint })} {...(tooltipSide && { side: tooltipSide })}>
      <AriaButton {...rest} {...hint} {...pressed} aria-label={label} className={buttonClass(kind, styles.icon)}>
        {children}
      </AriaButton>
    </Tooltip>
  )
}
