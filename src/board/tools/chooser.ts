import type { Vec } from '../../engine/geometry/vec'
import type { Action } from '../../engine/ruleset'
import type { PieceId } from '../../engine/scene/scene'
import { ghostOf } from './ghost'
import { usual } from './stepping'
import {
  type Effect,
  type Ghost,
  NOTHING,
  type Picture,
  type Spot,
  stay,
  type Tool,
  type ToolContext,
  turn,
} from './tool'
import { isLegal, judged, type Verdict } from './verdict'

const NO_OBJECTION: Verdict = { refusals: [], warnings: [], shapes: [] }

interface Choice {
  readonly action: Action
  readonly verdict: Verdict
}

export interface Choosing<K> {
  readonly spot: Spot | null
  /** The piece is being carried to its place. */
  readonly carried: boolean
  /** What is pointed at. The first tap of a finger shows it, the second chooses it. */
  readonly on: K | null
  readonly choices: ReadonlyMap<K, Choice>
}

export interface ChoiceMark<K> {
  readonly key: K
  /** A legal choice with a warning stands out. */
  readonly tone: 'good' | 'warn' | 'muted'
  readonly strong: boolean
}

/** What can be chosen: where it lies, what it is called, how it is marked on the table. */
export interface Choosable<K> {
  /** Said while nothing is pointed at. */
  readonly invites: string
  /** The piece that goes to the place: it may be dragged there, or another one can be selected instead. */
  readonly carries?: PieceId | undefined
  readonly actions: ReadonlyMap<K, Action>
  keyAt(spot: Spot): K | null
  placeOf(key: K, context: ToolContext): { readonly at: Vec | null; readonly name: string; readonly say: string }
  marks(marks: readonly ChoiceMark<K>[]): Partial<Picture>
  /** Where Tab leads. */
  step(state: Choosing<K>, by: 1 | -1, context: ToolContext): { readonly on: K | null; readonly effect: Effect }
}

/** One of several. Choices that aren't allowed are shown too, with the reasons. */
export const chooser = <K>(what: Choosable<K>): Tool<Choosing<K>> => {
  const choiceAt = (state: Choosing<K>, spot: Spot): K | null => {
    const key = what.keyAt(spot)
    return key !== null && state.choices.has(key) ? key : null
  }
  const takesUp = ({ piece }: Spot): boolean => what.carries !== undefined && piece !== null && piece !== what.carries
  const chosen = ({ on, choices }: Choosing<K>): Choice | undefined => (on === null ? undefined : choices.get(on))
  const carried = (state: Choosing<K>, choice: Choice | undefined, context: ToolContext): Ghost[] =>
    state.carried && state.spot
      ? [
          ghostOf(context, {
            piece: what.carries,
            pose: { at: state.spot.at, facing: 0 },
            verdict: choice?.verdict ?? NO_OBJECTION,
          }),
        ]
      : []
  return {
    start: context => ({
      spot: null,
      carried: false,
      on: null,
      choices: new Map([...what.actions].map(([key, action]) => [key, { action, verdict: judged(action, context) }])),
    }),
    next(state, event, context) {
      switch (event.kind) {
        case 'point':
          return stay({ ...state, spot: event.spot, on: choiceAt(state, event.spot) ?? state.on })
        case 'click': {
          const next = { ...state, spot: event.spot, on: choiceAt(state, event.spot) }
          const choice = chosen(next)
          if (takesUp(event.spot) && (!choice || !isLegal(choice.verdict)))
            return turn(next, { kind: 'select', piece: event.spot.piece })
          if (!choice || (event.touch && state.on !== next.on)) return stay(next)
          return turn(next, { kind: 'answer', action: choice.action })
        }
        case 'drag':
          return stay({ ...state, carried: true, spot: event.to, on: choiceAt(state, event.to) })
        case 'drop': {
          const next = { ...state, carried: false, spot: event.to, on: choiceAt(state, event.to) }
          const choice = what.keyAt(event.from) === next.on ? undefined : chosen(next)
          return choice ? turn(next, { kind: 'answer', action: choice.action }) : stay(next)
        }
        case 'enter': {
          const choice = chosen(state)
          return choice ? turn(state, { kind: 'answer', action: choice.action }) : stay(state)
        }
        case 'step': {
          const { on, effect } = what.step(state, event.by, context)
          return turn({ ...state, on }, effect)
        }
        default:
          return usual(state, event, context)
      }
    },
    picture(state, context) {
      const marked = what.marks(
        [...state.choices].map(([key, { verdict }]) => ({
          key,
          tone: !isLegal(verdict) ? 'muted' : verdict.warnings.length > 0 ? 'warn' : 'good',
          strong: key === state.on,
        })),
      )
      const choice = chosen(state)
      const ghosts = carried(state, choice, context)
      if (state.on === null || !choice) return { ...NOTHING, ...marked, ghosts, say: what.invites }
      const { at, name, say } = what.placeOf(state.on, context)
      const { refusals, warnings, shapes } = choice.verdict
      const lines = [...refusals, ...warnings]
      const legal = isLegal(choice.verdict)
      return {
        ...NOTHING,
        ...marked,
        ghosts,
        shapes,
        cursor: legal ? 'pointer' : 'not-allowed',
        tip: at && lines.length > 0 ? { at, title: name, lines, tone: legal ? 'plain' : 'bad' } : null,
        say: [say, ...lines.map(line => line.why)].join('. '),
      }
    },
    proposal: state => chosen(state)?.action ?? null,
    grabs: (_, { spot }) => what.carries !== undefined && spot.piece === what.carries,
  }
}
