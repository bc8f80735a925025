import type { ReactNode } from 'react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button'
import styles from './Button.module.css'
import { Key } from './Key'

export type ButtonKind = 'plain' | 'primary' | 'quiet' | 'danger'

export interface ButtonProps extends Omit<AriaButtonProps, 'children' | 'className' | 'style'> {
  readonly children: ReactNode
  readonly kind?: ButtonKind
  readonly size?: 'normal' | 'large'
  /** Takes the full width. */
  readonly wide?: boolean
  /** The key that does the same, shown on the button. */
  readonly keyHint?: string
}

export const buttonClass = (kind: ButtonKind = 'plain', ...more: (string | false | undefined)[]): string =>
  [styles.button, styles[kind], ...more].filter(Boolean).join(' ')

export function Button({ children, kind = 'plain', size = 'normal', wide, keyHint, ...rest }: ButtonProps) {
  const hint = keyHint === undefined ? {} : { 'aria-keyshortcuts': keyHint }
  return (
    <AriaButton
      {...rest}
      {...hint}
      className={buttonClass(kind, size === 'large' && styles.large, wide && styles.wide)}
    >
      {children}
      {keyHint && <Key>{keyHint}</Key>}
    </AriaButton>
  )
}

/** A link that looks like a button, for going to another page. */
export function ButtonLink(props: { href: string; children: ReactNode; kind?: ButtonKind; label?: string }) {
  return (
    <a href={props.href} className={buttonClass(props.kind)} aria-label={props.label}>
      {props.children}
    </a>
  )
}
