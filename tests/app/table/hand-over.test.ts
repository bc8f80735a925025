import { describe, expect, test } from 'vitest'
import { HotSeat } from '../../../src/app/session/hot-seat'
import { createTableStore, type Table } from '../../../src/app/table/store/store'
import { decide } from '../../../src/engine/fuzz/choosing'
import { Match } from '../../../src/engine/record/match'
import { randomFrom } from '../../../src/engine/rolls/random'
import type { Action } from '../../../src/engine/ruleset'
import { coverOf } from '../../../src/rulesets'

async function tableOf(game: string, bots: readonly string[] = []): Promise<{ table: Table; match: Match }> {
  const ruleset = await coverOf(game)?.load()
  const setup = ruleset?.setupModel.scenarios[0]?.setup
  if (!ruleset || !setup) throw new Error(`no ${game}`)
  const seats = setup.seats.map(one => ({ ...one, played: bots.includes(one.seat) ? ('bot' as const) : one.played }))
  const match = new Match(ruleset, { ...setup, seats }, 'a seed')
  match.settle()
  return { table: createTableStore(new HotSeat(match), 'g'), match }
}

/** Plays for whoever is asked until `done`, taking up the screen as the table asks for it. */
function playUntil({ table, match }: { table: Table; match: Match }, done: () => boolean): void {
  const random = randomFrom(3)
  for (let i = 0; i < 3000; i++) {
    if (done()) return
    const { curtain, passTo, takeOver, passOn, play } = table.store.getState()
    if (passTo !== null) passOn()
    else if (curtain !== null) takeOver()
    else {
      const decision = decide(match.ruleset, match.state, random)
      if (!decision) throw new Error('the game is over')
      play(decision.actor, decision.action)
    }
  }
  throw new Error('it never came')
}

describe('the screen goes from hand to hand', () => {
  test('[TS.plan.hidden] planning begins behind a curtain that names one person', async () => {
    const { table } = await tableOf('thunder-struck')
    expect(table.store.getState()).toMatchObject({ curtain: 'A', passTo: null })
    expect(table.select.offers(table.store.getState())).toEqual([])
    table.store.getState().takeOver()
    const now = table.store.getState()
    expect(now).toMatchObject({ seat: 'A', curtain: null })
    expect(table.select.headline(now)).toMatchObject({ seats: ['A'], text: 'roll your dice' })
  })

  test('[TS.plan.hidden] each further round begins so too, after everyone has seen how the last one ended', async () => {
    const both = await tableOf('thunder-struck')
    const { table, match } = both
    const round = () => (match.state as { readonly round: number }).round
    playUntil(both, () => round() === 2)
    const now = table.store.getState()
    expect(now.passTo).not.toBeNull()
    expect(now.curtain).toBeNull()
    expect(table.select.offers(now)).toEqual([])
    expect(table.select.headline(now).text).toBe(`${now.passTo === 'A' ? 'Blue' : 'Orange'} is next.`)
    now.passOn()
    expect(table.store.getState()).toMatchObject({ curtain: now.passTo, passTo: null })
  })

  test('against the machine there is nobody to hide from', async () => {
    const { table } = await tableOf('thunder-struck', ['B'])
    expect(table.store.getState()).toMatchObject({ seat: 'A', curtain: null })
  })

  test('in an open game no curtain ever falls', async () => {
    for (const game of ['lightning-strike', 'arclight', 'lightning-war']) {
      const both = await tableOf(game)
      let steps = 0
      playUntil(both, () => {
        expect(both.table.store.getState()).toMatchObject({ curtain: null, passTo: null })
        return ++steps > 60 || both.match.ruleset.outcome(both.match.state) !== null
      })
    }
  })

  test('[STR.core.sequence.command] whoever seals second sees the dice that follow before passing on', {
    timeout: 60_000,
  }, async () => {
    const both = await tableOf('striker')
    const { table } = both
    const dice = () => (table.select.rolled(table.store.getState()) ?? []).flatMap(line => line.rolls)
    playUntil(both, () => table.store.getState().passTo !== null && dice().length > 0)
    const { curtain, seat, passTo } = table.store.getState()
    expect(curtain).toBeNull()
    expect(passTo).not.toBe(seat)
    table.store.getState().passOn()
    expect(table.store.getState()).toMatchObject({ curtain: passTo, rolledAt: null })
  })

  test('menu → view as Orange shows nothing of Orange to Blue, and seats Orange', async () => {
    const { table, match } = await tableOf('thunder-struck')
    const act = (action: Action) => table.store.getState().play(table.store.getState().seat, action)
    table.store.getState().takeOver()
    act({ type: 'roll' })
    table.store.getState().sit('B')
    expect(table.store.getState()).toMatchObject({ curtain: 'B' })
    table.store.getState().takeOver()
    act({ type: 'roll' })
    table.store.getState().sit('A')
    expect(table.store.getState().curtain).toBe('A')
    table.store.getState().takeOver()
    expect(table.store.getState().seat).toBe('A')
    expect(table.select.view(table.store.getState())).toEqual(match.viewFor('A'))
  })
})

describe('[TS.plan.hidden] taking back behind a screen', () => {
  test('Orange can’t take back what Blue finished', async () => {
    const both = await tableOf('thunder-struck')
    const { table, match } = both
    const planned = () =>
      match.ruleset.awaiting(match.state).every(({ seat }) => seat === 'B') && table.store.getState().seat === 'B'
    playUntil(both, planned)
    const { curtain, takeOver } = table.store.getState()
    if (curtain !== null) takeOver()
    const before = match.record.entries.filter(({ actor }) => actor === 'A').length
    const { session, undo } = table.store.getState()
    for (let i = 0; i < 40 && session.now('B').undo === 'free'; i++) undo()
    expect(match.record.entries.filter(({ actor }) => actor === 'A').length).toBe(before)
    expect(match.ruleset.awaiting(match.state).some(({ seat }) => seat === 'A')).toBe(false)
  })
})
