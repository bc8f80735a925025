import { describe, expect, test } from 'vitest'
import { textOf } from '../../src/engine/record/log'
import { TABLE_RULES } from '../../src/engine/record/referee'
import { isRefused } from '../../src/engine/rolls/plan'
import type { AnyRuleset } from '../../src/engine/ruleset'
import { games } from '../support/games'
import { forEach, sampleActions, seatsOf } from './positions'

const TIMEOUT = { timeout: 600_000 }
const NONSENSE = /undefined|NaN|\[object|null|Infinity/

/** No text has something in it that stands for a value that was not there. Asked once for all: asking takes long. */
const clean = (...texts: string[]): void => expect(texts.filter(text => NONSENSE.test(text))).toEqual([])

function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsIn) : []
}

const idsOf = async (ruleset: AnyRuleset): Promise<ReadonlySet<string>> =>
  new Set([...TABLE_RULES, ...(await ruleset.rulebook()).entries].map(({ id }) => id))

describe.each(games)('$title', ruleset => {
  test('ids of the rulebook are unique and its rulings speak of rules it has', async () => {
    const { entries, rulings } = await ruleset.rulebook()
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length)
    expect(new Set(rulings.map(({ id }) => id)).size).toBe(rulings.length)
    const known = await idsOf(ruleset)
    expect(rulings.flatMap(({ rules }) => rules).filter(rule => !known.has(rule))).toEqual([])
  })

  test('every rule that is cited is in the rulebook', TIMEOUT, async () => {
    const known = await idsOf(ruleset)
    forEach(ruleset, (match, random) => {
      const cited: string[] = ruleset.awaiting(match.state).map(({ rule }) => rule)
      const outcome = ruleset.outcome(match.state)
      if (outcome) cited.push(outcome.rule)
      for (const { rule, events, ledgers } of match.steps) {
        cited.push(
          rule,
          ...events.flatMap(event => event.rules),
          ...ledgers.flatMap(({ lines }) => lines.map(l => l.rule)),
        )
      }
      for (const seat of seatsOf(match)) cited.push(...match.offers(seat).map(({ rule }) => rule))
      for (const { seat, action } of sampleActions(match, random)) {
        const planned = match.plan(seat, action)
        if (isRefused(planned)) cited.push(...planned.refusals.map(({ rule }) => rule))
        else cited.push(planned.rule, ...planned.ledgers.flatMap(({ lines }) => lines.map(({ rule }) => rule)))
      }
      cited.push(...ruleset.refereeControls(match.state).map(({ rule }) => rule))
      expect([...new Set(cited.filter(rule => !known.has(rule)))]).toEqual([])
    })
  })

  test('every event cites a rule', TIMEOUT, () => {
    forEach(ruleset, match => {
      const silent = match.steps.flatMap(step => step.events.filter(({ rules }) => rules.length === 0))
      expect(silent).toEqual([])
    })
  })

  test('the log is made of whole sentences', TIMEOUT, () => {
    forEach(ruleset, match => {
      for (const { sentence } of match.linesFor('referee')) {
        const text = textOf(sentence, seat => `Seat ${seat}`)
        clean(text)
        expect(text.trim()).not.toBe('')
      }
    })
  })

  test('titles, reasons, prompts, offers and ledgers are words', TIMEOUT, () => {
    forEach(ruleset, (match, random) => {
      clean(...ruleset.awaiting(match.state).map(({ say }) => say))
      for (const seat of seatsOf(match)) clean(...match.offers(seat).map(({ label }) => label))
      for (const { seat, action } of sampleActions(match, random)) {
        const planned = match.plan(seat, action)
        if (isRefused(planned)) clean(...planned.refusals.map(({ why }) => why))
        else {
          clean(planned.title)
          clean(...wordsIn([planned.ledgers, planned.warnings?.() ?? []]))
        }
      }
    })
  })

  test('each seat can look at everything there is to see', TIMEOUT, () => {
    forEach(ruleset, (match, random) => {
      for (const seat of [...seatsOf(match), 'referee' as const]) {
        const view = match.viewFor(seat)
        const scene = ruleset.scene(view)
        const pieces = scene.pieces.map(({ id }) => id)
        expect(new Set(pieces).size).toBe(pieces.length)
        clean(...wordsIn([scene, ruleset.sequence(view)]))
        // Some cards in each of many positions: all of them take longer than everything else here.
        for (const piece of pieces.toSorted(() => random() - 0.5).slice(0, 2))
          clean(
            ...wordsIn([ruleset.card(view, piece), ruleset.overlays(view, piece).map(one => [one.name, one.shapes()])]),
          )
        const [from, to] = scene.pieces
        if (from && to) {
          for (const { name } of ruleset.measures.arcs(view, from.id, to.at)) clean(name)
          for (const end of [{ at: to.at, piece: to.id }, { at: to.at }]) {
            const { sight, distance } = ruleset.measures
            const start = { at: from.at, piece: from.id }
            for (const text of wordsIn([sight(view, start, end), distance?.(view, start, end) ?? null])) clean(text)
          }
        }
        if (seat !== 'referee') expect(Number.isFinite(ruleset.value(view, seat))).toBe(true)
      }
    })
  })

  test('what is printed is in words', async () => {
    for (const { setup } of ruleset.setupModel.scenarios) clean(...wordsIn(await ruleset.sheets(setup)))
  })

  test('coordinates on the board are numbers', TIMEOUT, () => {
    forEach(ruleset, match => {
      for (const seat of seatsOf(match)) {
        const scene = ruleset.scene(match.viewFor(seat))
        expect(numbersIn(scene).filter(value => !Number.isFinite(value))).toEqual([])
      }
    })
  })
})

function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : []
}
