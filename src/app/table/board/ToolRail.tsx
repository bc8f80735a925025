import { Gavel, Keyboard, Maximize, Proportions, ZoomIn, ZoomOut } from 'lucide-react'
import type { RefObject } from 'react'
import type { BoardHandle } from '../../../board/types'
import { IconButton } from '../../design/index'
import { useActions, useTable } from '../store/context'
import { personsOf } from '../store/seating'
import { TemplateButton } from './TemplateButton'
import styles from './ToolRail.module.css'
import { TOOL_FACES, type ToolFace } from './tools'

interface ToolRailProps {
  readonly board: RefObject<BoardHandle | null>
  onTrueSize(): void
  onKeys(): void
}

/** Tools for the board, and what looks after the view. */
export function ToolRail({ board, onTrueSize, onKeys }: ToolRailProps) {
  return (
    <aside className={styles.rail} aria-label="Tools">
      <div className={styles.tools} role="toolbar" aria-label="Tools" aria-orientation="vertical">
        {TOOL_FACES.map(face =>
          face.id === 'template' ? <TemplateButton key={face.id} /> : <Tool key={face.id} face={face} />,
        )}
        <span className={styles.rule} />
        <IconButton label="Closer" keyHint="+" tooltipSide="right" onPress={() => board.current?.zoomBy(1.4)}>
          <ZoomIn />
        </IconButton>
        <IconButton label="Farther" keyHint="-" tooltipSide="right" onPress={() => board.current?.zoomBy(1 / 1.4)}>
          <ZoomOut />
        </IconButton>
        <IconButton label="The whole table" keyHint="0" tooltipSide="right" onPress={() => board.current?.fit()}>
          <Maximize />
        </IconButton>
        <IconButton label="True size" keyHint="9" tooltipSide="right" onPress={onTrueSize}>
          <Proportions />
        </IconButton>
        <span className={styles.gap} />
        <RefereeSwitch />
        <IconButton label="Keys" keyHint="?" tooltipSide="right" onPress={onKeys}>
          <Keyboard />
        </IconButton>
      </div>
    </aside>
  )
}

function Tool({ face: { id, label, key, Icon } }: { face: ToolFace }) {
  const { choose } = useActions()
  const inHand = useTable(s => s.tool === id)
  return (
    <IconButton
      label={label}
      keyHint={key.toUpperCase()}
      tooltipSide="right"
      selected={inHand}
      onPress={() => choose(id)}
    >
      <Icon />
    </IconButton>
  )
}

function RefereeSwitch() {
  const { sit } = useActions()
  const referee = useTable(s => s.seat === 'referee')
  const back = useTable((s, select) => select.prompts(s)[0]?.seat ?? personsOf(s.session)[0] ?? 'A')
  const label = referee ? 'Leave the referee’s chair' : 'Referee: set things right by hand'
  return (
    <IconButton label={label} tooltipSide="right" selected={referee} onPress={() => sit(referee ? back : 'referee')}>
      <Gavel />
    </IconButton>
  )
}
