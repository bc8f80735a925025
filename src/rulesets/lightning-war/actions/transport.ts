import type { Pose } from '../../../engine/geometry/vec'
import { type Refusal, unless } from '../../../engine/rolls/plan'
import type { Random } from '../../../engine/rolls/random'
import { z } from '../../../engine/schema'
import type { Seat } from '../../../engine/seats'
import { define } from '../define'
import { artOf } from '../rules/art'
import { baseOf, isTroops, modelOf, needsSetUp, no, onTable } from '../rules/base'
import { changedBase } from '../rules/changed'
import { halfOf, near, standOf } from '../rules/footprint'
import { settled, stayRefusals } from '../rules/moving'
import { basesOfSeat, passengers } from '../rules/muster'
import { putBase } from '../rules/writing'
import type { Base, State } from '../state'
import { isCarrier } from '../tables/vehicles'
import { standRefusals } from './arrive'
import { noSuchBase, notNow, notOwn, poseSchema } from './shared'

/** LW.opt.transport: how near bases must be. */
const REACH = 1

/** A truck or half-track has room for one squad or team, or tows one gun. */
const carries = (state: State, base: Base): boolean => {
  const { id, vehicle } = modelOf(state, base)
  return id === 'truck' || (vehicle !== null && isCarrier(vehicle))
}

const riderOf = (state: State, carrier: Base): Base | undefined =>
  passengers(state).find(base => base.carrier === carrier.id)

function mountRefusals(state: State, base: Base, carrier: Base): (Refusal | false)[] {
  return [
    !state.options.transport && no('LW.opt.transport', 'Played without transport.'),
    ...stayRefusals(state, base),
    !isTroops(state, base) && no('LW.opt.transport', 'Only squads, teams and guns are carried.'),
    (!carries(state, carrier) || carrier.seat !== base.seat || !onTable(carrier)) &&
      no('LW.opt.transport', `${carrier.name} carries nobody.`),
    riderOf(state, carrier) !== undefined && no('LW.opt.transport', `${carrier.name} is full.`),
    !near(standOf(state, base), standOf(state, carrier), REACH) &&
      no('LW.opt.transport', `${base.name} is more than 1 inch from ${carrier.name}.`),
  ]
}

/** A squad mounts, or a gun is hitched. */
export const mount = define(z.object({ type: z.literal('mount'), base: z.string(), carrier: z.string() }))({
  rule: 'LW.opt.transport',
  when: 'movement',
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
  offers: (state, seat) => (state.options.transport ? mountOffers(state, seat) : NO_TRANSPORT),
})

const NO_TRANSPORT: readonly never[] = []

function mountOffers(state: State, seat: Seat) {
  const own = basesOfSeat(state, seat)
  const carriers = own.filter(base => carries(state, base) && !riderOf(state, base))
  return own.flatMap(base => {
    const choices = carriers.filter(carrier => near(standOf(state, base), standOf(state, carrier), REACH))
    if (!isTroops(state, base) || choices.length === 0 || stayRefusals(state, base).length > 0) return []
    const offer = {
      kind: 'piece',
      id: `mount.${base.id}`,
      label: 'Mount or hitch',
      key: 'o',
      rule: 'LW.opt.transport',
      piece: base.id,
      choices: choices.map(({ id }) => ({
        piece: id,
        action: { type: 'mount' as const, base: base.id, carrier: id },
      })),
    } as const
    return [offer]
  })
}

/** A passenger gets off beside its vehicle. */
export const dismount = define(z.object({ type: z.literal('dismount'), base: z.string(), pose: poseSchema }))({
  rule: 'LW.opt.transport',
  when: 'movement',
  plan(state, { base: id, pose }, actor) {
    const base = state.bases[id]
    const carrier = base?.carrier ? state.bases[base.carrier] : undefined
    if (!base || !carrier || base.status !== 'aboard')
      return { refusals: [no('LW.opt.transport', 'Nobody is aboard to get off.')] }
    return unless(
      [
        ...notNow(state, 'movement', actor),
        notOwn(base, actor),
        base.moved !== 'none' && no('LW.move.once', `${base.name} has mounted in this turn.`),
        !near({ pose, half: halfOf(state, base) }, standOf(state, carrier), REACH) &&
          no('LW.opt.transport', `It gets off within 1 inch of ${carrier.name}.`),
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
  offers: (state, seat) =>
    state.options.transport && passengers(state).length > 0 ? dismountOffers(state, seat) : NO_TRANSPORT,
})

function dismountOffers(state: State, seat: Seat) {
  return basesOfSeat(state, seat).flatMap(carrier => {
    const base = carries(state, carrier) ? riderOf(state, carrier) : undefined
    if (base?.moved !== 'none') return []
    const far = halfOf(state, carrier).long + halfOf(state, base).long + REACH
    const offer = {
      kind: 'region',
      id: `dismount.${base.id}`,
      label: `${base.name} dismounts`,
      key: 'o',
      rule: 'LW.opt.transport',
      piece: carrier.id,
      bars: () => [],
      region: [{ kind: 'disc', tone: 'reach', at: carrier.at, radius: far }],
      facing: 'free',
      start: { at: { x: carrier.at.x + far - REACH / 2, y: carrier.at.y }, facing: carrier.facing },
      ghost: { art: artOf(state, base), radius: halfOf(state, base).long },
      at: (pose: Pose) => ({ type: 'dismount' as const, base: base.id, pose }),
      sample: (random: Random): Pose => {
        const angle = random() * 2 * Math.PI
        return {
          at: { x: carrier.at.x + Math.sin(angle) * (far - 0.5), y: carrier.at.y - Math.cos(angle) * (far - 0.5) },
          facing: carrier.facing,
        }
      },
    } as const
    return [offer]
  })
}
