/** "12.4 cm": a tenth is what a ruler shows. */
export const cm = (value: number): string => `${Number(value.toFixed(1))} cm`

/** "20.01 cm": where a hair's breadth decides. */
export const exactCm = (value: number): string => `${Number(value.toFixed(2))} cm`

/** "+1", "0", "−2": as a card prints a modifier. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0')

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six'] as const

export const count = (value: number, noun: string): string =>
  `${NUMBERS[value] ?? value} ${value === 1 ? noun : `${noun}s`}`

/** What a ledger is added to: a throw is read by its highest die. */
export const diceBase = (skill: number): string =>
  skill === 1 ? 'one die' : `${NUMBERS[skill] ?? skill} dice, highest`
