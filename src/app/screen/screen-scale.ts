/** How many of its own pixels the screen has to a millimetre: the browser does not know, so a person measures it. */
const KEY = 'stormtable.glass'

/** Screens from a wall projector to a telephone. */
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

/** Pixels of the page to a millimetre of the glass, at the zoom the page has now; null until it was measured. */
export function pixelsPerMillimetre(): number | null {
  if (known === undefined) known = stored()
  return known === null ? null : known / devicePixelRatio
}

/** Returns false, and keeps nothing, where no screen is like that. */
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
