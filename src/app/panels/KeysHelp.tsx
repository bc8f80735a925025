import { Fragment } from 'react'
import { Dialog } from '../design/Dialog'
import styles from './KeysHelp.module.css'

export interface KeyGroup {
  readonly title: string
  readonly keys: readonly {
    /** One entry per alternative; keys pressed together are joined by a plus: "Ctrl+Z". */
    readonly press: readonly string[]
    readonly does: string
  }[]
}

export interface KeysHelpProps {
  readonly groups: readonly KeyGroup[]
  readonly isOpen: boolean
  onClose(): void
}

/** Every keyboard shortcut, grouped by purpose. */
export function KeysHelp({ groups, isOpen, onClose }: KeysHelpProps) {
  return (
    <Dialog title="Keyboard shortcuts" size="wide" isOpen={isOpen} onClose={onClose}>
      <div className={styles.groups}>
        {groups.map(group => (
          <section key={group.title}>
            <h3 className={styles.title}>{group.title}</h3>
            <dl className={styles.keys}>
              {group.keys.map(({ press, does }) => (
                <div key={does} className={styles.row}>
                  <dt>
                    {press.map((combo, i) => (
                      <Fragment key={combo}>
                        {i > 0 && <span className={styles.or}> or </span>}
                        <Combo combo={combo} />
                      </Fragment>
                    ))}
                  </dt>
                  <dd>{does}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  )
}

function Combo({ combo }: { combo: string }) {
  const parts = combo === '+' ? [combo] : combo.split('+')
  return (
    <span className={styles.combo}>
      {parts.map(part => (
        <kbd key={part} className={styles.key}>
          {part}
        </kbd>
      ))}
    </span>
  )
}
