import { Printer as PrinterIcon } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { AnyRuleset } from '../../engine/ruleset'
import type { SheetItem } from '../../engine/scene/sheet'
import type { Press } from '../../print/draw/press'
import type { Choice, Job } from '../../print/layout'
import { Button, EmptyState, Notice } from '../design'
import { MessagePage } from '../errors/MessagePage'
import { Loading, useRuleset } from '../loading'
import { ScreenHead } from '../ScreenHead'
import { ChooseSheets } from './ChooseSheets'
import { AS_THEY_COME, choicesOf, wordsOn } from './chosen'
import { savedSource } from './material'
import { PageForm } from './PageForm'
import { Pages } from './Pages'
import { PrinterForm } from './PrinterForm'
import styles from './PrintScreen.module.css'
import { leafFor, type PageSettings, settingFaults } from './page-settings'
import { requestFor } from './print-request'
import { drawerNow, keepPrinter, type Printer, printerOf, useDrawer, usualPaper } from './printers'
import { type Origin, SourceForm } from './SourceForm'
import { useLayout } from './useLayout'
import { useMeasuredSize } from './useMeasuredSize'
import { useSheets } from './useSheets'

export function PrintScreen({ game, from }: { game: string; from?: string }) {
  const loaded = useRuleset(game)
  if (loaded.state === 'loading') return <Loading what="Laying out the sheets" />
  if (loaded.state === 'failed') return <MessagePage title="Nothing to print">{loaded.why}</MessagePage>
  return <PrintRoom key={`${game} ${from}`} ruleset={loaded.ruleset} {...(from !== undefined && { from })} />
}

const firstOrigin = (ruleset: AnyRuleset, from: string | undefined): Origin =>
  from === undefined
    ? { source: ruleset.setupModel.scenarios[0]?.id ?? '', reader: 'everybody', values: 'printed' }
    : { source: savedSource(from), reader: requestFor(from)?.eyes ?? 'everybody', values: 'live' }

const firstWish = (): PageSettings => ({
  paper: usualPaper(drawerNow()),
  turn: 'portrait',
  margin: 8,
  style: 'colour',
  pages: 'filled',
  lines: false,
  backs: false,
})

