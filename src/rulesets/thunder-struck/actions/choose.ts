import { plain, refuse, unless } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import type { Seat } from '../../../engine/seats'
import { define } from '../define'
import { KEYS } from '../keys'
import { closeSector } from '../rules/destruction'
import { passTurn } from '../rules/turns'
import { planWarp, warp, warpRefusals, warpsFrom } from '../rules/warp'
import { changeShip, pop, putTop } from '../rules/writing'
import { type State, shipOf } from '../state'
import { RING, SECTORS } from '../tables/ring'
import { facingName } from '../words'
import { seatOf } from './common'

const schema = z.strictObject({
  type: z.literal('choose'),
  what: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('flip') }),
    z.strictObject({ kind: z.literal('nothing') }),
    z.strictObject({
      kind: z.literal('warp'),
      sector: z.enum(SECTORS),
      at: z.int().check(z.gte(0), z.lt(RING)),
      facing: z.union([z.literal(1), z.literal(-1)]),
    }),
  ]),
})

const winning = (state: State, seat: Seat): { readonly dice: number } | null => {
  const frame = state.stack.at(-1)
  const winner = frame?.kind === 'manoeuvre' ? frame.winners[0] : undefined
  return winner?.seat === seat ? winner : null
}

/** The winner of a Manoeuvre flips, Warps or does nothing. */
export const choose = define(schema)({
  rule: 'TS.man.2.choice',
  when: (view, seat) => winning(view, seat) !== null,
  plan(state, { what }, actor) {
    const seat = seatOf(actor)
    const ship = shipOf(state, seat)
    const winner = winning(state, seat)
    return unless(
      [
        !winner && refuse('TS.man.2.choice', 'Only the winner of a Manoeuvre can choose.'),
        winner &&
          what.kind === 'warp' &&
          winner.dice < 2 &&
          refuse('TS.man.2.warp-two', 'You need two dice in this Manoeuvre to Warp.'),
        ...(what.kind === 'warp' ? warpRefusals(state, ship, what) : []),
      ],
      () => {
        if (what.kind === 'flip') return plain('Flip the ship', 'TS.man.2.flip')
        if (what.kind === 'nothing') return plain('Do nothing', 'TS.man.2.nothing')
        return planWarp(state, ship, what)
      },
    )
  },
  apply(next, { what }, _result, { actor, emit }) {
    const seat = seatOf(actor)
    const frame = next.stack.at(-1)
    if (frame?.kind !== 'manoeuvre') return
    if (what.kind === 'flip') {
      const facing = shipOf(next, seat).facing === 1 ? -1 : 1
      changeShip(next, seat, { facing })
      emit({ type: 'flipped', rules: ['TS.man.2.flip', 'TS.man.2.own-ship', 'TS.board.facing'], seat, facing })
    } else if (what.kind === 'warp') warp(next, seat, what, emit)
    else emit({ type: 'stayed', rules: ['TS.man.2.nothing'], seat })
    const [, ...winners] = frame.winners
    if (winners.length > 0) putTop(next, { kind: 'manoeuvre', winners })
    else pop(next)
    closeSector(next, emit)
    passTurn(next, emit)
  },
  *offers(view, seat) {
    const piece = `ship.${seat}`
    yield {
      kind: 'button',
      id: 'flip',
      label: 'Flip',
      rule: 'TS.man.2.flip',
      piece,
      key: KEYS.flip,
      action: { type: 'choose', what: { kind: 'flip' } },
    }
    yield {
      kind: 'button',
      id: 'nothing',
      label: 'Do nothing',
      rule: 'TS.man.2.nothing',
      piece,
      key: KEYS.nothing,
      action: { type: 'choose', what: { kind: 'nothing' } },
    }
    for (const facing of [1, -1] as const) {
      yield {
        kind: 'cell',
        id: `warp.${facing}`,
        label: `Warp, facing ${facingName(facing)}`,
        rule: 'TS.man.2.warp',
        piece,
        key: facing === 1 ? KEYS.warpClockwise : KEYS.warpCounter,
        choices: () =>
          warpsFrom(view, shipOf(view, seat)).map(({ sector, at }) => ({
            cell: `ring.${sector}.${at}`,
            action: { type: 'choose', what: { kind: 'warp', sector, at, facing } },
          })),
      }
    }
  },
})
