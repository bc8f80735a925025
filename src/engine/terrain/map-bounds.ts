// How much a map may hold. Checking and walking it compares every line with every other, so a map without end would
// freeze the page; the largest of the maps that come with the games has about 200 points.
import type { MapFault } from './check'
import type { TerrainMap, TerrainPiece } from './model'

const MOST_POINTS = 5000
const MOST_LEVELS = 200
/** A slope is walked in bits of half its width. */
const NARROWEST = 0.05

const levelsOf = ({ run, contours = [] }: TerrainPiece) => [{ run }, ...contours]

/** What is too much or too fine to be looked at more closely. */
export function boundFaults({ pieces }: TerrainMap): readonly MapFault[] {
  const points = pieces.reduce(
    (sum, { points, contours = [] }) => sum + points.length + contours.reduce((n, ring) => n + ring.points.length, 0),
    0,
  )
  const levels = pieces.reduce((sum, { contours = [] }) => sum + contours.length, 0)
  const narrow = pieces.filter(piece => levelsOf(piece).some(({ run = 0 }) => run > 0 && run < NARROWEST))
  return [
    ...(points > MOST_POINTS ? [{ why: `The map has ${points} points; it can have at most ${MOST_POINTS}` }] : []),
    ...(levels > MOST_LEVELS ? [{ why: `The map has ${levels} contours; it can have at most ${MOST_LEVELS}` }] : []),
    ...narrow.map(({ id }) => ({
      piece: id,
      why: `"${id}" has a slope that is too narrow: it must be 0 or at least ${NARROWEST} wide`,
    })),
  ]
}
