import { describe, expect, test } from 'vitest'
import type { Offer } from '../../../src/engine/offers'
import { viewFor } from '../../../src/engine/record/hidden'
import { linesFor, textOf } from '../../../src/engine/record/log'
import { isRefusedStep, Match } from '../../../src/engine/record/match'
import { linesOf } from '../../../src/engine/record/narration'
import { offersFor } from '../../../src/engine/record/offering'
import { takeStep } from '../../../src/engine/record/step'
import { ScriptedDice } from '../../../src/engine/rolls/scripted'
import { type Action, anyRuleset } from '../../../src/engine/ruleset'
import type { Seat } from '../../../src/engine/seats'
import { striker } from '../../../src/rulesets/striker'
import type { StrikerAction } from '../../../src/rulesets/striker/actions'
import { initialState } from '../../../src/rulesets/striker/initial-state'
import type { Options } from '../../../src/rulesets/striker/options'
import { NO_WORK } from '../../../src/rulesets/striker/parts/work'
import { revealed } from '../../../src/rulesets/striker/rules/spotting/revealing'
import { setupModel } from '../../../src/rulesets/striker/setup-model'
import type { State } from '../../../src/rulesets/striker/state'
import { field } from './field'
import { battle, goTo, shoot } from './support'

const game = anyRuleset(striker)
const ridge = setupModel.scenarios.find(({ id }) => id === 'STR-S2')?.setup
if (!ridge) throw new Error('no scenario')

/** The same battle with other forces, names, cards and orders for side B. */
const twinOf = (options: Options): Options => ({
  ...options,
  forces: {
    ...options.forces,
    B: [
      { card: 'MBT8', name: 'Iron Maid', unit: 'Secret', crew: 'veteran' },
      { card: 'own-troop', name: 'Ghosts', unit: 'Secret' },
    ],
  },
  initial: { ...options.initial, B: { default: goTo(77, 66) } },
  weapons: [{ ...printed('rifle'), id: 'own-gun', name: 'Whisperer' }],
  armours: ARMOURS.slice(0, 1).map(armour => ({ ...armour, id: 'own-armour', name: 'Cloak' })),
  troops: [
    {
      ...squad(),
      id: 'own-troop',
      name: 'Ghosts',
      men: squad().men.map(man => ({ ...man, weapons: ['own-gun'], armour: 'own-armour' })),
    },
  ],
})

import { ARMOURS } from '../../../src/rulesets/striker/cards/armour'
import { WEAPONS } from '../../../src/rulesets/striker/cards/arms'
import { TROOPS } from '../../../src/rulesets/striker/cards/troops'

const squad = () => {
  const [troop] = TROOPS
  if (!troop) throw new Error('no troops')
  return troop
}
const printed = (id: string) => {
  const card = WEAPONS.find(weapon => weapon.id === id)
  if (!card) throw new Error(id)
  return card
}

const plain = { ...ridge, options: { ...(ridge.options as Options), first: 'A' as const } }
const twin = { ...plain, options: twinOf(plain.options) }

function listedIn(offer: Offer<Action>): unknown {
  switch (offer.kind) {
    case 'button':
      return offer.action
    case 'piece':
    case 'cell':
      return offer.choices()
    case 'form':
      return offer.fields()
    case 'region':
      return [offer.region(), offer.start()]
    case 'path':
      return offer.start
    case 'facing':
      return offer.pivot
  }
}

/** Everything that a seat is shown of a match: view, scene, cards, offers with what they list, log, prompts. */
function shownTo(match: Match, seat: Seat): string {
  const view = viewFor(match.state as State, seat)
  const offers = offersFor(game, match.state, seat).map(offer => {
    const { id, label, rule, piece, kind } = offer
    return { id, label, rule, piece, kind, listed: listedIn(offer) }
  })
  const cards = Object.keys(view.stands).map(id => striker.card(view, id))
  const { sequence, value } = striker
  return JSON.stringify({
    view,
    scene: striker.scene(view),
    cards,
    offers,
    log: match.linesFor(seat),
    sequence: sequence(view),
    value: value(view, seat),
    awaiting: striker.awaiting(match.state as State),
  })
}

/** Where two texts part, with a little of each; null where they are the same. */
function firstDifference(a: string, b: string): readonly string[] | null {
  if (a === b) return null
  let at = 0
  while (a[at] === b[at]) at++
  return [a, b].map(text => text.slice(Math.max(0, at - 150), at + 80))
}

const act = (match: Match, seat: Seat, action: StrikerAction) => {
  const taken = match.play(seat, action)
  expect(taken, action.type).not.toHaveProperty('refusals')
}

