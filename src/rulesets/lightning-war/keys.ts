/**
 * The letters of Lightning War, all in one place: each means one thing through the whole game. Not among them are the
 * letters of the table itself: tools, turning, waypoints, the next unit. What has no letter here gets a digit.
 */
export const KEYS = {
  move: 'm',
  dash: 'd',
  /** At double rate by road: speed. */
  road: 's',
  retire: 'b',
  moveUnit: 'u',
  dashUnit: 'i',
  fireAp: 'a',
  fireHe: 'j',
  fireSmall: 'f',
  defend: 'k',
  holdFire: 'z',
  /** Assault: close combat. */
  assault: 'c',
  mount: 'o',
  place: 'p',
  placeUnit: 'g',
  endStep: 'x',
  finishPlacing: 'Enter',
} as const
