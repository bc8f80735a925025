import { plain } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import { define } from '../define'
import type { Emit } from '../events'
import type { LwRule } from '../rulebook'
import { attackersLeft, defendersLeft } from '../rules/assault'
import { no, unitOf } from '../rules/base'
import { changedUnit } from '../rules/changed'
import { assaultNamed } from '../rules/defence'
import { oweTest } from '../rules/losses'
import { verdictAfter } from '../rules/melee'
import { contested, occupy } from '../rules/occupying'
import { push, putAssault, putUnit } from '../rules/writing'
import type { Assault, Base, State } from '../state'

/** What a round has decided; the table's own step once all losses are off. */
export const concludeAssault = define(z.object({ type: z.literal('assault.conclude'), assault: z.string() }))({
  rule: 'LW.inf.assault.continue',
  plan(state, { assault: id }) {
    const assault = assaultNamed(state, id)
    if (!assault || state.stack.length > 0)
      return { refusals: [no('LW.inf.assault.continue', 'Nothing is decided yet.')] }
    return plain('The assault is judged', 'LW.inf.assault.winner')
  },
  apply(next, { assault: id }, _, { emit }) {
    const assault = assaultNamed(next, id)
    if (!assault) return
    const attackers = attackersLeft(next, assault)
    const defenders = defendersLeft(next, assault)
    if (assault.outcome === null) return lapse(next, assault, { attackers, defenders, emit })
    const defender = assault.target.kind === 'unit' ? assault.target.unit : assault.attacker
    const verdict = verdictAfter(assault.outcome, assault.rounds, next.options)
    if (verdict === 'goes on') {
      putAssault(next, { ...assault, outcome: null })
      emit({
        type: 'assault-drawn',
        rules: ['LW.inf.assault.draw', 'LW.inf.assault.continue'],
        attacker: assault.attacker,
        defender,
      })
      return
    }
    finish(next, assault)
    if (verdict === 'nobody')
      emit({ type: 'assault-spent', rules: ['LW.inf.assault.continue'], attacker: assault.attacker, defender })
    else if (verdict === 'attacker')
      win(next, { winner: assault.attacker, winners: attackers, loser: defender, losers: defenders, takes: true }, emit)
    else
      win(
        next,
        { winner: defender, winners: defenders, loser: assault.attacker, losers: attackers, takes: false },
        emit,
      )
  },
  offers: () => [],
})

const finish = (next: State, { id }: Assault): void => {
  next.assaults = next.assaults.filter(assault => assault.id !== id)
}

interface Left {
  readonly attackers: readonly Base[]
  readonly defenders: readonly Base[]
  readonly emit: Emit
}

/** Fire has left nobody on one side before a die was thrown, or another assault has driven one side back. */
function lapse(next: State, assault: Assault, { attackers, defenders, emit }: Left): void {
  finish(next, assault)
  if (attackers.length === 0 || defenders.length > 0 || assault.target.kind === 'vehicle') {
    emit({ type: 'assault-lapsed', rules: ['LW.inf.assault.remove-first'], unit: assault.attacker })
    return
  }
  const { unit } = assault.target
  win(next, { winner: assault.attacker, winners: attackers, loser: unit, losers: [], takes: true }, emit)
}

interface Decided {
  readonly winner: string
  readonly winners: readonly Base[]
  readonly loser: string
  readonly losers: readonly Base[]
  /** The attacker has won and takes the position. */
  readonly takes: boolean
}

/** LW.inf.assault.loser, LW.inf.assault.loser-morale, LW.inf.assault.occupy, LW.inf.assault.halt. */
function win(next: State, { winner, winners, loser, losers, takes }: Decided, emit: Emit): void {
  putUnit(next, changedUnit(unitOf(next, winner), { reorganising: next.turn + 1 }))
  const rules: LwRule[] = ['LW.inf.assault.winner', 'LW.inf.assault.loser', 'LW.inf.assault.halt']
  if (losers.length > 0) rules.push('LW.inf.assault.loser-morale')
  emit({ type: 'assault-won', rules, winner, loser })
  const positions = takes ? contested(next, winners, loser) : []
  if (losers.length === 0) {
    for (const position of positions) occupy(next, position, emit)
    return
  }
  oweTest(next, loser, 'assault')
  push(next, {
    kind: 'falling-back',
    why: 'assault',
    bases: losers.map(({ id }) => id),
    from: winners.map(({ at }) => ({ x: at.x, y: at.y })),
    occupy: positions,
  })
}
