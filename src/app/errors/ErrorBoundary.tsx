import { Download, House, RotateCcw } from 'lucide-react'
import { Component, type ReactNode } from 'react'
import { Button } from '../design/Button'
import { downloadGame, liveText, useStorageStatus } from '../storage'
import styles from './errors.module.css'

interface State {
  readonly error: Error | null
}

/** Catches faults of the program. The record is safe, and can be saved as a file. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode; readonly resetKey: string }, State> {
  override state: State = { error: null }

  static getDerivedStateFromError(error: unknown): State {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  override componentDidUpdate(before: { readonly resetKey: string }): void {
    if (this.state.error && before.resetKey !== this.props.resetKey) this.setState({ error: null })
  }

  override render(): ReactNode {
    const { error } = this.state
    return error ? <Broken error={error} onRetry={() => this.setState({ error: null })} /> : this.props.children
  }
}

/** The record itself may be what is broken. */
function recordInHand(): { readonly name: string; readonly text: string } | null {
  try {
    return liveText()
  } catch {
    return null
  }
}

/** Whether the moves so far are safe. */
function keptWords(): string {
  const { lasting, trouble } = useStorageStatus.getState()
  return lasting && trouble === null
    ? 'Every move so far is saved.'
    : "Your last moves aren't saved in this browser, so save the game as a file."
}

/** A part of the program didn't load. Browsers word it differently, and only a reload asks for it again. */
const NOT_LOADED = /dynamically imported module|module script failed|preload CSS/i

function Broken({ error, onRetry }: { error: Error; onRetry(): void }) {
  const record = recordInHand()
  const missing = NOT_LOADED.test(error.message)
  return (
    <main className={styles.page}>
      <div className={styles.words} role="alert">
        <h1>{missing ? 'Part of the program is missing' : 'Something went wrong'}</h1>
        <p>
          {missing
            ? "It couldn't be loaded. You may be offline, or a newer version has replaced it."
            : 'This is a fault in the program, not in your game.'}{' '}
          {record && keptWords()} You can try again, or go back to the lobby and continue from there.
        </p>
      </div>
      <div className={styles.actions}>
        <Button kind="primary" onPress={missing ? () => location.reload() : onRetry}>
          <RotateCcw aria-hidden="true" /> Try again
        </Button>
        {record && (
          <Button onPress={() => downloadGame(record.name, record.text)}>
            <Download aria-hidden="true" /> Save the game as a file
          </Button>
        )}
        <Button
          kind="quiet"
          onPress={() => {
            location.hash = '#/'
          }}
        >
          <House aria-hidden="true" /> Lobby
        </Button>
      </div>
      <details className={styles.details}>
        <summary>What happened</summary>
        <pre>{error.stack ?? error.message}</pre>
      </details>
    </main>
  )
}
