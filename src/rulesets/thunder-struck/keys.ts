/**
 * The letters of Thunder Struck, all in one place: each means one thing through the whole game. Not among them are the
 * letters of the table itself: tools, turning, waypoints, the next unit. What has no letter here gets a digit.
 */
export const KEYS = {
  roll: 'o',
  reroll: 'c',
  finishPlanning: 'x',
  damage: 'm',
  flip: 'f',
  nothing: 'z',
  warpClockwise: 'd',
  warpCounter: 'a',
  takeReflex: 'k',
} as const
