import { count, word } from '../../../engine/bounds'
import { hexName, hexOf, stepsBetween } from '../../../engine/geometry/hex'
import type { Offer } from '../../../engine/offers'
import { plain, unless } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import { define, type Emit, no } from '../define'
import { changeTorpedo, preyOf, spendTorpedo, type TorpedoEnd, torpedoEnds } from '../rules/torpedoes'
import { nextTorpedo, proceed } from '../rules/turns'
import type { State, Torpedo } from '../state'

const flySchema = z.object({ type: z.literal('fly'), torpedo: word, end: count })

/** A house option: a torpedo flies; its owner picks among ends that are equally good. */
export const fly = define(flySchema)({
  rule: 'ARC.opt.torp.move',
  phase: 'torpedoes',
  plan(state, { torpedo: id, end }, actor) {
    const torpedo = nextTorpedo(state)
    const mine = actor === 'table' || actor === torpedo?.seat
    return unless(
      [
        (state.phase !== 'torpedoes' || torpedo?.id !== id) &&
          no('ARC.turn.movement.torpedoes', 'Torpedoes fly after the ships, in the order of their launch.'),
        !mine && no('ARC.opt.torp.move', 'This torpedo is not yours.'),
        torpedo && !torpedoEnds(state, torpedo)[end] && no('ARC.opt.torp.move', 'It cannot end there.'),
      ],
      () => plain('The torpedo flies', 'ARC.opt.torp.move'),
    )
  },
  apply(draft, { end: index }, _result, { emit }) {
    const torpedo = nextTorpedo(draft)
    const end = torpedo && torpedoEnds(draft, torpedo)[index]
    if (!torpedo || !end) return
    flown(draft, torpedo, { end, emit })
    proceed(draft, emit)
  },
  *offers(state, seat): Generator<Offer<z.infer<typeof flySchema>>> {
    const torpedo = nextTorpedo(state)
    if (!torpedo || torpedo.seat !== seat) return
    for (const [end, { at, facing }] of torpedoEnds(state, torpedo).entries())
      yield {
        kind: 'button',
        id: `fly.${torpedo.id}.${end}`,
        label: `Torpedo to ${hexName(hexOf(at))}, facing ${60 * facing}°`,
        rule: 'ARC.opt.torp.move',
        piece: torpedo.id,
        action: { type: 'fly', torpedo: torpedo.id, end },
      }
  },
})

function flown(draft: State, torpedo: Torpedo, { end, emit }: { end: TorpedoEnd; emit: Emit }): void {
  const { id } = torpedo
  const { at, facing, hexes, off } = end
  const fuel = torpedo.fuel - 1
  changeTorpedo(draft, id, { at, facing, fuel, moved: true })
  emit({ type: 'torpedo-moved', rules: ['ARC.opt.torp.move'], torpedo: id, to: at, hexes })
  const prey = preyOf(draft, torpedo)
  const arrived = prey && stepsBetween(prey.at, at) === 0
  if (off) spendTorpedo(draft, id, { why: 'off-map', emit })
  else if (fuel <= 0 && !arrived) spendTorpedo(draft, id, { why: 'fuel', emit })
}

/** The one end a torpedo has, where its owner has no choice. */
export function onlyEnd(state: State): { torpedo: string; end: number } | null {
  const torpedo = nextTorpedo(state)
  return torpedo && torpedoEnds(state, torpedo).length === 1 ? { torpedo: torpedo.id, end: 0 } : null
}
