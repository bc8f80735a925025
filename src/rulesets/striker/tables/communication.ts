/** STR.core.unit.*: how far each means of communication reaches, in cm. */
export const MODES = ['verbal', 'signal', 'wire', 'radio', 'beam', 'meson'] as const
export type Mode = (typeof MODES)[number]
export const VERBAL_REACH = 5
export const SIGNAL_REACH = 20

export const SETS = ['none', 'personal', 'platoon', 'vehicle'] as const
export type RadioSet = (typeof SETS)[number]
/** A vehicle set covers the whole table. */
export const RADIO_REACH: Readonly<Record<RadioSet, number>> = {
  none: 0,
  personal: 100,
  platoon: 500,
  vehicle: Number.POSITIVE_INFINITY,
}
export const JAM_NEED = 8
