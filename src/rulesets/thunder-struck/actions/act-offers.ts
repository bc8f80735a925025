import type { Field, FieldValues, Offer } from '../../../engine/offers'
import { diceAt, isSpace } from '../rules/console'
import { slotChoices } from '../scene/cells'
import type { DieId, Ship } from '../state'
import { CONSOLE, SPACES, type Space } from '../tables/console'
import type { Act } from './act'

/** What the die can do on its space, and what cubes can make of it. */
export function* dieOffers(ship: Ship, die: DieId): Generator<Offer<Act>> {
  const lying = ship.dice[die]
  if (!lying || !isSpace(lying.at)) return
  const { seat } = ship
  const from = lying.at
  const { name, kind } = CONSOLE[from]
  const rule = 'TS.act.1.must'
  const piece = `${seat}.${die}`
  const pair = kind === 'manoeuvre' ? diceAt(ship.dice, 'manoeuvre') : []
  const label =
    pair.length > 1
      ? `Use both Manoeuvre dice: ${pair.reduce((sum, id) => sum + (ship.dice[id]?.face ?? 0), 0)}`
      : `Use the ${lying.face} on ${name}`
  yield { kind: 'button', id: `act.${die}`, label, rule, piece, key: die.slice(-1), action: { type: 'act', die } }
  const other = kind === 'boost' ? diceAt(ship.dice, 'boost').find(id => id !== die) : undefined
  if (other) {
    const sum = lying.face + (ship.dice[other]?.face ?? 0)
    const action = { type: 'act' as const, die, with: other }
    yield { kind: 'button', id: `act.${die}.both`, label: `Use both Boost dice: ${sum}`, rule, piece, action }
  }
  if (ship.cubes === 0) return
  for (const change of [1, -1] as const) {
    const face = lying.face + change
    if (face < 1 || face > 6) continue
    yield {
      kind: 'button',
      id: `act.${die}.${change > 0 ? 'up' : 'down'}`,
      label: `Use a ${face} on ${name} for a cube`,
      rule: 'TS.power.3.pip',
      piece,
      action: { type: 'act', die, pips: { [die]: change } },
    }
  }
  yield {
    kind: 'cell',
    id: `act.${die}.move`,
    label: `Move the ${lying.face} for a cube`,
    rule: 'TS.power.3.move-die',
    piece,
    choices: () => movesFrom(ship, die, from),
  }
  yield {
    kind: 'form',
    id: `act.${die}.cubes`,
    label: 'Spend more cubes',
    rule: 'TS.power.3.mix',
    piece,
    fields: () => cubeFields(ship, die, from),
    fill: values => filled(ship, die, values),
  }
}

const moves = slotChoices((die, moveTo) => ({ type: 'act' as const, die, moveTo }))
const movesFrom = ({ seat }: Ship, die: DieId, from: Space) =>
  moves(seat, die).filter(({ action }) => action.moveTo !== from)

/** Dice that can be used in the same action: others on Boost or Manoeuvre, if this die is there or can move there. */
function partners(ship: Ship, die: DieId): DieId[] {
  const at = ship.dice[die]?.at
  const kind = at && isSpace(at) ? CONSOLE[at].kind : null
  const joins = (other: 'boost' | 'manoeuvre') => kind === other || ship.cubes > 1
  return [
    ...(joins('boost') ? diceAt(ship.dice, 'boost') : []),
    ...(joins('manoeuvre') ? diceAt(ship.dice, 'manoeuvre') : []),
  ].filter(id => id !== die)
}

const ALL_SPACES = SPACES.map(space => ({ value: space, label: CONSOLE[space].name }))

function cubeFields(ship: Ship, die: DieId, from: Space): Field[] {
  const fields: Field[] = [
    pipField(ship, die, { name: 'pips', label: 'Change this die by', value: ship.dice[die]?.face === 6 ? -1 : 1 }),
    {
      name: 'moveTo',
      label: 'Move to',
      kind: 'choice',
      value: '',
      options: [{ value: '', label: "Don't move" }, ...ALL_SPACES.filter(({ value }) => value !== from)],
    },
  ]
  for (const id of partners(ship, die)) {
    const { face, at } = ship.dice[id] ?? { face: 0, at: 'hand' }
    if (!isSpace(at)) continue
    const { name, kind } = CONSOLE[at]
    if (kind === 'boost') {
      fields.push({ name: `with.${id}`, label: `Use with the ${face} on ${name}`, kind: 'flag', value: false })
    }
    fields.push(pipField(ship, id, { name: `pips.${id}`, label: `Change the ${face} on ${name} by`, value: 0 }))
  }
  return fields
}

/** A die changes by 1 for each cube, and always shows 1 to 6. */
function pipField(ship: Ship, die: DieId, named: Pick<Field, 'name' | 'label'> & { readonly value: number }): Field {
  const { cubes } = ship
  const face = ship.dice[die]?.face ?? 1
  const [min, max] = [Math.max(-cubes, 1 - face), Math.min(cubes, 6 - face)]
  return { kind: 'number', min, max, ...named }
}

function filled(ship: Ship, die: DieId, values: FieldValues): Act {
  const moveTo = SPACES.find(space => space === values.moveTo)
  const others = partners(ship, die)
  const second = others.find(id => values[`with.${id}`] === true)
  const changes = [
    [die, Number(values.pips)] as const,
    ...others.map(id => [id, Number(values[`pips.${id}`])] as const),
  ]
  const pips = Object.fromEntries(changes.filter(([, change]) => change !== 0))
  return {
    type: 'act',
    die,
    ...(moveTo ? { moveTo } : {}),
    ...(second ? { with: second } : {}),
    ...(Object.keys(pips).length > 0 ? { pips } : {}),
  }
}
