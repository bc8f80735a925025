import { Printer } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import type { AnyRuleset } from '../../engine/ruleset'
import type { Sheet } from '../../engine/scene/sheet'
import { drawingsOf } from '../../print/draw'
import { PageSvg } from '../../print/PageSvg'
import { type Page, pack } from '../../print/pack'
import type { Paper } from '../../print/paper'
import { Button, EmptyState } from '../design'
import { MessagePage } from '../errors/MessagePage'
import { Loading, useRuleset } from '../loading'
import { ScreenHead } from '../ScreenHead'
import { PrintOptions } from './PrintOptions'
import styles from './PrintScreen.module.css'

/** What to print, and how. */
export interface Wish {
  readonly scenario: string
  readonly paper: Paper
  /** Sheets that stay unprinted, by id. */
  readonly without: ReadonlySet<string>
  readonly backs: boolean
  /** How far the printer is off on the other side, in millimetres. */
  readonly dx: number
  readonly dy: number
}

export function PrintScreen({ game }: { game: string }) {
  const loaded = useRuleset(game)
  if (loaded.state === 'loading') return <Loading what="Laying out the sheets" />
  if (loaded.state === 'failed') return <MessagePage title="Nothing to print">{loaded.why}</MessagePage>
  return <Sheets ruleset={loaded.ruleset} />
}

/** The sheets of a scenario; the last ones stay until the next are there. */
function useSheets(ruleset: AnyRuleset, wanted: string): readonly Sheet[] {
  const [sheets, setSheets] = useState<readonly Sheet[]>([])
  useEffect(() => {
    let current = true
    const { scenarios } = ruleset.setups
    const scenario = scenarios.find(({ id }) => id === wanted) ?? scenarios[0]
    if (scenario) ruleset.sheets(scenario.setup).then(made => current && setSheets(made))
    return () => {
      current = false
    }
  }, [ruleset, wanted])
  return sheets
}

function Sheets({ ruleset }: { ruleset: AnyRuleset }) {
  const { scenarios } = ruleset.setups
  const [wish, setWish] = useState<Wish>(() => ({
    scenario: scenarios[0]?.id ?? '',
    paper: navigator.language === 'en-US' ? 'letter' : 'a4',
    without: new Set(),
    backs: false,
    dx: 0,
    dy: 0,
  }))
  const sheets = useSheets(ruleset, wish.scenario)
  const laid = useMemo(
    () => sheets.map(sheet => ({ sheet, pages: pack(sheet.items.flatMap(drawingsOf), wish.paper) })),
    [sheets, wish.paper],
  )
  const printed = laid.filter(({ sheet }) => !wish.without.has(sheet.id))
  const count = printed.reduce((sum, { pages }) => sum + pages.length, 0)
  return (
    <div className={styles.screen}>
      <div className={styles.head}>
        <ScreenHead game={ruleset.id} title={ruleset.title} at="print" />
      </div>
      <aside className={styles.options}>
        <h1 className={styles.title}>Print</h1>
        <PrintOptions
          scenarios={scenarios}
          sheets={laid.map(({ sheet, pages }) => ({ id: sheet.id, title: sheet.title, pages: pages.length }))}
          wish={wish}
          onWish={setWish}
        />
        <Button kind="primary" size="large" isDisabled={count === 0} onPress={() => print()}>
          <Printer aria-hidden="true" /> Print {count} {count === 1 ? 'page' : 'pages'}
        </Button>
        <p className={styles.word}>
          In the print dialog choose “actual size” or 100 %, and no margins. Then hold a ruler to the line at the foot.
        </p>
      </aside>
      <main className={styles.pages}>
        {count === 0 && <EmptyState title="Nothing is chosen." />}
        {printed.map(({ sheet, pages }) =>
          pages.map((page, i) => (
            <Leaf
              // biome-ignore lint/suspicious/noArrayIndexKey: pages have nothing but their number.
              key={`${sheet.id} ${i}`}
              page={page}
              title={`${ruleset.title} · ${sheet.title} · ${i + 1} of ${pages.length}`}
              wish={wish}
            />
          )),
        )}
      </main>
    </div>
  )
}

/** A page and, where its things have two sides, its back. */
function Leaf({ page, title, wish }: { page: Page; title: string; wish: Wish }) {
  const { paper, backs, dx, dy } = wish
  const twoSided = backs && page.some(({ drawing }) => drawing.back)
  return (
    <>
      <div className={styles.leaf} data-paper={paper}>
        <PageSvg page={page} paper={paper} title={title} />
      </div>
      {twoSided && (
        <div className={styles.leaf} data-paper={paper}>
          <PageSvg page={page} paper={paper} title={`${title} · back`} back={{ dx, dy }} />
        </div>
      )}
    </>
  )
}
