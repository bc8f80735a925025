/** STR.core.morale.*: what failing by so much means. */
export type MoraleResult = 'passed' | 'suppressed' | 'forcedBack' | 'routed'
export const resultOf = (failBy: number): MoraleResult => {
  if (failBy <= 0) return 'passed'
  if (failBy <= 2) return 'suppressed'
  return failBy <= 4 ? 'forcedBack' : 'routed'
}
export const WORSE: Readonly<Record<MoraleResult, number>> = { passed: 0, suppressed: 1, forcedBack: 2, routed: 3 }

export const CAUSES = ['casualty', 'leader', 'commander', 'rout', 'near', 'fire', 'row'] as const
export type Cause = (typeof CAUSES)[number]

/** DM of each cause; a casualty counts one more off for each further man of the stand. */
export const CAUSE_DM: Readonly<Record<Cause, number>> = {
  casualty: 0,
  leader: -2,
  commander: -2,
  rout: -1,
  near: 0,
  fire: 0,
  row: 0,
}
export const FURTHER_CASUALTY = -1
export const LEADER_BONUS = 1
export const SHELTER_BONUS = 1
export const LEADER_REACH = 5
export const LED_REACH = 2
export const NEAR = 10
export const ROUT_REACH = 5
/** An immobile vehicle whose crew fails by so much is left at once. */
export const ABANDON_BY = 3
