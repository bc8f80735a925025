import { ChevronsDown, ChevronsUp } from 'lucide-react'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import type { BoardHandle } from '../../board/types'
import { Button, IconButton, Notice, useReducedMotion } from '../design'
import { Curtain, DiceTray, KeysHelp, LogAnnouncer, PanelLinksProvider } from '../panels'
import { ScreenScaleDialog } from '../screen/ScreenScaleDialog'
import type { Session } from '../session/session'
import { BoardPane } from './board/BoardPane'
import { HintLine } from './board/HintLine'
import { ToolRail } from './board/ToolRail'
import { useBadges } from './board/useBadges'
import { useGhostView } from './board/useGhostView'
import { useTrueSize } from './board/useTrueSize'
import { OverDialog } from './dialogs/OverDialog'
import { TakeBackDialog } from './dialogs/TakeBackDialog'
import { KEY_GROUPS } from './hooks/keys'
import { useAutosave } from './hooks/useAutosave'
import { useBots } from './hooks/useBots'
import { useKeys, useSteadyHand } from './hooks/useKeys'
import { useLinks } from './hooks/useLinks'
import { ConfirmDialog } from './offers/ConfirmDialog'
import { answeredOnBoard } from './offers/offer-kinds'
import { ReplayDock } from './side/ReplayDock'
import { SideColumn } from './side/SideColumn'
import { TableProvider, useActions, useTable } from './store/context'
import { createTableStore } from './store/store'
import styles from './Table.module.css'
import { TopBar } from './top/TopBar'

export interface TableScreenProps {
  readonly id: string
  readonly session: Session
  readonly name: string
  /** A warning about how the game was opened. */
  readonly warning?: string
  /** Another tab is playing this game: this one only watches, but can take over. */
  readonly watching?: Watching
}

export interface Watching {
  readonly why: string
  onTake(): void
}

export function TableScreen({ id, session, name, warning, watching }: TableScreenProps) {
  const [table] = useState(() => createTableStore(session, id))
  return (
    <TableProvider value={table}>
      <Room name={name} warning={warning} watching={watching} />
    </TableProvider>
  )
}

interface RoomProps {
  readonly name: string
  readonly warning: string | undefined
  readonly watching: Watching | undefined
}

/** The table behind its curtain: while the curtain is up, nothing of the game is in the page. */
function Room({ name, warning, watching }: RoomProps) {
  const board = useRef<BoardHandle>(null)
  const links = useLinks(board)
  const { takeOver, turnBack } = useActions()
  const curtain = useTable(s => s.curtain)
  const promise = useTable(s => s.session.proof.commitment)
  useAutosave(name, watching !== undefined)
  useBots()
  useSteadyHand()
  useBadges()
  useGhostView()
  return (
    <PanelLinksProvider value={links}>
      {curtain === null ? (
        <OpenTable board={board} name={name} warning={warning} watching={watching} />
      ) : (
        <Curtain eyes={curtain} promise={promise} onReady={takeOver} onBack={turnBack} />
      )}
    </PanelLinksProvider>
  )
}

/** How much of a phone's screen the side column takes up. */
type Sheet = 'half' | 'high' | 'low'
const NEXT_SHEET: Readonly<Record<Sheet, Sheet>> = { half: 'high', high: 'low', low: 'half' }
const SHEET_LABELS: Readonly<Record<Sheet, string>> = {
  half: 'More room for the panel',
  high: 'More room for the board',
  low: 'Show the panel',
}

function OpenTable({ board, name, warning, watching }: RoomProps & { board: RefObject<BoardHandle | null> }) {
  const [help, setHelp] = useState(false)
  const [warned, setWarned] = useState(false)
  const [sheet, setSheet] = useState<Sheet>('half')
  const trueSize = useTrueSize(board)
  const hands = useMemo(
    () => ({
      fit: () => board.current?.fit(),
      zoomBy: (factor: number) => board.current?.zoomBy(factor),
      trueSize: trueSize.show,
      help: () => setHelp(true),
      send: sendForm,
    }),
    [board, trueSize.show],
  )
  useKeys(hands)
  useBoardTakesOver(board)
  return (
    <div className={styles.table} data-sheet={sheet}>
      <TopBar name={name} />
      <ToolRail board={board} onTrueSize={trueSize.show} onKeys={hands.help} />
      <main className={styles.middle}>
        <BoardPane handle={board}>
          <Tray />
          <HintLine />
        </BoardPane>
        <ReplayDock />
        {watching && <LookingOn {...watching} />}
        {warning !== undefined && !warned && !watching && (
          <div className={styles.warning}>
            <Notice
              tone="warn"
              action={
                <Button kind="quiet" onPress={() => setWarned(true)}>
                  Got it
                </Button>
              }
            >
              {warning}
            </Notice>
          </div>
        )}
      </main>
      <SideColumn name={name} />
      <div className={styles.handle}>
        <IconButton label={SHEET_LABELS[sheet]} onPress={() => setSheet(NEXT_SHEET[sheet])}>
          {sheet === 'high' ? <ChevronsDown /> : <ChevronsUp />}
        </IconButton>
      </div>
      <Announcer />
      <TakeBackDialog />
      <ConfirmDialog />
      <OverDialog name={name} />
      <ScreenScaleDialog isOpen={trueSize.asking} onClose={trueSize.close} onKept={trueSize.show} />
      <KeysHelp groups={KEY_GROUPS} isOpen={help} onClose={() => setHelp(false)} />
    </div>
  )
}

/** Sends the form that answers the open offer, if there is one. */
function sendForm(): boolean {
  const form = document.querySelector<HTMLFormElement>('form[data-answers]')
  form?.requestSubmit()
  return form !== null
}

function LookingOn({ why, onTake }: Watching) {
  return (
    <div className={styles.warning}>
      <Notice
        action={
          <Button kind="primary" onPress={onTake}>
            Take over
          </Button>
        }
      >
        {why}
      </Notice>
    </div>
  )
}

/** An offer that is answered on the board gives the board the keyboard: arrows move the ghost at once. */
function useBoardTakesOver(board: RefObject<BoardHandle | null>): void {
  const offer = useTable((s, select) => select.offer(s))
  const id = offer && answeredOnBoard(offer) ? offer.id : null
  useEffect(() => {
    if (id !== null) board.current?.focus()
  }, [board, id])
}

function Tray() {
  const { dismissRoll } = useActions()
  const lines = useTable((s, select) => (s.at === null ? select.rolled(s) : null))
  const still = useReducedMotion()
  return <DiceTray lines={lines} animate={!still} onClose={dismissRoll} />
}

function Announcer() {
  const lines = useTable((s, select) => select.lines(s))
  return <LogAnnouncer lines={lines} />
}
