import { word } from '../../../engine/bounds'
import { type Plan, plain, refuse, unless } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import { weaponryOf } from '../cards/card'
import { define } from '../define'
import { rollBase } from '../rules/attack'
import { optionsFor, RULE_OF } from '../rules/choices'
import { applyOption, closeQuestion, openQuestion, shortOut } from '../rules/codes'
import { applyCritical } from '../rules/criticals'
import { applyDamage } from '../rules/damage'
import { readDice } from '../rules/degree'
import { cardOf, shipOf, weaponOf } from '../rules/ship'
import { proceed } from '../rules/turns'
import { asvOf } from '../rules/values'
import { changeWeapon } from '../rules/writing'
import type { State } from '../state'
import { CRITICAL_DICE, criticalOf } from '../tables/criticals'
import { skillDie } from '../tables/dice'

const chooseSchema = z.strictObject({ type: z.literal('choose'), option: word })

/** A player chooses the system, the crew member or the equipment that is hit. */
export const choose = define(chooseSchema)({
  rule: 'ARC.code.star',
  plan(state, { option: id }, actor) {
    const asked = openQuestion(state)
    if (!asked) return { refusals: [refuse('ARC.index.sequence', "There's nothing to choose now.")] }
    const { seat, question, ship } = asked
    const option = optionsFor(state, ship, question).find(each => each.id === id)
    return unless(
      [
        seat !== actor && refuse('ARC.code.star', 'The other side chooses here.'),
        !option && refuse(question === '~' ? 'ARC.code.short.legal' : RULE_OF[question], "You can't choose that."),
      ],
      () => plain(`${ship.name}: ${option?.label}`, option?.rule ?? RULE_OF[question]),
    )
  },
  apply(next, { option: id }, _result, { actor, emit }) {
    const asked = openQuestion(next)
    if (!asked) return
    const { question, ship, seat } = asked
    const option = optionsFor(next, ship, question).find(each => each.id === id)
    if (!option || seat !== actor) return
    closeQuestion(next)
    applyOption(next, ship, { option, question, by: seat, emit })
    proceed(next, emit)
  },
  *offers(view, seat) {
    const asked = openQuestion(view)
    if (!asked || asked.seat !== seat) return
    for (const { id, label, rule } of optionsFor(view, asked.ship, asked.question))
      yield {
        kind: 'button',
        id: `choose.${id}`,
        label,
        rule,
        piece: asked.ship.id,
        action: { type: 'choose', option: id },
      }
  },
})

/** An X: 2D12 on the Critical Hit chart. */
export const critical = define(z.strictObject({ type: z.literal('critical') }))({
  rule: 'ARC.code.X',
  forced: true,
  plan: (): Plan<number> => ({
    title: 'Critical hit',
    rule: 'ARC.code.X',
    ledgers: [],
    resolve: dice => dice.roll(CRITICAL_DICE.count, CRITICAL_DICE.sides).reduce((sum, face) => sum + face, 0),
  }),
  apply(next, _action, sum, { emit }) {
    const frame = next.stack[0]
    if (frame?.kind !== 'codes') return
    closeQuestion(next)
    applyCritical(next, shipOf(next, frame.ship), { sum: criticalOf(sum), by: frame.by, emit })
    proceed(next, emit)
  },
})

/** Critical 3 and 5: the ship's own weapons damage it. */
export const malfunction = define(z.strictObject({ type: z.literal('malfunction') }))({
  rule: 'ARC.crit.3',
  forced: true,
  plan: (): Plan<readonly number[]> => ({
    title: 'Weapon malfunction',
    rule: 'ARC.crit.3',
    ledgers: [],
    resolve: dice => dice.roll(3, 8),
  }),
  apply(next, _action, faces, { emit }) {
    const frame = next.stack[0]
    if (frame?.kind !== 'malfunction') return
    closeQuestion(next)
    const ship = shipOf(next, frame.ship)
    const { amount } = readDice(faces, 'MedL')
    const sv = asvOf(next, ship)
    const net = Math.max(0, amount - sv)
    emit({
      type: 'self-damage',
      rules: ['ARC.crit.3', 'ARC.damage.med', 'ARC.damage.appropriate'],
      ship: ship.id,
      cause: 'malfunction',
      faces: [...faces],
      amount,
      sv,
      net,
    })
    applyDamage(next, ship, { hurt: { by: frame.by, net, amount }, emit, at: 'next' })
    proceed(next, emit)
  },
})

/** ARC.hit.sr, as a strain roll: below its SR the weapon is only shorted for a turn. */
export const strain = define(z.strictObject({ type: z.literal('strain') }))({
  rule: 'ARC.hit.sr',
  forced: true,
  plan(state): Plan<number> {
    const { weapon, die } = strained(state)
    return {
      title: 'Strain roll',
      rule: 'ARC.hit.sr',
      ledgers: [],
      resolve: dice => [...rollBase(weapon.dice, dice), ...(die ? dice.roll(1, die) : [])].reduce((n, f) => n + f, 0),
    }
  },
  apply(next, _action, total, { emit }) {
    const { ship, weapon, index } = strained(next)
    closeQuestion(next)
    const saved = total < (weapon.sr ?? 0)
    if (saved) shortOut(next, ship, { kind: 'weapon', weapon: index })
    else changeWeapon(next, ship, { index, eliminated: true })
    emit({ type: 'strain', rules: ['ARC.hit.sr', 'ARC.code.W'], ship: ship.id, weapon: index, total, saved })
    proceed(next, emit)
  },
})

function strained(state: State) {
  const frame = state.stack[0]
  if (frame?.kind !== 'strain') throw new Error('no weapon is under strain')
  const ship = shipOf(state, frame.ship)
  const card = cardOf(state, ship)
  const weapon = weaponOf(card, frame.weapon)
  return { ship, weapon, index: frame.weapon, die: skillDie(weaponryOf(card, weapon.crew)) }
}
