import { useMemo, useState } from 'react'
import type { AnyRuleset } from '../../engine/ruleset'
import type { Seat } from '../../engine/seats'
import type { RosterCard } from '../../engine/setup'
import { FieldForm, FieldRow, Notice, Panel } from '../design'
import { MessagePage } from '../errors/MessagePage'
import { Loading, useRuleset } from '../loading'
import { CardView } from '../panels'
import { queryOf } from '../routes'
import { ScreenHead } from '../ScreenHead'
import { GIVEN_SEED, seedOf } from '../storage'
import { BattleBrief } from './BattleBrief'
import {
  changedOf,
  type Draft,
  sectionsOf,
  verdictOn,
  withColour,
  withPlayers,
  withScenario,
  withSeat,
  withValues,
} from './draft'
import { drafts } from './drafts'
import { ForcesBuilder } from './ForcesBuilder'
import { MapPicker } from './MapPicker'
import { ScenarioFile } from './ScenarioFile'
import { ScenarioPicker } from './ScenarioPicker'
import { SeatsEditor } from './SeatsEditor'
import { StartPanel } from './StartPanel'
import { seedFrom } from './seed'
import styles from './setup.module.css'
import { useParts } from './useParts'

export function SetupScreen({ game }: { game: string }) {
  const loaded = useRuleset(game)
  if (loaded.state === 'loading') return <Loading what="Loading the game" />
  if (loaded.state === 'failed') return <MessagePage title="No such game">{loaded.why}</MessagePage>
  const [scenario] = loaded.ruleset.setupModel.scenarios
  if (!scenario) return <MessagePage title="Nothing to set up">This game has no scenarios.</MessagePage>
  return <Setup key={game} ruleset={loaded.ruleset} first={withScenario(null, scenario)} />
}

function Setup({ ruleset: base, first }: { ruleset: AnyRuleset; first: Draft }) {
  const [draft, setDraft] = useState(drafts.get(base.id) ?? first)
  const ruleset = useParts(base, draft.options)
  const { setupModel } = ruleset
  const [words, setWords] = useState<Partial<Record<Seat, string>>>({})
  const [seed, setSeed] = useState(queryOf('seed') ?? '')
  const [chance] = useState(() => seedOf([]))
  const [shown, setShown] = useState<RosterCard | null>(() => firstCard(ruleset, draft))
  const verdict = useMemo(() => verdictOn(ruleset, draft), [ruleset, draft])
  const fields = setupModel.fields(draft)
  const change = (next: Draft) => {
    drafts.set(ruleset.id, next)
    setDraft(next)
  }
  /** Opens another battle and shows one of its cards beside it. */
  const open = (next: Draft) => {
    change(next)
    setShown(firstCard(ruleset, next))
  }
  const finalSeed = seedFrom({ fixed: seed, chance, words: draft.seats.map(({ seat }) => words[seat] ?? '') })

  return (
    <div className={styles.page}>
      <ScreenHead game={ruleset.id} title={ruleset.title} at="setup" terrain={ruleset.terrain !== undefined} />
      <main className={styles.main}>
        <h1 className={styles.title}>Set up</h1>
        <div className={styles.sections}>
          <Panel title="Scenario">
            <ScenarioPicker
              scenarios={setupModel.scenarios}
              chosen={draft.scenario}
              onChoose={scenario => open(withScenario(draft, scenario, setupModel.scenarios))}
            />
            <BattleBrief lines={[...(setupModel.brief?.(draft) ?? []), ...(setupModel.notes?.(draft) ?? [])]} />
            <ScenarioFile ruleset={ruleset} draft={draft} onOpen={open} />
          </Panel>
          <Panel title="Players">
            <SeatsEditor
              seats={draft.seats}
              counts={setupModel.seats}
              words={words}
              onCount={count => change(withPlayers(setupModel, draft, count))}
              onSeat={seat => change(withSeat(draft, seat))}
              onWord={(seat, word) => setWords({ ...words, [seat]: word })}
              {...(setupModel.colours && {
                onColour: (from: Seat, to: Seat) => {
                  change(withColour(draft, from, to))
                  setWords({ ...words, [to]: words[from] ?? '', [from]: words[to] ?? '' })
                },
              })}
            />
          </Panel>
          {ruleset.terrain && (
            <Panel title="Map">
              <MapPicker ruleset={ruleset} terrain={ruleset.terrain} draft={draft} onChange={change} />
            </Panel>
          )}
          {setupModel.forces && (
            <Panel title={`Forces by ${setupModel.forces.points}`}>
              <ForcesBuilder
                ruleset={ruleset}
                forces={setupModel.forces}
                draft={draft}
                onChange={change}
                onShow={setShown}
              />
            </Panel>
          )}
          {sectionsOf(fields).map(section => (
            <Panel key={section.title} title={section.title}>
              <FieldForm
                fields={section.fields}
                values={Object.fromEntries(section.fields.map(field => [field.name, field.value]))}
                onChange={values => change(withValues(draft, changedOf(section.fields, values), setupModel.set))}
              />
            </Panel>
          ))}
          <Panel title="Dice">
            <FieldRow
              field={{
                kind: 'text',
                name: 'seed',
                label: 'Fixed seed',
                value: '',
                most: 80,
                help: 'Optional. The same seed and the same decisions give the same rolls. Leave it empty for random dice.',
              }}
              value={seed}
              onChange={value => setSeed(String(value))}
            />
            {seed !== '' && <Notice tone="warn">{GIVEN_SEED}</Notice>}
          </Panel>
        </div>
        <aside className={styles.aside}>
          <StartPanel ruleset={ruleset} draft={draft} verdict={verdict} seed={finalSeed} />
          {shown && (
            <div className={styles.shown}>
              <CardView card={shown.card} />
            </div>
          )}
        </aside>
      </main>
    </div>
  )
}

function firstCard({ setupModel: { forces } }: AnyRuleset, { options, seats }: Draft): RosterCard | null {
  const [entry] = seats.flatMap(({ seat }) => forces?.list(options, seat) ?? [])
  return forces?.roster(options).find(card => card.id === entry?.card) ?? null
}
