import type { Dice, KeyOf } from '../../../../engine/rolls/dice'
import type { Stand } from '../../parts/stand'
import type { State } from '../../state'
import { isFieldMounted } from '../fire/hits'
import { isVehicle } from '../stands'
import { crush, inmatesOf } from './damage'
import type { Due, Struck } from './damage-rolls'
import { gistOf, type Harm, harmBy, harmOf, isHurt, type Told, UNHARMED, worseOf } from './harm'

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
  /** Buildings that fall. */
  readonly houses: readonly string[]
}
const NOBODY: Tally = { aimed: UNHARMED, others: false, friends: false, houses: [] }

const harmKey =
  (told: Told): KeyOf<Harm> =>
  harm =>
    harm.house === null ? told(harm) : `${told(harm)} ${harm.house}`

export const tallyKey =
  (told: Told): KeyOf<Tally> =>
  ({ aimed, others, friends, houses }) => {
    const key = 4 * told(aimed) + 2 * Number(others) + Number(friends)
    return houses.length === 0 ? key : `${key} ${houses.join()}`
  }

/** The rolls of many stands, kept apart: what happens to one says nothing of another. */
export function partsOf(state: State, dues: readonly Due[], told: Told): StandPart[] {
  return [...groupedBy(dues, ({ stand }) => stand)].map(([stand, mine]) => ({
    stand,
    part: standPart(state, stand, mine, harmKey(told)),
  }))
}

function groupedBy<K>(dues: readonly Due[], keyOf: (due: Due) => K): Map<K, Due[]> {
  const groups = new Map<K, Due[]>()
  for (const due of dues) {
    const key = keyOf(due)
    const group = groups.get(key)
    if (group) group.push(due)
    else groups.set(key, [due])
  }
  return groups
}

/** Men are struck one by one; the crew of a vehicle or a gun with it. */
function standPart(state: State, stand: Stand, dues: readonly Due[], keyOf: KeyOf<Harm>): (dice: Dice) => Harm {
  const whole = isVehicle(stand) || isFieldMounted(state, stand)
  const steps = [...groupedBy(dues, ({ man }) => (whole ? null : man)).values()].map(mine => {
    const part = subjectPart(state, stand, mine)
    return (soFar: Harm, dice: Dice) => worseOf(soFar, dice.part(part, keyOf))
  })
  return dice => dice.fold(UNHARMED, steps, keyOf)
}

function subjectPart(state: State, stand: Stand, dues: readonly Due[]): (dice: Dice) => Harm {
  const gist = (struck: readonly Struck[]) => gistOf(state, stand, struck)
  const steps = dues.map(({ roll }) => (soFar: readonly Struck[], dice: Dice) => {
    const struck = dice.part(roll, one => one && gist([one]))
    return struck ? [...soFar, struck] : soFar
  })
  return dice => harmOf(state, stand, dice.fold([], steps, gist))
}

interface Telling {
  readonly whose: (stand: Stand) => 'aimed' | 'other' | 'friend'
  readonly told: Told
}

/** Everything that is due, to the end: all hits, all wounds, and the houses that fall. */
export function tallyOf(state: State, parts: readonly StandPart[], { whose, told }: Telling, dice: Dice): Tally {
  const harmedAs = harmKey(told)
  const hits = parts.map(
    ({ stand, part }) =>
      (soFar: Tally, roll: Dice): Tally =>
        counted(soFar, whose(stand), roll.part(part, harmedAs)),
  )
  const struck = dice.fold(NOBODY, hits, tallyKey(told))
  const crushed = struck.houses
    .flatMap(house => inmatesOf(state, house))
    .map(inmate => (soFar: Tally, roll: Dice): Tally => {
      const effects = crush(inmate, roll)
      return effects.length > 0 ? counted(soFar, whose(inmate.stand), harmBy(state, inmate.stand, effects)) : soFar
    })
  return dice.fold(struck, crushed, tallyKey(told))
}

function counted(tally: Tally, who: ReturnType<Telling['whose']>, harm: Harm): Tally {
  const { house } = harm
  return {
    aimed: who === 'aimed' ? worseOf(tally.aimed, harm) : tally.aimed,
    others: tally.others || (who === 'other' && isHurt(harm)),
    friends: tally.friends || (who === 'friend' && isHurt(harm)),
    houses: house === null || tally.houses.includes(house) ? tally.houses : [...tally.houses, house].sort(),
  }
}
