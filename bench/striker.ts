import { sampleOffer } from '../src/engine/fuzz/sample'
import type { Offer } from '../src/engine/offers'
import { viewFor } from '../src/engine/record/hidden'
import { offersFor } from '../src/engine/record/offering'
import { planFor } from '../src/engine/record/step'
import { oddsOf } from '../src/engine/rolls/odds'
import { isRefused } from '../src/engine/rolls/plan'
import { randomDice, randomFrom } from '../src/engine/rolls/random'
import type { Action, AnyRuleset } from '../src/engine/ruleset'
import type { GameSetup } from '../src/engine/setup'
import { coverOf } from '../src/rulesets/index'
import type { Options } from '../src/rulesets/striker/options'
import type { Side } from '../src/rulesets/striker/sides'
import type { Phase, State } from '../src/rulesets/striker/state'
import { atMost, type Line, ms, print } from './report'
import { median, worked } from './stats'

const STANDS = 200
const COLUMNS = 20
/** One picture of sixty in a second. */
const FRAME = 16
const TRIES = 15

/** What the table asks of Striker between two steps, with two hundred stands on a side, all spotted. */
export async function striker(): Promise<readonly Line[]> {
  const ruleset = await coverOf('striker')?.load()
  const scenario = ruleset?.setupModel.scenarios[0]
  if (!ruleset || !scenario) throw new Error('Striker is not in the registry')
  const start = crowded(ruleset, scenario.setup, STANDS)
  const clock = new Clock()
  for (const phase of ['command', 'move1', 'fire1'] as const) watch(ruleset, inPhase(start, phase), clock)
  const lines = [...clock.lines(), ...tankDuels(ruleset, scenario.setup), ...looksOfASide(ruleset, scenario.setup)]
  print(`Striker, ${STANDS} stands on a side`, lines, ['medians, in the command, movement and fire phases'])
  return lines
}

