import type { Area } from '../../engine/geometry/area'
import type { Vec } from '../../engine/geometry/vec'
import { viewFor } from '../../engine/record/hidden'
import type { Match } from '../../engine/record/match'
import type { ScenePiece } from '../../engine/scene/scene'
import { z } from '../../engine/schema'
import { SEATS } from '../../engine/seats'

const seat = z.nullable(z.enum(SEATS))
const point = z.object({ x: z.number(), y: z.number() })
const areaSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('disc'), at: point, radius: z.number() }),
  z.object({ kind: z.literal('polygon'), points: z.array(point) }),
])

/** A game at a glance: the table from above, as small plain data, so it is crisp in any theme. */
const pictureSchema = z.object({
  width: z.number(),
  height: z.number(),
  backdrop: z.enum(['space', 'ground', 'plain']),
  pieces: z.array(z.object({ at: point, facing: z.nullable(z.number()), radius: z.number(), art: z.string(), seat })),
  areas: z.array(z.object({ area: areaSchema, seat, outline: z.boolean() })),
})
export type Picture = z.infer<typeof pictureSchema>

export const summarySchema = z.object({
  /** "Main phase", "Ada has won". */
  turn: z.string(),
  over: z.boolean(),
  seats: z.array(z.object({ seat: z.enum(SEATS), name: z.string() })),
  /** One drawn by another version is left out rather than making the game unreadable. */
  picture: z.catch(z.nullable(pictureSchema), null),
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
  const [first, ...others] = views.map(view => ruleset.scene(view))
  const seen = others.map(scene => new Set(scene.pieces.map(mark)))
  const open = (first?.pieces ?? []).filter(piece => seen.every(marks => marks.has(mark(piece))))
  const grounds = [...(first?.cells ?? []).map(cell => ({ ...cell, outline: true })), ...(first?.areas ?? [])]
  return {
    width,
    height,
    backdrop,
    pieces: open.map(({ at, facing = null, radius, art, seat }) => ({ at: near(at), facing, radius, art, seat })),
    areas: grounds.map(({ area, seat = null, outline = false }) => ({ area: plain(area), seat, outline })),
  }
}

const mark = ({ id, at, seat, facing, art }: ScenePiece): string => [id, seat, at.x, at.y, facing, art].join(' ')

const round = (value: number): number => Math.round(value * 10) / 10
const near = ({ x, y }: Vec): { x: number; y: number } => ({ x: round(x), y: round(y) })

const plain = (area: Area): z.infer<typeof areaSchema> =>
  area.kind === 'disc'
    ? { kind: 'disc', at: near(area.at), radius: round(area.radius) }
    : { kind: 'polygon', points: area.points.map(near) }
