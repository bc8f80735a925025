import { useEffect } from 'react'
import { saveOf } from '../../engine/record/save'
import { commitment } from '../../engine/rolls/seeded'
import { GameOverDialog } from '../panels'
import { startGame } from '../start'
import { downloadText, seedOf } from '../storage'
import { useActions, useTable } from './context'

/** Comes up when the game ends in front of us, and when asked for; not when an ended game is opened. */
export function OverDialog({ name }: { name: string }) {
  const { look, tell } = useActions()
  const match = useTable(s => s.match)
  const outcome = useTable((s, read) => read.ending(s))
  const ended = outcome !== null
  const fresh = useTable(s => s.version > 0)
  const telling = useTable(s => s.telling)
  useEffect(() => {
    if (!ended) tell('untold')
    else if (fresh && telling === 'untold') tell('open')
  }, [ended, fresh, telling, tell])
  if (!outcome) return null
  const close = () => tell('told')
  return (
    <GameOverDialog
      outcome={outcome}
      seed={match.seed}
      published={commitment(match.seed)}
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
