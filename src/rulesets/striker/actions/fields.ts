import type { Vec } from '../../../engine/geometry/vec'
import type { Field } from '../../../engine/offers'
import type { State } from '../state'

export const option = (value: string, label = value) => ({ value, label })

/** A point of the table in a form, the middle of it at first. */
export const pointFields = ({ map }: State, at: Vec = { x: map.width / 2, y: map.height / 2 }): Field[] => [
  {
    kind: 'number',
    name: 'x',
    label: 'Point, cm from the west',
    min: 0,
    max: map.width,
    step: 1,
    value: Math.round(at.x),
  },
  {
    kind: 'number',
    name: 'y',
    label: 'Point, cm from the north',
    min: 0,
    max: map.height,
    step: 1,
    value: Math.round(at.y),
  },
]
