import { word } from '../../../engine/bounds'
import { plain, refuse, unless } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import { CREW, crewWords, weaponryOf } from '../cards/card'
import { define, inPhase } from '../define'
import { KEYS } from '../keys'
import { inLaunchRange, launchersOf } from '../rules/house-options'
import { cardOf, enemiesOf, inPlay, shipOf, sideOf } from '../rules/ship'
import { LAUNCH_RANGE, TORPEDO_FUEL } from '../rules/torpedoes'
import { proceed } from '../rules/turns'
import { changeShip } from '../rules/writing'
import { skillDie } from '../tables/dice'

const schema = z.strictObject({ type: z.literal('launch'), ship: word, crew: z.enum(CREW), target: word })

/** A house option: a torpedo leaves its bay in the Warhead Launch Phase. */
export const launch = define(schema)({
  rule: 'ARC.opt.torp.launch',
  when: inPhase('launch'),
  plan(state, { ship: id, crew, target: at }, actor) {
    const ship = state.ships[id]
    const target = state.ships[at]
    if (!ship) return { refusals: [refuse('ARC.opt.torp.launch', 'There is no such ship.')] }
    return unless(
      [
        (state.phase !== 'launch' || !state.options.torpedoes) &&
          refuse(
            'ARC.turn.launch',
            'You can launch torpedoes only in the Warhead Launch Phase, and only with that house option.',
          ),
        ship.seat !== actor && refuse('ARC.opt.torp.launch', `${ship.name} isn't yours.`),
        !inPlay(ship) && refuse('ARC.opt.torp.launch', `${ship.name} is out of play.`),
        launchersOf(state, ship).every(each => each.crew !== crew) &&
          refuse('ARC.opt.torp.launch', `The ${crewWords(crew)} of ${ship.name} has nothing to launch this turn.`),
        !target && refuse('ARC.fire.target', 'There is no such target.'),
        target?.seat === ship.seat && refuse('ARC.fire.target', `${target.name} is on your own side.`),
        target && !inPlay(target) && refuse('ARC.fire.target', `${target.name} is out of play.`),
        target &&
          !inLaunchRange(ship, target) &&
          refuse('ARC.opt.torp.launch', `${target.name} is more than ${LAUNCH_RANGE} hexes away.`),
      ],
      () => plain(`Launch a torpedo at ${target?.name}`, 'ARC.opt.torp.launch'),
    )
  },
  apply(next, { ship: id, crew, target }, _result, { emit }) {
    const ship = shipOf(next, id)
    const launcher = launchersOf(next, ship).find(each => each.crew === crew)
    if (!launcher) return
    changeShip(next, id, { bays: ship.bays.map((left, bay) => (bay === launcher.bay ? left - 1 : left)) })
    next.used = [...next.used, `${id}.${crew}`]
    next.launched += 1
    const torpedo = `t${next.launched}`
    next.torpedoes = [
      ...next.torpedoes,
      {
        id: torpedo,
        seat: ship.seat,
        die: skillDie(weaponryOf(cardOf(next, ship), crew)) ?? 0,
        at: ship.at,
        facing: ship.facing,
        target,
        fuel: TORPEDO_FUEL,
        moved: false,
        tried: [],
      },
    ]
    emit({ type: 'launched', rules: ['ARC.opt.torp.launch'], ship: id, torpedo, target })
    proceed(next, emit)
  },
  *offers(view, seat) {
    if (!view.options.torpedoes || view.passed.includes(seat)) return
    for (const ship of sideOf(view, seat))
      for (const { crew } of launchersOf(view, ship))
        yield {
          kind: 'piece',
          id: `launch.${ship.id}.${crew}`,
          label: `Launch a torpedo, ${crewWords(crew)}`,
          rule: 'ARC.opt.torp.launch',
          key: KEYS.launch,
          piece: ship.id,
          choices: () =>
            enemiesOf(view, seat).map(({ id }) => ({
              piece: id,
              action: { type: 'launch', ship: ship.id, crew, target: id },
            })),
        }
  },
})
