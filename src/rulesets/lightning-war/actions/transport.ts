import { word } from '../../../engine/bounds'
import { pose } from '../../../engine/geometry/schema'
import { type Refusal, refuse, unless } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import type { Seat } from '../../../engine/seats'
import { define, during } from '../define'
import { KEYS } from '../keys'
import { artOf } from '../rules/art'
import { baseOf, isTroops, modelOf, needsSetUp, onTable } from '../rules/base'
import { halfOf, near, standOf } from '../rules/footprint'
import { settled, stayRefusals } from '../rules/moving'
import { basesOfSeat, passengers } from '../rules/roster'
import { changedBase, putBase } from '../rules/writing'
import type { Base, State } from '../state'
import { isCarrier } from '../tables/vehicles'
import { standRefusals } from './arrive'
import { noSuchBase, notNow, notOwn } from './shared'

/** LW.opt.transport: how near bases must be. */
const REACH = 1

/** A truck or half-track has room for one squad or team, or tows one gun. */
const carries = (state: State, base: Base): boolean => {
  const { id, vehicle } = modelOf(state, base)
  return id === 'truck' || (vehicle !== null && isCarrier(vehicle))
}

const inMovement = during('movement')
/** Offered only where the battle is played with transport. */
const whileMoving = (state: State, seat: Seat): boolean => state.options.transport && inMovement(state, seat)

const riderOf = (state: State, carrier: Base): Base | undefined =>
  passengers(state).find(base => base.carrier === carrier.id)

const isBeside = (state: State, base: Base, carrier: Base): boolean =>
  near(standOf(state, base), standOf(state, carrier), REACH)

/** How far from the middle of its vehicle a passenger can stand, at most. */
export const dismountReach = (state: State, carrier: Base, base: Base): number =>
  halfOf(state, carrier).long + halfOf(state, base).long + REACH

function mountRefusals(state: State, base: Base, carrier: Base): (Refusal | false)[] {
  return [
    !state.options.transport && refuse('LW.opt.transport', 'This battle is played without transport.'),
    ...stayRefusals(state, base),
    !isTroops(state, base) && refuse('LW.opt.transport', 'Only squads, teams and guns can be carried.'),
    (!carries(state, carrier) || carrier.seat !== base.seat || !onTable(carrier)) &&
      refuse('LW.opt.transport', `${carrier.name} can't carry anyone.`),
    riderOf(state, carrier) !== undefined && refuse('LW.opt.transport', `${carrier.name} is full.`),
    !isBeside(state, base, carrier) &&
      refuse('LW.opt.transport', `${base.name} is more than 1 inch from ${carrier.name}.`),
  ]
}

/** A squad mounts, or a gun is hitched. */
export const mount = define(z.strictObject({ type: z.literal('mount'), base: word, carrier: word }))({
  rule: 'LW.opt.transport',
  when: whileMoving,
  plan(state, { base: id, carrier: on }, actor) {
    const base = state.bases[id]
    const carrier = state.bases[on]
    if (!base || !carrier) return { refusals: [noSuchBase] }
    return unless(
      [...notNow(state, 'movement', actor), notOwn(base, actor), ...mountRefusals(state, base, carrier)],
      () => ({
        title: `${base.name} mounts ${carrier.name}`,
        rule: 'LW.opt.transport',
        ledgers: [],
        resolve: () => null,
      }),
    )
  },
  apply(next, { base: id, carrier }, _, { emit }) {
    const base = baseOf(next, id)
    const setUp = needsSetUp(next, base) ? 'packed' : base.setUp
    putBase(next, changedBase(base, { status: 'aboard', carrier, moved: 'normal', setUp }))
    emit({ type: 'mounted', rules: ['LW.opt.transport'], base: id, carrier })
  },
  *offers(state, seat) {
    const own = basesOfSeat(state, seat)
    const carriers = own.filter(base => carries(state, base) && !riderOf(state, base))
    for (const base of own) {
      const around = carriers.filter(carrier => isBeside(state, base, carrier))
      if (!isTroops(state, base) || around.length === 0 || stayRefusals(state, base).length > 0) continue
      yield {
        kind: 'piece',
        id: `mount.${base.id}`,
        label: 'Mount or hitch up',
        key: KEYS.mount,
        rule: 'LW.opt.transport',
        piece: base.id,
        choices: () => around.map(({ id }) => ({ piece: id, action: { type: 'mount', base: base.id, carrier: id } })),
      }
    }
  },
})

/** A passenger gets off beside its vehicle. */
export const dismount = define(z.strictObject({ type: z.literal('dismount'), base: word, pose }))({
  rule: 'LW.opt.transport',
  when: whileMoving,
  plan(state, { base: id, pose }, actor) {
    const base = state.bases[id]
    const carrier = base?.carrier ? state.bases[base.carrier] : undefined
    if (!base || !carrier || base.status !== 'aboard')
      return { refusals: [refuse('LW.opt.transport', "That base isn't aboard a vehicle.")] }
    return unless(
      [
        ...notNow(state, 'movement', actor),
        notOwn(base, actor),
        base.moved !== 'none' && refuse('LW.move.once', `${base.name} mounted this turn, so it can't dismount yet.`),
        !near({ pose, half: halfOf(state, base) }, standOf(state, carrier), REACH) &&
          refuse('LW.opt.transport', `It must dismount within 1 inch of ${carrier.name}.`),
        ...standRefusals(state, base, pose, new Set()),
      ],
      () => ({
        title: `${base.name} dismounts from ${carrier.name}`,
        rule: 'LW.opt.transport',
        ledgers: [],
        resolve: () => carrier.id,
      }),
    )
  },
  apply(next, { base: id, pose }, carrier, { emit }) {
    const base = settled(next, baseOf(next, id), { pose, moved: 'normal', retired: false })
    putBase(next, changedBase(base, { status: 'table', carrier: null }))
    emit({ type: 'dismounted', rules: ['LW.opt.transport'], base: id, carrier, bailed: false })
  },
  *offers(state, seat) {
    for (const carrier of basesOfSeat(state, seat)) {
      const base = carries(state, carrier) ? riderOf(state, carrier) : undefined
      if (base?.moved !== 'none') continue
      const far = dismountReach(state, carrier, base)
      yield {
        kind: 'region',
        id: `dismount.${base.id}`,
        label: `Dismount ${base.name}`,
        rule: 'LW.opt.transport',
        piece: carrier.id,
        bars: () => [],
        region: () => [{ kind: 'disc', tone: 'reach', at: carrier.at, radius: far }],
        facing: 'free',
        start: () => ({ at: { x: carrier.at.x + far - REACH / 2, y: carrier.at.y }, facing: carrier.facing }),
        ghost: { art: artOf(state, base), radius: halfOf(state, base).long },
        at: pose => ({ type: 'dismount', base: base.id, pose }),
      }
    }
  },
})
