import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import { Loading } from '../loading'
import { HotSeat } from '../session/hot-seat'
import { useFollow } from '../session/useFollow'
import { type Hold, holdGame, noteOpened, type OpenedGame, openGame, readGame } from '../storage'
import { CannotOpen } from './CannotOpen'

const TableScreen = lazy(() => import('../table/TableScreen').then(module => ({ default: module.TableScreen })))

type Sitting =
  | { readonly at: 'opening' }
  | { readonly at: 'table'; readonly opened: OpenedGame; readonly watching: Watching | null }

/** Why this tab only watches: another tab had the game first, has taken it since, or it couldn't be claimed. */
type Watching = 'before' | 'since' | 'unclaimed'

const WHY: Readonly<Record<Watching, string>> = {
  before: 'This game is open in another tab. You can watch it here; every move shows at once.',
  since: 'You took this game over in another tab, with every move made here. You can watch it here.',
  unclaimed: "This tab couldn't claim the game for itself, so you can only watch it here. Try taking it over.",
}

const UNREADABLE: OpenedGame = {
  ok: false,
  why: "This browser's storage couldn't be read. Reload the page to try again.",
}

/** Sits down at a saved game: one tab plays it, the others watch. */
export function PlayRoute({ id }: { id: string }) {
  const [sitting, setSitting] = useState<Sitting>({ at: 'opening' })
  const [attempt, setAttempt] = useState<{ readonly how: 'ask' | 'take' }>({ how: 'ask' })

  useEffect(() => {
    let here = true
    let hold: Hold | null = null
    let taken = false
    const show = (opened: OpenedGame, watching: Watching | null) =>
      here && setSitting({ at: 'table', opened, watching })
    const lost = () => {
      taken = true
      if (here) setSitting(now => (now.at === 'table' ? { ...now, watching: 'since' } : now))
    }
    const sit = async () => {
      setSitting({ at: 'opening' })
      hold = await holdGame(id, attempt.how, lost)
      if (!here) return hold?.release()
      if (!hold) return show(await readGame(id), 'before')
      const opened = await openGame(id)
      show(opened, taken ? 'since' : opened.readOnly ? 'unclaimed' : null)
    }
    void sit().catch(() => show(UNREADABLE, null))
    return () => {
      here = false
      hold?.release()
    }
  }, [id, attempt])

  const match = sitting.at === 'table' && sitting.opened.ok ? sitting.opened.match : null
  const session = useMemo(() => match && new HotSeat(match), [match])
  const watching = sitting.at === 'table' ? sitting.watching : null
  useFollow(session, id, watching !== null)

  if (sitting.at === 'opening') return <Loading what="Setting the table" />
  const { opened } = sitting
  if (!opened.ok) return <CannotOpen id={id} why={opened.why} />
  if (!session) return null
  const { name, warning } = opened
  return (
    <Suspense fallback={<Loading what="Setting the table" />}>
      <TableScreen
        key={id}
        id={id}
        session={session}
        name={name}
        {...(warning !== undefined && { warning })}
        {...(watching && { watching: { why: WHY[watching], onTake: () => setAttempt({ how: 'take' }) } })}
      />
      {!watching && <Shown id={id} />}
    </Suspense>
  )
}

/** Beside the table: once both are on the screen, the game isn't one of those that freeze the page. */
function Shown({ id }: { id: string }) {
  useEffect(() => {
    noteOpened(id).catch(() => undefined)
  }, [id])
  return null
}
