import type { Offer } from '../../../engine/offers'
import { type Refusal, refuse, unless } from '../../../engine/rolls/plan'
import type { Draft } from '../../../engine/ruleset'
import { z } from '../../../engine/schema'
import type { Seat } from '../../../engine/seats'
import type { TsEvent } from '../events'
import { spotName } from '../names'
import { closeSector } from '../rules/fate'
import { shipAt, type Warp, warpsFrom } from '../rules/moving'
import { shown, warpEffect } from '../rules/preview'
import { passTurn } from '../rules/turns'
import { own, type Ship, type State, shipOf } from '../state'
import { type Facing, half, RING, SECTORS, type Spot, WARP_SPOTS } from '../tables/ring'
import { type Def, seatOf, settles, worked, writes } from './common'

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
export type Choose = z.infer<typeof schema>

const winning = (state: State, seat: Seat): { readonly dice: number } | null => {
  const frame = state.stack.at(-1)
  const winner = frame?.kind === 'manoeuvre' ? frame.winners[0] : undefined
  return winner?.seat === seat ? winner : null
}

/** The winner of a Manoeuvre flips, warps, or leaves it be. */
export const choose: Def<Choose> = {
  rule: 'TS.man.2.choice',
  schema,
  plan(state, { what }, actor) {
    const seat = seatOf(actor)
    const winner = winning(state, seat)
    const chosen = () => worked(state, (next, emit) => done(next, { seat, what }, emit))
    return unless(
      [
        !winner && refuse('TS.man.2.choice', 'Only the winner of a Manoeuvre chooses.'),
        winner &&
          what.kind === 'warp' &&
          winner.dice < 2 &&
          refuse('TS.man.2.warp-two', 'A Warp needs two Manoeuvre dice in this settlement.'),
        ...(what.kind === 'warp' ? warpRefusals(state, seat, what) : []),
      ],
      () => {
        if (what.kind === 'flip') return settles('Flip the ship', 'TS.man.2.flip', chosen)
        if (what.kind === 'nothing') return settles('Stay as you are', 'TS.man.2.nothing', chosen)
        return shown(warpEffect(state, shipOf(state, seat), what), chosen)
      },
    )
  },
  ...writes,
  *offers(state, seat) {
    if (!winning(state, seat)) return
    const piece = `ship.${seat}`
    const flip = { type: 'choose', what: { kind: 'flip' } } as const
    const nothing = { type: 'choose', what: { kind: 'nothing' } } as const
    yield { kind: 'button', id: 'flip', label: 'Flip', rule: 'TS.man.2.flip', piece, key: 'f', action: flip }
    yield {
      kind: 'button',
      id: 'nothing',
      label: 'Do nothing',
      rule: 'TS.man.2.nothing',
      piece,
      key: 'n',
      action: nothing,
    }
    yield* warpOffers(state, seat)
  },
}

function done(
  next: Draft<State>,
  { seat, what }: { seat: Seat; what: Choose['what'] },
  emit: (event: TsEvent) => void,
): void {
  const ship = own(next, seat)
  const frame = next.stack.at(-1)
  if (frame?.kind !== 'manoeuvre') return
  if (what.kind === 'flip') {
    ship.facing = ship.facing === 1 ? -1 : 1
    emit({
      type: 'flipped',
      rules: ['TS.man.2.flip', 'TS.man.2.own-ship', 'TS.board.facing'],
      seat,
      facing: ship.facing,
    })
  } else if (what.kind === 'warp') {
    const { sector, at, facing } = what
    const gate = sector !== ship.sector
    Object.assign(ship, { sector, at, facing })
    const rules = gate
      ? (['TS.man.3.gates', 'TS.board.gates'] as const)
      : (['TS.man.2.warp', 'TS.board.warp-spots', 'TS.board.halves'] as const)
    emit({ type: 'warped', rules, seat, sector, to: at, facing, gate })
  } else emit({ type: 'stayed', rules: ['TS.man.2.nothing'], seat })
  frame.winners.shift()
  if (frame.winners.length === 0) next.stack.pop()
  closeSector(next, emit)
  passTurn(next, emit)
}

function* warpOffers(state: State, seat: Seat): Generator<Offer<Choose>> {
  const spots = warpsFrom(state, shipOf(state, seat))
  for (const facing of [1, -1] as const) {
    yield {
      kind: 'cell',
      id: `warp.${facing}`,
      label: `Warp, ${facing === 1 ? 'clockwise' : 'counter-clockwise'}`,
      rule: 'TS.man.2.warp',
      piece: `ship.${seat}`,
      key: facing === 1 ? 'w' : 'c',
      choices: spots.map(spot => ({ cell: `ring.${spot.sector}.${spot.at}`, action: warpTo(spot, facing) })),
    }
  }
}

const warpTo = ({ sector, at }: Warp, facing: Facing): Choose => ({
  type: 'choose',
  what: { kind: 'warp', sector, at, facing },
})

function warpRefusals(state: State, seat: Seat, to: Spot): (Refusal | false)[] {
  const ship = shipOf(state, seat)
  const spot = warpsFrom(state, ship).find(one => one.sector === to.sector && one.at === to.at)
  const across = to.sector !== ship.sector
  return [
    !spot &&
      refuse(
        across ? 'TS.man.3.gates' : 'TS.man.2.warp',
        `No Warp leads from ${spotName(state, ship)} to ${spotName(state, to)}.`,
      ),
    !spot && offSpot(state, ship, to),
    shipAt(state, to) !== undefined && refuse('TS.man.2.warp-free', `A ship stands on ${spotName(state, to)}.`),
    across && state.closed === to.sector && refuse('TS.end.1.closed', 'That Sector is closed.'),
  ]
}

/** What is wrong with a space that no Warp leads to. */
function offSpot(state: State, ship: Ship, to: Spot): Refusal {
  if (to.sector !== ship.sector)
    return state.seats.length > 2
      ? refuse('TS.board.gates', `${spotName(state, ship)} and ${spotName(state, to)} are not a pair of gates.`)
      : refuse('TS.board.sectors', 'Two players fight in one Sector.')
  if (half(to.at) === half(ship.at)) return refuse('TS.board.halves', 'A Warp leads to the other half of the ring.')
  return refuse('TS.board.warp-spots', `From here a Warp leads to ${WARP_SPOTS[half(ship.at)].join(' or ')}.`)
}
