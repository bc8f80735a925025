import { lazy, Suspense, useEffect, useState } from 'react'
import type { Opened } from '../../engine/record/save'
import { Button } from '../design'
import { MessagePage } from '../errors/MessagePage'
import { Loading } from '../loading'
import { type Hold, holdGame, openGame } from '../storage'

const TableScreen = lazy(() => import('../table/TableScreen').then(module => ({ default: module.TableScreen })))

type Sitting =
  | { readonly at: 'opening' }
  /** Another tab has the game. */
  | { readonly at: 'elsewhere' }
  /** Another tab has taken it from this one. */
  | { readonly at: 'lost' }
  | { readonly at: 'open'; readonly opened: Opened }

/** Sits down at a saved game: one tab at a time. */
export function PlayRoute({ id }: { id: string }) {
  const [sitting, setSitting] = useState<Sitting>({ at: 'opening' })
  const [attempt, setAttempt] = useState<{ readonly how: 'ask' | 'take' }>({ how: 'ask' })

  useEffect(() => {
    let here = true
    let hold: Hold | null = null
    const sit = async () => {
      setSitting({ at: 'opening' })
      hold = await holdGame(id, attempt.how, () => here && setSitting({ at: 'lost' }))
      if (!here) return hold?.release()
      if (!hold) return setSitting({ at: 'elsewhere' })
      const opened = await openGame(id)
      if (here) setSitting(now => (now.at === 'opening' ? { at: 'open', opened } : now))
    }
    void sit().catch(error => here && setSitting({ at: 'open', opened: { ok: false, why: String(error) } }))
    return () => {
      here = false
      hold?.release()
    }
  }, [id, attempt])

  const take = (
    <Button kind="primary" onPress={() => setAttempt({ how: 'take' })}>
      Play on in this tab
    </Button>
  )

  switch (sitting.at) {
    case 'opening':
      return <Loading what="Setting the table" />
    case 'elsewhere':
      return (
        <MessagePage title="This game is open in another tab" actions={take}>
          Two tabs on one game would overwrite each other. Go on there, or take the game over here: the other tab then
          stops, and nothing is lost.
        </MessagePage>
      )
    case 'lost':
      return (
        <MessagePage title="This game went on in another tab" actions={take}>
          It was taken over there with everything that was done here.
        </MessagePage>
      )
    case 'open': {
      const { opened } = sitting
      if (!opened.ok) return <MessagePage title="This game cannot be opened">{opened.why}</MessagePage>
      const { match, name, warning } = opened
      return (
        <Suspense fallback={<Loading what="Setting the table" />}>
          <TableScreen key={id} id={id} match={match} name={name} {...(warning !== undefined && { warning })} />
        </Suspense>
      )
    }
  }
}
