import { lazy, Suspense } from 'react'
import { EmptyState, type Tab, Tabs, toast } from '../../design/index'
import { CardView, ForcesPanel, LogPanel } from '../../panels/index'
import { NowPanel } from '../offers/NowPanel'
import { useActions, useTable } from '../store/context'
import type { TabId } from '../store/state'
import styles from '../Table.module.css'
import { RefereeBox } from './RefereeBox'

const RulebookPanel = lazy(() =>
  import('../../rulebook/RulebookPanel').then(panel => ({ default: panel.RulebookPanel })),
)

/** Now, Card, Log, Rulebook and Forces, one at a time. */
export function SideColumn({ name }: { name: string }) {
  const { show } = useActions()
  const tab = useTable(s => s.tab)
  const referee = useTable(s => s.seat === 'referee')
  const tabs: readonly Tab<TabId>[] = [
    { id: 'now', title: referee ? 'Referee' : 'Now', panel: referee ? <RefereeChair /> : <NowPanel /> },
    { id: 'card', title: 'Card', panel: <CardTab /> },
    { id: 'log', title: 'Log', panel: <LogTab name={name} /> },
    { id: 'rulebook', title: 'Rulebook', panel: <RulebookTab /> },
    { id: 'forces', title: 'Forces', panel: <ForcesTab /> },
  ]
  return (
    <aside className={styles.side} aria-label="The game in words">
      <Tabs label="Panels" tabs={tabs} selected={tab} onSelect={show} />
    </aside>
  )
}

const RefereeChair = () => (
  <Suspense fallback={<EmptyState title="Opening the rulebook…" />}>
    <RefereeBox />
  </Suspense>
)

function CardTab() {
  const { take } = useActions()
  const card = useTable((s, select) => select.card(s))
  const offer = useTable(s => s.offerId)
  const offers = useTable((s, select) => select.offers(s))
  const start = (id: string): void => {
    if (offers.some(one => one.id === id)) take(id)
    else toast({ text: `Nothing can be done with that now; ${card?.title ?? 'it'} is not asked.` })
  }
  if (!card)
    return <EmptyState title="No card to show">Pick a piece on the board, or in the list of forces.</EmptyState>
  return (
    <div className={styles.padded}>
      <CardView card={card} level={2} active={offer} onRow={start} />
    </div>
  )
}

function LogTab({ name }: { name: string }) {
  const { look } = useActions()
  const lines = useTable((s, select) => select.lines(s))
  const headings = useTable((s, select) => select.headings(s))
  return <LogPanel lines={lines} fileName={name} headingOf={headings} onSeek={look} />
}

function RulebookTab() {
  const { read: open } = useActions()
  const ruleset = useTable(s => s.session.ruleset)
  const rule = useTable(s => s.rule)
  return (
    <Suspense fallback={<EmptyState title="Opening the rulebook…" />}>
      <div className={styles.book}>
        <RulebookPanel ruleset={ruleset} focus={rule} onFocus={open} />
      </div>
    </Suspense>
  )
}

function ForcesTab() {
  const { choosePiece, hover } = useActions()
  const scene = useTable((s, select) => select.scene(s))
  const selected = useTable(s => s.selected)
  const points = useTable((s, select) => select.points(s))
  return (
    <div className={styles.padded}>
      <h2 className="only-spoken">Forces</h2>
      <ForcesPanel
        pieces={scene.pieces}
        status={scene.status}
        selected={selected}
        pointsOf={points}
        onSelect={choosePiece}
        onHover={hover}
      />
    </div>
  )
}
