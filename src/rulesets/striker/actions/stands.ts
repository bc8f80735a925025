import { isRefused, plain, type Refusal, unless } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import { abandon } from '../chassis/abandon'
import { isShaken } from '../chassis/command'
import { inContact } from '../chassis/footprint'
import { barredRefusals, overlapsOther } from '../chassis/movement'
import { countLosses } from '../chassis/phases'
import { followMen, partLeader, renumbered } from '../chassis/regroup'
import {
  aboardOf,
  fitMen,
  isFit,
  isGone,
  isThere,
  isVehicle,
  mustStand,
  no,
  own,
  standOf,
  standsIn,
  standsOf,
  unitsOf,
} from '../chassis/stands'
import { define, isMoving, tellers } from '../define'
import { named } from '../events'
import { GAITS, point } from '../orders'
import { isSide, type Stand, type State } from '../state'
import { applyMove, type Move, type Moved, planMove } from './move'

const MOST = 4

/** STR.core.stand.split: some men of a team stand apart, in contact. */
export const split = define(z.object({ type: z.literal('split'), stand: z.string(), men: z.array(z.int()) }))({
  rule: 'STR.core.stand.split',
  plan(state, action, actor) {
    const stand = standOf(state, action.stand)
    if (!stand || stand.seat !== actor) return { refusals: [no('STR.core.stand.split', 'That stand is not yours.')] }
    const leave = [...new Set(action.men)]
    const free = splitPlace(state, stand, leave.length)
    return unless(
      [
        !isMoving(state, stand.seat) && no('STR.core.sequence.own-move', 'Teams split in their own movement phase.'),
        (isVehicle(stand) || !isThere(stand)) && no('STR.core.stand.split', 'Only men on the table split.'),
        isShaken(stand) && no('STR.core.move.barred', `${stand.name} is shaken and does not regroup.`),
        leave.some(man => own(stand).task !== null && (stand.men[man]?.file.value?.leader ?? 0) > 0) &&
          no('STR.core.orders.busy', 'A busy leader stays; his men may split off.'),
        !divides(stand, leave) && no('STR.core.stand.split', 'Some of the men stay, some go.'),
        !free && no('STR.core.stand.overlap', 'There is no room beside it.'),
      ],
      () => plain(`Split ${stand.name}`, 'STR.core.stand.split'),
    )
  },
  apply(draft, action, _result, { emit }) {
    const stand = mustStand(draft, action.stand)
    const at = splitPlace(draft, stand, new Set(action.men).size) ?? stand.at
    const leave = new Set(action.men)
    const id = `${stand.id}${String.fromCharCode(97 + Object.keys(draft.stands).filter(key => key.startsWith(stand.id)).length - 1)}`
    const roster = own(stand)
    const other: Stand = JSON.parse(
      JSON.stringify({ ...stand, id, name: `${stand.name} b`, at, men: stand.men.filter((_, i) => leave.has(i)) }),
    )
    const [staying, leaving] = [false, true].map(goes =>
      stand.men.flatMap((_, i) => (leave.has(i) === goes ? [i] : [])),
    )
    const counted =
      (men: readonly number[] = []) =>
      (man: number) =>
        men.includes(man) ? men.indexOf(man) : null
    own(other).broken = renumbered(roster.broken, counted(leaving))
    roster.broken = renumbered(roster.broken, counted(staying))
    stand.men = stand.men.filter((_, i) => !leave.has(i))
    partLeader(draft, stand, other)
    for (const one of [stand, other]) {
      one.kind = one.men.length === 1 ? 'single' : one.kind
      one.figures = fitMen(one).length
      one.moved = true
      if (one.gait === 'still') one.gait = 'walk'
    }
    own(other).spent = roster.spent
    draft.stands[id] = { $for: stand.spotted ? ['A', 'B'] : [stand.seat], ghost: true, value: other }
    draft.strength[stand.seat] = (draft.strength[stand.seat] ?? 0) + 1
    emit({
      type: 'split',
      rules: ['STR.core.stand.split'],
      stand: named(stand),
      other: named(other),
      merged: false,
      ...tellers(stand),
    })
  },
  *offers(state, seat) {
    if (!isMoving(state, seat)) return
    for (const stand of standsOf(state))
      if (stand.seat === seat && isThere(stand) && !isVehicle(stand) && !isShaken(stand) && stand.men.length > 1)
        yield {
          kind: 'button',
          id: `split.${stand.id}`,
          label: `Split one man off ${stand.name}`,
          rule: 'STR.core.stand.split',
          piece: stand.id,
          rearranges: true,
          action: { type: 'split', stand: stand.id, men: [stand.men.length - 1] },
        }
  },
})

