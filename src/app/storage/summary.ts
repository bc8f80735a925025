import type { Area } from '../../engine/geometry/area'
import type { Vec } from '../../engine/geometry/vec'
import { stepWords } from '../../engine/mission'
import type { View } from '../../engine/record/hidden'
import type { Match } from '../../engine/record/match'
import { z } from '../../engine/schema'
import { SEATS } from '../../engine/seats'
import { outsiderView } from './outsider'

const seat = z.nullable(z.enum(SEATS))
const point = z.object({ x: z.number(), y: z.number() })
const areaSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('disc'), at: point, radius: z.number() }),
  z.object({ kind: z.literal('polygon'), points: z.array(point) }),
])

/** A game at a glance: the table from above, as small plain data. */
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
  /** A picture drawn by another version is left out; the game can still be read. */
  picture: z.catch(z.nullable(pictureSchema), null),
})
export type Summary = z.infer<typeof summarySchema>

/** What the list of games shows, to whoever walks by. Nothing in it depends on what is hidden from any seat. */
export function summaryOf(match: Match): Summary {
  const { ruleset, state, setup } = match
  const seats = setup.seats.map(({ seat, name }) => ({ seat, name }))
  const view = outsiderView(
    state,
    seats.map(({ seat }) => seat),
  )
  const over = ruleset.outcome(state) !== null
  return { turn: turnOf(match, view), over, seats, picture: pictureOf(match, view) }
}

function turnOf({ ruleset, state, setup }: Match, view: View<unknown>): string {
  const outcome = ruleset.outcome(state)
  const nameOf = (seat: string) => setup.seats.find(s => s.seat === seat)?.name ?? `Player ${seat}`
  if (outcome) return outcome.winners.length === 0 ? 'A draw' : `Won by ${outcome.winners.map(nameOf).join(' and ')}`
  return stepWords(
    ruleset.sequence(view).find(step => step.at === 'now')?.name ?? 'In play',
    ruleset.mission(view).clock,
  )
}

function pictureOf({ ruleset, setup }: Match, view: View<unknown>): Picture {
  const { width, height, backdrop } = ruleset.board(setup)
  const { pieces, cells, areas } = ruleset.scene(view)
  const grounds = [...cells.map(cell => ({ ...cell, outline: true })), ...areas]
  return {
    width,
    height,
    backdrop,
    pieces: pieces.map(({ at, facing = null, radius, art, seat }) => ({ at: near(at), facing, radius, art, seat })),
    areas: grounds.map(({ area, seat = null, outline = false }) => ({ area: plain(area), seat, outline })),
  }
}

const round = (value: number): number => Math.round(value * 10) / 10
const near = ({ x, y }: Vec): { x: number; y: number } => ({ x: round(x), y: round(y) })

const plain = (area: Area): z.infer<typeof areaSchema> =>
  area.kind === 'disc'
    ? { kind: 'disc', at: near(area.at), radius: round(area.radius) }
    : { kind: 'polygon', points: area.points.map(near) }
