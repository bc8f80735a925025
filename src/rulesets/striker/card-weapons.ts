import type { CardBlock, CardRow, CardValue, Mark } from '../../engine/scene/card'
import { KIND_NAMES, KINDS_EXPLAINED } from './cards/names'
import type { Band, Load, Weapon } from './cards/weapon'

export const value = (label: string, printed: string | number, mark?: Mark, live?: string): CardValue => ({
  label,
  printed: String(printed),
  ...(mark ? { mark } : {}),
  ...(live === undefined ? {} : { live }),
})

const DIRECT = 'Weapons: range in cm / penetration, then the automatic fire bonus'
const INDIRECT = 'Weapons for indirect fire'
const CLASS_COLUMNS = ['Effective 8+', 'Long 10+', 'Extreme 12+'] as const
const DIRECT_COLUMNS = ['Weapon', ...CLASS_COLUMNS, 'Rounds']
const INDIRECT_COLUMNS = ['Weapon', 'Range, cm', 'Rounds per turn', 'Burst, cm', 'Rounds']

const rounds = ({ kinds }: Weapon): CardValue => value('Rounds', kinds.map(({ kind }) => KIND_NAMES[kind]).join(', '))
const bonus = ({ auto }: Band): string => (auto === undefined ? '' : auto < 0 ? ` −${-auto}` : ` +${auto}`)

/** STR.core.direct.min-range: a missile's range starts at its minimum. */
const reach = ({ min }: Weapon, { cm }: Band): string => (min === undefined ? String(cm) : `${min}–${cm}`)

const directRow = (weapon: Weapon): CardRow => ({
  cells: [
    value('Weapon', weapon.name),
    ...CLASS_COLUMNS.map((label, i) => {
      const band = weapon.bands[i]
      const range = band && (i === 0 ? reach(weapon, band) : String(band.cm))
      return value(label, band ? `${range}/${band.pen}${bonus(band)}` : '–', weapon.mark)
    }),
    rounds(weapon),
  ],
})
const indirectRow = (weapon: Weapon): CardRow => ({
  cells: [
    value('Weapon', weapon.name),
    value('Range, cm', `${weapon.min}–${weapon.max}`, weapon.mark),
    value('Rounds per turn', weapon.rof ?? '–', weapon.mark),
    value('Burst, cm', weapon.kinds.find(({ burst }) => burst !== undefined)?.burst ?? '–', weapon.mark),
    rounds(weapon),
  ],
})

/** One table for weapons that fire directly and one for indirect fire, which has other columns. */
export function weaponTables(weapons: readonly Weapon[]): CardBlock[] {
  const direct = weapons.filter(weapon => weapon.class !== 'indirect')
  const indirect = weapons.filter(weapon => weapon.class === 'indirect')
  return [
    ...(direct.length > 0
      ? [{ kind: 'table', title: DIRECT, columns: DIRECT_COLUMNS, rows: direct.map(directRow) } as const]
      : []),
    ...(indirect.length > 0
      ? [{ kind: 'table', title: INDIRECT, columns: INDIRECT_COLUMNS, rows: indirect.map(indirectRow) } as const]
      : []),
  ]
}

/** Smoke and illumination rounds don't penetrate anything. */
const penetrationOf = ({ kind, pens }: Load, { bands }: Weapon): string =>
  kind === 'smoke' || kind === 'illum' ? '–' : (pens ?? bands.map(({ pen }) => pen)).join(' / ') || '–'

export const roundsTable = (weapon: Weapon): CardBlock => ({
  kind: 'table',
  title: 'Rounds',
  columns: ['Kind', 'Penetration', 'Burst', 'Fragments'],
  rows: weapon.kinds.map(load => ({
    cells: [
      value('Kind', KINDS_EXPLAINED[load.kind]),
      value('Penetration', penetrationOf(load, weapon), weapon.mark),
      value('Burst', load.burst === undefined ? '–' : `${load.burst} cm`, weapon.mark),
      value('Fragments', load.frag ?? '–', weapon.mark),
    ],
  })),
})
