import type { CardBlock } from '../../../../engine/scene/card'
import type { EditPart } from '../../../../engine/setup'
import { at, flag, list, partsFrom, type Row } from '../../cards/editor-fields'
import type { Troop } from '../../cards/troop'
import { TROOPS } from '../../cards/troops'
import type { CardFault } from '../../cards/weapon'
import type { Stand } from '../../parts/stand'
import type { State } from '../../state'
import type { CardParts } from '../module'
import { KEY as KEY_46 } from '../r46-electronic-detection/devices'
import { vehicleOf } from '../stands'
import { AIDS, type Aid, aidsOf, aidsOn, KEY, LIGHTS, SINCE } from './light-gear'

const GROUP = 'Night'
const NAMES: Readonly<Record<Aid, string>> = {
  searchlight: 'Searchlight',
  irScope: 'Infrared scope',
  irSearchlight: 'Infrared searchlight',
  lightAmp: 'Light amplification',
}
const SAYS: Readonly<Record<Aid, string>> = {
  searchlight: `lights 2 cm, up to ${LIGHTS.searchlight.range} cm`,
  irScope: `lights 2 cm, up to ${LIGHTS.irScope.range} cm`,
  irSearchlight: `lights 2 cm, up to ${LIGHTS.irSearchlight.range} cm`,
  lightAmp: 'visibility counts twice',
}

const blockOf = (aids: ReadonlySet<Aid>): CardBlock[] =>
  aids.size === 0
    ? []
    : [
        {
          kind: 'values',
          title: GROUP,
          values: AIDS.filter(aid => aids.has(aid)).map(aid => ({
            label: NAMES[aid],
            printed: SAYS[aid],
            mark: 'house',
          })),
        },
      ]

/** What is wrong with the aids on a card of this tech level. */
function faultsIn(fitting: Readonly<Record<string, unknown>>, tl: number, path: CardFault['path']): CardFault[] {
  return Object.entries(fitting).flatMap(([name, value]): CardFault[] => {
    const aid = AIDS.find(one => one === name)
    if (!aid) return [{ path: [...path, name], why: `There’s no night vision aid called “${name}”` }]
    if (typeof value !== 'boolean') return [{ path: [...path, name], why: `${NAMES[aid]}: carried or not` }]
    return value && tl < SINCE[aid]
      ? [{ path: [...path, name], why: `${NAMES[aid]}: made from tech level ${SINCE[aid]} on` }]
      : []
  })
}

const flags = (path: readonly (string | number)[]): Row[] =>
  AIDS.map((aid): Row => [GROUP, [...path, aid], flag(NAMES[aid])])

/** The aids of a card, where it has any of its own. */
function fieldsAt(card: unknown, parent: readonly (string | number)[], label: string): EditPart[] {
  if (at(card, parent) === undefined)
    return [{ kind: 'optional', path: parent, group: GROUP, label, present: false, blank: { [KEY]: {} } }]
  const path = [...parent, KEY]
  const present = at(card, path) !== undefined
  return [
    { kind: 'optional', path, group: GROUP, label, present, blank: {} },
    ...(present ? partsFrom(card, flags(path)) : []),
  ]
}

/** A team made for the night: a scope, light amplification and passive infrared. */
const SCOUTS: readonly Troop[] = TROOPS.filter(({ id }) => id === 'lead-8').map(({ men, ...troop }) => ({
  ...troop,
  id: 'night-8',
  name: 'Night patrol',
  men: men.map((man, i) => ({
    ...man,
    gear:
      i === 0
        ? { [KEY]: { irScope: true, lightAmp: true }, [KEY_46]: { passiveIrTl: 8 } }
        : { [KEY]: { lightAmp: true } },
  })),
}))

export const cards47: CardParts = {
  troops: SCOUTS,
  vehicleFaults: ({ extra, tl }) => faultsIn(extra?.[KEY] ?? {}, tl, ['extra', KEY]),
  troopFaults: ({ men, tl }) => men.flatMap(({ gear }, i) => faultsIn(gear?.[KEY] ?? {}, tl, ['men', i, 'gear', KEY])),
  vehicleFields: card => fieldsAt(card, ['extra'], 'Night vision aids of its own'),
  troopFields: card =>
    list(card, ['men']).flatMap((_, i) => fieldsAt(card, ['men', i, 'gear'], `Night vision aids of man ${i + 1}`)),
  vehicleBlocks: card => blockOf(aidsOn(card)),
  blocks: (view: State, stand: Stand) => (vehicleOf(view, stand) ? [] : blockOf(aidsOf(view, stand))),
}
