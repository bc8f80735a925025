import { viewFor } from '../../engine/record/hidden'
import type { Match } from '../../engine/record/match'
import type { ScenePiece } from '../../engine/scene/scene'
import { z } from '../../engine/schema'
import { SEATS } from '../../engine/seats'

const piece = z.object({ x: z.number(), y: z.number(), radius: z.number(), seat: z.nullable(z.enum(SEATS)) })
const disc = z.object({ x: z.number(), y: z.number(), radius: z.number() })

/** A game at a glance: the table from above, as small plain data, so it is crisp in any theme. */
export const pictureSchema = z.object({
  width: z.number(),
  height: z.number(),
  backdrop: z.enum(['space', 'ground', 'plain']),
  pieces: z.array(piece),
  areas: z.array(disc),
})
export type Picture = z.infer<typeof pictureSchema>

export const summarySchema = z.object({
  /** "Main phase", "Ada has won". */
  turn: z.string(),
  over: z.boolean(),
  seats: z.array(z.object({ seat: z.enum(SEATS), name: z.string() })),
  picture: z.nullable(pictureSchema),
})
export type Summary = z.infer<typeof summarySchema>

/** What the list of games shows. It holds nothing that any seat may not see. */
export function summaryOf(match: Match): Summary {
  const seats = match.setup.seats.map(({ seat, name }) => ({ seat, name }))
  return { turn: turnOf(match), over: match.ruleset.outcome(match.state) !== null, seats, picture: pictureOf(match) }
}

function turnOf({ ruleset, state, setup }: Match): string {
  const outcome = ruleset.outcome(state)
  const nameOf = (seat: string) => setup.seats.find(s => s.seat === seat)?.name ?? `Seat ${seat}`
  if (outcome) return outcome.winners.length === 0 ? 'A draw' : `Won by ${outcome.winners.map(nameOf).join(' and ')}`
  const view = viewFor(state, setup.seats[0]?.seat ?? 'A')
  return ruleset.sequence(view).find(step => step.at === 'now')?.name ?? 'In play'
}

/** Only what every seat sees in the same place is drawn. */
function pictureOf({ ruleset, state, setup }: Match): Picture {
  const { width, height, backdrop } = ruleset.board(setup)
  const views = [...new Set(setup.seats.map(({ seat }) => viewFor(state, seat)))]
  const scenes = views.map(view => ruleset.scene(view))
  const seen = scenes.map(scene => new Set(scene.pieces.map(mark)))
  const open = (scenes[0]?.pieces ?? []).filter(one => seen.every(marks => marks.has(mark(one))))
  const areas = (scenes[0]?.areas ?? []).filter(area => !area.outline)
  return {
    width,
    height,
    backdrop,
    pieces: open.map(({ at, radius, seat }) => ({ x: round(at.x), y: round(at.y), radius, seat })),
    areas: areas.flatMap(({ area }) =>
      area.kind === 'disc'
        ? [{ x: round(area.at.x), y: round(area.at.y), radius: round(area.radius) }]
        : hull(area.points),
    ),
  }
}

const mark = ({ id, at, seat }: ScenePiece): string => `${id} ${seat} ${at.x} ${at.y}`
const round = (value: number): number => Math.round(value * 10) / 10

/** At this size a polygon is as good as a disc of its extent. */
function hull(points: readonly { readonly x: number; readonly y: number }[]): Picture['areas'] {
  if (points.length === 0) return []
  const x = points.reduce((sum, p) => sum + p.x, 0) / points.length
  const y = points.reduce((sum, p) => sum + p.y, 0) / points.length
  const radius = points.reduce((sum, p) => sum + Math.hypot(p.x - x, p.y - y), 0) / points.length
  return [{ x: round(x), y: round(y), radius: round(radius) }]
}
