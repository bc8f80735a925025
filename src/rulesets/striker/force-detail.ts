import type { Field, FieldValues } from '../../engine/offers'
import { vehiclesOf } from './initial-state'
import type { Listed, Options } from './options'
import type { Side } from './sides'
import { QUALITIES } from './tables/quality'

const ON_FOOT = 'none'

/** "Section 1, in ATV 2" or "ATVs, regular crew". */
export const noteOn = (options: Options, { name, unit, crew, aboard }: Listed, side: Side): string => {
  const carrier = aboard === undefined ? undefined : options.forces[side][aboard]
  return [
    ...(unit === name ? [] : [unit]),
    ...(crew === undefined ? [] : [`${crew} crew`]),
    ...(carrier ? [`in ${carrier.name}`] : []),
  ].join(', ')
}

/** STR.core.unit.tree, STR.core.quality.crew: its unit, the quality of its crew, and the vehicle it starts in. */
export function detailOf(options: Options, side: Side, index: number): Field[] {
  const list = options.forces[side]
  const entry = list[index]
  if (!entry) return []
  const cards = vehiclesOf(options)
  const carriers = list.flatMap(({ card, name }, i) =>
    i !== index && (cards.find(({ id }) => id === card)?.seats ?? 0) > 0 ? [{ value: String(i), label: name }] : [],
  )
  const unit: Field = {
    kind: 'text',
    name: 'unit',
    label: 'Unit',
    help: 'All stands of a unit share one order. The unit called HQ commands the others.',
    most: 40,
    value: entry.unit,
    rule: 'STR.core.unit.tree',
  }
  const isVehicle = cards.some(({ id }) => id === entry.card)
  return isVehicle
    ? [
        unit,
        {
          kind: 'choice',
          name: 'crew',
          label: 'Crew quality',
          value: entry.crew ?? 'regular',
          options: QUALITIES.map(value => ({ value, label: value })),
          rule: 'STR.core.quality.crew',
        },
      ]
    : [
        unit,
        {
          kind: 'choice',
          name: 'aboard',
          label: 'Starts',
          value: entry.aboard === undefined ? ON_FOOT : String(entry.aboard),
          options: [
            { value: ON_FOOT, label: 'on foot' },
            ...carriers.map(({ value, label }) => ({ value, label: `in ${label}` })),
          ],
          rule: 'STR.core.move.mount',
        },
      ]
}

export function changed(options: Options, side: Side, index: number, { unit, crew, aboard }: FieldValues): Options {
  const entry = options.forces[side][index]
  if (!entry) return options
  const { aboard: before, ...alone } = entry
  const place = aboard === undefined ? before : aboard === ON_FOOT ? undefined : Number(aboard)
  const next: Listed = {
    ...alone,
    ...(unit === undefined ? {} : { unit: String(unit).trim() || entry.name }),
    ...(crew === undefined ? {} : { crew: String(crew) }),
    ...(place === undefined ? {} : { aboard: place }),
  }
  return { ...options, forces: { ...options.forces, [side]: options.forces[side].with(index, next) } }
}
