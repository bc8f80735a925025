import type { Dice } from '../../../engine/rolls/dice'

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

/** LW.inf.assault.melee, LW.inf.assault.six, LW.inf.assault.winner, LW.inf.assault.draw: one round, thrown by both at once. */
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

/** How an assault goes to its end, or to so many rounds. */
export interface Fight {
  readonly outcome: RoundOutcome
  readonly losses: readonly [number, number]
}

export function fightOn(sides: Sides, rounds: number, dice: Dice): Fight {
  let { attackers, defenders } = sides
  for (let i = 0; i < rounds; i++) {
    const { losses, outcome } = fightRound({ attackers, defenders }, dice)
    attackers -= losses[0]
    defenders -= losses[1]
    if (outcome !== 'draw') return { outcome, losses: [sides.attackers - attackers, sides.defenders - defenders] }
  }
  return { outcome: 'draw', losses: [sides.attackers - attackers, sides.defenders - defenders] }
}
