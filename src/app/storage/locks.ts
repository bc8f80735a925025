/** The right to write one game. Held until released, or until another tab takes it. */
export interface Hold {
  release(): void
}

const lockOf = (id: string): string => `stormtable:game:${id}`

/** A tab that is just leaving the game needs a moment to let go. */
const PATIENCE = 500

const locks = (): LockManager | undefined => (typeof navigator === 'undefined' ? undefined : navigator.locks)

/**
 * Asks for the game, or takes it from the tab that has it. Null: another tab has it. Without Web Locks (a page not
 * served securely) everybody gets a hold; the writer noted with each game still keeps tabs from overwriting.
 */
export function holdGame(id: string, how: 'ask' | 'take', onLost: () => void): Promise<Hold | null> {
  const manager = locks()
  if (!manager) return Promise.resolve({ release: () => undefined })
  const options: LockOptions = how === 'take' ? { steal: true } : { signal: AbortSignal.timeout(PATIENCE) }
  return new Promise(resolve => {
    let held = false
    const keep = () =>
      new Promise<void>(release => {
        held = true
        resolve({ release })
      })
    manager.request(lockOf(id), options, keep).catch(() => {
      if (held) onLost()
      else resolve(null)
    })
  })
}

/** Games that some tab has open now. */
export async function openGames(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await locks()?.query()) ?? {}
  const prefix = lockOf('')
  return new Set(held.flatMap(({ name }) => (name?.startsWith(prefix) ? [name.slice(prefix.length)] : [])))
}
