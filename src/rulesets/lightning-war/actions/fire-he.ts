import { atMost } from '../../../engine/geometry/units'
import { distance } from '../../../engine/geometry/vec'
import { total } from '../../../engine/rolls/ledger'
import { type Plan, type Planned, unless } from '../../../engine/rolls/plan'
import type { Shape } from '../../../engine/scene/shapes'
import { z } from '../../../engine/schema'
import { define } from '../define'
import type { Emit } from '../events'
import { baseOf, basesOfSeat, enemiesOf, modelOf, no } from '../rules/base'
import { type Aim, aimed, isShot, lineOfFire, noteFire, type Shot } from '../rules/firing'
import {
  allot,
  type Fallen,
  heLines,
  heRefusals,
  markedFor,
  mightObserve,
  observed,
  ZONE,
} from '../rules/high-explosive'
import { strike } from '../rules/losses'
import { count } from '../rules/words'
import { push } from '../rules/writing'
import type { Base, State } from '../state'
import { type Fire, fireOffers } from './fire-offer'
import { notOwn } from './shared'

const schema = z.object({
  type: z.literal('fire.he'),
  base: z.string(),
  weapon: z.int(),
  target: z.string(),
  /** The headquarters that directs the fire; found by the table where it is left out. */
  observer: z.optional(z.string()),
})

export interface HeResult extends Fallen {
  readonly dice: number
  readonly marked: number
  readonly sixes: number
  /** Vehicles disabled by their own die. */
  readonly disabled: readonly string[]
  readonly observer: string | null
}

/** LW.art.nominate: plain dice for the target and its surroundings, one marked die for each vehicle in the zone. */
export function hePlan(
  state: State,
  shot: Shot,
  { fire, observer }: { fire: 'aimed' | 'defensive'; observer: Base | null },
): Planned<HeResult> {
  const lines = heLines(state, shot, fire)
  const dice = total(lines)
  if (dice < 1) return { refusals: [no('LW.art.zero', `Nothing is left of the dice against ${shot.target.name}.`)] }
  const marked = markedFor(state, shot.target, dice)
  const plainDice = dice - marked.length
  const plan: Plan<HeResult> = {
    title: `${shot.firer.name} fires high explosive at ${shot.target.name}${observer ? `, directed by ${observer.name}` : ''}`,
    rule: 'LW.art.six',
    ledgers: [
      { name: 'Dice', base: '', lines },
      ...(marked.length > 0
        ? [
            {
              name: 'Marked dice',
              base: '',
              lines: marked.map(({ name }) => ({ value: 1, why: name, rule: 'LW.art.afv-die' })),
            },
          ]
        : []),
    ],
    get shapes() {
      return heShapes(state, shot, { observer, marked, plainDice })
    },
    get warnings() {
      return friendlyFire(state, shot, marked)
    },
    resolve(thrown) {
      const sixes = thrown.successes(plainDice, 6, 6)
      const disabled = marked.filter(() => thrown.successes(1, 6, 6) > 0).map(({ id }) => id)
      const fallen = allot(state, shot.target, sixes)
      return { ...fallen, dice, marked: marked.length, sixes, disabled, observer: observer?.id ?? null }
    },
    outcome(result) {
      const { enemy, own } = tally(state, shot, result)
      const label = enemy === 0 ? 'No enemy loss' : `${count(enemy, 'enemy base')} lost`
      return {
        label: own > 0 ? `${label}, ${own} of its own` : label,
        rank: own * 10 - enemy,
        success: enemy > 0,
      }
    },
    counts(result) {
      const { enemy, own } = tally(state, shot, result)
      return { 'Enemy bases lost': enemy, ...(own > 0 && { 'Bases of its own lost': own }) }
    },
    also: result => [...result.struck, ...result.disabled].map(id => `${baseOf(state, id).name} is ${verb(state, id)}`),
  }
  return plan
}

const verb = (state: State, id: string): string =>
  modelOf(state, baseOf(state, id)).kind === 'afv' ? 'disabled' : 'lost'

function tally(state: State, { firer }: Shot, { struck, waiting, disabled }: HeResult): { enemy: number; own: number } {
  const ids = [...struck, ...disabled, ...(waiting?.choices.slice(0, waiting.left) ?? [])]
  const own = ids.filter(id => baseOf(state, id).seat === firer.seat).length
  return { enemy: ids.length - own, own }
}

