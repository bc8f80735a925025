// npm run golden:update
// Writes the golden games anew: records that the rules still allow are kept and only their log is written; one that
// stops is played on at random from there. A game without any gets some.
import { mkdirSync, writeFileSync } from 'node:fs'
import { decide } from '../src/engine/fuzz/choosing'
import { decideGreedily } from '../src/engine/fuzz/greedy'
import { isRefusedStep, Match } from '../src/engine/record/match'
import { saveOf } from '../src/engine/record/save'
import { type Random, randomFrom } from '../src/engine/rolls/random'
import { ScriptedDice } from '../src/engine/rolls/scripted'
import type { AnyRuleset } from '../src/engine/ruleset'
import type { Scenario } from '../src/engine/setup'
import { goldensOf, loadAll, pathOf, replayed } from '../tests/golden/golden'
import { WORKED, type Worked } from '../tests/golden/worked'
import { said, Wrong } from './games'
import { logText } from './log-text'

/** Enough to see much of a game, short enough to be read. */
const MOST_STEPS = 500
const SEEDS = 8

export const main = (): Promise<number> =>
  said(async () => {
    for (const ruleset of await loadAll()) {
      mkdirSync(pathOf(ruleset.id, ''), { recursive: true })
      const worked = WORKED[ruleset.id] ?? []
      const old = goldensOf(ruleset.id).filter(({ name }) => !worked.some(script => script.name === name))
      for (const { name, save } of old) {
        const { match, stopped } = replayed(ruleset, save.record)
        write(name, stopped ? playOn(match, randomFrom(1)) : match)
        console.log(`${ruleset.id}/${name}: ${stopped ?? 'replays'}`)
      }
      for (const script of worked) write(script.name, performed(ruleset, script))
      if (old.length > 0) continue
      for (const scenario of ruleset.setupModel.scenarios) write(scenario.id, interesting(ruleset, scenario))
    }
    return 0
  })

function write(name: string, match: Match): void {
  const { id } = match.ruleset
  const { record, ...save } = saveOf(match, name, '')
  // One entry a line: what changed in a record can be seen.
  const { entries, ...head } = record
  const lines = entries.map(entry => `      ${JSON.stringify(entry)}`).join(',\n')
  const text = JSON.stringify({ ...save, record: { ...head, entries: [] } }, null, 2)
  writeFileSync(pathOf(id, `${name}.json`), `${text.replace('"entries": []', () => `"entries": [\n${lines}\n    ]`)}\n`)
  writeFileSync(pathOf(id, `${name}.txt`), `${logText(match).join('\n')}\n`)
}

function performed(ruleset: AnyRuleset, { scenario, seed, moves, name, takenBack = [] }: Worked): Match {
  const setup = ruleset.setupModel.scenarios.find(({ id }) => id === scenario)?.setup
  if (!setup) throw new Wrong(`${name}: ${ruleset.title} has no scenario “${scenario}”.`)
  const match = new Match(ruleset, setup, seed)
  match.settle()
  for (const [i, [seat, action, ...faces]] of moves.entries()) {
    const times = takenBack.includes(i) ? 2 : 1
    for (let time = 0; time < times; time++) {
      const played = match.play(seat, action, faces.length > 0 ? new ScriptedDice(faces) : undefined)
      if (isRefusedStep(played))
        throw new Wrong(`${name}, move ${i + 1}, ${seat} ${action.type}: ${played.refusals.map(r => r.why).join(' ')}`)
      if (time < times - 1) match.takeBack(seat, seat === 'A' ? 'B' : 'A')
    }
  }
  return match
}

/** Of a few games the one that cites most, for its length. */
function interesting(ruleset: AnyRuleset, { setup }: Scenario<unknown>): Match {
  const matches = Array.from({ length: SEEDS }, (_, seed) => {
    const match = new Match(ruleset, setup, `golden ${seed}`)
    match.settle()
    return playOn(match, randomFrom(seed))
  })
  const worth = (match: Match): number => citedBy(match).size - match.steps.length / 20
  return matches.reduce((best, match) => (worth(match) > worth(best) ? match : best))
}

const citedBy = (match: Match): ReadonlySet<string> =>
  new Set(
    match.steps.flatMap(({ rule, events, ledgers }) => [
      rule,
      ...events.flatMap(event => event.rules),
      ...ledgers.flatMap(({ lines }) => lines.map(line => line.rule)),
    ]),
  )

/** To the end or until it is long enough, by players who want to win. */
function playOn(match: Match, random: Random): Match {
  while (match.steps.length < MOST_STEPS && !match.ruleset.outcome(match.state)) {
    const choose = random() < 0.8 ? decideGreedily : decide
    const decision = choose(match.ruleset, match.state, random)
    if (!decision || decision.actor === 'table') break
    match.play(decision.actor, decision.action)
  }
  return match
}