/** By the processor's own clock: what else runs on the machine does not count. */
class Clock {
  readonly #spent = new Map<string, number[]>()
  time<T>(what: string, work: () => T): T {
    const { result, took } = worked(work)
    this.#spent.set(what, [...(this.#spent.get(what) ?? []), took])
    return result
  }
  lines(): Line[] {
    return [...this.#spent].map(([what, times]) => atMost(`${what}, ${times.length} times`, median(times), FRAME, ms))
  }
}

/** The forces of a scenario over and over, rank behind rank, platoons of ten under one headquarters. */
function crowded(ruleset: AnyRuleset, setup: GameSetup<unknown>, stands: number): State {
  const options = setup.options as Options
  const listed = (side: Side) => {
    const force = options.forces[side]
    return Array.from({ length: stands }, (_, i) => {
      const { card = '', name = '', unit = '', crew } = force[i % force.length] ?? {}
      const rank = Math.floor(i / COLUMNS)
      return {
        card,
        name: `${name} ${i + 1}`,
        unit: i < force.length && unit === 'HQ' ? unit : `Platoon ${Math.floor(i / 10) + 1}`,
        ...(crew && { crew }),
        at: { x: 8 + 11.5 * (i % COLUMNS), y: side === 'A' ? 90 + 6 * rank : 70 - 6 * rank },
      }
    })
  }
  const forces = { A: listed('A'), B: listed('B') }
  return ruleset.initialState({ ...setup, options: { ...options, forces } }, randomDice(randomFrom(1))) as State
}

function inPhase(start: State, phase: Phase): State {
  const stands: Record<string, State['stands'][string]> = {}
  for (const [id, { value }] of Object.entries(start.stands))
    stands[id] = { $for: ['A', 'B'], ghost: true, ...(value && { value: { ...value, spotted: true } }) }
  return { ...start, stands, phase, step: 'act', turn: 1, first: 'A', sealed: phase === 'fire1' ? ['B'] : [] }
}

/** A position one small change later, as a step leaves it. */
function after(state: State, id: string): State {
  const kept = state.stands[id]
  if (!kept?.value) throw new Error(`there is no stand ${id}`)
  const { at } = kept.value
  const value = { ...kept.value, at: { x: at.x + 0.01, y: at.y } }
  return { ...state, stands: { ...state.stands, [id]: { ...kept, value } } }
}

function watch(ruleset: AnyRuleset, start: State, clock: Clock): void {
  let state = start
  for (let i = 0; i < TRIES; i++) {
    const piece = `A${20 + i}`
    const now = after(state, piece)
    state = now
    const offers = clock.time('offers', () => offersFor(ruleset, now, 'A'))
    const view = viewFor(now, 'A')
    clock.time('scene', () => ruleset.scene(view))
    clock.time('card and ranges of a stand', () => {
      ruleset.card(view, piece)
      return ruleset.overlays(view, piece).map(one => (one.name === HIDDEN ? 0 : one.shapes().length))
    })
    clock.time('what a stand cannot see', () =>
      ruleset
        .overlays(view, piece)
        .find(one => one.name === HIDDEN)
        ?.shapes(),
    )
    for (const offer of offers.filter(one => one.piece === piece)) {
      if (offer.kind === 'path') clock.time('how far a stand can go', () => offer.reach.shapes())
      for (const action of actionsOf(offer)) clock.time('preview with its odds', () => preview(ruleset, now, action))
    }
  }
}

const DUELS = 60

/** A tank at the flank of another: every hit may end in each row of the damage tables, with each man of the crew. */
function tankDuels(ruleset: AnyRuleset, setup: GameSetup<unknown>): Line[] {
  const options = setup.options as Options
  const tank = (name: string, y: number) => [{ card: 'MBT8', name, unit: 'Tanks', at: { x: 120, y } }]
  const forces = { A: tank('Firer', 110), B: tank('Target', 60) }
  const map = { ...options.map, pieces: [] }
  const start = ruleset.initialState(
    { ...setup, options: { ...options, forces, map } },
    randomDice(randomFrom(1)),
  ) as State
  let state = inPhase(start, 'fire1')
  const tankOf = (side: Side) => Object.values(state.stands).find(({ value }) => value?.seat === side)
  const target = tankOf('B')
  const firer = tankOf('A')?.value
  if (!target?.value || !firer) throw new Error('there are no tanks')
  const { id } = target.value
  state = { ...state, stands: { ...state.stands, [id]: { ...target, value: { ...target.value, facing: 90 } } } }
  const action = { type: 'fire', stand: firer.id, man: 0, weapon: 0, target: id, point: null, kind: 'KEAP', spread: [] }
  const once = () => {
    state = after(state, firer.id)
    return worked(() => preview(ruleset, state, action)).took
  }
  // Of three positions in a row the one least disturbed by other work counts.
  const spent = Array.from({ length: DUELS }, () => Math.min(once(), once(), once()))
  return [
    atMost('median preview of tank against tank', median(spent), FRAME / 2, ms),
    atMost('slowest preview of tank against tank', Math.max(...spent), FRAME, ms),
  ]
}

const LOOKERS = 40
const WAY = 20
const WHOLE_SIDE = 100

/** Forty stands look for forty that have all moved, on every centimetre of their ways. */
function looksOfASide(ruleset: AnyRuleset, setup: GameSetup<unknown>): Line[] {
  let state: State = { ...onTheirWay(inPhase(crowded(ruleset, setup, LOOKERS), 'move2')), step: 'spot' }
  const once = () => {
    state = after(state, 'A20')
    return worked(() => {
      const planned = planFor(ruleset, state, 'table', { type: 'lookAll' })
      if (isRefused(planned)) throw new Error(planned.refusals.map(({ why }) => why).join(' '))
      return planned.resolve(randomDice(randomFrom(1)))
    }).took
  }
  const spent = Array.from({ length: TRIES }, once)
  return [atMost(`looks of ${LOOKERS} stands at ${LOOKERS} that moved`, median(spent), WHOLE_SIDE, ms)]
}

/** The second side has come forward unseen. */
function onTheirWay(state: State): State {
  const stands = Object.entries(state.stands).map(([id, kept]) => {
    const { value } = kept
    if (value?.seat !== 'B' || !value.own.value) return [id, kept] as const
    const { x, y } = value.at
    const path = [{ x, y: y - WAY }, { x: x + 1, y: y - WAY / 2 }, value.at]
    const own = { ...value.own, value: { ...value.own.value, path } }
    return [id, { ...kept, value: { ...value, moved: true, spotted: false, own } }] as const
  })
  return { ...state, stands: Object.fromEntries(stands) }
}

const HIDDEN = 'Out of sight'

/** Some of what an offer leads to. */
function actionsOf(offer: Offer<Action>): Action[] {
  const random = randomFrom(7)
  switch (offer.kind) {
    case 'button':
      return [offer.action]
    case 'piece':
      return offer
        .choices()
        .slice(0, 3)
        .map(({ action }) => action)
    case 'region':
    case 'path':
      return [sampleOffer(offer, random)].filter(action => action !== null)
    default:
      return []
  }
}

function preview(ruleset: AnyRuleset, state: State, action: Action): number {
  const planned = planFor(ruleset, state, 'A', action)
  if (isRefused(planned)) return planned.refusals.length
  const { title, ledgers, warnings = [], shapes = [] } = planned
  return title.length + ledgers.length + warnings.length + shapes.length + (oddsOf(planned)?.outcomes.length ?? 0)
}
