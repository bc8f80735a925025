/**
 * The letters of Striker, all in one place: each means one thing through the whole game. Not among them are the
 * letters of the table itself: tools, turning, waypoints, the next unit. What has no letter here gets a digit.
 */
export const KEYS = {
  /** Walk, drive or fly as low as usual, whatever the stand does. */
  move: 'm',
  /** Run: jog. */
  run: 'j',
  /** Evade: sidestep. */
  evade: 's',
  crawl: 'c',
  reverse: 'b',
  terrainFollowing: 'x',
  high: 'k',
  /** Fly with a grav belt. */
  belt: 'z',
  turn: 'u',
  march: 'g',
  dismount: 'd',
  fire: 'f',
  again: 'a',
  mission: 'i',
  order: 'o',
  place: 'p',
  /** Done with this phase. */
  finish: 'Enter',
} as const
