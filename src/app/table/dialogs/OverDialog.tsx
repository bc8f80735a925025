import { useEffect } from 'react'
import { saveOf } from '../../../engine/record/save'
import { GameOverDialog, proofOf } from '../../panels/index'
import { startGame } from '../../start'
import { downloadText, seedOf } from '../../storage/index'
import { useActions, useTable } from '../store/context'

/** Comes up when the game ends in front of us, and when asked for; not when an ended game is opened. */
export function OverDialog({ name }: { name: string }) {
  const { look, showEnd } = useActions()
  const match = useTable(s => s.match)
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
      proof={proofOf(match)}
      isOpen={telling === 'open'}
      onClose={close}
      onReplay={() => {
        close()
        look(-1)
      }}
      onRematch={() => void startGame(match.ruleset, match.setup, seedOf([]))}
      onExport={() => downloadText(name, JSON.stringify(saveOf(match, name, new Date().toISOString())))}
    />
  )
}
