/**
 * The letters of Arclight, all in one place: each means one thing through the whole game. Not among them are the
 * letters of the table itself: tools, turning, waypoints, the next unit. What has no letter here gets a digit.
 */
export const KEYS = {
  course: 'm',
  stop: 'x',
  face: 'u',
  pass: 'p',
  command: 'i',
  fire: 'f',
  holdFire: 'z',
  launch: 'o',
  countermeasure: 'c',
  declareLeft: 'a',
  declareRight: 'd',
} as const
