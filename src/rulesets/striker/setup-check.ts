import { type Refusal, refuse } from '../../engine/rolls/plan'
import type { GameSetup } from '../../engine/setup'
import { checkMap, sayFault } from '../../engine/terrain/check'
import { list as inWords } from '../../engine/words'
import { armourFaults } from './cards/armour'
import { type Troop, troopFaults } from './cards/troop'
import { vehicleFaults } from './cards/vehicle'
import { type CardFault, weaponFaults } from './cards/weapon'
import { troopsOf, vehiclesOf, weaponsOf } from './initial-state'
import { strayObjectives } from './objectives'
import type { Listed, Options } from './options'
import { pointsOfSide } from './points'
import { coverOf, neededBy, RULE_COVERS } from './rules'
import { hooks } from './rules/hooks'
import { modulesIn } from './rules/loaded'
import { isSide, SIDES, type Side, sideNames } from './sides'
import { TERRAIN } from './tables/terrain-kinds'

const MOST_STANDS = 200

/** STR.core.leader.side-commander, .vehicle-valid and others: why a game can't start. */
export function check({ seats, options }: GameSetup<Options>): { errors: Refusal[]; warnings: Refusal[] } {
  const names = sideNames(seats)
  const weapons = new Map(weaponsOf(options).map(weapon => [weapon.id, weapon]))
  const cards = new Set([...troopsOf(options), ...vehiclesOf(options)].map(({ id }) => id))
  const errors = [
    ...(seats.length === 2 && seats.every(({ seat }) => isSide(seat))
      ? []
      : [refuse('STR.core.scale.board', 'This game needs two sides, A and B.')]),
    ...checkMap(TERRAIN, options.map).map(fault => refuse('STR.core.editor.valid', sayFault(TERRAIN, fault))),
    ...options.weapons.flatMap(weapon =>
      weaponFaults(weapon).map(({ why, rule = 'STR.core.cards.weapon-valid' }) =>
        refuse(rule, `${weapon.name}: ${why}.`),
      ),
    ),
    ...(options.armours ?? []).flatMap(armour =>
      armourFaults(armour).map(({ why }) => refuse('STR.core.cards.armour', `${armour.name}: ${why}.`)),
    ),
    ...options.vehicles.flatMap(card =>
      vehicleFaults(card, weapons).map(({ why, rule = 'STR.core.cards.vehicle-valid' }) =>
        refuse(rule, `${card.name}: ${why}.`),
      ),
    ),
    ...options.troops.flatMap(troop =>
      troopFaults(troop, weapons, options).map(({ why, rule = 'STR.core.cards.troop-valid' }) =>
        refuse(rule, `${troop.name}: ${why}.`),
      ),
    ),
    ...zoneErrors(options),
    ...unknownRules(options),
    ...SIDES.flatMap(side => forceErrors(options, { side, name: names[side] }, cards)),
    ...cardErrors(options),
    ...hooks(options, 'setup.validate').flatMap(hook => hook(options)),
  ]
  return { errors, warnings: errors.length > 0 ? [] : [...balance(options, names), ...strayObjectives(options)] }
}

/** STR.core.hooks.setup: what is wrong with the parts of cards that rules in force add. */
function cardErrors(options: Options): Refusal[] {
  const faults = modulesIn(options.rules).flatMap(({ cards }) => [
    ...options.weapons.flatMap(card => named(card.name, cards?.weaponFaults?.(card))),
    ...options.vehicles.flatMap(card => named(card.name, cards?.vehicleFaults?.(card))),
    ...options.troops.flatMap(card => named(card.name, cards?.troopFaults?.(card))),
  ])
  return faults.map(({ why, rule = 'STR.core.hooks.setup', name }) => refuse(rule, `${name}: ${why}.`))
}
const named = (name: string, faults: readonly CardFault[] = []) => faults.map(fault => ({ ...fault, name }))

