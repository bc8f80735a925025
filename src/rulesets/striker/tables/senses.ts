interface SenseKind {
  readonly name: string
  /** Smoke on the line blinds it. */
  readonly smoke: boolean
  /** Goes by the spotting table, as eyes do; the others find what a rule says they find. */
  readonly table: boolean
  /** Each device looks for itself; otherwise the unit looks once, by the stand and the sense with the best odds. */
  readonly alone: boolean
}

/** What stands look with. STR.core.los.smoke: smoke stops eyes and ladar, but not thermal imaging or radar. */
export const SENSE = {
  eye: { name: 'eye', smoke: true, table: true, alone: false },
  intensifier: { name: 'light amplification', smoke: true, table: true, alone: false },
  infrared: { name: 'infrared light', smoke: true, table: true, alone: false },
  passiveIr: { name: 'passive infrared', smoke: false, table: false, alone: false },
  thermal: { name: 'thermal imaging', smoke: false, table: false, alone: false },
  radar: { name: 'radar', smoke: false, table: false, alone: true },
  ladar: { name: 'ladar', smoke: true, table: false, alone: true },
  sound: { name: 'sound', smoke: false, table: false, alone: true },
} as const satisfies Record<string, SenseKind>
export type Sense = keyof typeof SENSE
export const SENSES = Object.keys(SENSE) as readonly Sense[]
