import type { EmitBattle } from '../../battle-events'
import type { Stand } from '../../parts/stand'
import type { Next, State } from '../../state'
import { gunnerOf } from '../fire/modifiers'
import { shakeAll } from '../morale/morale'
import { cornersOf } from '../movement/footprint'
import { aboardOf, isFit, isVehicle, mustStand, own } from '../stands'
import { putStand, putStands, told, withFile, withRoster } from '../writing'
import { abandon } from './abandon'
import type { Casualties, ManHurt } from './casualties'

/** STR.core.damage.vehicle.catastrophic: how long a wreck smokes. */
const BURNS = 2

/** What only the owner of a stand nobody has spotted may read. */
export const seenBy = ({ spotted, seat }: Pick<Stand, 'spotted' | 'seat'>) => (spotted ? {} : { seenBy: [seat] })

/** Writes what was counted: wounds, systems, losses, and the morale checks that follow. `state` is as it was before. */
export function applyCasualties(next: Next, state: State, casualties: Casualties, emit: EmitBattle): void {
  writeMen(next, state, casualties, emit)
  for (const id of casualties.destroyed) burn(next, id, { crashed: casualties.crashed.includes(id), emit })
  for (const { stand } of casualties.men) removeEmpty(next, stand, emit)
  shakeAll(next, casualties.checks)
  for (const side of casualties.beheaded) next.beheaded = told(next.beheaded, side, next.turn + 1)
}

function writeMen(next: Next, state: State, { men }: Casualties, emit: EmitBattle): void {
  for (const id of new Set(men.map(({ stand }) => stand))) {
    const before = mustStand(state, id)
    const mine = men.filter(one => one.stand === id)
    const stand = wounded(mustStand(next, id), mine)
    putStand(next, stand)
    emit({
      type: 'casualties',
      rules: ['STR.core.damage.personnel.together'],
      // What happens inside a vehicle its enemies cannot tell.
      ...(isVehicle(before) || before.aboard !== null ? { seenBy: [before.seat] } : seenBy(before)),
      stand: id,
      light: mine.filter(({ casualty }) => !casualty).length,
      serious: mine.filter(({ casualty, dead }) => casualty && !dead).length,
      dead: mine.filter(({ casualty, dead }) => casualty && dead).length,
      left: stand.men.filter(isFit).length,
    })
  }
}

function wounded(stand: Stand, mine: readonly ManHurt[]): Stand {
  const men = stand.men.map((man, i) => {
    const hurt = mine.find(one => one.man === i)
    return hurt ? withFile(man, { light: hurt.light, serious: hurt.serious, dead: hurt.dead }) : man
  })
  const now = { ...stand, men, figures: isVehicle(stand) ? stand.figures : men.filter(isFit).length }
  if (!isVehicle(stand)) return now
  const { commander } = own(stand)
  const gunner = gunnerOf(stand, 0)
  const fell = (who: number | null) => mine.some(({ man, casualty }) => casualty && man === who)
  const isGunless = gunner !== undefined && fell(stand.men.indexOf(gunner))
  const headless = fell(commander) ? withRoster(now, { commander: null }) : now
  return isGunless ? withRoster(headless, { gunnerOut: true }) : headless
}

/** STR.core.damage.vehicle.catastrophic */
function burn(next: Next, id: string, { crashed, emit }: { crashed: boolean; emit: EmitBattle }): void {
  const stand = mustStand(next, id)
  const until = next.turn + BURNS
  putStands(next, [
    { ...stand, status: 'wreck', burning: until, flight: 'ground', popup: false, speed: 0 },
    ...aboardOf(next, id).map((rider): Stand => ({ ...rider, status: 'destroyed' })),
  ])
  next.patches = [...next.patches, { id: `wreck.${id}`, kind: 'smoke', points: cornersOf(next, stand), until }]
  emit({
    type: 'stand-lost',
    rules: [crashed ? 'STR.core.damage.vehicle.grounded' : 'STR.core.damage.vehicle.catastrophic'],
    ...seenBy(stand),
    stand: id,
    status: 'wreck',
    crashed,
  })
}

/** STR.core.stand.men-left: a stand without men is gone; a vehicle without crew is left by who rides in it. */
function removeEmpty(next: Next, id: string, emit: EmitBattle): void {
  const stand = mustStand(next, id)
  if (stand.men.some(isFit) || stand.status === 'wreck' || stand.status === 'destroyed' || stand.status === 'abandoned')
    return
  if (isVehicle(stand)) {
    abandon(next, id, { why: 'no-crew', emit })
    return
  }
  putStand(next, { ...stand, status: 'destroyed' })
  emit({
    type: 'stand-lost',
    rules: ['STR.core.stand.men-left'],
    ...seenBy(stand),
    stand: id,
    status: 'destroyed',
    crashed: false,
  })
}