/** Fit men go and fit men stay. */
function divides(stand: Stand, leave: readonly number[]): boolean {
  const fit = stand.men.flatMap((man, i) => (isFit(man) ? [i] : []))
  return leave.length > 0 && leave.every(man => fit.includes(man)) && fit.some(man => !leave.includes(man))
}

const AROUND = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const
const halfOf = (men: number): number => (men === 1 ? 0.5 : 1)

/** Beside the stand, base against base. */
function splitPlace(state: State, stand: Stand, leave: number): { x: number; y: number } | null {
  const far = halfOf(stand.men.length - leave) + halfOf(leave)
  for (const [dx, dy] of AROUND) {
    const at = { x: stand.at.x + dx * far, y: stand.at.y + dy * far }
    const free = !overlapsOther(state, { ...stand, kind: leave === 1 ? 'single' : 'team' }, { at, facing: 0 })
    if (free && at.x >= 0 && at.y >= 0 && at.x <= state.map.width && at.y <= state.map.height) return at
  }
  return null
}

/** STR.core.stand.split, .team: stands of one unit in contact become one of at most four men. */
export const merge = define(z.object({ type: z.literal('merge'), stand: z.string(), into: z.string() }))({
  rule: 'STR.core.stand.split',
  plan(state, action, actor) {
    const stand = standOf(state, action.stand)
    const into = standOf(state, action.into)
    if (!stand || !into || stand.id === into.id || stand.seat !== actor || into.seat !== actor)
      return { refusals: [no('STR.core.stand.split', 'Two stands of your own merge.')] }
    return unless(
      [
        !isMoving(state, stand.seat) && no('STR.core.sequence.own-move', 'Teams merge in their own movement phase.'),
        (isVehicle(stand) || isVehicle(into) || !isThere(into)) &&
          no('STR.core.stand.split', 'Only men on the table merge.'),
        ...barredRefusals(state, stand),
        isShaken(into) && no('STR.core.move.barred', `${into.name} is shaken and does not regroup.`),
        own(stand).unit !== own(into).unit && no('STR.core.stand.split', 'They belong to different units.'),
        !inContact(state, stand, into) && no('STR.core.stand.contact', 'They do not touch.'),
        stand.men.length + into.men.length > MOST && no('STR.core.stand.team', `A team holds ${MOST} men.`),
      ],
      () => plain(`Merge ${stand.name} into ${into.name}`, 'STR.core.stand.split'),
    )
  },
  apply(draft, action, _result, { emit }) {
    const stand = mustStand(draft, action.stand)
    const into = mustStand(draft, action.into)
    const before = into.men.length
    own(into).broken.push(...renumbered(own(stand).broken, man => man + before))
    into.men.push(...stand.men)
    into.figures = fitMen(into).length
    if (into.kind === 'single') into.kind = 'team'
    into.moved = true
    if (into.gait === 'still') into.gait = 'walk'
    own(into).spent = Math.max(own(into).spent, own(stand).spent)
    emit({
      type: 'split',
      rules: ['STR.core.stand.split'],
      stand: named(stand),
      other: named(into),
      merged: true,
      ...tellers(into),
    })
    own(into).task ??= own(stand).task
    followMen(draft, stand.id, into.id)
    draft.strength[stand.seat] = (draft.strength[stand.seat] ?? 0) - 1
    delete draft.stands[stand.id]
  },
  *offers(state, seat) {
    if (!isMoving(state, seat)) return
    const men = standsOf(state).filter(
      one => one.seat === seat && isThere(one) && !isVehicle(one) && barredRefusals(state, one).length === 0,
    )
    for (const stand of men) {
      const near = men.filter(
        other =>
          other.id !== stand.id &&
          other.men.length + stand.men.length <= MOST &&
          own(other).unit === own(stand).unit &&
          inContact(state, stand, other),
      )
      if (near.length > 0)
        yield {
          kind: 'piece',
          id: `merge.${stand.id}`,
          label: `Merge ${stand.name}`,
          rule: 'STR.core.stand.split',
          piece: stand.id,
          rearranges: true,
          choices: near.map(into => ({ piece: into.id, action: { type: 'merge', stand: stand.id, into: into.id } })),
        }
    }
  },
})

