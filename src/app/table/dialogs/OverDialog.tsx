import { useEffect } from 'react'
import { GameOverDialog } from '../../panels/index'
import { startGame } from '../../start'
import { downloadGame, seedOf } from '../../storage/index'
import { useActions, useTable } from '../store/context'

/** Opens when the game ends while you play, and on request; not when you open a finished game. */
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
      proof={session.proof}
      isOpen={telling === 'open'}
      onClose={close}
      onReplay={() => {
        close()
        look(-1)
      }}
      onRematch={() => void startGame(session.ruleset, session.setup('referee'), seedOf([]))}
      onExport={() => downloadGame(name, JSON.stringify(session.save(name, new Date().toISOString())))}
    />
  )
}
