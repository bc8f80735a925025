import type { Field } from '../../engine/offers'
import type { PanelLinks } from './links'

/** Fields whose options are players, or belong to players, shown with the players' own names. */
export const withSeatNames = (fields: readonly Field[], { seatName }: Pick<PanelLinks, 'seatName'>): readonly Field[] =>
  fields.map(field =>
    field.kind === 'choice'
      ? {
          ...field,
          options: field.options.map(({ value, label, seat, owner }) => ({
            value,
            label: seat ? seatName(seat) : owner ? `${seatName(owner)}: ${label}` : label,
          })),
        }
      : field,
  )