/** STR.core.damage.vehicle.bail: the crew leaves; the vehicle is lost. */
export const bail = define(z.object({ type: z.literal('bail'), vehicle: z.string() }))({
  rule: 'STR.core.damage.vehicle.bail',
  plan(state, action, actor) {
    const vehicle = standOf(state, action.vehicle)
    if (!vehicle || vehicle.seat !== actor || !isVehicle(vehicle))
      return { refusals: [no('STR.core.damage.vehicle.bail', 'That vehicle is not yours.')] }
    return unless(
      [
        !isMoving(state, vehicle.seat) &&
          no('STR.core.sequence.own-move', 'Crews bail out in their own movement phase.'),
        !isThere(vehicle) && no('STR.core.damage.vehicle.bail', 'Nobody is left in it.'),
        (vehicle.flight === 'terrainFollowing' || vehicle.flight === 'high') &&
          no('STR.core.move.mount-mode', 'It is in the air.'),
        aboardOf(state, vehicle.id).length > 0 && no('STR.core.move.mount', 'Passengers dismount first.'),
      ],
      () => plain(`Abandon ${vehicle.name}`, 'STR.core.damage.vehicle.bail'),
    )
  },
  apply(draft, action, _result, { emit }) {
    abandon(draft, action.vehicle, { why: 'choice', emit })
    countLosses(draft)
  },
  *offers(state, seat) {
    if (!isMoving(state, seat)) return
    for (const stand of standsOf(state))
      if (stand.seat === seat && isVehicle(stand) && isThere(stand))
        yield {
          kind: 'button',
          id: `bail.${stand.id}`,
          label: `Abandon ${stand.name}`,
          rule: 'STR.core.damage.vehicle.bail',
          piece: stand.id,
          grave: true,
          rearranges: true,
          action: { type: 'bail', vehicle: stand.id },
        }
  },
})

const marchSchema = z.object({ type: z.literal('march'), unit: z.string(), by: point, gait: z.enum(GAITS) })
/** STR.core.defaults.batch: a unit moves as it stands. */
export const march = define(marchSchema)({
  rule: 'STR.core.defaults.batch',
  plan(state, action, actor) {
    const stands = isSide(actor) ? marchers(state, action.unit) : []
    if (stands.length === 0 || stands[0]?.seat !== actor)
      return { refusals: [no('STR.core.defaults.batch', 'Nobody of that unit can move.')] }
    const moves = stands.map(stand => moveBy(stand, action))
    // Mates make room for each other as they go: each is planned without the others in its way.
    const plans = moves.map(move => planMove(withoutMates(state, stands, move.stand), move, actor))
    const refusals = plans.flatMap((planned, i): Refusal[] =>
      isRefused(planned)
        ? planned.refusals.map(reason => ({ ...reason, why: `${stands[i]?.name}: ${reason.why}` }))
        : [],
    )
    return unless(refusals, () => ({
      title: `Move ${stands.length} stands together`,
      rule: 'STR.core.defaults.batch',
      ledgers: [],
      resolve: dice => plans.flatMap((planned): Moved[] => (isRefused(planned) ? [] : [planned.resolve(dice)])),
    }))
  },
  apply(draft, action, results, step) {
    marchers(draft, action.unit).forEach((stand, i) => {
      const result = results[i]
      if (result) applyMove(draft, moveBy(stand, action), result, step)
    })
  },
  *offers(state, seat) {
    if (!isMoving(state, seat) || !isSide(seat)) return
    for (const unit of unitsOf(state, seat)) {
      const stands = marchers(state, unit.id)
      const [lead] = stands
      if (stands.length < 2 || !lead) continue
      const gait = isVehicle(lead) ? 'drive' : 'walk'
      const reach = isVehicle(lead) ? 30 : 5
      yield {
        kind: 'region',
        id: `march.${unit.id}`,
        label: `Move ${unit.name} together`,
        rule: 'STR.core.defaults.batch',
        piece: lead.id,
        key: 'g',
        rearranges: true,
        region: [{ kind: 'disc', tone: 'reach', at: lead.at, radius: reach }],
        facing: 'none',
        start: { at: lead.at, facing: lead.facing },
        ghost: { art: isVehicle(lead) ? 'apc' : 'infantry', radius: 1 },
        at: ({ at }) => ({ type: 'march', unit: unit.id, gait, by: { x: at.x - lead.at.x, y: at.y - lead.at.y } }),
        sample: random => ({
          at: { x: lead.at.x + (random() - 0.5) * reach, y: lead.at.y + (random() - 0.5) * reach },
          facing: 0,
        }),
      }
    }
  },
})
const marchers = (state: State, unit: string): Stand[] =>
  standsIn(state, unit).filter(stand => isThere(stand) && !isGone(stand) && own(stand).spent < 1)
const moveBy = (stand: Stand, { by, gait }: { by: { x: number; y: number }; gait: Move['gait'] }): Move => ({
  type: 'move',
  stand: stand.id,
  gait,
  flight: stand.flight,
  path: [{ x: stand.at.x + by.x, y: stand.at.y + by.y }],
})
const withoutMates = (state: State, mates: readonly Stand[], id: string): State => ({
  ...state,
  stands: Object.fromEntries(
    Object.entries(state.stands).filter(([key]) => key === id || !mates.some(mate => mate.id === key)),
  ),
})
