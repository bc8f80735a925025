import type { Vec } from '../../../engine/geometry/vec'
import type { Options } from '../options'
import type { Order } from '../orders'

const STILL = { point: null, route: [], gait: null, stand: null, distance: 0, halt: [] }
type FireVerb = Order['fire']['verb']
const fire = (verb: FireVerb): Order['fire'] => ({ verb, target: null, zone: null })

export const hold = (verb: FireVerb = 'atWill'): Order => ({ move: { ...STILL, verb: 'hold' }, fire: fire(verb) })
/** Go along a route until something stops the unit. */
export const goTo = (route: readonly Vec[], halt: Order['move']['halt'], verb: FireVerb = 'atWill'): Order => ({
  move: { ...STILL, verb: 'goto', point: route.at(-1) ?? null, route: route.slice(0, -1), halt: [...halt] },
  fire: fire(verb),
})
export const assault = (route: readonly Vec[]): Order => ({
  move: { ...STILL, verb: 'assault', point: route.at(-1) ?? null, route: route.slice(0, -1), halt: ['reached'] },
  fire: fire('atWill'),
})

/** STR.core.defaults.rules: what both ready-made battles have in common. */
export const COMMON: Omit<
  Options,
  'map' | 'zones' | 'tl' | 'types' | 'forces' | 'initial' | 'victory' | 'turns' | 'first'
> = {
  rules: [],
  orders: 'strict',
  natural212: false,
  woundTable: 'striker',
  twoLight: true,
  heMan: false,
  spotting: 'perUnit',
  share: 'side',
  variableEnd: false,
  weapons: [],
  vehicles: [],
  troops: [],
}
