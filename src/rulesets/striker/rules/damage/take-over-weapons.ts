import type { Stand } from '../../parts/stand'
import type { State } from '../../state'
import { fileOf, fitMen, isFit, isVehicle, own, weaponBy } from '../stands'
import { withFile, withRoster } from '../writing'

type IsSupport = (weapon: string) => boolean

/** STR.core.damage.weapon.small: the support weapons of who fell pass to a man of the team, with the rounds they have left. */
export function takeOverWeapons(state: State, stand: Stand): Stand {
  if (isVehicle(stand)) return stand
  const isSupport = (id: string) => {
    const weapon = weaponBy(state, id)
    return weapon !== undefined && weapon.class !== 'small'
  }
  return stand.men.reduce(
    (now, man, i) => (isFit(man) || !man.weapons.some(isSupport) ? now : passedOn(now, i, isSupport)),
    stand,
  )
}

function passedOn(stand: Stand, fallen: number, isSupport: IsSupport): Stand {
  const from = stand.men[fallen]
  const heir = heirOf(stand, isSupport)
  const to = stand.men[heir]
  if (!from || !to) return stand
  const first = to.weapons.length
  const passed = from.weapons.flatMap((id, slot) => (isSupport(id) ? [{ id, slot }] : []))
  const used = { ...to.file.value?.used }
  passed.forEach(({ slot }, i) => {
    const rounds = from.file.value?.used[slot]
    if (rounds !== undefined) used[first + i] = rounds
  })
  const { broken } = own(stand)
  const alsoBroken = passed.flatMap(({ slot }, i) =>
    broken.includes(`${fallen}.${slot}`) ? [`${heir}.${first + i}`] : [],
  )
  const men = stand.men.with(fallen, { ...from, weapons: from.weapons.filter(id => !isSupport(id)) })
  const armed = withFile({ ...to, weapons: [...to.weapons, ...passed.map(({ id }) => id)] }, { used })
  return withRoster({ ...stand, men: men.with(heir, armed) }, { broken: [...broken, ...alsoBroken] })
}

/** A man with free hands who leads nobody; else the last one. */
function heirOf(stand: Stand, isSupport: IsSupport): number {
  const fit = fitMen(stand)
  const free = fit.find(man => !man.weapons.some(isSupport) && (fileOf(man)?.leader ?? 0) === 0) ?? fit.at(-1)
  return free ? stand.men.indexOf(free) : -1
}
