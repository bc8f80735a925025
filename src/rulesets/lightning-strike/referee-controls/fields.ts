import type { Field } from '../../../engine/offers'

interface Span {
  readonly min: number
  readonly max: number
  readonly value: number
  readonly step?: number
}

export const number = (name: string, label: string, span: Span): Field => ({ name, label, kind: 'number', ...span })

export const flag = (name: string, label: string, value: boolean): Field => ({ name, label, kind: 'flag', value })

export const choice = (
  name: string,
  label: string,
  held: { options: readonly (readonly [string, string])[]; value: string },
): Field => ({
  name,
  label,
  kind: 'choice',
  options: held.options.map(([value, label]) => ({ value, label })),
  value: held.value,
})

/** A point on the table, to a tenth of a centimetre. */
export const pointFields = (
  options: { tableWidth: number; tableHeight: number },
  at: { x: number; y: number },
): Field[] => [
  number('x', 'From the left edge, cm', { min: 0, max: options.tableWidth, step: 0.1, value: tenth(at.x) }),
  number('y', 'From the top edge, cm', { min: 0, max: options.tableHeight, step: 0.1, value: tenth(at.y) }),
]

const tenth = (value: number): number => Math.round(value * 10) / 10
