import { atMost } from '../../../../engine/geometry/units'
import { distance, type Vec } from '../../../../engine/geometry/vec'
import { memoize } from '../../../../engine/memoize'
import { type Modifier, modifier, total } from '../../../../engine/rolls/ledger'
import { type Refusal, refuse } from '../../../../engine/rolls/plan'
import { measured } from '../../../../engine/words'
import { KIND_NAMES } from '../../cards/names'
import type { Load, Weapon } from '../../cards/weapon'
import type { Mission } from '../../parts/mission'
import type { Stand } from '../../parts/stand'
import type { Side } from '../../sides'
import type { State } from '../../state'
import { ADJUSTED, FLIGHT_LIMIT, SHIFT_MOST } from '../../tables/indirect'
import { QUALITIES, QUALITY, type Quality } from '../../tables/quality'
import { isShaken } from '../command/command'
import { linkRefusals } from '../command/communication'
import { hooks } from '../hooks'
import { memoizeStand } from '../memoize-stand'
import { rulingFor } from '../referee-rulings'
import { seesPoint } from '../spotting/sight'
import {
  bodyOf,
  fileOf,
  fitMen,
  headOf,
  isGone,
  isObserver,
  own,
  rosterOf,
  standOf,
  vehicleOf,
  weaponBy,
} from '../stands'

/** The guns of a battery that can still fire. */
export const gunsOf = memoizeStand(({ cards }) => cards, findGuns)
function findGuns(state: State, battery: Stand): readonly Weapon[] {
  const roster = rosterOf(battery)
  const card = vehicleOf(state, battery)
  const out = (slot: string, index: number) =>
    card ? roster?.damage.weaponsOut.includes(index) : roster?.broken.includes(slot)
  const slots = card
    ? card.weapons.map(({ weapon }, i) => ({ id: weapon, slot: '', i }))
    : battery.men.flatMap((man, m) => man.weapons.map((id, w) => ({ id, slot: `${m}.${w}`, i: w })))
  return slots.flatMap(({ id, slot, i }) => {
    const weapon = weaponBy(state, id)
    return weapon?.class === 'indirect' && !out(slot, i) ? [weapon] : []
  })
}

/** STR.core.indirect.rounds: what a landing brings, by the rate of fire of all guns. */
export const roundsOf = (guns: readonly Weapon[]): number => guns.reduce((sum, { rof }) => sum + (rof ?? 0), 0)

export const loadOfGuns = (guns: readonly Weapon[], kind: Mission['kind']): Load | undefined =>
  guns.flatMap(({ kinds }) => kinds).find(load => load.kind === kind)

/** Burst of the rounds; smoke and light have that of high explosive of the same guns. */
export const burstOfGuns = (guns: readonly Weapon[], kind: Mission['kind']): number =>
  loadOfGuns(guns, kind)?.burst ?? loadOfGuns(guns, 'HE')?.burst ?? 0

const gradeOf = (battery: Stand): Quality =>
  headOf(battery)?.quality ??
  fitMen(battery)
    .map(man => fileOf(man)?.quality ?? 'recruit')
    .sort((a, b) => QUALITIES.indexOf(a) - QUALITIES.indexOf(b))[0] ??
  'recruit'

const FDC_TL = 9

/** STR.core.indirect.delay: crew, flight, and a fire direction centre of tech level 9. */
export function delayLines(state: State, battery: Stand, mission: Mission): Modifier[] {
  const grade = gradeOf(battery)
  const far = distance(battery.at, mission.point)
  const extra = hooks(state.options, 'indirect.delay').reduce((sum, hook) => sum + hook(state, mission), 0)
  return [
    modifier(QUALITY[grade].delay, `${grade} crew`, 'STR.core.indirect.delay'),
    modifier(far < FLIGHT_LIMIT ? 0 : 1, 'flight', 'STR.core.indirect.delay'),
    ...(controlTl(state, battery) >= FDC_TL ? [modifier(-1, 'fire direction centre', 'STR.core.indirect.delay')] : []),
    ...(extra === 0 ? [] : [modifier(extra, 'other rules', 'STR.core.hooks.indirect')]),
  ]
}
export const delayOf = (state: State, battery: Stand, mission: Mission): number =>
  Math.max(1, total(delayLines(state, battery, mission)))

