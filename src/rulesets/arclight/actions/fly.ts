import { count, word } from '../../../engine/bounds'
import { stepsBetween } from '../../../engine/geometry/hex'
import { plain, refuse, unless } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import { define, inPhase } from '../define'
import type { Emit } from '../events'
import { changeTorpedo, spendTorpedo, type TorpedoEnd, targetOf, torpedoEnds } from '../rules/torpedoes'
import { nextTorpedo, proceed } from '../rules/turns'
import type { Next, State, Torpedo } from '../state'
import { facingWords, hexWords } from '../words'

const flySchema = z.strictObject({ type: z.literal('fly'), torpedo: word, end: count })

/** A house option: a torpedo flies. If several ends are equally good, its player chooses one. */
export const fly = define(flySchema)({
  rule: 'ARC.opt.torp.move',
  when: inPhase('torpedoes'),
  plan(state, { torpedo: id, end }, actor) {
    const torpedo = nextTorpedo(state)
    const mine = actor === 'table' || actor === torpedo?.seat
    return unless(
      [
        (state.phase !== 'torpedoes' || torpedo?.id !== id) &&
          refuse('ARC.turn.movement.torpedoes', 'Torpedoes move after the ships, in the order of their launch.'),
        !mine && refuse('ARC.opt.torp.move', "This torpedo isn't yours."),
        torpedo &&
          !torpedoEnds(state, torpedo)[end] &&
          refuse('ARC.opt.torp.move', "The torpedo can't end its flight there."),
      ],
      () => plain('Move the torpedo', 'ARC.opt.torp.move'),
    )
  },
  apply(next, { end: index }, _result, { emit }) {
    const torpedo = nextTorpedo(next)
    const end = torpedo && torpedoEnds(next, torpedo)[index]
    if (!torpedo || !end) return
    flown(next, torpedo, { end, emit })
    proceed(next, emit)
  },
  *offers(view, seat) {
    const torpedo = nextTorpedo(view)
    if (!torpedo || torpedo.seat !== seat) return
    for (const [end, { at, facing }] of torpedoEnds(view, torpedo).entries())
      yield {
        kind: 'button',
        id: `fly.${torpedo.id}.${end}`,
        label: `Move the torpedo to ${hexWords(at)}, facing ${facingWords(facing)}`,
        rule: 'ARC.opt.torp.move',
        piece: torpedo.id,
        action: { type: 'fly', torpedo: torpedo.id, end },
      }
  },
})

function flown(next: Next, torpedo: Torpedo, { end, emit }: { end: TorpedoEnd; emit: Emit }): void {
  const { id } = torpedo
  const { at, facing, hexes, off } = end
  const fuel = torpedo.fuel - 1
  changeTorpedo(next, id, { at, facing, fuel, moved: true })
  emit({ type: 'torpedo-moved', rules: ['ARC.opt.torp.move'], torpedo: id, to: at, hexes })
  const target = targetOf(next, torpedo)
  const arrived = target && stepsBetween(target.at, at) === 0
  if (off) spendTorpedo(next, id, { why: 'off-map', emit })
  else if (fuel <= 0 && !arrived) spendTorpedo(next, id, { why: 'fuel', emit })
}

/** The end of a torpedo's flight, if there is only one. */
export function onlyEnd(state: State): { torpedo: string; end: number } | null {
  const torpedo = nextTorpedo(state)
  return torpedo && torpedoEnds(state, torpedo).length === 1 ? { torpedo: torpedo.id, end: 0 } : null
}
