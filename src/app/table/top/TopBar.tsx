import { History, Redo2, Undo2 } from 'lucide-react'
import { IconButton } from '../../design/index'
import { StatusDials } from '../../panels/StatusDials'
import { MissionButton } from '../mission/MissionButton'
import { useActions, useTable } from '../store/context'
import { PromptLine } from './PromptLine'
import { SavedMark } from './SavedMark'
import { SequenceStrip } from './SequenceStrip'
import { TableMenu } from './TableMenu'
import styles from './TopBar.module.css'

export function TopBar({ name }: { name: string }) {
  const game = useTable(s => s.session.ruleset.title)
  const scenario = useTable(
    s => s.session.ruleset.setupModel.scenarios.find(one => one.id === s.session.setup(s.seat).scenario)?.title ?? name,
  )
  return (
    <header className={styles.bar}>
      <div className={styles.game}>
        <a className={styles.brand} href="#/" title="Back to the lobby">
          Stormtable
        </a>
        <h1 className={styles.title} title={name}>
          {game} <span className={styles.scenario}>{scenario}</span>
        </h1>
      </div>
      <div className={styles.course}>
        <MissionButton />
        <SequenceStrip />
      </div>
      <PromptLine />
      <Dials />
      <div className={styles.controls}>
        <SavedMark />
        <HistoryControls />
        <TableMenu name={name} />
      </div>
    </header>
  )
}

/** The dials of the current viewer, or of the seat the referee is waiting for. The Forces tab has everyone's. */
function Dials() {
  const status = useTable((s, select) => select.scene(s).status)
  const seat = useTable((s, select) => (s.seat === 'referee' ? select.prompts(s)[0]?.seat : s.seat))
  const own = status.find(one => one.seat === seat)
  return <div className={styles.dials}>{own && <StatusDials status={own} />}</div>
}

function HistoryControls() {
  const actions = useActions()
  const undo = useTable((s, select) => select.undo(s))
  const redo = useTable((s, select) => select.redo(s))
  const looking = useTable(s => s.at !== null)
  const steps = useTable((s, select) => select.now(s).steps > 0)
  const locked = useTable(s => s.saveStatus === 'elsewhere')
  const ask = undo === 'ask'
  return (
    <>
      <IconButton
        label={ask ? 'Ask to take back the last step' : 'Undo'}
        keyHint="Ctrl Z"
        tooltipSide="bottom"
        isDisabled={undo === 'none' || looking || locked}
        onPress={actions.undo}
      >
        <Undo2 />
      </IconButton>
      <IconButton
        label="Redo"
        keyHint="Ctrl Y"
        tooltipSide="bottom"
        isDisabled={!redo || looking || locked}
        onPress={actions.redo}
      >
        <Redo2 />
      </IconButton>
      <IconButton
        label={looking ? 'Back to the game' : 'Replay'}
        tooltipSide="bottom"
        selected={looking}
        isDisabled={!steps}
        onPress={() => actions.look(looking ? null : Number.POSITIVE_INFINITY)}
      >
        <History />
      </IconButton>
    </>
  )
}
