import type { Field, Offer } from '../../../engine/offers'
import { KINDS } from '../cards/weapon'
import { gunsOf } from '../chassis/missions'
import type { Stand, State } from '../state'
import { option, pointFields } from './fields'
import type { OrderMission } from './mission'

export function* missionOffers(state: State, observer: Stand, battery: Stand): Iterable<Offer<OrderMission>> {
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
    ...pointFields(state),
    {
      kind: 'choice',
      name: 'kind',
      label: 'Ammunition',
      options: kinds.map(kind => option(kind)),
      value: kinds[0] ?? 'HE',
    },
    { kind: 'number', name: 'turns', label: 'Turns', min: 1, max: 6, value: 1 },
    {
      kind: 'choice',
      name: 'sheaf',
      label: 'Sheaf',
      options: [option('normal'), option('converged')],
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
