import type { Scenario } from '../../engine/setup'
import type { ForceUnit, Objective, Options, SideOptions } from './options'
import type { Fighting } from './tables/guns'
import { PRINTED_AS_IS } from './tables/models'

const DEFAULTS: Omit<Options, 'map' | 'sides' | 'year'> = {
  turnLimit: 8,
  objectives: [],
  deployment: false,
  season: 'none',
  retireAuto: true,
  displace: 'class-then-nearest',
  assaultCap: 'none',
  transport: false,
  ...PRINTED_AS_IS,
  squadBase: 1.2,
  vehicleLength: 2,
  vehicleWidth: 1,
}

type Place = readonly [x: number, y: number]

interface Battle {
  readonly id: string
  readonly title: string
  readonly blurb: string
  readonly map: Options['map']
  readonly year: number
  readonly turns: number
  /** The bottom edge, then the top. */
  readonly sides: readonly [BattleSide, BattleSide]
  readonly objectives: readonly Objective[]
  readonly more?: Partial<Options>
}

interface BattleSide extends Pick<SideOptions, 'depth'> {
  readonly name: string
  readonly nation: Fighting
  readonly forces: readonly ForceUnit[]
}

const force = ({ depth, forces }: BattleSide): SideOptions => ({ morale: 'hardened', depth, forces: [...forces] })

/** Its id is its name in one word. */
export const objective = (name: string, [x, y]: Place, held: Pick<Objective, 'radius' | 'worth'>): Objective => ({
  id: name.toLowerCase().split(' ').join('-'),
  name,
  at: { x, y },
  ...held,
})

/** Two sides, each from its edge, with what they fight for. */
export function battle({
  id,
  title,
  blurb,
  map,
  year,
  turns,
  sides: [a, b],
  objectives,
  more = {},
}: Battle): Scenario<Options> {
  return {
    id,
    title,
    blurb,
    setup: {
      scenario: id,
      seats: [
        { seat: 'A', name: a.name, played: 'person' },
        { seat: 'B', name: b.name, played: 'person' },
      ],
      options: {
        ...DEFAULTS,
        map,
        year,
        nationA: a.nation,
        nationB: b.nation,
        turnLimit: turns,
        objectives: [...objectives],
        sides: { A: force(a), B: force(b) },
        ...more,
      },
    },
  }
}

/** A unit of a scenario: what it is, its name, where its leader stands, and whatever else the scenario says of it. */
export function unit(card: string, name: string, at?: Place, more: Partial<ForceUnit> = {}): ForceUnit {
  return { card, name, ...(at ? { at: { x: at[0], y: at[1] } } : {}), ...more }
}
