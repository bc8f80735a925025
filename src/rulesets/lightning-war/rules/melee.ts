import type { Dice } from '../../../engine/rolls/dice'
import type { Options } from '../options'

/** Squads on both sides, attacker first. */
export interface Sides {
  readonly attackers: number
  readonly defenders: number
}

export type RoundOutcome = 'attacker' | 'defender' | 'draw' | 'nobody'

export interface Round {
  readonly sixes: readonly [number, number]
  /** Bases really removed: of the attacker, then of the defender. */
  readonly losses: readonly [number, number]
  readonly outcome: RoundOutcome
}

/** LW.inf.assault.melee, LW.inf.assault.six, LW.inf.assault.winner, LW.inf.assault.draw: one round, rolled by both at once. */
export function fightRound({ attackers, defenders }: Sides, dice: Dice): Round {
  const byAttackers = dice.successes(attackers, 6, 6)
  const byDefenders = dice.successes(defenders, 6, 6)
  const losses = [Math.min(attackers, byDefenders), Math.min(defenders, byAttackers)] as const
  return {
    sixes: [byAttackers, byDefenders],
    losses,
    outcome: outcomeOf({ attackers: attackers - losses[0], defenders: defenders - losses[1] }, losses),
  }
}

function outcomeOf(left: Sides, [ofAttackers, ofDefenders]: readonly [number, number]): RoundOutcome {
  if (left.attackers === 0 && left.defenders === 0) return 'nobody'
  if (left.defenders === 0) return 'attacker'
  if (left.attackers === 0) return 'defender'
  if (ofAttackers === ofDefenders) return 'draw'
  return ofAttackers < ofDefenders ? 'attacker' : 'defender'
}

/** What the preview of a round or of a whole assault counts. */
export const lossCounts = ([attackers, defenders]: readonly [number, number]): Readonly<Record<string, number>> => ({
  'Bases the attackers lose': attackers,
  'Bases the defenders lose': defenders,
})

/** LW.inf.assault.continue: with the cap of six rounds a last draw sends the attacker back. */
const ROUND_CAP = 6

type Verdict = Exclude<RoundOutcome, 'draw'> | 'goes on'

/** Who has won after so many rounds, or that another is fought. */
export function verdictAfter(
  outcome: RoundOutcome,
  rounds: number,
  { assaultCap }: Pick<Options, 'assaultCap'>,
): Verdict {
  if (outcome !== 'draw') return outcome
  return assaultCap === '6' && rounds >= ROUND_CAP ? 'defender' : 'goes on'
}
