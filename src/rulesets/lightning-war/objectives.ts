import { distance, type Vec } from '../../engine/geometry/vec'
import type { Field } from '../../engine/offers'
import { type Refusal, refuse } from '../../engine/rolls/plan'
import type { PlaceModel, SetupCheck } from '../../engine/setup'
import { count } from '../../engine/words'
import type { Objective, Options } from './options'

const RULE = 'LW.victory'
const MOST = 12
const USUAL = { radius: 4, worth: 50 }
/** Where a new one goes, in parts of the table; the first with nothing near it. */
const SPOTS = [1 / 2, 1 / 4, 3 / 4, 1 / 8, 3 / 8, 5 / 8, 7 / 8]

const fields = ({ name, at, radius, worth }: Objective, { width, height }: Options['map']): readonly Field[] => [
  { kind: 'text', name: 'name', label: 'Name', most: 60, value: name },
  { kind: 'number', name: 'x', label: 'From the left, in', min: 0, max: width, step: 0.5, between: true, value: at.x },
  { kind: 'number', name: 'y', label: 'From the top, in', min: 0, max: height, step: 0.5, between: true, value: at.y },
  { kind: 'number', name: 'radius', label: 'Radius, in', min: 1, max: 12, step: 0.5, between: true, value: radius },
  { kind: 'number', name: 'worth', label: 'Victory points', min: 0, max: 200, value: worth },
]

const withObjectives = (options: Options, objectives: readonly Objective[]): Options => ({
  ...options,
  objectives: [...objectives],
})

/** LW.victory: what is worth points to who holds it at the end. */
export const objectives: PlaceModel<Options> = {
  title: 'Objectives',
  one: 'an objective',
  most: MOST,
  list: ({ objectives, map }) =>
    objectives.map(one => ({
      name: one.name,
      at: one.at,
      radius: one.radius,
      words: `${count(one.worth, 'point')}, within ${one.radius} in`,
      fields: fields(one, map),
    })),
  change: (options, index, values) =>
    withObjectives(
      options,
      options.objectives.map((one, i) => (i === index ? changed(one, values) : one)),
    ),
  add: options => withObjectives(options, [...options.objectives, fresh(options)]),
  remove: (options, index) => withObjectives(options, options.objectives.toSpliced(index, 1)),
}

function changed(one: Objective, { name, x, y, radius, worth }: Parameters<typeof objectives.change>[2]): Objective {
  return {
    ...one,
    name: name === undefined ? one.name : String(name),
    at: { x: Number(x ?? one.at.x), y: Number(y ?? one.at.y) },
    radius: Number(radius ?? one.radius),
    worth: Number(worth ?? one.worth),
  }
}

function fresh({ objectives, map }: Options): Objective {
  const spots = SPOTS.flatMap(down => SPOTS.map((across): Vec => ({ x: map.width * across, y: map.height * down })))
  const free = spots.find(spot => objectives.every(({ at, radius }) => distance(at, spot) > radius + USUAL.radius))
  const taken = new Set(objectives.flatMap(({ id, name }) => [id, name]))
  let number = objectives.length + 1
  while (taken.has(`objective-${number}`) || taken.has(`Objective ${number}`)) number += 1
  const at = free ?? { x: map.width / 2, y: map.height / 2 }
  return { id: `objective-${number}`, name: `Objective ${number}`, at, ...USUAL }
}

/** Objectives need a name and a place on the table; two with the same name only get a warning. */
export function checkObjectives({ objectives, map }: Options): SetupCheck {
  const off = ({ at }: Objective): boolean => at.x < 0 || at.y < 0 || at.x > map.width || at.y > map.height
  const errors: Refusal[] = objectives.flatMap((one, i) => [
    ...(one.name.trim() === '' ? [refuse(RULE, `Objective ${i + 1} has no name.`)] : []),
    ...(off(one) ? [refuse(RULE, `The objective “${one.name}” is off the table.`)] : []),
  ])
  const names = objectives.map(({ name }) => name.trim())
  const twice = new Set(names.filter((name, i) => names.indexOf(name) !== i))
  return { errors, warnings: [...twice].map(name => refuse(RULE, `Two objectives are called “${name}”.`)) }
}
