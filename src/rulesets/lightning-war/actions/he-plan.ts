import { atMost } from '../../../engine/geometry/units'
import { distance } from '../../../engine/geometry/vec'
import { type Ledger, type Modifier, modifier, total } from '../../../engine/rolls/ledger'
import { type Plan, refuse } from '../../../engine/rolls/plan'
import type { Shape } from '../../../engine/scene/shapes'
import { count, list } from '../../../engine/words'
import { baseOf, isArmour } from '../rules/base'
import { lineOfFire, type Manner, type Shot } from '../rules/firing'
import { allot, type Fallen, heLines, markedFor, ZONE } from '../rules/high-explosive'
import { basesOfSeat } from '../rules/roster'
import type { Base, State } from '../state'

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
  { manner, observer }: { manner: Manner; observer: Base | null },
): Plan<HeResult> {
  const { firer, target } = shot
  const lines = heLines(state, shot, manner)
  const dice = total(lines)
  const marked = markedFor(state, target, dice)
  const plainDice = dice - marked.length
  return {
    title: `${firer.name} fires high explosive at ${target.name}${observer ? `, directed by ${observer.name}` : ''}`,
    rule: 'LW.art.six',
    ledgers: ledgersOf(lines, marked),
    /** The zone, the numbers in which displaced sixes would fall, the vehicles with a die of their own. */
    shapes() {
      const order = allot(state, target, plainDice).struck
      return [
        { kind: 'disc', tone: 'warn', at: target.at, radius: ZONE, dashed: true, label: `${ZONE} in zone` },
        lineOfFire(shot),
        ...(observer && observer.id !== firer.id
          ? [{ kind: 'path', tone: 'note', points: [observer.at, target.at], dashed: true, label: 'observer' } as const]
          : []),
        ...order.map(
          (id, i): Shape => ({ kind: 'label', tone: 'bad', at: baseOf(state, id).at, label: `six ${i + 1}` }),
        ),
        ...marked.map((base): Shape => ({ kind: 'label', tone: 'warn', at: base.at, label: 'own die' })),
      ]
    },
    warnings() {
      const own = basesOfSeat(state, firer.seat).filter(
        base => marked.includes(base) || atMost(distance(base.at, target.at), ZONE),
      )
      return own.length > 0
        ? [refuse('LW.art.displace', `${count(own.length, 'base')} of its own side in the zone could be hit.`)]
        : []
    },
    resolve(rolled) {
      const sixes = rolled.successes(plainDice, 6, 6)
      const disabled = marked.filter(() => rolled.successes(1, 6, 6) > 0).map(({ id }) => id)
      const { struck, waiting } = allot(state, target, sixes)
      return { struck, waiting, dice, marked: marked.length, sixes, disabled, observer: observer?.id ?? null }
    },
    outcome(result) {
      const { enemy, own } = tally(state, firer, result)
      const label = enemy === 0 ? 'No enemy loss' : `${count(enemy, 'enemy base')} lost`
      return {
        label: own > 0 ? `${label}, and ${own} of its own` : label,
        rank: own * 10 - enemy,
        success: enemy > 0,
      }
    },
    counts(result) {
      const { enemy, own } = tally(state, firer, result)
      return { 'Enemy bases lost': enemy, ...(own > 0 && { 'Own bases lost': own }) }
    },
    also({ struck, disabled, waiting }) {
      const sure = [...struck, ...disabled].map(id => {
        const base = baseOf(state, id)
        return `${base.name} is ${isArmour(state, base) ? 'disabled' : 'lost'}`
      })
      if (!waiting) return sure
      const names = waiting.choices.map(id => baseOf(state, id).name)
      return [...sure, `${waiting.left} of ${list(names)} lost, the owner chooses`]
    },
  }
}

function ledgersOf(lines: readonly Modifier[], marked: readonly Base[]): readonly Ledger[] {
  const all: Ledger = { name: 'Dice', base: '', lines }
  if (marked.length === 0) return [all]
  const own = marked.map(({ name }) => modifier(1, name, 'LW.art.afv-die'))
  return [all, { name: 'Marked dice', base: '', lines: own }]
}

/** Bases that a result costs the enemy, and the side that fires. */
function tally(state: State, firer: Base, { struck, waiting, disabled }: HeResult): { enemy: number; own: number } {
  const isOwn = (id: string): boolean => baseOf(state, id).seat === firer.seat
  // Between friend and foe at the same distance the enemy picks, and targetChoiceRefusals its own.
  const picked = waiting ? [...waiting.choices].sort((a, b) => Number(isOwn(b)) - Number(isOwn(a))) : []
  const ids = [...struck, ...disabled, ...picked.slice(0, waiting?.left ?? 0)]
  const own = ids.filter(isOwn).length
  return { enemy: ids.length - own, own }
}