describe('what a seat can infer', () => {
  test('[STR.core.spot.start STR.core.orders.secret STR.core.spot.unseen-info] a battle with other enemy forces and orders looks the same to the last byte', () => {
    const [one, other] = [new Match(game, plain, 'seed'), new Match(game, twin, 'seed')]
    for (const match of [one, other]) match.settle()
    const same = (when: string) => {
      for (const seat of ['A', 'C'] as const)
        expect(firstDifference(shownTo(one, seat), shownTo(other, seat)), `${when}, seat ${seat}`).toBeNull()
    }
    same('deploying')
    expect(shownTo(other, 'B')).not.toBe(shownTo(one, 'B'))
    for (const seat of ['A', 'B'] as const) for (const match of [one, other]) act(match, seat, { type: 'ready' })
    same('commanding')
    for (const seat of ['A', 'B'] as const) for (const match of [one, other]) act(match, seat, { type: 'ready' })
    same('moving')
  })

  test('[STR.core.spot.seen-info] with a spotted stand its cards are known, and no others', () => {
    const state = initialState(twin)
    const hidden = viewFor(state, 'A')
    expect(JSON.stringify(hidden)).not.toMatch(/Iron Maid|Ghosts|Whisperer|Cloak|Secret|MBT8/)
    const next = { ...state }
    revealed(next, 'B02', () => {})
    const view = viewFor({ ...next }, 'A')
    const known = view.cards.A?.value
    expect([known?.weapons['own-gun']?.name, known?.armours['own-armour']?.name]).toEqual(['Whisperer', 'Cloak'])
    expect(known?.vehicles.MBT8).toBeUndefined()
    expect(striker.card(view, 'B02')?.title).toBe('Ghosts')
  })
})

describe('positions of the last version', () => {
  const { jamming: _none, own: _own, things: _things, questions: _questions, ...old } = initialState(twin)
  const opened = (position: unknown) => {
    const read = striker.state.safeParse(JSON.parse(JSON.stringify(position)))
    return read.success ? read.data : read.error
  }

  test('open as they are', () => expect(opened(old)).toEqual(initialState(twin)))

  test('roll at once for the jammers set in their command phase', () => {
    const jams = { ...old.jams, A: { $for: ['A'], value: [{ jammer: 'A01', target: 'B02' }] } }
    expect(opened({ ...old, phase: 'command', jams })).toMatchObject({ jamming: [], jams })
    expect(opened({ ...old, phase: 'move1', jams })).toMatchObject({ jamming: null })
  })
})

describe('the nerve of a spotted stand', () => {
  /** The log of a check that a stand of this quality makes, with the dice that it rolls. */
  const logOf = (quality: 'regular' | 'veteran', seat: Seat, ...faces: [number, number]) => {
    const state = field({
      step: 'check',
      stands: { A1: { at: [50, 60], men: [{ quality }] }, B1: { at: [50, 20] } },
      work: { $for: [], value: { ...NO_WORK, checks: [{ stand: 'A1', causes: ['near'], further: 0 }] } },
    })
    const check: StrikerAction = { type: 'check', stand: 'A1' }
    const step = takeStep(game, state, 'table', check, new ScriptedDice(faces))
    if (isRefusedStep(step)) throw new Error('refused')
    return linesFor(linesOf(game, step, 0), seat)
  }

  test('[STR.core.spot.seen-info STR.core.morale.current] its dice and morale are read by its owner only', () => {
    expect(logOf('regular', 'B', 2, 2)).toEqual(logOf('veteran', 'B', 3, 4))
    const [seen, ...more] = logOf('regular', 'B', 2, 2)
    expect(more).toEqual([])
    expect(seen).toMatchObject({ ledgers: [], rolls: [] })
    expect(seen && textOf(seen.sentence, String)).toBe('A1 holds its nerve.')
    const [own] = logOf('regular', 'A', 2, 2)
    expect(own?.ledgers[0]?.lines[0]).toMatchObject({ value: 7, why: 'base morale' })
    expect(own && textOf(own.sentence, String)).toContain('rolls 4 against morale 7')
    expect(logOf('regular', 'A', 2, 2)).toHaveLength(1)
  })

  test('[STR.core.spot.seen-info STR.core.morale.rout] that it routs is seen', () => {
    expect(logOf('regular', 'B', 6, 6).map(({ sentence }) => textOf(sentence, String))).toEqual(['A1 routs.'])
  })
})

describe('hits on a spotted stand', () => {
  const hit = (b1: object, ...faces: number[]) => {
    const table = battle({
      sealed: ['B'],
      stands: { A1: { at: [50, 60], men: [{ quality: 'veteran', weapons: ['rifle'] }] }, B1: { at: [50, 40], ...b1 } },
    } as Parameters<typeof battle>[0])
    table.play('A', shoot('A1', 'B1'))
    table.play('A', { type: 'seal' })
    return table
      .settle(6, 5, ...faces)
      .flatMap(({ type, seenBy }) =>
        type === 'damage-thrown' || type === 'vehicle-struck' ? [[type, seenBy?.join('') ?? 'all']] : [],
      )
  }

  test('[STR.core.spot.seen-info] what a hit did to a vehicle is its owner’s to know; wounds of men are seen', () => {
    expect(hit({ card: 'MBT8' }, 1, 1, 1)).toEqual([
      ['damage-thrown', 'B'],
      ['vehicle-struck', 'A'],
    ])
    expect(hit({ men: [{}] }, 1, 1)).toEqual([['damage-thrown', 'all']])
    expect(hit({ card: 'MBT8' }, 6, 1, 1)).toHaveLength(2)
  })
})
