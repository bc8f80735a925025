import { word } from '../../../engine/bounds'
import type { Offer } from '../../../engine/offers'
import { plain, unless } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import { CREW, crewWords, weaponryOf } from '../cards/card'
import { define, no } from '../define'
import { change } from '../rules/change'
import { inLaunchRange, launchersOf } from '../rules/house'
import { cardOf, enemiesOf, inPlay, shipOf, sideOf } from '../rules/ship'
import { LAUNCH_RANGE, TORPEDO_FUEL } from '../rules/torpedoes'
import { proceed } from '../rules/turns'
import { skillDie } from '../tables/dice'

const schema = z.object({ type: z.literal('launch'), ship: word, crew: z.enum(CREW), target: word })

/** A house option: a torpedo leaves its bay in the Warhead Launch Phase. */
export const launch = define(schema)({
  rule: 'ARC.opt.torp.launch',
  phase: 'launch',
  plan(state, { ship: id, crew, target: at }, actor) {
    const ship = state.ships[id]
    const target = state.ships[at]
    if (!ship || !target) return { refusals: [no('ARC.opt.torp.launch', 'There is no such ship.')] }
    return unless(
      [
        (state.phase !== 'launch' || !state.options.torpedoes) &&
          no('ARC.turn.launch', 'Torpedoes are launched in the Warhead Launch Phase, where they are agreed.'),
        ship.seat !== actor && no('ARC.opt.torp.launch', `${ship.name} is not yours.`),
        (!inPlay(ship) || launchersOf(state, ship).every(each => each.crew !== crew)) &&
          no('ARC.opt.torp.launch', `The ${crewWords(crew)} of ${ship.name} has nothing to launch this turn.`),
        (target.seat === ship.seat || !inPlay(target)) && no('ARC.fire.target', `${target.name} is no enemy in play.`),
        !inLaunchRange(ship, target) && no('ARC.opt.torp.launch', `${target.name} is beyond ${LAUNCH_RANGE} hexes.`),
      ],
      () => plain(`Torpedo at ${target.name}`, 'ARC.opt.torp.launch'),
    )
  },
  apply(draft, { ship: id, crew, target }, _result, { emit }) {
    const ship = shipOf(draft, id)
    const launcher = launchersOf(draft, ship).find(each => each.crew === crew)
    if (!launcher) return
    change(draft, id, { bays: ship.bays.map((left, bay) => (bay === launcher.bay ? left - 1 : left)) })
    draft.used = [...draft.used, `${id}.${crew}`]
    draft.launched += 1
    const torpedo = `t${draft.launched}`
    draft.torpedoes = [
      ...draft.torpedoes,
      {
        id: torpedo,
        seat: ship.seat,
        die: skillDie(weaponryOf(cardOf(draft, ship), crew)) ?? 0,
        at: ship.at,
        facing: ship.facing,
        target,
        fuel: TORPEDO_FUEL,
        moved: false,
        tried: [],
      },
    ]
    emit({ type: 'launched', rules: ['ARC.opt.torp.launch'], ship: id, torpedo, target })
    proceed(draft, emit)
  },
  *offers(state, seat): Generator<Offer<z.infer<typeof schema>>> {
    if (!state.options.torpedoes || state.passed.includes(seat)) return
    const enemies = enemiesOf(state, seat)
    for (const ship of sideOf(state, seat))
      for (const { crew } of launchersOf(state, ship))
        yield {
          kind: 'piece',
          id: `launch.${ship.id}.${crew}`,
          label: `Launch a torpedo, ${crewWords(crew)}`,
          rule: 'ARC.opt.torp.launch',
          piece: ship.id,
          choices: enemies.map(({ id }) => ({
            piece: id,
            action: { type: 'launch', ship: ship.id, crew, target: id },
          })),
        }
  },
})
