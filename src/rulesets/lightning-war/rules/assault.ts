import { atMost } from '../../../engine/geometry/units'
import { distance } from '../../../engine/geometry/vec'
import type { Refusal } from '../../../engine/rolls/plan'
import type { Assault, Base, State, Unit } from '../state'
import { baseOf, isArmour, isFoot, isTroops, no, onTable, unitOf } from './base'
import { ASSAULT_RATE } from './closing'
import { outOfCommand } from './command'
import { standOf, touches } from './footprint'
import { basesOfSeat, standing } from './muster'
import { inches } from './words'

/** LW.inf.assault.armour-escort. */
export const ESCORT = 6

/** Squads and teams of a unit that would take part: in command, not retiring. */
export function attackersOf(state: State, unit: Unit): Base[] {
  const out = outOfCommand(state, unit)
  return standing(state, unit).filter(base => isFoot(state, base) && !out.has(base.id) && !base.retiring)
}

/** The bases that are assaulted with a base: its whole unit of troops, or the vehicle alone. */
export function defendersOf(state: State, target: Base): Base[] {
  return isTroops(state, target)
    ? standing(state, unitOf(state, target.unit)).filter(base => isTroops(state, base))
    : [target]
}

/** LW.inf.assault.armour-escort: enemy troops that still guard a vehicle. */
export const escorts = (state: State, vehicle: Base): Base[] =>
  basesOfSeat(state, vehicle.seat).filter(
    base => isTroops(state, base) && atMost(distance(base.at, vehicle.at), ESCORT),
  )

export function escortRefusals(state: State, vehicle: Base): Refusal[] {
  if (!isArmour(state, vehicle)) return []
  return escorts(state, vehicle).map(guard =>
    no('LW.inf.assault.armour-escort', `${guard.name} guards ${vehicle.name}: troops within 6 inches come first.`, [
      { kind: 'disc', tone: 'warn', at: vehicle.at, radius: ESCORT },
    ]),
  )
}

/** Why a unit does not assault now, whoever the target is. */
export function unitRefusals(state: State, unit: Unit): Refusal[] {
  const squads = attackersOf(state, unit)
  return [
    ...(squads.length === 0 ? [unfitFor(state, unit)] : []),
    ...squads.flatMap(({ name, moved }) =>
      moved === 'none'
        ? []
        : [
            moved === 'dash'
              ? no('LW.inf.dash.no-fire', `${name} has dashed and does not assault.`)
              : no('LW.inf.assault.declare', `${name} has moved in this turn.`),
          ],
    ),
    ...(unit.pinned ? [no('LW.inf.assault.pinned', `${unit.name} is being assaulted itself.`)] : []),
    ...(unit.reorganising === state.turn
      ? [no('LW.inf.assault.halt', `${unit.name} reorganises after its last assault.`)]
      : []),
  ]
}

/** Why a unit has nobody to assault with. */
function unfitFor(state: State, unit: Unit): Refusal {
  const bases = standing(state, unit)
  const foot = bases.filter(base => isFoot(state, base))
  if (bases.length === 0) return no('LW.inf.assault.unit', `${unit.name} is not on the table.`)
  if (foot.length === 0)
    return bases.some(base => isArmour(state, base))
      ? no('LW.inf.assault.armour-not', `${unit.name} is armour and never assaults.`)
      : no('LW.inf.assault.unit', `${unit.name} has no squads to assault with.`)
  return foot.every(({ retiring }) => retiring)
    ? no('LW.morale.fail', `${unit.name} is retiring.`)
    : no('LW.cmd.out.fire', `Nobody of ${unit.name} is in command.`)
}

/** Whether anybody could reach contact at all, before the ways are looked for. */
export function tooFar(squads: readonly Base[], defenders: readonly Base[]): Refusal | false {
  let nearest = Number.POSITIVE_INFINITY
  for (const squad of squads) for (const { at } of defenders) nearest = Math.min(nearest, distance(squad.at, at))
  return (
    nearest > ASSAULT_RATE + 2.5 &&
    no('LW.inf.assault.double', `They are ${inches(nearest)} away; an assault goes 12 inches.`)
  )
}

export const attackersLeft = (state: State, { squads }: Assault): Base[] =>
  squads.map(id => baseOf(state, id)).filter(onTable)

export function defendersLeft(state: State, { target }: Assault): Base[] {
  if (target.kind === 'vehicle') return [baseOf(state, target.base)].filter(onTable)
  return standing(state, unitOf(state, target.unit)).filter(base => isTroops(state, base))
}

/** Nobody is left on one side: fallen, or driven back by another assault in this step. */
export const isForsaken = (state: State, assault: Assault): boolean =>
  areGone(attackersLeft(state, assault)) || areGone(defendersLeft(state, assault))

const areGone = (bases: readonly Base[]): boolean => bases.every(({ moved }) => moved === 'forced')

export const targetName = (state: State, { target }: Pick<Assault, 'target'>): string =>
  target.kind === 'unit' ? unitOf(state, target.unit).name : baseOf(state, target.base).name

/** The other armour of the unit of a vehicle: squads whose ways are drawn so may strike it in the same assault. */
export const vehiclesBeside = (state: State, vehicle: Base): Base[] =>
  isArmour(state, vehicle)
    ? standing(state, unitOf(state, vehicle.unit)).filter(base => base.id !== vehicle.id && isArmour(state, base))
    : []

/** LW.inf.assault.armour-disabled: of these vehicles, in this order, those that a squad each has in contact. */
export function inContact(state: State, vehicles: readonly Base[], squads: readonly Base[]): Base[] {
  const held = squads.map(squad => vehicles.filter(vehicle => touches(standOf(state, squad), standOf(state, vehicle))))
  // Who touches few is used first, so that who touches several is left for the others.
  const free = held.sort((a, b) => a.length - b.length)
  return vehicles.filter(vehicle => {
    const i = free.findIndex(touched => touched.includes(vehicle))
    if (i >= 0) free.splice(i, 1)
    return i >= 0
  })
}
