import type { Dice } from '../../../engine/rolls/dice'
import type { Stand } from '../parts/stand'
import type { State } from '../state'
import type { Due, Struck } from './blows'
import { crush, inmatesOf } from './damage'
import { gistOf, type Harm, harmBy, harmKey, harmOf, isHurt, UNHARMED, worseOf } from './harm'
import { isFieldMounted } from './hits'
import { isVehicle } from './stands'

/** What becomes of one stand by the damage rolls that are due on it. */
export interface StandPart {
  readonly stand: Stand
  readonly part: (dice: Dice) => Harm
}

/** What damage rolls come to for those aimed at, for others, and for own troops. */
export interface Tally {
  readonly aimed: Harm
  readonly others: boolean
  readonly friends: boolean
  readonly houses: readonly string[]
}

export type Whose = (stand: Stand) => 'aimed' | 'other' | 'friend'

const NOBODY: Tally = { aimed: UNHARMED, others: false, friends: false, houses: [] }
export const tallyKey = ({ aimed, others, friends, houses }: Tally): string =>
  `${harmKey(aimed)}|${others}|${friends}|${houses.join()}`

/** The rolls of many stands, kept apart: what happens to one says nothing of another. */
export function partsOf(state: State, dues: readonly Due[]): StandPart[] {
  const byStand = new Map<string, Due[]>()
  for (const due of dues) byStand.set(due.stand.id, [...(byStand.get(due.stand.id) ?? []), due])
  return [...byStand.values()].flatMap(mine => {
    const stand = mine[0]?.stand
    return stand ? [{ stand, part: standPart(state, stand, mine) }] : []
  })
}

function standPart(state: State, stand: Stand, dues: readonly Due[]): (dice: Dice) => Harm {
  const steps = apart(state, stand, dues).map(mine => {
    const part = subjectPart(state, stand, mine)
    return (soFar: Harm, dice: Dice) => worseOf(soFar, dice.part(part, harmKey))
  })
  return dice => dice.fold(UNHARMED, steps, harmKey)
}

/** Men are struck one by one; the crew of a vehicle or a gun with it. */
function apart(state: State, stand: Stand, dues: readonly Due[]): Due[][] {
  if (isVehicle(stand) || isFieldMounted(state, stand)) return [[...dues]]
  const byMan = new Map<number | null, Due[]>()
  for (const due of dues) byMan.set(due.man, [...(byMan.get(due.man) ?? []), due])
  return [...byMan.values()]
}

function subjectPart(state: State, stand: Stand, dues: readonly Due[]): (dice: Dice) => Harm {
  const gist = (struck: readonly Struck[]) => gistOf(state, stand, struck)
  const steps = dues.map(({ roll }) => (soFar: readonly Struck[], dice: Dice) => {
    const struck = dice.part(roll, one => one && gist([one]))
    return struck ? [...soFar, struck] : soFar
  })
  return dice => harmOf(state, stand, dice.fold([], steps, gist))
}

/** Everything that is due, to the end: all hits, all wounds, and the houses that fall. */
export function tallyOf(state: State, parts: readonly StandPart[], whose: Whose, dice: Dice): Tally {
  const hits = parts.map(
    ({ stand, part }) =>
      (soFar: Tally, roll: Dice): Tally =>
        counted(soFar, whose(stand), roll.part(part, harmKey)),
  )
  const struck = dice.fold(NOBODY, hits, tallyKey)
  const crushed = struck.houses
    .flatMap(house => inmatesOf(state, house))
    .map(inmate => (soFar: Tally, roll: Dice): Tally => {
      const effects = crush(inmate, roll)
      return effects.length > 0 ? counted(soFar, whose(inmate.stand), harmBy(state, inmate.stand, effects)) : soFar
    })
  return dice.fold(struck, crushed, tallyKey)
}

function counted(tally: Tally, who: ReturnType<Whose>, harm: Harm): Tally {
  const { house } = harm
  return {
    aimed: who === 'aimed' ? worseOf(tally.aimed, harm) : tally.aimed,
    others: tally.others || (who === 'other' && isHurt(harm)),
    friends: tally.friends || (who === 'friend' && isHurt(harm)),
    houses: house === null || tally.houses.includes(house) ? tally.houses : [...tally.houses, house].sort(),
  }
}
