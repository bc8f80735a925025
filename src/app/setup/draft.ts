import { defaults, type Field, type FieldValues } from '../../engine/offers'
import type { RuleId } from '../../engine/rulebook'
import type { AnyRuleset } from '../../engine/ruleset'
import { faults } from '../../engine/schema'
import { COLOUR_NAMES, SEATS, type Seat, type SeatSetup } from '../../engine/seats'
import type { GameSetup, Scenario } from '../../engine/setup'
import { fieldFaults } from '../design'

/** A game being set up. The options belong to the ruleset; the screen sees them only through its fields and forces. */
export type Draft = GameSetup<unknown>

/** Another scenario with the same players. Names that came from the previous scenario are replaced. */
export function withScenario(
  draft: Draft | null,
  scenario: Scenario<unknown>,
  scenarios: readonly Scenario<unknown>[] = [],
): Draft {
  const given = scenarios.find(({ id }) => id === draft?.scenario)?.setup.seats
  const seats = scenario.setup.seats.map(seat => {
    const before = draft?.seats.find(one => one.seat === seat.seat)
    if (!before) return seat
    const own = before.name !== given?.find(one => one.seat === seat.seat)?.name
    return { ...seat, name: own ? before.name : seat.name, played: before.played }
  })
  return { ...scenario.setup, seats }
}

export function withSeat(draft: Draft, changed: SeatSetup): Draft {
  return { ...draft, seats: draft.seats.map(seat => (seat.seat === changed.seat ? changed : seat)) }
}

/** Gives a seat another colour; a seat that had that colour gets the old one. Colour names follow. */
export function withColour(draft: Draft, from: Seat, to: Seat): Draft {
  const painted = (seat: SeatSetup, colour: Seat): SeatSetup => ({
    ...seat,
    seat: colour,
    name: seat.name === COLOUR_NAMES[seat.seat] ? COLOUR_NAMES[colour] : seat.name,
  })
  const seats = draft.seats.map(seat =>
    seat.seat === from ? painted(seat, to) : seat.seat === to ? painted(seat, from) : seat,
  )
  return { ...draft, seats }
}

/** More seats or fewer: players who stay keep their seat and colour, new ones take the first free colour. */
export function withSeatCount(draft: Draft, count: number): Draft {
  const stay = draft.seats.slice(0, count)
  const free = SEATS.filter(seat => !stay.some(one => one.seat === seat))
  const come = free.slice(0, count - stay.length)
  return {
    ...draft,
    seats: [...stay, ...come.map(seat => ({ seat, name: `Player ${seat}`, played: 'person' as const }))],
  }
}

/** Another number of players. If that loses no chosen forces, the scenario for that number is used. */
export function withPlayers({ scenarios, forces }: AnyRuleset['setupModel'], draft: Draft, count: number): Draft {
  const seated = withSeatCount(draft, count)
  const made = forces ? undefined : scenarios.find(({ setup }) => setup.seats.length === count)
  if (!made || draft.seats.length === count) return seated
  const seats = seated.seats.map(seat =>
    draft.seats.includes(seat) ? seat : { ...seat, name: COLOUR_NAMES[seat.seat] },
  )
  return { ...made.setup, seats }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A field's name is a key of the options, or of a part of them: `part.key`, `part.part.key`. */
export function withValues(draft: Draft, values: FieldValues, set?: AnyRuleset['setupModel']['set']): Draft {
  let { options } = draft
  for (const [name, value] of Object.entries(values))
    options = set?.(options, name, value) ?? withValue(options, name.split('.'), value)
  return { ...draft, options }
}

/** The values that differ from what the fields hold. */
export const changedOf = (fields: readonly Field[], values: FieldValues): FieldValues =>
  Object.fromEntries(
    fields.flatMap(({ name, value }) => {
      const now = values[name]
      return now === undefined || Object.is(now, value) ? [] : [[name, now]]
    }),
  )

/** The fields under their headings, in the order in which the headings first appear. */
export function sectionsOf(fields: readonly Field[]): { readonly title: string; readonly fields: readonly Field[] }[] {
  const titles = [...new Set(fields.map(({ section = OPTIONS }) => section))]
  return titles.map(title => ({ title, fields: fields.filter(({ section = OPTIONS }) => section === title) }))
}
const OPTIONS = 'Options'

function withValue(whole: unknown, [key, ...inner]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value
  const parts = isRecord(whole) ? whole : {}
  return { ...parts, [key]: withValue(parts[key], inner, value) }
}

export interface Verdict {
  readonly errors: readonly { readonly why: string; readonly rule?: RuleId }[]
  readonly warnings: readonly { readonly why: string; readonly rule?: RuleId }[]
}

/** Values out of range, each with its label; `whose` comes first. */
function outOfRange(fields: readonly Field[], whose = ''): { readonly why: string }[] {
  const wrong = fieldFaults(fields, defaults(fields))
  return fields.flatMap(({ name, label }) => (wrong[name] ? [{ why: `${whose}${label}: ${wrong[name]}` }] : []))
}

/** Errors that prevent the start, and warnings. */
export function verdictOn({ setupModel }: AnyRuleset, draft: Draft): Verdict {
  const nameless = draft.seats
    .filter(seat => seat.name.trim() === '')
    .map(({ seat }) => ({ why: `Player ${seat} needs a name.` }))
  const ofFields = outOfRange(setupModel.fields(draft))
  const parsed = setupModel.schema.safeParse(draft.options)
  if (!parsed.success) {
    const places = setupModel.places?.list(draft.options) ?? []
    const ofPlaces = places.flatMap(({ name, fields }) => outOfRange(fields, `${name}, `))
    const ofSchema = ofFields.length + ofPlaces.length > 0 ? [] : faults(parsed.error).map(why => ({ why }))
    return { errors: [...nameless, ...ofFields, ...ofPlaces, ...ofSchema], warnings: [] }
  }
  const { errors, warnings } = setupModel.check({ ...draft, options: parsed.data })
  return { errors: [...nameless, ...ofFields, ...errors], warnings }
}