/** Tech level of the battery's fire control: the vehicle's own, else the side's. */
const controlTl = (state: State, battery: Stand): number =>
  vehicleOf(state, battery)?.fcTl ?? state.options.tl[battery.seat]

export function mustMission(state: State, id: string): Mission {
  const mission = state.missions[id]?.value
  if (!mission) throw new Error(`there is no mission ${id}`)
  return mission
}

const missionsBySide = memoize((missions: State['missions']): Readonly<Record<Side, readonly Mission[]>> => {
  const sides: Record<Side, Mission[]> = { A: [], B: [] }
  for (const id in missions) {
    const mission = missions[id]?.value
    if (mission) sides[mission.seat].push(mission)
  }
  return sides
})
export const missionsOf = (state: State, side: Side): readonly Mission[] => missionsBySide(state.missions)[side]
export const isRunning = ({ landed, turns }: Pick<Mission, 'landed' | 'turns'>): boolean => landed < turns

/** Bad input gets all its reasons: who observes, who fires, where to, with what. */
export function missionRefusals(state: State, mission: Mission): Refusal[] {
  const observer = standOf(state, mission.observer)
  const battery = standOf(state, mission.battery)
  const watches = observer?.seat === mission.seat ? observer : null
  const fires = battery?.seat === mission.seat ? battery : null
  return [
    ...(watches
      ? observerRefusals(state, mission, watches)
      : [refuse('STR.core.indirect.observer', 'Choose an observer of your own side.')]),
    ...(fires
      ? batteryRefusals(state, mission, fires)
      : [refuse('STR.core.indirect.order', 'Choose one of your own batteries.')]),
    ...(watches && fires && watches.id !== fires.id ? linkRefusals(state, watches, fires) : []),
    ...hooks(state.options, 'indirect.form').flatMap(hook => hook(state, mission)),
  ]
}

/** STR.core.indirect.observer, .busy, .one */
function observerRefusals(state: State, mission: Mission, observer: Stand): Refusal[] {
  const recruits = fitMen(observer).every(man => fileOf(man)?.quality === 'recruit')
  const running = missionsOf(state, mission.seat).filter(one => isRunning(one) && one.id !== mission.id)
  const reasons: (Refusal | false)[] = [
    recruits && refuse('STR.core.quality.recruit', `${observer.name} are recruits, and recruits can't observe.`),
    !recruits &&
      !isObserver(observer) &&
      refuse('STR.core.indirect.observer', `Nobody in ${observer.name} can observe fire.`),
    (isShaken(observer) || isGone(observer)) &&
      refuse(
        'STR.core.indirect.observer',
        `${observer.name} is ${isGone(observer) ? 'out of the battle' : 'suppressed'}.`,
      ),
    own(observer).task !== null && refuse('STR.core.indirect.busy', `${observer.name} has another task this turn.`),
    !seesPoint(state, bodyOf(state, observer), mission.point) &&
      refuse('STR.core.indirect.observer', `${observer.name} can't see that point.`, [
        { kind: 'path', tone: 'bad', points: [bodyOf(state, observer).at, mission.point], dashed: true },
      ]),
    running.some(one => one.observer === observer.id) &&
      refuse('STR.core.indirect.one', `${observer.name} is already observing for another battery.`),
  ]
  return reasons.filter(reason => reason !== false)
}

