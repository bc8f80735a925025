import { listOf, whole, word } from '../../../engine/bounds'
import type { Field, FieldValues } from '../../../engine/offers'
import { plain, refuse, unless } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import { define, isMoving, readersOf, refusedFor } from '../define'
import { named } from '../events'
import type { Stand } from '../parts/stand'
import type { StrikerRule } from '../rulebook'
import { isShaken } from '../rules/command/command'
import { cancelMissions, missionWarnings } from '../rules/missions/cancel'
import { overlapsOther } from '../rules/movement/free-space'
import { taskRefusals } from '../rules/movement/may-move'
import { followLeader, renumbered } from '../rules/movement/split-and-merge'
import { isFit, isLeader, isThere, isVehicle, mustStand, own, standOf, standsOf, weaponBy } from '../rules/stands'
import { mergedOrigins } from '../rules/victory/losses'
import { putStands, withRoster } from '../rules/writing'
import type { State } from '../state'

const schema = z.strictObject({ type: z.literal('split'), stand: word, men: listOf(whole, 100) })
type Split = z.infer<typeof schema>

/** STR.core.stand.split: some men of a team stand apart, in contact. */
export const split = define(schema)({
  rule: 'STR.core.stand.split',
  plan(state, action, actor) {
    const stand = standOf(state, action.stand)
    const phase =
      !isMoving(state, actor) &&
      refuse('STR.core.sequence.own-move', 'Teams can split only in your own movement phase.')
    if (!stand || stand.seat !== actor)
      return refusedFor(refuse('STR.core.stand.split', 'Choose one of your own stands.'), phase)
    const leave = [...new Set(action.men)]
    const free = splitPlace(state, stand, leave.length)
    return unless(
      [
        phase,
        (isVehicle(stand) || !isThere(stand)) && refuse('STR.core.stand.split', 'Only men on the table can split.'),
        isShaken(stand) &&
          refuse('STR.core.move.barred', `${stand.name} can't regroup while it is suppressed or routed.`),
        ...(leave.some(man => (stand.men[man]?.file.value?.leader ?? 0) > 0) ? taskRefusals(stand) : []),
        !divides(stand, leave) && refuse('STR.core.stand.split', 'Choose at least one man to go and one to stay.'),
        !free && refuse('STR.core.stand.overlap', "There's no room beside it."),
      ],
      () => plain(`Split ${stand.name}`, 'STR.core.stand.split', { warnings: () => missionWarnings(state, stand) }),
    )
  },
  apply(next, action, _result, { emit }) {
    const whole = mustStand(next, action.stand)
    cancelMissions(next, whole, emit)
    const leave = new Set(action.men)
    const staying = part(whole, i => !leave.has(i))
    const leaving: Stand = {
      ...part(whole, i => leave.has(i)),
      ...newcomer(next, whole),
      at: splitPlace(next, whole, leave.size) ?? whole.at,
    }
    // STR.core.orders.busy: the task is the leader's; men who part from him are free of it.
    const ledAway = isLeader(leaving) && !isLeader(staying)
    const task = own(whole).task
    putStands(next, [
      withRoster(staying, { task: ledAway ? null : task }),
      withRoster(leaving, { task: isLeader(leaving) ? task : null }),
    ])
    if (ledAway) followLeader(next, staying.id, leaving.id)
    emit({
      type: 'split',
      rules: ['STR.core.stand.split'],
      stand: named(staying),
      other: named(leaving),
      merged: false,
      ...readersOf(whole),
    })
  },
  when: isMoving,
  *offers(view, seat) {
    for (const stand of standsOf(view))
      if (stand.seat === seat && isThere(stand) && !isVehicle(stand) && !isShaken(stand) && stand.figures > 1)
        yield new Parting(view, stand)
  },
})

/** Some men of a stand by themselves; their weapons are counted anew. */
function part(whole: Stand, isOf: (man: number) => boolean): Stand {
  const places = whole.men.flatMap((_, i) => (isOf(i) ? [i] : []))
  const men = whole.men.filter((_, i) => isOf(i))
  const placeOf = (man: number) => (isOf(man) ? places.indexOf(man) : null)
  const apart: Stand = {
    ...whole,
    men,
    kind: men.length === 1 ? 'single' : whole.kind,
    figures: men.filter(isFit).length,
    moved: true,
    gait: whole.gait === 'still' ? 'walk' : whole.gait,
  }
  const roster = { broken: renumbered(own(whole).broken, placeOf), origins: mergedOrigins(whole, whole) }
  return withRoster(apart, roster)
}

/** The first letter no part of the stand has; who merges leaves his free. The stand itself is the first part. */
function newcomer(state: State, { id: of, name }: Stand): Pick<Stand, 'id' | 'name'> {
  let letter = 'a'.charCodeAt(0)
  while (state.stands[`${of}${String.fromCharCode(letter)}`]) letter += 1
  return { id: `${of}${String.fromCharCode(letter)}`, name: `${name} ${String.fromCharCode(letter + 1)}` }
}

/** Fit men go and fit men stay. */
function divides(stand: Stand, leave: readonly number[]): boolean {
  const fit = stand.men.flatMap((man, i) => (isFit(man) ? [i] : []))
  return leave.length > 0 && leave.every(man => fit.includes(man)) && fit.some(man => !leave.includes(man))
}

const AROUND = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const

const halfOf = (men: number): number => (men === 1 ? 0.5 : 1)

/** Beside the stand, base against base. */
function splitPlace(state: State, stand: Stand, leave: number): { x: number; y: number } | null {
  const far = halfOf(stand.men.length - leave) + halfOf(leave)
  for (const [dx, dy] of AROUND) {
    const at = { x: stand.at.x + dx * far, y: stand.at.y + dy * far }
    const free = !overlapsOther(state, { ...stand, kind: leave === 1 ? 'single' : 'team' }, { at, facing: 0 })
    if (free && at.x >= 0 && at.y >= 0 && at.x <= state.map.width && at.y <= state.map.height) return at
  }
  return null
}

/** Which men of a stand go is ticked man by man; at first the last of them. */
class Parting {
  readonly kind = 'form'
  readonly rule: StrikerRule = 'STR.core.stand.split'
  readonly id: string
  readonly label: string
  readonly piece: string
  readonly #state: State
  readonly #stand: Stand
  constructor(state: State, stand: Stand) {
    this.id = `split.${stand.id}`
    this.label = `Split ${stand.name}`
    this.piece = stand.id
    this.#state = state
    this.#stand = stand
  }
  fields(): Field[] {
    const fit = this.#fit()
    return fit.map(man => ({
      kind: 'flag',
      name: String(man),
      label: this.#named(man),
      value: man === fit.at(-1),
    }))
  }
  fill(values: FieldValues): Split {
    return this.#without(this.#fit().filter(man => values[String(man)] === true))
  }
  #fit(): number[] {
    return this.#stand.men.flatMap((man, i) => (isFit(man) ? [i] : []))
  }
  #named(man: number): string {
    const soldier = this.#stand.men[man]
    const arms = soldier?.weapons.map(id => weaponBy(this.#state, id)?.name ?? id) ?? []
    const leads = (soldier?.file.value?.leader ?? 0) > 0 ? ', leader' : ''
    return `Man ${man + 1}${leads}${arms.length > 0 ? `: ${[...new Set(arms)].join(', ')}` : ''} goes`
  }
  #without(men: number[]): Split {
    return { type: 'split', stand: this.piece, men }
  }
}
