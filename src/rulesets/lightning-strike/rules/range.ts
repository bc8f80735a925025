import { atMost } from '../../../engine/geometry/units'
import { distance, type Vec } from '../../../engine/geometry/vec'
import { type Refusal, refuse } from '../../../engine/rolls/plan'
import type { Band, Weapon } from '../cards/card'
import { cm } from '../words'
import { inContact } from './unit'

type Placed = { readonly at: Vec }

/** LS.range.measure, LS.range.contact: centre to centre; bases in contact are at range C. */
export interface Range {
  readonly contact: boolean
  readonly distance: number
}

export const rangeBetween = (a: Placed, b: Placed): Range => ({
  contact: inContact(a, b),
  distance: distance(a.at, b.at),
})

/** LS.range.band-edge: the nearest band that still reaches; in contact only the C column counts. */
export function bandAt(weapon: Weapon, range: Range): Band | null {
  if (range.contact) return weapon.bands.find(band => band.to === 'C') ?? null
  const reaching = weapon.bands.filter(band => band.to !== 'C' && atMost(range.distance, band.to))
  return reaching.reduce<Band | null>((near, band) => (near === null || edge(band) < edge(near) ? band : near), null)
}

const edge = (band: Band): number => (band.to === 'C' ? 0 : band.to)

/** How far a weapon reaches; 0 if it needs contact. */
export const farthest = (weapon: Weapon): number => Math.max(0, ...weapon.bands.map(edge))

/** "contact", "up to 8 cm", "8 to 16 cm". */
export function bandName(weapon: Weapon, band: Band): string {
  if (band.to === 'C') return 'contact'
  const inner = Math.max(0, ...weapon.bands.map(edge).filter(far => far < edge(band)))
  return inner === 0 ? `up to ${cm(band.to)}` : `${inner} to ${cm(band.to)}`
}

export function rangeRefusal(weapon: Weapon, line: { from: Placed; to: Placed }): Refusal | null {
  const range = rangeBetween(line.from, line.to)
  if (bandAt(weapon, range)) return null
  if (range.contact) {
    return refuse('LS.range.no-c', `${weapon.name} has no C band, so it can't be used against a Unit in contact.`)
  }
  const far = farthest(weapon)
  if (far === 0) {
    return refuse('LS.range.c-only', `${weapon.name} needs contact, but the target is ${cm(range.distance)} away.`, [
      { kind: 'disc', tone: 'bad', at: line.from.at, radius: 2, label: 'contact' },
    ])
  }
  return refuse(
    'LS.range.beyond',
    `The target is ${cm(range.distance)} away, but ${weapon.name} reaches only ${cm(far)}.`,
    [{ kind: 'disc', tone: 'bad', at: line.from.at, radius: far, label: cm(far), dashed: true }],
  )
}