/** The zone, the numbers in which displaced sixes would fall, the vehicles with a die of their own. */
function heShapes(
  state: State,
  shot: Shot,
  { observer, marked, plainDice }: { observer: Base | null; marked: readonly Base[]; plainDice: number },
): Shape[] {
  const { target, firer } = shot
  const order = allot(state, target, plainDice).struck
  return [
    {
      kind: 'disc',
      tone: 'warn',
      at: target.at,
      radius: ZONE,
      dashed: true,
      label: `${ZONE} in zone`,
    },
    lineOfFire(shot),
    ...(observer && observer.id !== firer.id
      ? [{ kind: 'path', tone: 'note', points: [observer.at, target.at], dashed: true, label: 'observer' } as const]
      : []),
    ...order.map((id, i): Shape => ({ kind: 'label', tone: 'bad', at: baseOf(state, id).at, label: `six ${i + 1}` })),
    ...marked.map((base): Shape => ({ kind: 'label', tone: 'warn', at: base.at, label: 'own die' })),
  ]
}

function friendlyFire(state: State, { firer, target }: Shot, marked: readonly Base[]) {
  const near = basesOfSeat(state, firer.seat).filter(
    base => atMost(distance(base.at, target.at), ZONE) && !marked.includes(base),
  )
  const own = [...marked.filter(({ seat }) => seat === firer.seat), ...near]
  return own.length > 0
    ? [no('LW.art.displace', `${count(own.length, 'base')} of its own side stand in the zone.`)]
    : []
}

export function applyHe(next: State, aim: Aim, result: HeResult & { defensive: boolean }, emit: Emit): void {
  const { base, target, weapon: index } = aim
  const { dice, marked, sixes, struck, disabled, waiting, observer, defensive } = result
  const firer = baseOf(next, base)
  const weapon = modelOf(next, firer).weapons[index]?.name ?? ''
  noteFire(next, aim)
  emit({
    type: 'fired-he',
    rules: ['LW.art.nominate', 'LW.art.six', ...(marked > 0 ? (['LW.art.afv-die'] as const) : [])],
    ...{ base, weapon, target, observer, dice, marked, sixes, defensive },
  })
  struck.forEach((id, i) => {
    if (i > 0) emit({ type: 'displaced', rules: ['LW.art.displace', 'LW.art.displace.chain'], base: id })
    strike(next, id, emit)
  })
  // LW.art.removal.order: marked dice come last.
  for (const id of disabled) strike(next, id, emit)
  if (waiting) {
    const owners = new Set(waiting.choices.map(id => baseOf(next, id).seat))
    const seat = owners.size === 1 ? [...owners][0] : next.seats.find(it => it !== firer.seat)
    const { left, choices } = waiting
    if (seat) push(next, { kind: 'displaced', seat, firer: base, target, left, choices: [...choices] })
  }
}

/** Guns and mortars fire high explosive. */
export const fireHe = define(schema)({
  rule: 'LW.art.nominate',
  when: 'firing',
  plan(state, action, actor) {
    const shot = aimed(state, action)
    if (!isShot(shot)) return { refusals: [shot] }
    const refusals = [notOwn(shot.firer, actor), ...heRefusals(state, shot)].filter(it => it !== false)
    const view = observed(state, shot, action.observer ?? null)
    if ('refusals' in view) return { refusals: [...refusals, ...view.refusals] }
    return unless(refusals, () => hePlan(state, shot, { fire: 'aimed', observer: view.by }))
  },
  apply(next, action, result, { emit }) {
    applyHe(next, action, { ...result, defensive: false }, emit)
  },
  offers: (state, seat) => fireOffers(state, seat, { fire, targets: enemiesOf(state, seat) }),
})

const fire = {
  type: 'fire.he',
  rule: 'LW.art.scope',
  keys: ['h', 'j'],
  label: ({ name }) => `Fire ${name} high explosive`,
  isLeft: ({ fired }, index, { he }) => he !== null && !fired.some(shot => shot.weapon === index),
  might: mightObserve,
} satisfies Fire<'fire.he'>
