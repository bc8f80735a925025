/** How many of its own pixels the screen has per millimetre. The browser doesn't know, so a person measures it. */
const KEY = 'stormtable.glass'

/** From a wall projector to a phone. */
const COARSEST = 0.5
const FINEST = 40

let known: number | null | undefined

const plausible = (value: number): boolean => Number.isFinite(value) && value >= COARSEST && value <= FINEST

function stored(): number | null {
  try {
    const value = Number(localStorage.getItem(KEY))
    return plausible(value) ? value : null
  } catch {
    return null
  }
}

/** CSS pixels per millimetre of screen at the page's current zoom; null until it has been measured. */
export function pixelsPerMillimetre(): number | null {
  if (known === undefined) known = stored()
  return known === null ? null : known / devicePixelRatio
}

/** Returns false and stores nothing if no screen could be like that. */
export function keepPixelsPerMillimetre(pixels: number): boolean {
  const value = pixels * devicePixelRatio
  if (!plausible(value)) return false
  known = value
  try {
    localStorage.setItem(KEY, String(value))
  } catch {
    // Kept in memory for this visit.
  }
  return true
}