function PrintRoom({ ruleset, from }: { ruleset: AnyRuleset; from?: string }) {
  const [origin, setOrigin] = useState(() => firstOrigin(ruleset, from))
  const [wish, setWish] = useState(firstWish)
  const [chosen, setChosen] = useState(AS_THEY_COME)
  const { printer, change: changePrinter } = usePrinter(wish)
  const { sources, material, secrets, sheets, why, waiting } = useSheets(ruleset, origin)
  const faults = settingFaults(wish, printer)
  const leaf = useMemo(() => leafFor(wish, printer), [wish, printer])
  const press = useMemo<Press | null>(() => leaf && { style: wish.style, frame: leaf.frame }, [leaf, wish.style])
  const choices = useMemo(() => choicesOf(sheets, chosen), [sheets, chosen])
  const words = useMemo(() => wordsOn(choices, press), [choices, press])
  const wrong = [...words.values()].filter(({ tone }) => tone === 'bad').length
  const job = useMemo<Job | null>(
    () => (press && wrong === 0 ? { choices, press, pages: wish.pages } : null),
    [choices, press, wrong, wish.pages],
  )
  const laying = useLayout(job)
  const grown = useMeasuredSize(laying.pages)
  const sides = laying.pages.length * (wish.backs ? 2 : 1)
  const busy = waiting || laying.done < laying.of || grown < laying.pages.length
  const stops = stopsOf({ why, faults, wrong, sides, failed: laying.failed })
  return (
    <div className={styles.screen}>
      <div className={styles.head}>
        <ScreenHead game={ruleset.id} title={ruleset.title} at="print" terrain={ruleset.terrain !== undefined} />
      </div>
      <aside className={styles.options} aria-label="What to print and how">
        <div className={styles.forms}>
          <h1 className={styles.title}>Print</h1>
          <SourceForm
            sources={sources}
            origin={origin}
            seats={secrets ? (material?.setup.seats ?? null) : null}
            live={material?.live ?? false}
            onOrigin={setOrigin}
          />
          <ChooseSheets sheets={sheets} chosen={chosen} words={words} onChosen={setChosen} />
          <PageForm wish={wish} faults={faults} onWish={setWish} />
          <PrinterForm
            wish={wish}
            printer={printer}
            faults={faults}
            twoSided={twoSidedIn(choices)}
            onWish={setWish}
            onPrinter={changePrinter}
          />
        </div>
        <div className={styles.foot}>
          {stops.length > 0 && !busy && (
            <Notice tone="warn">
              {stops.map(stop => (
                <p key={stop}>{stop}</p>
              ))}
            </Notice>
          )}
          {busy &&
            (waiting ? (
              <p className={styles.word}>Collecting the sheets…</p>
            ) : (
              <Progress laying={laying} grown={grown} />
            ))}
          <Button kind="primary" size="large" wide isDisabled={busy || stops.length > 0} onPress={() => print()}>
            <PrinterIcon aria-hidden="true" /> Print or save as PDF, {sides} {sides === 1 ? 'page' : 'pages'}
          </Button>
          <p className={styles.word}>
            In the print dialog choose 100 % or “actual size”, no margins
            {wish.backs && `, both sides, ${printer.edge} edge`}. “Save as PDF” is among its printers.
          </p>
        </div>
      </aside>
      <main className={styles.pages} data-turn={wish.turn} aria-busy={busy}>
        {sides === 0 && !busy && <EmptyState title="No page yet">{stops[0] ?? ''}</EmptyState>}
        {leaf && (
          <Pages
            pages={laying.pages.slice(0, grown)}
            of={laying.pages.length}
            game={`${ruleset.title}, ${material?.title ?? ''}`}
            leaf={leaf}
            wish={wish}
            printer={printer}
          />
        )}
      </main>
    </div>
  )
}

const twoSidedIn = (choices: readonly Choice[]): number =>
  choices.reduce((sum, { item, copies }) => sum + (hasBack(item) && copies > 0 ? copies : 0), 0)

const hasBack = (item: SheetItem): boolean => item.kind === 'screen' || (item.kind === 'counter' && !!item.back)

/** The printer being edited; valid settings are stored under its name. */
function usePrinter(wish: PageSettings): { printer: Printer; change(printer: Printer): void } {
  const drawer = useDrawer()
  const [typed, setTyped] = useState<{ name: string; printer: Printer } | null>(null)
  const kept = printerOf(drawer)
  const printer = typed?.name === drawer.current ? typed.printer : kept
  const change = (next: Printer) => {
    setTyped({ name: drawer.current, printer: next })
    if (Object.keys(settingFaults({ ...wish, backs: true, margin: 8 }, next)).length === 0)
      keepPrinter(drawer.current, next)
  }
  return { printer, change }
}

interface State {
  readonly why: string | null
  readonly faults: Readonly<Record<string, string>>
  readonly wrong: number
  readonly sides: number
  readonly failed: string | undefined
}

/** Why there is nothing to print. */
function stopsOf({ why, faults, wrong, sides, failed }: State): readonly string[] {
  const stops = [
    why,
    ...Object.values(faults),
    wrong > 0 ? `${wrong === 1 ? "One item can't" : `${wrong} items can't`} be printed like this: see above.` : null,
    failed ?? null,
  ].filter(stop => stop !== null)
  return stops.length === 0 && sides === 0 ? ['Choose a sheet above, or an item on one.'] : stops
}

function Progress({ laying, grown }: { laying: ReturnType<typeof useLayout>; grown: number }) {
  const drawing = laying.done < laying.of
  const value = drawing ? laying.done : grown
  const max = Math.max(1, drawing ? laying.of : laying.pages.length)
  return (
    <label className={styles.progress}>
      {drawing ? `Laying out ${laying.done} of ${laying.of}` : `Drawing page ${grown} of ${laying.pages.length}`}
      <progress value={value} max={max} />
    </label>
  )
}
