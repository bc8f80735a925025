import { describe, expect, test } from 'vitest'
import { digestOf } from '../../src/engine/record/digest'
import { isRefusedStep, Match } from '../../src/engine/record/match'
import { openSave, parseSave, saveOf } from '../../src/engine/record/save'
import { takeStep } from '../../src/engine/record/step'
import { oddsOf } from '../../src/engine/rolls/odds'
import { isRefused, type Plan } from '../../src/engine/rolls/plan'
import { randomDice, randomFrom } from '../../src/engine/rolls/random'
import { ScriptedDice } from '../../src/engine/rolls/scripted'
import { unseal } from '../../src/engine/rolls/seeded'
import { games } from '../support/games'
import { copyOf, forEach, originOf, playOne, sampleActions } from './positions'

const TIMEOUT = { timeout: 600_000 }

describe.each(games)('$title', ruleset => {
  test('the same set-up, seed and decisions make the same game', TIMEOUT, () => {
    forEach(ruleset, match => {
      const copy = new Match(ruleset, match.setup, unseal(match.record.sealed) ?? '', originOf(match))
      copy.settle()
      for (const { actor, action } of match.steps) if (actor !== 'table') copy.play(actor, action)
      expect(copy.record).toEqual(match.record)
    })
  })

  test('a step depends on nothing but the state, the action and the faces', TIMEOUT, () => {
    forEach(ruleset, match => {
      for (const [i, step] of match.steps.entries()) {
        const dice = new ScriptedDice(step.rolls.flatMap(thrown => thrown.faces))
        const again = takeStep(ruleset, JSON.parse(JSON.stringify(match.stateAt(i - 1))), step.actor, step.action, dice)
        if (isRefusedStep(again)) throw new Error(`${step.action.type} was refused the second time`)
        expect(digestOf(again.state)).toBe(digestOf(step.state))
        expect(again.events).toEqual(step.events)
      }
    })
  })

  test('nothing is ever written into a state or an action', TIMEOUT, () => {
    forEach(ruleset, (match, random) => {
      const text = JSON.stringify(match.state)
      expect(thawed(match.state)).toEqual([])
      for (const { seat, action } of sampleActions(match, random)) {
        deepFreeze(action)
        const planned = match.plan(seat, action)
        if (!isRefused(planned)) takeStep(ruleset, match.state, seat, action, randomDice(random))
      }
      expect(JSON.stringify(match.state)).toBe(text)
    })
  })

  test(
    'what is planned is played and what is refused is refused, for the same reasons and without effect',
    TIMEOUT,
    () => {
      forEach(ruleset, (match, random) => {
        for (const { seat, action } of sampleActions(match, random)) {
          const planned = match.plan(seat, action)
          if (isRefused(planned)) {
            const { state } = match
            const steps = match.steps.length
            expect(planned.refusals.length).toBeGreaterThan(0)
            expect(match.play(seat, action)).toEqual(planned)
            expect([match.state, match.steps.length]).toEqual([state, steps])
          } else {
            const played = copyOf(match).play(seat, action)
            if (isRefusedStep(played)) expect(played.refusals.map(({ rule }) => rule)).toEqual(['TABLE.hidden'])
          }
        }
      })
    },
  )

  test('every result is one of those the odds foresee, and the odds sum to one', TIMEOUT, () => {
    forEach(ruleset, (match, random) => {
      for (const { seat, action } of sampleActions(match, random)) {
        const planned = match.plan(seat, action)
        if (isRefused(planned)) continue
        checkOdds(planned, random)
      }
    })
  })

  test('undo takes back exactly what play did, and redo does it again', TIMEOUT, () => {
    forEach(ruleset, (match, random) => {
      if (ruleset.outcome(match.state)) return
      const [before, lines] = [match.record, match.linesFor('referee')]
      playOne(match, random)
      const [after, state] = [match.record, match.state]
      if (match.undo.kind !== 'free') {
        expect(isRefused(match.stepBack() ?? { refusals: [] })).toBe(true)
        expect(match.record).toEqual(after)
        return
      }
      expect(match.stepBack()).toBeNull()
      expect(match.record).toEqual(before)
      expect(match.linesFor('referee')).toEqual(lines)
      expect(match.stepForward()).toBeNull()
      expect(match.record).toEqual(after)
      expect(match.state).toBe(state)
    })
  })

  test('a take-back restores the position, and the same decision can be taken again', TIMEOUT, () => {
    forEach(ruleset, (match, random) => {
      if (ruleset.outcome(match.state)) return
      const { state } = match
      playOne(match, random)
      const { undo } = match
      const step = undo.kind === 'none' ? undefined : match.steps[undo.to + 1]
      if (!step || undo.kind === 'none') return
      expect(match.takeBack(step.actor, 'referee')).toBeNull()
      expect(digestOf(match.state)).toBe(digestOf(state))
      const again = match.play(step.actor, step.action)
      expect(!isRefusedStep(again) && again[0]?.action).toEqual(step.action)
    })
  })

  test('a saved game opens as it was', TIMEOUT, () => {
    forEach(ruleset, match => {
      const parsed = parseSave(JSON.stringify(saveOf(match, 'a game', 'now')))
      if (!parsed.ok) throw new Error(parsed.why)
      const opened = openSave(ruleset, parsed.save)
      if (!opened.ok) throw new Error(opened.why)
      expect(opened.warning).toBeUndefined()
      expect(digestOf(opened.match.state)).toBe(digestOf(match.state))
      expect(opened.match.record).toEqual(match.record)
    })
  })

  test('a state survives JSON, and its schema knows all of it', TIMEOUT, () => {
    forEach(ruleset, match => {
      const copy: unknown = JSON.parse(JSON.stringify(match.state))
      expect(digestOf(copy)).toBe(digestOf(match.state))
      const parsed = ruleset.state.safeParse(copy)
      if (!parsed.success) throw new Error(JSON.stringify(parsed.error.issues.slice(0, 3)))
      expect(parsed.data).toEqual(copy)
    })
  })
})

function checkOdds(planned: Plan<unknown>, random: () => number): void {
  const plan = planned.foreseen?.() ?? planned
  const odds = oddsOf(plan)
  if (!odds || !plan.outcome) return
  expect(odds.outcomes.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 9)
  for (const chance of odds.also.values()) expect(chance).toBeLessThanOrEqual(1 + 1e-9)
  const possible = odds.outcomes.filter(({ probability }) => probability > 0).map(({ label }) => label)
  const dice = randomDice(randomFrom(Math.floor(random() * 1e9)))
  for (let i = 0; i < 10; i++) expect(possible).toContain(plan.outcome(plan.resolve(dice)).label)
}

/** Paths of what could still be written to. */
function thawed(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return []
  const own = Object.isFrozen(value) ? [] : [path || 'the state itself']
  return [...own, ...Object.entries(value).flatMap(([key, part]) => thawed(part, `${path}/${key}`))]
}

function deepFreeze(value: unknown): void {
  if (typeof value !== 'object' || value === null) return
  Object.freeze(value)
  for (const part of Object.values(value)) deepFreeze(part)
}
