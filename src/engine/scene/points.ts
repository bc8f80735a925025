/** What something costs, as it is written: a sum of tenths has no tail of digits. */
export const writtenPoints = (points: number): string => String(Math.round(points * 100) / 100)
