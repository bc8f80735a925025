import { atMost, EPSILON } from '../../../engine/geometry/units'
import { distance, type Vec } from '../../../engine/geometry/vec'
import type { Refusal } from '../../../engine/rolls/plan'
import type { Shape } from '../../../engine/scene/shapes'
import type { TerrainIndex } from '../../../engine/terrain/index'
import { nameOf } from '../../../engine/terrain/model'
import { hiding, isClearBetween, type Sight, sayBlock, sightBetween, sightShapes } from '../../../engine/terrain/sight'
import { type Block, thicknessSight } from '../../../engine/terrain/sight-rules'
import { lineOf } from '../../../engine/terrain/stretches'
import { traceLine } from '../../../engine/terrain/trace'
import type { Base, State } from '../state'
import { TERRAIN } from '../tables/terrain'
import { no } from './base'
import { groundOf } from './ground'
import { inches, list } from './words'

/** LW.vis.dead-ground: objects hide, on either side, as much ground as they are thick along the line. */
export const SIGHT = thicknessSight()

interface Spot {
  readonly at: Vec
}

interface Named extends Spot {
  readonly name: string
}

/** LW.vis.mutual: the line between two points is open and no longer than the visibility. */
export const seen = (state: State, a: Spot, b: Spot): boolean => inVisibility(state, a.at, b.at) && isClear(state, a, b)

/** The same for a place where nobody stands yet. */
export const seenAt = (state: State, { at }: Base, place: Vec): boolean =>
  inVisibility(state, at, place) && isClearBetween(groundOf(state), SIGHT, { from: at, to: place })

const inVisibility = ({ visibility }: State, a: Vec, b: Vec): boolean =>
  visibility === null || atMost(distance(a, b), visibility)

/** Places are shared by all positions in which nobody moved, and lines between them run through the same ground. */
class Lines<T> {
  private readonly known = new WeakMap<Vec, { readonly ground: TerrainIndex; readonly to: Map<Vec, T> }>()

  constructor(private readonly find: (ground: TerrainIndex, from: Vec, to: Vec) => T) {}

  between(ground: TerrainIndex, from: Vec, to: Vec): T {
    let lines = this.known.get(from)
    if (lines?.ground !== ground) {
      lines = { ground, to: new Map() }
      this.known.set(from, lines)
    }
    let found = lines.to.get(to)
    if (found === undefined) {
      found = this.find(ground, from, to)
      lines.to.set(to, found)
    }
    return found
  }
}

const clearLines = new Lines((ground, from, to) => isClearBetween(ground, SIGHT, { from, to }))

/** The line is the same both ways. */
const isClear = (state: State, { at: a }: Spot, { at: b }: Spot): boolean =>
  b.x < a.x || (b.x === a.x && b.y < a.y)
    ? clearLines.between(groundOf(state), b, a)
    : clearLines.between(groundOf(state), a, b)

const deadGround = new Lines((ground, from, to) => {
  const sight = sightBetween(ground, SIGHT, { from, to })
  return sight.blocks.map(block => ({ line: new DeadGround(ground, sight, block), ends: endsIn(sight, block) }))
})

/** LW.vis.dead-ground.hidden: which ends of a line lie in the dead ground of what blocks it. */
const endsIn = ({ length }: Sight, { from, to, length: thick }: Block) => ({
  from: atMost(from, thick),
  to: atMost(length - to, thick),
})

class DeadGround implements Refusal {
  readonly rule = 'LW.vis.dead-ground'
  readonly why: string

  constructor(
    private readonly ground: TerrainIndex,
    private readonly sight: Sight,
    block: Block,
  ) {
    this.why = `${capital(sayBlock(TERRAIN, block))}.`
  }

  get shapes(): readonly Shape[] {
    return sightShapes(this.ground, this.sight)
  }
}

/** Everything that hides one base from another; nothing where it is seen. */
export function hiddenBy(state: State, from: Named, to: Named): Refusal[] {
  const reasons: Refusal[] = []
  const far = distance(from.at, to.at)
  if (state.visibility !== null && !atMost(far, state.visibility))
    reasons.push(
      no(
        'LW.vis.season',
        `${to.name} is ${inches(far)} away; nobody sees further than ${inches(state.visibility)} in this season.`,
        [lineOfSight(from.at, to.at)],
      ),
    )
  if (isClear(state, from, to)) return reasons
  const blocks = deadGround.between(groundOf(state), from.at, to.at)
  for (const { line, ends } of blocks) {
    const names = [...(ends.from ? [from.name] : []), ...(ends.to ? [to.name] : [])]
    const are = names.length > 1 ? 'are' : 'is'
    reasons.push(line, no('LW.vis.dead-ground.hidden', `${list(names)} ${are} in that dead ground.`))
  }
  if (blocks.length > 1)
    reasons.push(no('LW.vis.dead-ground.several', `Each of these ${blocks.length} pieces blocks the line by itself.`))
  return reasons
}

/** What else there is to say of an open line: what it runs over, and what its ends stand in. */
export function seenPast(state: State, from: Named, to: Named): Refusal[] {
  const ground = groundOf(state)
  const { spans, line } = traceLine(ground, lineOf(from.at, to.at), hiding(ground, SIGHT))
  return spans
    .filter(({ crossing }) => !crossing)
    .map(({ piece, kind, from: start, to: end }) => {
      const name = nameOf(piece, kind)
      if (start <= EPSILON || end >= line.length - EPSILON) {
        const who = start <= EPSILON ? from.name : to.name
        return no('LW.vis.own-terrain', `${who} is in ${name}, which doesn't block its own line of sight.`)
      }
      return no('LW.vis.dead-ground.hidden', `The line runs over ${name}, beyond its dead ground.`)
    })
}

const lineOfSight = (a: Vec, b: Vec): Shape => ({ kind: 'path', tone: 'bad', points: [a, b], dashed: true })

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
