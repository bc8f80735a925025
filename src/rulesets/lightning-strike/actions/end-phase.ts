import { plain, unless } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import { define } from '../define'
import { advance } from '../rules/activation'
import { settleEcm } from '../rules/ecm'
import { applyRollOff, rollOffInterference } from '../rules/end-roll'
import { startTurn } from '../rules/slots'
import { no, unitsOnTable } from '../rules/unit'
import type { END_STEPS, State } from '../state'

type EndStep = (typeof END_STEPS)[number]

const due = (state: State, step: EndStep) =>
  !(state.phase === 'end' && state.endStep === step) &&
  no('LS.turn.end', 'That belongs to another step of the End Phase.')

/** 1. Each Unit tests its Skill against every Targeted ECM counter on it. */
export const endInterference = define(z.strictObject({ type: z.literal('end.interference') }))({
  rule: 'LS.turn.end.tecm',
  plan: state =>
    unless([due(state, 'interference')], () => ({
      title: 'Targeted ECM',
      rule: 'LS.turn.end.tecm',
      ledgers: [],
      resolve: dice => rollOffInterference(state, dice),
    })),
  apply(draft, _action, rolls, { emit }) {
    applyRollOff(draft, rolls, emit)
    draft.endStep = 'unpaid-ecm'
  },
  offers: () => [],
})

/** 2. Broad ECM that no Action has paid for goes. */
export const endUnpaidEcm = define(z.strictObject({ type: z.literal('end.unpaidEcm') }))({
  rule: 'LS.turn.end.ecm-unpaid',
  plan: state => unless([due(state, 'unpaid-ecm')], () => plain('Unpaid ECM', 'LS.turn.end.ecm-unpaid')),
  apply(draft, _action, _result, { emit }) {
    settleEcm(draft, emit)
    draft.endStep = 'reset'
  },
  offers: () => [],
})

/** 3 and 4. Unspent Actions and Command Points are lost. */
export const endReset = define(z.strictObject({ type: z.literal('end.reset') }))({
  rule: 'LS.turn.end.actions-lost',
  plan: state => unless([due(state, 'reset')], () => plain('Actions and Command Points', 'LS.turn.end.cp-zero')),
  apply(draft) {
    for (const unit of unitsOnTable(draft)) unit.actionsLeft = 0
    for (const side of Object.values(draft.sides)) side.commandPoints = 0
    draft.endStep = 'next'
  },
  offers: () => [],
})

/** 5. The scenario may end here; otherwise the next turn begins. */
export const endNext = define(z.strictObject({ type: z.literal('end.next') }))({
  rule: 'LS.turn.end.next',
  plan: state => unless([due(state, 'next')], () => plain(`Turn ${state.turn} ends`, 'LS.turn.end.next')),
  apply(draft, _action, _result, { emit }) {
    const { turn, options } = draft
    const last = options.turnLimit > 0 && turn >= options.turnLimit
    emit({
      type: 'turn-ended',
      rules: [
        ...(last ? (['LS.end.scenario'] as const) : (['LS.turn.end.next', 'LS.turn.series'] as const)),
        'LS.turn.end.actions-lost',
        'LS.turn.end.cp-zero',
        'LS.command.one-round',
      ],
      turn,
      last,
    })
    if (last) draft.phase = 'over'
    else startTurn(draft, turn + 1)
  },
  offers: () => [],
})

/** Whoever has the slot has lost his last Unit, or conceded: the next one has it. */
export const mainAdvance = define(z.strictObject({ type: z.literal('main.advance') }))({
  rule: 'LS.turn.main.run-out',
  plan: state =>
    unless([state.phase !== 'main' && no('LS.turn.main', 'That belongs to the Main Phase.')], () =>
      plain('Next slot', 'LS.turn.main.run-out'),
    ),
  apply: draft => advance(draft),
  offers: () => [],
})
