import { word } from '../../../engine/bounds'
import type { Dice } from '../../../engine/rolls/dice'
import { type Refusal, refuse, unless } from '../../../engine/rolls/plan'
import { inRounds } from '../../../engine/rolls/rounds'
import { z } from '../../../engine/schema'
import type { Actor } from '../../../engine/seats'
import { count, list } from '../../../engine/words'
import { define, during } from '../define'
import { baseOf, unitOf } from '../rules/base'
import { dueIn, dueOf, extraDice, ratingOf, reasonsOf, rulesOf, whyTested } from '../rules/morale'
import { changedBase, push, putBases } from '../rules/writing'
import type { Base, State } from '../state'
import { MORALE } from '../tables/morale'
import { noSuchBase, notNow } from './shared'

const schema = z.strictObject({
  type: z.literal('morale.roll'),
  bases: z.array(word).check(z.minLength(1), z.maxLength(40)),
})

interface Test {
  readonly base: string
  readonly faces: readonly number[]
  readonly total: number
  readonly rating: number
  readonly passed: boolean
}

const failedOf = (tests: readonly Test[]): number => tests.filter(({ passed }) => !passed).length

function testOf(state: State, base: Base, dice: Dice): Test {
  const faces = dice.roll(2 + extraDice(state, base).dice, 6)
  const total = faces.reduce((sum, face) => sum + face, 0)
  const rating = ratingOf(state, base)
  return { base: base.id, faces, total, rating, passed: total >= rating }
}

/** LW.morale.test: each base rolls two dice, and more in defences. */
export const rollMorale = define(schema)({
  rule: 'LW.morale.test',
  when: during('morale'),
  plan(state, { bases: ids }, actor) {
    const bases = ids.flatMap(id => state.bases[id] ?? [])
    if (bases.length < ids.length || new Set(ids).size < ids.length) return { refusals: [noSuchBase] }
    const due = new Set([...new Set(bases.map(({ unit }) => unit))].flatMap(id => dueIn(state, unitOf(state, id))))
    return unless(
      [...notNow(state, 'morale', actor), ...bases.flatMap(base => testRefusals(base, { due, actor }))],
      () => ({
        title: titleOf(state, bases),
        rule: 'LW.morale.test',
        ledgers: bases.map((base, rolled) => ledgerOf(state, base, rolled)),
        // Base after base, so that the odds of a large unit stay few: only how many have failed matters to them.
        ...inRounds<readonly Test[], readonly Test[]>({
          start: () => [],
          key: tests => `${tests.length} ${failedOf(tests)}`,
          next(tests, dice) {
            const base = bases[tests.length]
            return base ? { on: [...tests, testOf(state, base, dice)] } : { over: tests }
          },
        }),
        outcome: (tests: readonly Test[]) => {
          const failed = failedOf(tests)
          if (failed === 0) return { label: tests.length === 1 ? 'Passes' : 'All pass', rank: 0, success: true }
          return { label: tests.length === 1 ? 'Fails and falls back' : `${count(failed, 'base')} fail`, rank: failed }
        },
      }),
    )
  },
  apply(next, _, tests, { emit }) {
    const told = new Set<string>()
    for (const { base: id, faces, total, rating, passed } of tests) {
      const unit = unitOf(next, baseOf(next, id).unit)
      const reasons = [...reasonsOf(next, unit)]
      const first = !told.has(unit.id) && !unit.bases.some(mate => baseOf(next, mate).tested)
      told.add(unit.id)
      const rules = ['LW.morale.test', MORALE[unit.morale].rule, ...rulesOf(reasons)] as const
      emit({ type: 'morale-tested', rules, base: id, reasons, first, faces, total, rating, passed })
    }
    putBases(
      next,
      tests.map(({ base, passed }) => changedBase(baseOf(next, base), { tested: true, retiring: !passed })),
    )
    const failed = tests.filter(({ passed }) => !passed).map(({ base }) => base)
    if (failed.length > 0) push(next, { kind: 'falling-back', why: 'morale', bases: failed, from: [], occupy: [] })
  },
  *offers(state, seat) {
    for (const unit of dueOf(state, seat)) {
      const bases = dueIn(state, unit)
      const [first] = bases
      if (first && bases.length > 1)
        yield {
          kind: 'button',
          id: `morale.unit.${unit.id}`,
          label: `Test all of ${unit.name}`,
          rule: 'LW.morale.test',
          piece: first.id,
          action: { type: 'morale.roll', bases: bases.map(({ id }) => id) },
        }
      for (const { id, name } of bases)
        yield {
          kind: 'button',
          id: `morale.${id}`,
          label: `Test morale of ${name}`,
          rule: 'LW.morale.test',
          piece: id,
          action: { type: 'morale.roll', bases: [id] },
        }
    }
  },
})

/** "Morale of Able Platoon 2: Able Platoon lost an assault". */
function titleOf(state: State, bases: readonly Base[]): string {
  const units = [...new Set(bases.map(({ unit }) => unitOf(state, unit)))]
  const why = units.map(unit => `${unit.name} ${whyTested(reasonsOf(state, unit))}`)
  return `Morale of ${list(bases.map(({ name }) => name))}: ${list(why)}`
}

function testRefusals(base: Base, { due, actor }: { due: ReadonlySet<Base>; actor: Actor }): Refusal[] {
  const reasons: Refusal[] = []
  if (base.seat !== actor) reasons.push(refuse('LW.turn.5', `${base.name} belongs to the other side.`))
  if (base.tested) reasons.push(refuse('LW.morale.once', `${base.name} has already tested this turn.`))
  else if (!due.has(base)) reasons.push(refuse('LW.turn.5', `${base.name} has no reason to test morale.`))
  return reasons
}

function ledgerOf(state: State, base: Base, rolled: number) {
  const { dice, rule } = extraDice(state, base)
  const grade = MORALE[unitOf(state, base.unit).morale]
  const extra = dice > 0 ? `, ${count(dice, 'extra die', 'extra dice')} in defences` : ''
  return {
    name: base.name,
    base: `${count(2 + dice, 'die', 'dice')}${extra}, ${grade.rating} or more passes (${grade.name})`,
    lines: dice > 0 ? [{ value: 0, why: `${count(dice, 'extra die', 'extra dice')}`, rule }] : [],
    rolled,
  }
}
