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
export async function holdGame(id: string, how: 'ask' | 'take', onLost: () => void): Promise<Hold | null> {
  const manager = locks()
  if (!manager) return { release: () => undefined }
  const request = (options: LockOptions): Promise<Hold | null> =>
    new Promise(resolve => {
      let held = false
      const keep = (lock: Lock | null) =>
        new Promise<void>(release => {
          held = lock !== null
          resolve(held ? { release } : null)
          if (!held) release()
        })
      manager.request(lockOf(id), options, keep).catch(() => (held ? onLost() : resolve(null)))
    })
  if (how === 'take') return request({ steal: true })
  // Time that ran out is no answer: to a busy page even a free lock comes late.
  const ifFree = () => request({ ifAvailable: true })
  return (await ifFree()) ?? (await request({ signal: AbortSignal.timeout(PATIENCE) })) ?? (await ifFree())
}

/** Games that some tab has open now. */
export async function openGames(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await locks()?.query()) ?? {}
  const prefix = lockOf('')
  return new Set(held.flatMap(({ name }) => (name?.startsWith(prefix) ? [name.slice(prefix.length)] : [])))
}
