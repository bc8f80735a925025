/**
 * The letters of Lightning Strike, all in one place: each means one thing through the whole game. Not among them are the
 * letters of the table itself: tools, turning, waypoints, the next unit. What has no letter here gets a digit.
 */
export const KEYS = {
  activate: 'a',
  /** Activate or place a unit on Overthrust. */
  overthrust: 'o',
  /** Activate or place a unit evading: dodge. */
  evade: 'd',
  /** Activate a unit evading and on Overthrust. */
  both: 'b',
  aim: 'i',
  /** Fire or strike with the first weapon that can. */
  attack: 'f',
  move: 'm',
  turn: 'u',
  end: 'x',
  turnAndEnd: 'z',
  place: 'p',
  goFirst: 'g',
  /** Go on without a reaction. */
  carryOn: 'c',
  /** Go on without a reaction for the rest of the turn. */
  notThisTurn: 'k',
  switchEcm: 'j',
  maintainEcm: 's',
} as const
