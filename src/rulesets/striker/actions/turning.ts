import { plain } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import { define, type Emit, rolling } from '../define'
import { mayShell } from '../rules/fire/first-look'
import { patchesOf } from '../rules/missions/landing'
import { hasEnemyNear } from '../rules/morale/morale'
import { isThere, mustStand, own, standsOf, standsOfSide } from '../rules/stands'
import { endFire, enterPhase } from '../rules/turn/phases'
import { hasMelee } from '../rules/turn/rule-moments'
import { changeWork, workOf } from '../rules/turn/table-work'
import { beginTurn } from '../rules/turn/turn-begin'
import { logResult } from '../rules/victory/battle-result'
import { isBroken, pointsOf } from '../rules/victory/victory'
import { putStands, withRoster } from '../rules/writing'
import { enemyOf, SIDES } from '../sides'
import type { Next } from '../state'

/** STR.core.sequence.command: both have given their orders. */
export const commandEnd = define(z.strictObject({ type: z.literal('commandEnd') }))({
  rule: 'STR.core.sequence.command',
  forced: true,
  plan: () => plain('Command ends', 'STR.core.sequence.command'),
  apply(next, _action, _result, { emit }) {
    enterPhase(next, 'move1', emit)
  },
})

/** The table goes on: to the next step of a phase or to the next phase. */
export const advance = define(z.strictObject({ type: z.literal('advance') }))({
  rule: 'STR.core.sequence.order',
  forced: true,
  plan: () => plain('Go on', 'STR.core.sequence.order'),
  apply(next, _action, _result, { emit }) {
    const { phase, step } = next
    switch (phase) {
      case 'move1':
        return enterPhase(next, 'fire1', emit)
      case 'move2':
        return enterPhase(next, 'fire2', emit)
      case 'melee1':
        return enterPhase(next, 'move2', emit)
      case 'melee2':
        return toPanic(next, emit)
    }
    if (step === 'arrive') toDeclaring(next, emit)
    else if (step === 'shoot') next.step = 'damage'
    else if (step === 'damage') next.step = 'effects'
    else closeFire(next, emit)
  },
})

/** STR.core.sequence.pass, STR.core.defaults.skip: nobody is spotted, and nobody can shell the ground. */
function toDeclaring(next: Next, emit: Emit): void {
  next.step = 'act'
  if (standsOf(next).some(stand => stand.spotted && isThere(stand))) return
  if (SIDES.some(side => mayShell(next, side))) return
  next.step = 'spot'
  emit({ type: 'passed', rules: ['STR.core.sequence.pass', 'STR.core.defaults.skip'], side: null, phase: next.phase })
}

/** STR.core.sequence.fire-steps i: smoke and light of this phase take effect. */
function layPatches(next: Next, emit: Emit): void {
  const { patches } = workOf(next)
  const laid = [...patches, ...patchesOf(next)]
  if (patches.length > 0) changeWork(next, { patches: [] })
  if (laid.length > 0) next.patches = [...next.patches, ...laid]
  for (const patch of laid) {
    const [at] = patch.points
    if (at)
      emit({
        type: 'patch-laid',
        rules: [
          patch.kind === 'illum' ? 'STR.core.indirect.illum' : 'STR.core.indirect.smoke',
          'STR.core.terrain.state',
        ],
        kind: patch.kind === 'illum' ? 'illum' : 'smoke',
        at: { x: at.x, y: at.y },
      })
  }
}

function closeFire(next: Next, emit: Emit): void {
  endFire(next)
  layPatches(next, emit)
  const isFirst = next.phase === 'fire1'
  if (hasMelee(next)) enterPhase(next, isFirst ? 'melee1' : 'melee2', emit)
  else if (isFirst) enterPhase(next, 'move2', emit)
  else toPanic(next, emit)
}

function toPanic(next: Next, emit: Emit): void {
  enterPhase(next, 'panic', emit)
  const first = next.first ?? 'A'
  const panic = [first, enemyOf(first)].flatMap(side =>
    standsOfSide(next, side)
      .filter(stand => isThere(stand) && (stand.status === 'routed' || stand.status === 'forcedBack'))
      .map(({ id }) => id)
      .sort(),
  )
  changeWork(next, { panic })
}

/** STR.core.sequence.end, STR.core.victory.length: the turn is over, perhaps the battle. */
export const endTurn = define(z.strictObject({ type: z.literal('endTurn') }))({
  rule: 'STR.core.sequence.end',
  forced: true,
  plan: state => ({
    title: 'The turn ends',
    rule: 'STR.core.sequence.end',
    ledgers: [],
    resolve: rolling(state, dice => {
      const last = state.turn >= state.options.turns
      const thrown = last && state.options.variableEnd && !state.extended ? (dice.roll(1, 6)[0] ?? 1) : null
      const near = standsOf(state)
        .filter(stand => isThere(stand) && hasEnemyNear(state, stand))
        .map(({ id }) => id)
      return {
        thrown,
        near,
        broken: SIDES.filter(side => isBroken(state, side)),
      }
    }),
  }),
  apply(next, _action, { thrown, near, broken }, { emit }) {
    next.rethrow = false
    rearm(next, near)
    next.broken = broken
    for (const side of broken) emit({ type: 'broken', rules: ['STR.core.victory.break'], side })
    const last = next.turn >= next.options.turns + (next.extended ? 1 : 0)
    const more = thrown !== null && thrown >= 5
    if (thrown !== null) emit({ type: 'extended', rules: ['STR.core.victory.length'], thrown, more })
    if (more) next.extended = true
    if (broken.length > 0 || (last && !more)) {
      next.phase = 'over'
      const points = { A: pointsOf(next, 'A'), B: pointsOf(next, 'B') }
      emit({
        type: 'over',
        rules: ['STR.core.sequence.end', 'STR.core.victory.points', 'STR.core.defaults.stop'],
        points,
      })
      logResult(next, emit)
    } else beginTurn(next, emit)
  },
})

/** STR.core.morale.cause-near: who is close at the end of a turn is close when the next begins, so that one is not whole. */
function rearm(next: Next, near: readonly string[]): void {
  putStands(
    next,
    near.map(id => {
      const stand = mustStand(next, id)
      return withRoster(stand, { near: { ...own(stand).near, last: next.turn + 1 } })
    }),
  )
}
