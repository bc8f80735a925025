import { useEffect } from 'react'
import { GameOverDialog } from '../../panels/index'
import { startGame } from '../../start'
import { downloadText, seedOf } from '../../storage/index'
import { useActions, useTable } from '../store/context'

/** Comes up when the game ends in front of us, and when asked for; not when an ended game is opened. */
export function OverDialog({ name }: { name: string }) {
  const { look, showEnd } = useActions()
  const session = useTable(s => s.session)
  const outcome = useTable((s, select) => select.ending(s))
  const ended = outcome !== null
  const fresh = useTable(s => s.version > 0)
  const telling = useTable(s => s.endShown)
  useEffect(() => {
    if (!ended) showEnd('untold')
    else if (fresh && telling === 'untold') showEnd('open')
  }, [ended, fresh, telling, showEnd])
  if (!outcome) return null
  const close = () => showEnd('told')
  return (
    <GameOverDialog
      outcome={outcome}
      seed={session.proof.seed ?? ''}
      published={session.proof.commitment}
      isOpen={telling === 'open'}
      onClose={close}
      onReplay={() => {
        close()
        look(-1)
      }}
      onRematch={() => void startGame(session.ruleset, session.setup('referee'), seedOf([]))}
      onExport={() => downloadText(name, JSON.stringify(session.save(name, new Date().toISOString())))}
    />
  )
}
