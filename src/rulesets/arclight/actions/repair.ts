import { word } from '../../../engine/bounds'
import { total } from '../../../engine/rolls/ledger'
import { type Planned, refuse, unless } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import { define, inPhase } from '../define'
import { mayRepair, pointsLost, repairsOf, stunModifier } from '../rules/house-options'
import { cardOf, inPlay, shipOf, sideOf } from '../rules/ship'
import { proceed } from '../rules/turns'
import { pilotSkill } from '../rules/values'
import { changeShip, without } from '../rules/writing'
import { LOSSES, type Ship, type State } from '../state'
import { skillDie } from '../tables/dice'

const schema = z.strictObject({ type: z.literal('repair'), ship: word, item: word })

/** ARC.opt.eng: what a repair needs. */
const NEEDED = 4

/** A house option: the engineers repair one thing. */
export const repair = define(schema)({
  rule: 'ARC.opt.eng',
  when: inPhase('engineering'),
  plan(state, { ship: id, item }, actor): Planned<number> {
    const ship = state.ships[id]
    if (!ship) return { refusals: [refuse('ARC.opt.eng', 'There is no such ship.')] }
    const die = skillDie(pilotSkill(state, ship, 'eng'))
    const repaired = repairsOf(state, ship).find(each => each.id === item)
    return unless(
      [
        (state.phase !== 'engineering' || !state.options.engineering) &&
          refuse('ARC.turn.upkeep.engineering', 'You can repair only in Upkeep, and only with that house option.'),
        ship.seat !== actor && refuse('ARC.opt.eng', `${ship.name} isn't yours.`),
        !inPlay(ship) && refuse('ARC.opt.eng', `${ship.name} is out of play.`),
        die === null && refuse('ARC.opt.eng', `${ship.name} has no Engineering die.`),
        state.used.includes(id) &&
          refuse('ARC.opt.eng', `The engineers of ${ship.name} have already worked this turn.`),
        !repaired && refuse('ARC.opt.eng', "There's no such damage to repair."),
      ],
      () => {
        const lines = stunModifier(ship)
        return {
          title: `${ship.name}: repair ${repaired?.label}`,
          rule: 'ARC.opt.eng',
          ledgers: [{ name: `Engineering, ${NEEDED} needed`, base: `1D${die}`, lines, rolled: 0 }],
          resolve: dice => (die ? (dice.roll(1, die)[0] ?? 0) : 0) + total(lines),
          outcome: rolled =>
            rolled >= NEEDED ? { label: 'Repaired', rank: 0, success: true } : { label: 'Not repaired', rank: 1 },
        }
      },
    )
  },
  apply(next, { ship: id, item }, rolled, { emit }) {
    const ship = shipOf(next, id)
    const label = repairsOf(next, ship).find(each => each.id === item)?.label ?? item
    const works = rolled >= NEEDED
    if (works) changeShip(next, id, repaired(next, ship, item))
    next.used = [...next.used, id]
    emit({ type: 'repaired', rules: ['ARC.opt.eng'], ship: id, item: label, total: rolled, works })
    proceed(next, emit)
  },
  *offers(view, seat) {
    if (view.passed.includes(seat)) return
    for (const ship of sideOf(view, seat).filter(each => mayRepair(view, each)))
      for (const { id, label } of repairsOf(view, ship))
        yield {
          kind: 'button',
          id: `repair.${ship.id}.${id}`,
          label: `Repair ${label}`,
          rule: 'ARC.opt.eng',
          piece: ship.id,
          action: { type: 'repair', ship: ship.id, item: id },
        }
  },
})

function repaired(state: State, ship: Ship, item: string): Partial<Ship> {
  const { losses, stun, stunned, shorts } = ship
  const loss = LOSSES.find(each => each === item)
  if (loss) return { losses: { ...losses, [loss]: pointsLost(cardOf(state, ship), ship, loss) - 1 } }
  if (item === 'stun') return stunned > 0 ? { stunned: stunned - 1 } : { stun: stun - 1 }
  return { shorts: without(shorts, Number(item.replace('short.', ''))) }
}
