import type { Field, Offer } from '../../../engine/offers'
import { plain, type Refusal, unless } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import { KINDS } from '../cards/weapon'
import { squareAt, standsWithin } from '../chassis/burst'
import { foreseenMission } from '../chassis/foresee-mission'
import {
  adjustRefusals,
  burstOfGuns,
  delayLines,
  delayOf,
  gunsOf,
  isRunning,
  missionRefusals,
  missionsOf,
  roundsOf,
} from '../chassis/missions'
import { seesPoint } from '../chassis/sight'
import { bodyOf, isGone, isObserver, mustStand, no, own, standOf, standsOf } from '../chassis/stands'
import { define } from '../define'
import { point } from '../orders'
import { isSide, type Mission, type Stand, type State } from '../state'
import { SHIFT_MOST, squaresOf } from '../tables/indirect'

const schema = z.object({
  type: z.literal('mission'),
  observer: z.string(),
  battery: z.string(),
  point,
  kind: z.enum(KINDS),
  turns: z.int().check(z.gte(1), z.lte(12)),
  sheaf: z.enum(['normal', 'converged']),
})
type OrderMission = z.infer<typeof schema>
const isCommanding = (state: State, side: string): boolean =>
  state.phase === 'command' && !state.ready.some(one => one === side)

function missionFrom(state: State, action: OrderMission, battery: Stand): Mission {
  const mission = missionAs(state, action, battery)
  return { ...mission, lands: state.turn + delayOf(state, battery, mission) }
}
const missionAs = (state: State, action: OrderMission, battery: Stand): Mission => ({
  id: `m${state.turn}.${action.battery}`,
  seat: battery.seat,
  observer: action.observer,
  battery: action.battery,
  point: action.point,
  kind: action.kind,
  sheaf: action.sheaf,
  orderTurn: state.turn,
  lands: state.turn,
  turns: action.turns,
  landed: 0,
  seen: 0,
  mpi: null,
  designated: null,
})

/** STR.core.indirect.order: observer, battery, point, ammunition, turns, sheaf. */
export const mission = define(schema)({
  rule: 'STR.core.indirect.order',
  plan(state, action, actor) {
    const battery = standOf(state, action.battery)
    const observer = standOf(state, action.observer)
    if (!battery || !observer || battery.seat !== actor || observer.seat !== actor)
      return {
        refusals: [no('STR.core.indirect.observer', 'A fire mission needs an observer and a battery of your own.')],
      }
    const made = missionFrom(state, action, battery)
    return unless(
      [
        !isCommanding(state, actor) &&
          no('STR.core.sequence.command', 'Fire missions are ordered in the command phase.'),
        ...missionRefusals(state, made),
      ],
      () =>
        plain(`Fire mission: ${battery.name}, ${action.kind}, lands in turn ${made.lands}`, 'STR.core.indirect.order', {
          ledgers: [{ name: 'Turns until it lands, at least 1', base: '', lines: delayLines(state, battery, made) }],
          shapes: [zoneShape(state, made, battery)],
          warnings: friendsUnder(state, made, battery),
          foreseen: foreseenMission(state, made),
        }),
    )
  },
  apply(draft, action, _result, { emit }) {
    const battery = mustStand(draft, action.battery)
    const observer = mustStand(draft, action.observer)
    const made = missionFrom(draft, action, battery)
    draft.missions[made.id] = { $for: [battery.seat], ghost: true, value: made }
    own(observer).task = 'observe'
    emit({
      type: 'mission-ordered',
      rules: ['STR.core.indirect.order', 'STR.core.indirect.delay', 'STR.core.indirect.info'],
      battery: battery.id,
      observer: observer.id,
      point: action.point,
      lands: made.lands,
      turns: action.turns,
      seenBy: [battery.seat],
    })
  },
  *offers(state, seat) {
    if (!isCommanding(state, seat) || !isSide(seat)) return
    const own = standsOf(state).filter(stand => stand.seat === seat && !isGone(stand))
    const batteries = own.filter(stand => gunsOf(state, stand).length > 0)
    if (batteries.length === 0) return
    for (const observer of own.filter(isObserver))
      for (const battery of batteries) yield* missionOffers(state, observer, battery)
  },
})

/** Own stands close to the point are called out before it is too late. */
function friendsUnder(state: State, made: Mission, battery: Stand): Refusal[] {
  const { points } = zoneShape(state, made, battery)
  return standsWithin(state, points)
    .filter(stand => stand.seat === made.seat)
    .map(stand => no('STR.core.indirect.to-hit', `${stand.name} stands in the zone.`))
}

