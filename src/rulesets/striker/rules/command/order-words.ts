import type { Order } from '../../orders'

const at = (point: { x: number; y: number } | null): string =>
  point ? ` ${Math.round(point.x)}, ${Math.round(point.y)}` : ''
export const MOVES: Readonly<Record<Order['move']['verb'], string>> = {
  hold: 'hold',
  goto: 'go to',
  follow: 'follow',
  assault: 'assault',
  withdraw: 'withdraw to',
  overwatch: 'overwatch',
}
export const FIRES: Readonly<Record<Order['fire']['verb'], string>> = {
  atWill: 'fire at will',
  hold: 'hold fire',
  return: 'return fire only',
  personnel: 'fire at personnel',
  vehicles: 'fire at vehicles',
  aircraft: 'fire at aircraft',
  target: 'fire at the named target',
  zone: 'fire into the zone',
  missions: 'fire missions only',
}
/** An order in words: "go to 120, 80; fire at will". */
export const describeOrder = ({ move, fire, mission }: Order): string =>
  `${MOVES[move.verb]}${at(move.point)}${move.gait ? ` (${move.gait})` : ''}; ${FIRES[fire.verb]}${mission ? `; ${mission}` : ''}`
