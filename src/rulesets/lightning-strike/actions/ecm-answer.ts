import { refuse, unless } from '../../../engine/rolls/plan'
import type { ActionDef, Prompt } from '../../../engine/ruleset'
import { z } from '../../../engine/schema'
import type { Seat } from '../../../engine/seats'
import { RESISTANCES, type Resistance } from '../combat-events'
import type { Emit, LsEvent } from '../events'
import type { LsRule } from '../rulebook'
import { when } from '../rules/cited-dice'
import { friendlyCounters, hostileCounters } from '../rules/ecm'
import { type InterferenceResult, interferencePlan, mayResistWithEccm } from '../rules/interference'
import { unitOf, unitsOnTable } from '../rules/unit'
import type { Interference, State, Unit } from '../state'

const schema = z.strictObject({ type: z.literal('ecm.answer'), answer: z.enum(RESISTANCES) })
export type EcmAnswerAction = z.infer<typeof schema>

/** The owner of a Unit under interference answers, and the dice fall. */
export const ecmAnswer: ActionDef<State, EcmAnswerAction, LsEvent, InterferenceResult> = {
  rule: 'LS.ecm.targeted.decline',
  schema,

  plan(state, { answer }) {
    const frame = declaredInterference(state)
    if (!frame) return { refusals: [refuse('LS.ecm.targeted.roll', 'Nothing interferes with a Unit of yours.')] }
    const source = unitOf(state, frame.source)
    const target = unitOf(state, frame.target)
    const without =
      answer === 'eccm' &&
      !mayResistWithEccm(state, target) &&
      refuse('LS.ecm.targeted.eccm', `${target.name} has no ECCM it could use.`)
    return unless([without], () => {
      const plan = interferencePlan(state, { source, target, answer })
      const turned = { placed: { label: 'Jammed', rank: 1 }, held: { label: 'No effect', rank: 0, success: true } }
      return { ...plan, title: LABELS[answer], outcome: ({ placed }) => (placed ? turned.placed : turned.held) }
    })
  },

  apply(draft, { answer }, result, { emit }) {
    const frame = draft.stack.pop()
    if (frame?.kind !== 'interference') throw new Error('no interference to answer')
    concludeInterference(draft, { source: frame.source, target: frame.target, answer }, result, emit)
  },

  *offers(view, seat) {
    const frame = declaredInterference(view)
    const target = frame && unitOf(view, frame.target)
    if (target?.seat !== seat) return
    for (const answer of RESISTANCES) {
      if (answer === 'eccm' && !mayResistWithEccm(view, target)) continue
      yield {
        id: `ecm.answer.${answer}`,
        kind: 'button',
        label: LABELS[answer],
        rule: RULES[answer],
        piece: target.id,
        key: KEYS[answer],
        action: { type: 'ecm.answer', answer },
      }
    }
  },
}

const LABELS: Readonly<Record<Resistance, string>> = {
  eccm: 'Resist with ECCM',
  plain: 'Resist without ECCM',
  decline: 'Decline to roll',
}
const RULES: Readonly<Record<Resistance, LsRule>> = {
  eccm: 'LS.ecm.targeted.eccm',
  plain: 'LS.ecm.targeted.roll',
  decline: 'LS.ecm.targeted.decline',
}
const KEYS: Readonly<Record<Resistance, string>> = { eccm: 'e', plain: 'r', decline: 'd' }

function declaredInterference(state: State): Interference | null {
  const top = state.stack.at(-1)
  return top?.kind === 'interference' ? top : null
}

interface Answered {
  readonly source: string
  readonly target: string
  readonly answer: Resistance
}

/** Lays the counter beside the target where the source won. */
export function concludeInterference(draft: State, it: Answered, result: InterferenceResult, emit: Emit): void {
  const by = unitOf(draft, it.source).seat
  const target = unitOf(draft, it.target)
  const overthrust: LsRule[] = target.overthrust && it.answer !== 'decline' ? ['LS.test.no-action-modifier'] : []
  const placed = result.placed ? placedRules(draft, target, by) : []
  if (result.placed) target.targetedEcm.push({ by, source: it.source })
  emit({
    type: 'interference-resolved',
    rules: ['LS.ecm.targeted.win', RULES[it.answer], ...placed, ...overthrust],
    ...it,
    ...result,
  })
}

/** What the counter does, asked before it lies there. */
function placedRules(state: State, target: Unit, by: Seat): LsRule[] {
  const friendly = by === target.seat
  const alike = friendly ? friendlyCounters(target) : hostileCounters(target)
  return [
    ...(friendly
      ? (['LS.ecm.targeted.friendly'] as const)
      : (['LS.ecm.targeted.enemy-attack', 'LS.ecm.targeted.enemy-cp'] as const)),
    ...when(!friendly && target.ecm !== null, 'LS.ecm.targeted.broadcaster'),
    ...when(
      unitsOnTable(state).some(({ targetedEcm }) => targetedEcm.length > 0),
      'LS.ecm.targeted.any-number',
    ),
    ...when(alike.length > 0, 'LS.ecm.targeted.not-cumulative'),
  ]
}

export function interferencePrompt(state: State, frame: Interference): Prompt {
  const source = unitOf(state, frame.source)
  const target = unitOf(state, frame.target)
  return {
    seat: target.seat,
    say: `${source.name} jams ${target.name} with Targeted ECM: resist or decline`,
    rule: 'LS.ecm.targeted.decline',
    pieces: [target.id, source.id],
  }
}