export const zoneShape = (
  state: State,
  { point: at, sheaf, kind }: Pick<Mission, 'point' | 'sheaf' | 'kind'>,
  battery: Stand,
) => {
  const guns = gunsOf(state, battery)
  const burst = burstOfGuns(guns, kind)
  const side = squaresOf(roundsOf(guns), sheaf) * burst
  return {
    kind: 'polygon',
    tone: 'warn',
    dashed: true,
    points: squareAt(at, side, battery.at),
    label: `${roundsOf(guns)} rounds, ${sheaf}`,
  } as const
}

function* missionOffers(state: State, observer: Stand, battery: Stand): Iterable<Offer<OrderMission>> {
  const kinds = [...new Set(gunsOf(state, battery).flatMap(gun => gun.kinds.map(({ kind }) => kind)))]
  const id = `mission.${observer.id}.${battery.id}`
  const base = { rule: 'STR.core.indirect.order', piece: observer.id } as const
  const make = (
    at: { x: number; y: number },
    kind: string,
    more: { turns: number; sheaf: 'normal' | 'converged' },
  ): OrderMission => ({
    type: 'mission',
    observer: observer.id,
    battery: battery.id,
    point: at,
    kind: KINDS.find(one => one === kind) ?? 'HE',
    ...more,
  })
  const fields: Field[] = [
    {
      kind: 'number',
      name: 'x',
      label: 'Point, cm from the west',
      min: 0,
      max: state.map.width,
      step: 1,
      value: Math.round(state.map.width / 2),
    },
    {
      kind: 'number',
      name: 'y',
      label: 'Point, cm from the north',
      min: 0,
      max: state.map.height,
      step: 1,
      value: Math.round(state.map.height / 2),
    },
    {
      kind: 'choice',
      name: 'kind',
      label: 'Ammunition',
      options: kinds.map(kind => ({ value: kind, label: kind })),
      value: kinds[0] ?? 'HE',
    },
    { kind: 'number', name: 'turns', label: 'Turns', min: 1, max: 6, value: 1 },
    {
      kind: 'choice',
      name: 'sheaf',
      label: 'Sheaf',
      options: [
        { value: 'normal', label: 'normal' },
        { value: 'converged', label: 'converged' },
      ],
      value: 'normal',
    },
  ]
  yield {
    ...base,
    kind: 'form',
    id,
    label: `Fire mission of ${battery.name}`,
    key: 'i',
    fields,
    fill: values =>
      make({ x: Number(values.x), y: Number(values.y) }, String(values.kind), {
        turns: Number(values.turns),
        sheaf: values.sheaf === 'converged' ? 'converged' : 'normal',
      }),
  }
  yield {
    ...base,
    kind: 'region',
    id: `${id}.point`,
    label: `${battery.name}: HE at a point`,
    region: [{ kind: 'disc', tone: 'reach', at: battery.at, radius: gunsOf(state, battery)[0]?.max ?? 0 }],
    facing: 'none',
    start: { at: observer.at, facing: 0 },
    ghost: { art: 'token', radius: 2 },
    at: ({ at }) => make(at, kinds[0] ?? 'HE', { turns: 1, sheaf: 'normal' }),
    sample: random => ({ at: { x: random() * state.map.width, y: random() * state.map.height }, facing: 0 }),
  }
}

/** STR.core.indirect.adjust: the observer shifts the point without a new delay. */
export const adjust = define(z.object({ type: z.literal('adjust'), mission: z.string(), point }))({
  rule: 'STR.core.indirect.adjust',
  plan(state, action, actor) {
    const running = state.missions[action.mission]?.value
    const observer = running && standOf(state, running.observer)
    if (!running || !observer || running.seat !== actor)
      return { refusals: [no('STR.core.indirect.adjust', 'There is no such mission.')] }
    return unless(
      [
        !isCommanding(state, actor) && no('STR.core.sequence.command', 'Fire is adjusted in the command phase.'),
        ...adjustRefusals(state, running, action.point),
        own(observer).task !== null && no('STR.core.indirect.busy', `${observer.name} has another task this turn.`),
      ],
      () =>
        plain('Adjust the fire', 'STR.core.indirect.adjust', {
          shapes: [{ kind: 'path', tone: 'warn', points: [running.point, action.point], arrow: true }],
        }),
    )
  },
  apply(draft, action, _result, { emit }) {
    const running = draft.missions[action.mission]?.value
    if (!running) return
    running.point = action.point
    own(mustStand(draft, running.observer)).task = 'observe'
    emit({
      type: 'mission-adjusted',
      rules: ['STR.core.indirect.adjust'],
      observer: running.observer,
      point: action.point,
      seenBy: [running.seat],
    })
  },
  *offers(state, seat) {
    if (!isCommanding(state, seat) || !isSide(seat)) return
    for (const running of missionsOf(state, seat).filter(isRunning)) {
      const observer = standOf(state, running.observer)
      if (!observer || own(observer).task !== null) continue
      yield {
        kind: 'region',
        id: `adjust.${running.id}`,
        label: 'Adjust the fire',
        rule: 'STR.core.indirect.adjust',
        piece: running.observer,
        rearranges: true,
        region: [{ kind: 'disc', tone: 'reach', at: running.point, radius: SHIFT_MOST }],
        facing: 'none',
        start: { at: running.point, facing: 0 },
        ghost: { art: 'token', radius: 2 },
        at: ({ at }) => ({ type: 'adjust', mission: running.id, point: at }),
        sample: random => ({
          at: {
            x: running.point.x + (random() - 0.5) * SHIFT_MOST,
            y: running.point.y + (random() - 0.5) * SHIFT_MOST,
          },
          facing: 0,
        }),
      }
    }
  },
})

