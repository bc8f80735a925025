import { atMost } from '../../../engine/geometry/units'
import { distance } from '../../../engine/geometry/vec'
import type { Dice } from '../../../engine/rolls/dice'
import { type Ledger, type Modifier, total } from '../../../engine/rolls/ledger'
import type { OutcomeLabel, Plan, Refusal } from '../../../engine/rolls/plan'
import type { Shape } from '../../../engine/scene/shapes'
import { baseOf, isArmour, no } from '../rules/base'
import { lineOfFire, type Manner, type Shot } from '../rules/firing'
import { allot, type Fallen, heLines, markedFor, ZONE } from '../rules/high-explosive'
import { basesOfSeat } from '../rules/muster'
import { count, list } from '../rules/words'
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
  const lines = heLines(state, shot, manner)
  const dice = total(lines)
  return new HePlan(state, shot, { observer, lines, dice, marked: markedFor(state, shot.target, dice) })
}

interface Barrage {
  readonly observer: Base | null
  readonly lines: readonly Modifier[]
  readonly dice: number
  readonly marked: readonly Base[]
}

class HePlan implements Plan<HeResult> {
  readonly rule = 'LW.art.six'

  constructor(
    private readonly state: State,
    private readonly shot: Shot,
    private readonly barrage: Barrage,
  ) {}

  get title(): string {
    const { firer, target } = this.shot
    const { observer } = this.barrage
    return `${firer.name} fires high explosive at ${target.name}${observer ? `, directed by ${observer.name}` : ''}`
  }

  get ledgers(): readonly Ledger[] {
    const { lines, marked } = this.barrage
    const all: Ledger = { name: 'Dice', base: '', lines }
    if (marked.length === 0) return [all]
    const own = marked.map(({ name }) => ({ value: 1, why: name, rule: 'LW.art.afv-die' }))
    return [all, { name: 'Marked dice', base: '', lines: own }]
  }

  /** The zone, the numbers in which displaced sixes would fall, the vehicles with a die of their own. */
  get shapes(): readonly Shape[] {
    const { state, shot } = this
    const { observer, marked } = this.barrage
    const { target, firer } = shot
    const order = allot(state, target, this.plainDice).struck
    return [
      { kind: 'disc', tone: 'warn', at: target.at, radius: ZONE, dashed: true, label: `${ZONE} in zone` },
      lineOfFire(shot),
      ...(observer && observer.id !== firer.id
        ? [{ kind: 'path', tone: 'note', points: [observer.at, target.at], dashed: true, label: 'observer' } as const]
        : []),
      ...order.map((id, i): Shape => ({ kind: 'label', tone: 'bad', at: baseOf(state, id).at, label: `six ${i + 1}` })),
      ...marked.map((base): Shape => ({ kind: 'label', tone: 'warn', at: base.at, label: 'own die' })),
    ]
  }

  get warnings(): readonly Refusal[] {
    const { firer, target } = this.shot
    const { marked } = this.barrage
    const own = basesOfSeat(this.state, firer.seat).filter(
      base => marked.includes(base) || atMost(distance(base.at, target.at), ZONE),
    )
    return own.length > 0
      ? [no('LW.art.displace', `${count(own.length, 'base')} of its own side stand in the zone.`)]
      : []
  }

  resolve(thrown: Dice): HeResult {
    const { dice, marked, observer } = this.barrage
    const sixes = thrown.successes(this.plainDice, 6, 6)
    const disabled = marked.filter(() => thrown.successes(1, 6, 6) > 0).map(({ id }) => id)
    const { struck, waiting } = allot(this.state, this.shot.target, sixes)
    return { struck, waiting, dice, marked: marked.length, sixes, disabled, observer: observer?.id ?? null }
  }

  outcome(result: HeResult): OutcomeLabel {
    const { enemy, own } = this.tally(result)
    const label = enemy === 0 ? 'No enemy loss' : `${count(enemy, 'enemy base')} lost`
    return {
      label: own > 0 ? `${label}, ${own} of its own` : label,
      rank: own * 10 - enemy,
      success: enemy > 0,
    }
  }

  counts(result: HeResult): Readonly<Record<string, number>> {
    const { enemy, own } = this.tally(result)
    return { 'Enemy bases lost': enemy, ...(own > 0 && { 'Bases of its own lost': own }) }
  }

  also({ struck, disabled, waiting }: HeResult): readonly string[] {
    const sure = [...struck, ...disabled].map(id => {
      const base = baseOf(this.state, id)
      return `${base.name} is ${isArmour(this.state, base) ? 'disabled' : 'lost'}`
    })
    if (!waiting) return sure
    const names = waiting.choices.map(id => baseOf(this.state, id).name)
    return [...sure, `${waiting.left} of ${list(names)} lost, as the owner picks`]
  }

  private get plainDice(): number {
    return this.barrage.dice - this.barrage.marked.length
  }

  private tally({ struck, waiting, disabled }: HeResult): { enemy: number; own: number } {
    const isOwn = (id: string): boolean => baseOf(this.state, id).seat === this.shot.firer.seat
    // Between friend and foe at the same distance the enemy picks, and spares its own.
    const picked = waiting ? [...waiting.choices].sort((a, b) => Number(isOwn(b)) - Number(isOwn(a))) : []
    const ids = [...struck, ...disabled, ...picked.slice(0, waiting?.left ?? 0)]
    const own = ids.filter(isOwn).length
    return { enemy: ids.length - own, own }
  }
}
