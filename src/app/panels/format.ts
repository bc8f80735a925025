/** With a sign, as a modifier is written: "+1", "−2", "0". */
export function signed(value: number): string {
  if (value === 0) return '0'
  return value > 0 ? `+${value}` : `−${Math.abs(value)}`
}

/** To a tenth of a per cent. Something possible never reads as 0 %, something that can fail never as 100 %. */
export function percent(probability: number): string {
  if (probability <= 0) return '0 %'
  if (probability >= 1 - 1e-12) return '100 %'
  if (probability < 0.0005) return '< 0.1 %'
  if (probability > 0.9995) return '> 99.9 %'
  return `${(probability * 100).toFixed(1)} %`
}

export const classes = (...names: (string | false | null | undefined)[]): string => names.filter(Boolean).join(' ')
