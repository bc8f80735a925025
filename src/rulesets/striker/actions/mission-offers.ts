import type { Field, Offer } from '../../../engine/offers'
import { pick, type Random } from '../../../engine/rolls/random'
import { KINDS, type Weapon } from '../cards/weapon'
import { onMission } from '../chassis/barred'
import { isShaken } from '../chassis/command'
import { gunsOf } from '../chassis/missions'
import { bodyOf, own } from '../chassis/stands'
import type { Stand } from '../parts/stand'
import type { State } from '../state'
import { option, pointFields } from './fields'
import type { OrderMission } from './mission'
import { sampleSeen } from './sampling'

type Kind = OrderMission['kind']

const MOST_TURNS = 6

/** The fire missions that some observers might order from a battery. */
export function* missionOffers(
  state: State,
  battery: Stand,
  observers: readonly Stand[],
): Iterable<Offer<OrderMission>> {
  const guns = gunsOf(state, battery)
  const kinds = [...new Set(guns.flatMap(gun => gun.kinds.map(({ kind }) => kind)))]
  const fields = fieldsFor(state, kinds)
  for (const observer of observers) yield* missionsBy(state, observer, { battery, guns, kinds, fields })
}

interface Battery {
  readonly battery: Stand
  readonly guns: readonly Weapon[]
  readonly kinds: readonly Kind[]
  readonly fields: readonly Field[]
}

function* missionsBy(
  state: State,
  observer: Stand,
  { battery, guns, kinds, fields }: Battery,
): Iterable<Offer<OrderMission>> {
  const id = `mission.${observer.id}.${battery.id}`
  const vain = own(observer).task !== null || isShaken(observer) || onMission(state, battery)
  const base = { rule: 'STR.core.indirect.order', piece: observer.id, vain } as const
  const [first] = guns
  const ring = { at: battery.at, from: first?.min ?? 0, to: first?.max ?? 0 }
  const sample = (random: Random) => sampleSeen(state, bodyOf(state, observer), ring, random)
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
    likely: random =>
      make(sample(random).at, pick(random, kinds), {
        turns: 1 + Math.floor(random() * MOST_TURNS),
        sheaf: random() < 0.5 ? 'normal' : 'converged',
      }),
  }
  yield {
    ...base,
    kind: 'region',
    id: `${id}.point`,
    label: `${battery.name}: HE at a point`,
    region: [{ kind: 'disc', tone: 'reach', at: battery.at, radius: ring.to }],
    facing: 'none',
    start: { at: observer.at, facing: 0 },
    ghost: { art: 'token', radius: 2 },
    at: ({ at }) => make(at, kinds[0] ?? 'HE', { turns: 1, sheaf: 'normal' }),
    sample,
  }
}

function fieldsFor(state: State, kinds: readonly Kind[]): Field[] {
  return [
    ...pointFields(state),
    {
      kind: 'choice',
      name: 'kind',
      label: 'Ammunition',
      options: kinds.map(kind => option(kind)),
      value: kinds[0] ?? 'HE',
    },
    { kind: 'number', name: 'turns', label: 'Turns', min: 1, max: MOST_TURNS, value: 1 },
    {
      kind: 'choice',
      name: 'sheaf',
      label: 'Sheaf',
      options: [option('normal'), option('converged')],
      value: 'normal',
    },
  ]
}
