import { pick, type Random } from '../rolls/random'

/** Values nobody should send. Each is made new: some are large, and one might be kept. */
const POISONS: readonly (() => unknown)[] = [
  () => Number.NaN,
  () => Number.POSITIVE_INFINITY,
  () => 1e9,
  () => -1e9,
  () => 1e308,
  () => -0,
  () => 0.5,
  () => 2 ** 53,
  () => '',
  () => '__proto__',
  () => 'constructor',
  () => 'toString',
  () => 'nobody',
  () => 'x'.repeat(100_000),
  () => 'F',
  () => 'table',
  () => null,
  () => undefined,
  () => true,
  () => [],
  () => ({}),
  () => JSON.parse('{"__proto__": {"seat": "A"}}'),
  () => Array.from({ length: 2000 }, (_, i) => i),
  () => nested(200),
]

const nested = (deep: number): unknown => (deep === 0 ? 1 : [nested(deep - 1)])

type Fields = Record<string, unknown>
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** A copy with something wrong somewhere in it: a value of another kind, one too many, one missing. */
export function mutated(value: unknown, random: Random): unknown {
  if (!isFields(value) || Object.keys(value).length === 0) return pick(random, POISONS)()
  const copy: Fields | unknown[] = Array.isArray(value) ? [...value] : { ...value }
  const fields = copy as Fields
  // The type of an action is mostly left as it is: otherwise only unknown types would be tested.
  const keys = Object.keys(value).filter(key => key !== 'type' || random() < 0.1)
  const key = pick(random, keys.length > 0 ? keys : Object.keys(value))
  const how = random()
  if (how < 0.1) delete fields[key]
  else if (how < 0.2) fields[pick(random, ['extra', 'seat', 'actor', 'constructor'])] = pick(random, POISONS)()
  else if (Array.isArray(copy) && how < 0.35) copy.push(copy[0], ...copy)
  else fields[key] = mutated(fields[key], random)
  return copy
}
