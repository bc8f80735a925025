import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import type { Opened } from '../../engine/record/save'
import { MessagePage } from '../errors/MessagePage'
import { Loading } from '../loading'
import { HotSeat } from '../session/hot-seat'
import { useFollow } from '../session/useFollow'
import { type Hold, holdGame, openGame, readGame } from '../storage'

const TableScreen = lazy(() => import('../table/TableScreen').then(module => ({ default: module.TableScreen })))

type Sitting =
  | { readonly at: 'opening' }
  | { readonly at: 'table'; readonly opened: Opened; readonly elsewhere: Elsewhere | null }

/** Another tab has the game: it had it before this one came, or took it from this one. */
type Elsewhere = 'before' | 'since'

const WHY: Readonly<Record<Elsewhere, string>> = {
  before: 'This game is open in another tab. Here you look on; what is done there shows at once.',
  since: 'This game went on in another tab, with everything that was done here. Here you look on.',
}

/** Sits down at a saved game: one tab plays it, the others look on. */
export function PlayRoute({ id }: { id: string }) {
  const [sitting, setSitting] = useState<Sitting>({ at: 'opening' })
  const [attempt, setAttempt] = useState<{ readonly how: 'ask' | 'take' }>({ how: 'ask' })

  useEffect(() => {
    let here = true
    let hold: Hold | null = null
    let taken = false
    const show = (opened: Opened, elsewhere: Elsewhere | null) => here && setSitting({ at: 'table', opened, elsewhere })
    const lost = () => {
      taken = true
      if (here) setSitting(now => (now.at === 'table' ? { ...now, elsewhere: 'since' } : now))
    }
    const sit = async () => {
      setSitting({ at: 'opening' })
      hold = await holdGame(id, attempt.how, lost)
      if (!here) return hold?.release()
      if (!hold) return show(await readGame(id), 'before')
      const opened = await openGame(id)
      show(opened, taken ? 'since' : null)
    }
    void sit().catch(error => show({ ok: false, why: String(error) }, null))
    return () => {
      here = false
      hold?.release()
    }
  }, [id, attempt])

  const match = sitting.at === 'table' && sitting.opened.ok ? sitting.opened.match : null
  const session = useMemo(() => match && new HotSeat(match), [match])
  const elsewhere = sitting.at === 'table' ? sitting.elsewhere : null
  useFollow(session, id, elsewhere !== null)

  if (sitting.at === 'opening') return <Loading what="Setting the table" />
  const { opened } = sitting
  if (!opened.ok) return <MessagePage title="This game cannot be opened">{opened.why}</MessagePage>
  if (!session) return null
  const { name, warning } = opened
  const watching = elsewhere && { why: WHY[elsewhere], onTake: () => setAttempt({ how: 'take' }) }
  return (
    <Suspense fallback={<Loading what="Setting the table" />}>
      <TableScreen
        key={id}
        id={id}
        session={session}
        name={name}
        {...(warning !== undefined && { warning })}
        {...(watching && { watching })}
      />
    </Suspense>
  )
}
