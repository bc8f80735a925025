import { createRequire } from 'node:module'
import type { Match } from '../src/engine/record/match'
import type { Step } from '../src/engine/record/step'
import { isRefused } from '../src/engine/rolls/plan'
import { ScriptedDice } from '../src/engine/rolls/scripted'
import type { Action, ActionDef, AnyRuleset, GameEvent } from '../src/engine/ruleset'
import type { Actor } from '../src/engine/seats'
import { timed } from './stats'

/** As much of boardgame.io 0.50 as is measured; its types are not installed with the project. */
interface PeerState {
  readonly G: unknown
  readonly log?: readonly unknown[]
}
interface PeerClient {
  start(): void
  getState(): PeerState
  readonly moves: { readonly play: (...args: Move) => void }
}
interface Peer {
  Client(options: object): PeerClient
  CreateGameReducer(options: object): (state: PeerState, action: unknown) => PeerState
  InitializeGame(options: object): PeerState
  /** The position before the move, without the wrapping that makes it writable. */
  original(G: unknown): unknown
}

/** Who does what, and the faces that fell. */
type Move = [actor: Actor, action: Action, faces: readonly number[]]

// From its own folder: its immer is two versions behind ours.
const require = createRequire(`${process.cwd()}/bench/package.json`)
const peer = (): Peer => ({
  ...require('boardgame.io/client'),
  ...require('boardgame.io/internal'),
  ...require('immer'),
})

/**
 * How a move of the peer reads the position: off `G`, as its documentation shows, or off the plain object behind it,
 * as somebody does who knows what reading through a proxy costs.
 */
export type Reading = 'documented' | 'tuned'

/**
 * The battle as a game of boardgame.io: the same position, and a move that runs the very rules that our table runs.
 * No reasons, no words, no proof.
 */
function gameOf({ ruleset, start }: Match, reading: Reading) {
  const { original } = peer()
  const read = reading === 'tuned' ? original : (G: unknown) => G
  const play = ({ G }: { G: unknown }, ...[actor, action, faces]: Move) => {
    const def = actionOf(ruleset, action)
    const plan = def.plan(read(G), action, actor)
    if (isRefused(plan)) return 'INVALID_MOVE'
    def.apply(G as object, action, plan.resolve(new ScriptedDice(faces)), { actor, emit: () => {} })
  }
  return { name: 'battle', setup: () => structuredClone(start), moves: { play } }
}

const actionOf = (ruleset: AnyRuleset, { type }: Action) =>
  ruleset.actions[type] as ActionDef<unknown, Action, GameEvent, unknown>

const moveOf = ({ actor, action, rolls }: Step): Move => [actor, action, rolls.flatMap(thrown => thrown.faces)]

export interface PeerRun {
  /** Milliseconds of every step of the battle. */
  readonly steps: readonly number[]
  /** Letters of the state with all it keeps, as JSON. */
  readonly size: number
}

export function throughClient(match: Match, reading: Reading): PeerRun {
  const client = peer().Client({ game: gameOf(match, reading), numPlayers: 2, debug: false })
  client.start()
  const steps = match.steps.map(moveOf).map(move => timed(() => client.moves.play(...move)))
  if (client.getState().log?.length !== match.steps.length) throw new Error('the peer did not take every move')
  return { steps, size: JSON.stringify(client.getState()).length }
}

/** The reducer alone, tuned, which is also the least that a replay of its log costs. */
export function throughReducer(match: Match): PeerRun {
  const { CreateGameReducer, InitializeGame } = peer()
  const options = { game: gameOf(match, 'tuned'), numPlayers: 2 }
  const reduce = CreateGameReducer(options)
  let state = InitializeGame(options)
  const steps = match.steps.map(moveOf).map(args =>
    timed(() => {
      state = reduce(state, { type: 'MAKE_MOVE', payload: { type: 'play', args, playerID: '0' } })
    }),
  )
  if (JSON.stringify(state.G) !== JSON.stringify(match.state)) throw new Error('the peer took another course')
  return { steps, size: JSON.stringify(state).length }
}