/** STR.core.editor.rules: the rules of the book that can be in force beside the core. */
function unknownRules({ rules }: Options): Refusal[] {
  const written = RULE_COVERS.map(({ rule }) => rule).join(', ')
  const missing = rules
    .filter(rule => !coverOf(rule) && modulesIn([rule]).length === 0)
    .map(rule =>
      refuse(
        'STR.core.editor.rules',
        `This program doesn't have rule ${rule}${written ? `. Choose from ${written}` : ''}.`,
      ),
    )
  const needy = rules.flatMap(rule => (coverOf(rule)?.needs ?? []).filter(needed => !rules.includes(needed)))
  return [
    ...missing,
    ...[...new Set(needy)].map(needed =>
      refuse(
        'STR.core.editor.rules',
        `${inWords(neededBy(rules, needed).map(({ rule, title }) => `Rule ${rule} (${title})`))} can't be used without rule ${needed}: ${coverOf(needed)?.title ?? 'not in this program'}.`,
      ),
    ),
  ]
}

function zoneErrors({ zones, map }: Options): Refusal[] {
  const [ax1 = 0, ay1 = 0, ax2 = 0, ay2 = 0] = zones.A
  const [bx1 = 0, by1 = 0, bx2 = 0, by2 = 0] = zones.B
  const overlap = ax1 < bx2 && bx1 < ax2 && ay1 < by2 && by1 < ay2
  const off = [zones.A, zones.B].some(
    ([x1 = 0, y1 = 0, x2 = 0, y2 = 0]) => x1 < 0 || y1 < 0 || x2 > map.width || y2 > map.height,
  )
  return [
    ...(overlap ? [refuse('STR.core.editor.valid', 'The deployment zones must not overlap.')] : []),
    ...(off ? [refuse('STR.core.editor.valid', 'A deployment zone reaches beyond the table.')] : []),
  ]
}

function forceErrors(
  options: Options,
  { side, name }: { readonly side: Side; readonly name: string },
  cards: ReadonlySet<string>,
): Refusal[] {
  const list = options.forces[side]
  const troops = new Map(troopsOf(options).map(troop => [troop.id, troop]))
  const commander = list.some(
    ({ card, unit }) => unit === 'HQ' && troops.get(card)?.men.some(({ leader }) => leader > 0),
  )
  const crowded = vehiclesOf(options).flatMap(vehicle =>
    list.flatMap((one, i) =>
      one.card === vehicle.id && seatsTaken(list, i, troops) > vehicle.seats
        ? [
            refuse(
              'STR.core.cards.vehicle-valid',
              `${name}: ${one.name} has only ${vehicle.seats} seats, but more men start in it.`,
            ),
          ]
        : [],
    ),
  )
  const seated = new Set(vehiclesOf(options).flatMap(({ id, seats }) => (seats > 0 ? [id] : [])))
  return [
    ...(list.length === 0 ? [refuse('STR.core.editor.force', `${name} needs at least one stand.`)] : []),
    ...(list.length > MOST_STANDS
      ? [refuse('STR.core.editor.force', `${name} can have at most ${MOST_STANDS} stands.`)]
      : []),
    ...list.flatMap(({ card }) =>
      cards.has(card) ? [] : [refuse('STR.core.editor.export', `${name}: there’s no card called “${card}”.`)],
    ),
    ...(commander
      ? []
      : [refuse('STR.core.leader.side-commander', `${name} needs a commander: put a leader into a unit called HQ.`)]),
    ...crowded,
    ...list.flatMap(({ name: who, aboard }) =>
      aboard === undefined || seated.has(list[aboard]?.card ?? '')
        ? []
        : [
            refuse(
              'STR.core.cards.vehicle-valid',
              `${name}: ${who} must start on foot or in a vehicle that carries men.`,
            ),
          ],
    ),
  ]
}

const seatsTaken = (list: readonly Listed[], vehicle: number, troops: ReadonlyMap<string, Troop>): number =>
  list.reduce((sum, { aboard, card }) => sum + (aboard === vehicle ? (troops.get(card)?.men.length ?? 0) : 0), 0)

/** Uneven sides may play, but get a warning. */
function balance(options: Options, names: Readonly<Record<Side, string>>): Refusal[] {
  const [a, b] = [pointsOfSide(options, 'A'), pointsOfSide(options, 'B')]
  const apart = Math.abs(a - b) / Math.max(a, b, 1)
  return apart <= 0.1
    ? []
    : [
        refuse(
          'STR.core.editor.points',
          `The sides are uneven by ${Math.round(apart * 100)} %: ${names.A} has ${a.toFixed(1)} points, ${names.B} has ${b.toFixed(1)}.`,
        ),
      ]
}