export const MOST_TURNS = 12
/** STR.core.indirect.range, .one, .cannot */
function batteryRefusals(state: State, mission: Mission, battery: Stand): Refusal[] {
  const guns = gunsOf(state, battery)
  const far = distance(battery.at, mission.point)
  const short = guns.find(({ min, max }) => far < (min ?? 0) - 1e-6 || !atMost(far, max ?? 0))
  const busy = missionsOf(state, mission.seat).some(
    one => isRunning(one) && one.id !== mission.id && one.battery === battery.id,
  )
  const { point } = mission
  const reasons: (Refusal | false | undefined)[] = [
    guns.length === 0 && refuse('STR.core.indirect.order', `${battery.name} has no guns for indirect fire.`),
    isGone(battery) && refuse('STR.core.indirect.order', `${battery.name} is out of the battle.`),
    battery.aboard !== null &&
      refuse('STR.core.indirect.cannot', `${battery.name} is in a vehicle, so it isn't set up.`),
    isShaken(battery) && refuse('STR.core.morale.suppressed', `${battery.name} is suppressed.`),
    short &&
      refuse(
        'STR.core.indirect.range',
        `The point is ${measured(far)} cm away; ${short.name} fires from ${short.min} to ${short.max}.`,
        [
          {
            kind: 'sector',
            tone: 'bad',
            at: battery.at,
            inner: short.min ?? 0,
            outer: short.max ?? 0,
            from: 0,
            to: 360,
          },
        ],
      ),
    guns.length > 0 &&
      !loadOfGuns(guns, mission.kind) &&
      refuse('STR.core.direct.ammo-kind', `${battery.name} has no ${KIND_NAMES[mission.kind]} rounds.`),
    busy && refuse('STR.core.indirect.one', `${battery.name} already has a mission.`),
    !(mission.turns >= 1 && mission.turns <= MOST_TURNS) &&
      refuse('STR.core.indirect.order', `A mission lasts 1 to ${MOST_TURNS} turns.`),
    !(point.x >= 0 && point.y >= 0 && point.x <= state.map.width && point.y <= state.map.height) &&
      refuse('STR.core.terrain.edges', 'That point is off the table.'),
  ]
  return reasons.filter(reason => !!reason)
}

/** Whether the observer still watches the point: there, steady, in sight. */
export function isObserved(state: State, mission: Mission): boolean {
  const observer = standOf(state, mission.observer)
  return (
    !!observer &&
    isObserver(observer) &&
    !isShaken(observer) &&
    !isGone(observer) &&
    seesPoint(state, bodyOf(state, observer), mission.point)
  )
}

/** STR.core.indirect.dm-observer, .dm-fc, .dm-adjust, .dm-map: what helps the rounds to the point. */
export function accuracyLines(state: State, mission: Mission): Modifier[] {
  const observed = isObserved(state, mission)
  const battery = standOf(state, mission.battery)
  const control = Math.floor((battery ? controlTl(state, battery) : state.options.tl[mission.seat]) / 3)
  const position = Number(rulingFor(state, 'STR.core.indirect.dm-fc', mission.battery) ?? 0)
  return [
    observed
      ? modifier(observerSkill(state, mission), 'observer', 'STR.core.indirect.dm-observer')
      : modifier(0, 'map fire', 'STR.core.indirect.dm-map'),
    ...(control > 0 ? [modifier(control, 'fire control of the battery', 'STR.core.indirect.dm-fc')] : []),
    ...(position === 0
      ? []
      : [modifier(position, position > 0 ? 'map box' : 'own position unknown', 'STR.core.indirect.dm-fc')]),
    ...(observed && mission.seen > 0
      ? [modifier(ADJUSTED * mission.seen, 'adjusted fire', 'STR.core.indirect.dm-adjust')]
      : []),
    ...hooks(state.options, 'indirect.dm').flatMap(hook => hook(state, mission)),
  ]
}

/** STR.core.indirect.dm-observer: of the men who may observe, the best. */
function observerSkill(state: State, mission: Mission): number {
  const observer = standOf(state, mission.observer)
  const skills = (observer ? fitMen(observer) : []).flatMap(man => {
    const file = fileOf(man)
    return file && (file.observer || file.leader > 0) ? (QUALITY[file.quality].observer ?? []) : []
  })
  return Math.max(0, ...skills)
}

/** STR.core.indirect.adjust: why a mission's point cannot be shifted there. */
export function adjustRefusals(state: State, mission: Mission, point: Vec): Refusal[] {
  const observer = standOf(state, mission.observer)
  const far = distance(mission.point, point)
  const reasons: (Refusal | false)[] = [
    !isRunning(mission) && refuse('STR.core.indirect.adjust', 'That mission is over.'),
    !atMost(far, SHIFT_MOST) &&
      refuse('STR.core.indirect.adjust', `You can shift the point by up to ${SHIFT_MOST} cm, not ${measured(far)}.`),
    (!isObserved(state, mission) || !observer) &&
      refuse('STR.core.indirect.adjust', "The observer can't see where the rounds land."),
    observer !== undefined &&
      !seesPoint(state, bodyOf(state, observer), point) &&
      refuse('STR.core.indirect.adjust', "The observer can't see that point."),
  ]
  return reasons.filter(reason => reason !== false)
}