export const endMission = define(z.object({ type: z.literal('endMission'), mission: z.string() }))({
  rule: 'STR.core.indirect.one',
  plan(state, action, actor) {
    const running = state.missions[action.mission]?.value
    return unless(
      [
        (!running || running.seat !== actor || !isRunning(running) || !isCommanding(state, actor)) &&
          no('STR.core.indirect.one', 'There is no mission to end.'),
      ],
      () => plain('End the mission', 'STR.core.indirect.one'),
    )
  },
  apply(draft, action, _result, { emit }) {
    const running = draft.missions[action.mission]?.value
    if (!running) return
    running.turns = running.landed
    emit({
      type: 'mission-ended',
      rules: ['STR.core.indirect.one'],
      battery: running.battery,
      why: 'called-off',
      seenBy: [running.seat],
    })
  },
  *offers(state, seat) {
    if (!isCommanding(state, seat) || !isSide(seat)) return
    for (const running of missionsOf(state, seat).filter(isRunning))
      yield {
        kind: 'button',
        id: `endMission.${running.id}`,
        label: 'End the mission',
        rule: 'STR.core.indirect.one',
        piece: running.battery,
        rearranges: true,
        action: { type: 'endMission', mission: running.id },
      }
  },
})

/** STR.core.indirect.laser: whom guided rounds are led to. */
export const designate = define(z.object({ type: z.literal('designate'), mission: z.string(), target: z.string() }))({
  rule: 'STR.core.indirect.laser',
  plan(state, action, actor) {
    const running = state.missions[action.mission]?.value
    const target = standOf(state, action.target)
    const observer = running && standOf(state, running.observer)
    if (!running || running.seat !== actor || !target || !observer || target.seat === actor || !target.spotted)
      return { refusals: [no('STR.core.indirect.laser', 'There is no such mission or spotted target.')] }
    return unless(
      [
        !isCommanding(state, actor) && no('STR.core.sequence.command', 'Targets are designated in the command phase.'),
        running.kind !== 'laserGuided' &&
          no('STR.core.indirect.laser', 'Only laser-guided rounds follow a designator.'),
        state.options.tl[observer.seat] < 8 && no('STR.core.indirect.laser', 'Designators exist from tech level 8.'),
        !seesPoint(state, bodyOf(state, observer), target.at) &&
          no('STR.core.indirect.laser', 'The designator does not see the target.'),
      ],
      () => plain(`Designate ${target.name}`, 'STR.core.indirect.laser'),
    )
  },
  apply(draft, action, _result, { emit }) {
    const running = draft.missions[action.mission]?.value
    if (!running) return
    running.designated = action.target
    emit({
      type: 'target-designated',
      rules: ['STR.core.indirect.laser'],
      observer: running.observer,
      target: action.target,
      seenBy: [running.seat],
    })
  },
  *offers(state, seat) {
    if (!isCommanding(state, seat) || !isSide(seat)) return
    const targets = standsOf(state).filter(stand => stand.seat !== seat && stand.spotted && !isGone(stand))
    for (const running of missionsOf(state, seat).filter(one => isRunning(one) && one.kind === 'laserGuided'))
      yield {
        kind: 'piece',
        id: `designate.${running.id}`,
        label: 'Designate a target',
        rule: 'STR.core.indirect.laser',
        piece: running.observer,
        rearranges: true,
        choices: targets.map(target => ({
          piece: target.id,
          action: { type: 'designate', mission: running.id, target: target.id },
        })),
      }
  },
})
