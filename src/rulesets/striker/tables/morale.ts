/** STR.core.morale.*: the result of failing a check by this much. */
export type MoraleResult = 'passed' | 'suppressed' | 'forcedBack' | 'routed'
export const resultOf = (failBy: number): MoraleResult => {
  if (failBy <= 0) return 'passed'
  if (failBy <= 2) return 'suppressed'
  return failBy <= 4 ? 'forcedBack' : 'routed'
}
export const WORSE: Readonly<Record<MoraleResult, number>> = { passed: 0, suppressed: 1, forcedBack: 2, routed: 3 }

export const CAUSES = ['casualty', 'leader', 'commander', 'rout', 'near', 'fire', 'row'] as const
export type Cause = (typeof CAUSES)[number]

/** The modifier for each cause. Every further casualty of the stand takes off one more. */
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
/** A crew that fails by this much abandons an immobile vehicle at once. */
export const ABANDON_BY = 3
