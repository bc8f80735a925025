import { isRecord } from '../../../engine/forces/form'

/** A form holds the edge of a band as text; a card holds C or a number. What is neither is left for the schema to name. */
export function cardFrom(draft: unknown): unknown {
  if (!isRecord(draft) || !Array.isArray(draft.weapons)) return draft
  return { ...draft, weapons: draft.weapons.map(weaponFrom) }
}

const weaponFrom = (weapon: unknown): unknown =>
  isRecord(weapon) && Array.isArray(weapon.bands) ? { ...weapon, bands: weapon.bands.map(bandFrom) } : weapon

const bandFrom = (band: unknown): unknown => (isRecord(band) ? { ...band, to: edgeFrom(band.to) } : band)

function edgeFrom(to: unknown): unknown {
  if (typeof to !== 'string') return to
  const word = to.trim().toUpperCase()
  const read = Number(word.replace(',', '.'))
  return word !== '' && Number.isFinite(read) ? read : word
}
