/** The right to write one game. Held until released, or until another tab takes it. */
export interface Hold {
  release(): void
}

const lockOf = (id: string): string => `stormtable:game:${id}`

/** A tab that is just leaving the game needs a moment to let go, in milliseconds. */
const PATIENCE = 500
/** A browser that has said nothing by then is asked no longer. */
const ANSWER = 2000

/** Without a lock the writer noted with each game still keeps tabs from overwriting each other. */
const UNLOCKED: Hold = { release: () => undefined }

const locks = (): LockManager | undefined => (typeof navigator === 'undefined' ? undefined : navigator.locks)

/**
 * Asks for the game, or takes it from the tab that has it. Null: another tab has it. Without Web Locks (a page not
 * served securely, a browser that refuses or doesn't answer) everybody gets a hold.
 */
export async function holdGame(id: string, how: 'ask' | 'take', onLost: () => void): Promise<Hold | null> {
  const manager = locks()
  if (!manager) return UNLOCKED
  const request = (options: LockOptions): Promise<Hold | null> =>
    new Promise(resolve => {
      let held = false
      let late = false
      const timer = setTimeout(() => {
        late = true
        resolve(UNLOCKED)
      }, ANSWER)
      const keep = (lock: Lock | null) => {
        clearTimeout(timer)
        return new Promise<void>(release => {
          held = lock !== null && !late
          resolve(held ? { release } : null)
          if (!held) release()
        })
      }
      const refused = (error: unknown) => {
        clearTimeout(timer)
        if (held) return onLost()
        // Time that ran out means that another tab has it; anything else, that there are no locks to be had.
        const waited = error instanceof DOMException && /^(AbortError|TimeoutError)$/.test(error.name)
        resolve(waited ? null : UNLOCKED)
      }
      try {
        manager.request(lockOf(id), options, keep).catch(refused)
      } catch (error) {
        refused(error)
      }
    })
  if (how === 'take') return request({ steal: true })
  // On a busy page even a free lock may come too late, so it is asked for once more.
  const ifFree = () => request({ ifAvailable: true })
  return (await ifFree()) ?? (await request({ signal: AbortSignal.timeout(PATIENCE) })) ?? (await ifFree())
}

/** Games that some tab has open now. */
export async function openGames(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await locks()?.query()) ?? {}
  const prefix = lockOf('')
  return new Set(held.flatMap(({ name }) => (name?.startsWith(prefix) ? [name.slice(prefix.length)] : [])))
}
