import { word } from '../../../../engine/bounds'
import type { Dice } from '../../../../engine/rolls/dice'
import { type Ledger, modifier } from '../../../../engine/rolls/ledger'
import { type Plan, plain, type Refusal, refuse, unless } from '../../../../engine/rolls/plan'
import { z } from '../../../../engine/schema'
import { define, isCommanding, refusedFor, sideOf } from '../../define'
import type { Data } from '../../parts/json'
import type { Stand } from '../../parts/stand'
import { enemyOf, SIDES, type Side } from '../../sides'
import type { Next, State } from '../../state'
import { JAM_NEED } from '../../tables/communication'
import { roll2d } from '../fire/direct'
import type { Consequence, Happening } from '../hooks'
import { tell } from '../module'
import { isThere, mustStand, rosterOf, standOf, standsOfSide } from '../stands'
import { devicesOf } from './devices'
import { changeSensors, jamsOf, sensorsOf } from './state'

const RULE = 'STR.46.A.s3'

/** STR.46.A.s3: one radar for each jammer, decided when the command phase ends, as radios are jammed. */
export const jamRadar = define(z.strictObject({ type: z.literal('r46.jam'), jammer: word, target: word }))({
  rule: RULE,
  plan(state, { jammer: id, target: at }, actor) {
    const phase =
      !isCommanding(state, actor) && refuse('STR.core.sequence.command', 'Set jammers in the command phase.')
    const jammer = standOf(state, id)
    if (!jammer || jammer.seat !== actor) return refusedFor(refuse(RULE, 'Choose one of your own stands.'), phase)
    return unless([phase, ...jammerRefusals(state, jammer), ...targetRefusals(state, jammer, at)], () =>
      plain(`Jam the radar of ${standOf(state, at)?.name}`, RULE, {
        foreseen: () => jamPlan(state, { side: jammer.seat, jammer, target: mustStand(state, at) }),
      }),
    )
  },
  apply(next, { jammer: id, target: at }, _result, { actor, emit }) {
    const side = sideOf(actor)
    changeSensors(next, side, {
      jams: { turn: next.turn, set: [...jamsOf(next, side), { jammer: id, target: at }] },
    })
    const data = { id, name: mustStand(next, id).name, target: mustStand(next, at).name, at }
    emit(tell('46', 'jam', { rules: [RULE], data, seenBy: [side] }))
  },
  when: isCommanding,
  *offers(view, seat) {
    const side = sideOf(seat)
    for (const jammer of standsOfSide(view, side))
      if (jammerRefusals(view, jammer).length === 0)
        yield {
          kind: 'piece',
          id: `r46.jam.${jammer.id}`,
          label: 'Jam a radar',
          rule: RULE,
          piece: jammer.id,
          choices: () =>
            standsOfSide(view, enemyOf(side))
              .filter(({ id }) => targetRefusals(view, jammer, id).length === 0)
              .map(({ id }) => ({ piece: id, action: { type: 'r46.jam', jammer: jammer.id, target: id } as const })),
        }
  },
})

function jammerRefusals(state: State, jammer: Stand): Refusal[] {
  const reasons: (Refusal | false)[] = [
    devicesOf(state, jammer).jammer === 0 && refuse(RULE, `${jammer.name} doesn't carry a radar jammer.`),
    !isThere(jammer) && refuse(RULE, `${jammer.name} isn't on the table.`),
    rosterOf(jammer)?.damage.electronics === true &&
      refuse('STR.core.damage.vehicle.electronics', `The electronics of ${jammer.name} are out.`),
    jamsOf(state, jammer.seat).some(one => one.jammer === jammer.id) &&
      refuse('STR.core.unit.jam-cost', 'A jammer can jam only one radar in a turn.'),
  ]
  return reasons.filter(reason => reason !== false)
}
function targetRefusals(state: State, jammer: Stand, at: string): Refusal[] {
  const target = standOf(state, at)
  if (!target || target.seat === jammer.seat || !target.spotted || !isThere(target))
    return [refuse(RULE, 'Choose a spotted enemy stand whose radar to jam.')]
  const { radar, ladar } = devicesOf(state, target)
  if (radar) return []
  return ladar
    ? [refuse('STR.46.B.1.s1', `${target.name} uses ladar, which can't be jammed.`)]
    : [refuse(RULE, `${target.name} doesn't carry a radar.`)]
}

const ledgerOf = (state: State, jammer: Stand, target: Stand): Ledger => ({
  name: `Jamming, ${JAM_NEED}+`,
  base: 'two dice',
  lines: [
    modifier(devicesOf(state, jammer).jammer, 'tech level of the jammer', RULE),
    modifier(-(devicesOf(state, target).radar?.tl ?? 0), 'tech level of the radar', RULE),
  ],
})

/** What comes of it when the command phase ends. */
const jamPlan = (state: State, jam: Jam): Plan<boolean> => ({
  title: `Jam the radar of ${jam.target.name}`,
  rule: RULE,
  ledgers: [ledgerOf(state, jam.jammer, jam.target)],
  resolve: dice => thrownFor(state, jam, dice) >= JAM_NEED,
  outcome: works => ({ label: works ? 'silenced' : 'still works', rank: works ? 0 : 1, success: works }),
})
const thrownFor = (state: State, { jammer, target }: Jam, dice: Dice): number =>
  roll2d(dice) + devicesOf(state, jammer).jammer - (devicesOf(state, target).radar?.tl ?? 0)

/** The rolls of the jammers, when everybody has given his orders. */
export function jamming(state: State): Happening | null {
  const due = SIDES.flatMap(side =>
    jamsOf(state, side)
      .filter(({ jammer }) => isThere(mustStand(state, jammer)))
      .map(({ jammer, target }) => ({ side, jammer: mustStand(state, jammer), target: mustStand(state, target) }))
      .sort((a, b) => (a.jammer.id < b.jammer.id ? -1 : 1)),
  )
  if (state.phase !== 'command' || due.length === 0) return null
  return {
    title: 'Jam radars',
    rule: RULE,
    ledgers: due.map(({ jammer, target }, i) => ({ ...ledgerOf(state, jammer, target), rolled: i })),
    resolve: dice => due.map(jam => jammed(state, jam, dice)),
  }
}
interface Jam {
  readonly side: Side
  readonly jammer: Stand
  readonly target: Stand
}
function jammed(state: State, jam: Jam, dice: Dice): Consequence {
  const { side, target } = jam
  const thrown = thrownFor(state, jam, dice)
  const works = thrown >= JAM_NEED
  const data = { name: target.name, at: target.id, thrown, works }
  return {
    tells: [
      tell('46', 'rolled', { rules: [RULE], data, seenBy: [side] }),
      ...(works ? [tell('46', 'jammed', { rules: [RULE], data, seenBy: [target.seat] })] : []),
    ],
    effects: works ? [{ type: 'rule', of: '46', name: 'jam', data: { stand: target.id } }] : [],
  }
}
/** The radar of a stand is silent for the rest of the turn. */
export function silenced(next: Next, { stand: id }: Data): void {
  const stand = mustStand(next, String(id))
  const { jammed: before } = sensorsOf(next, stand.seat)
  const radars = before.turn === next.turn ? before.radars.filter(one => one !== stand.id) : []
  changeSensors(next, stand.seat, { jammed: { turn: next.turn, radars: [...radars, stand.id] } })
}
