import { hiddenOf, hide } from '../../engine/record/hidden'
import { z } from '../../engine/schema'
import { armourSchema } from './cards/armour'
import { vehicleSchema } from './cards/vehicle'
import { weaponSchema } from './cards/weapon'
import { stand } from './parts/stand'
import { ownStateCheck } from './rules/compose'
import type { Module } from './rules/module'
import { cardsOf } from './rules/spotting/cards-known'
import type { Side } from './sides'
import { stateSchema } from './state'

/** A position of version 2: cards and strength open to everybody, the whole set-up among the options. */
const version2 = z.looseObject({
  options: z.looseObject({ armours: z.exactOptional(z.array(armourSchema)) }),
  weapons: z.record(z.string(), weaponSchema),
  vehicles: z.record(z.string(), vehicleSchema),
  stands: z.record(z.string(), hiddenOf(stand)),
  strength: z.object({ A: z.int(), B: z.int() }),
})

const bySide = <T>(make: (side: Side) => T): Record<Side, T> => ({ A: make('A'), B: make('B') })

/** Hides what version 3 hides. Jammers set in the current command phase named their nets otherwise: they are set anew. */
function upgraded(raw: unknown): unknown {
  const old = version2.safeParse(raw)
  if (!old.success) return raw
  const { options, weapons, vehicles, stands, strength, ...rest } = old.data
  const there = Object.values(stands).flatMap(({ value }) => value ?? [])
  return {
    ...rest,
    options,
    stands,
    cards: bySide(side =>
      hide(
        cardsOf(
          there.filter(({ seat, spotted }) => seat === side || spotted),
          { weapons: Object.values(weapons), vehicles: Object.values(vehicles), armours: options.armours ?? [] },
        ),
        [side],
      ),
    ),
    strength: bySide(side => hide(strength[side], [side])),
    jams: bySide(side => hide([], [side])),
  }
}

/** A position of version 3: rules were listed that did nothing, and nothing could be asked or laid. */
const version3 = z.looseObject({
  options: z.looseObject({ rules: z.array(z.number()) }),
  own: z.optional(z.never()),
})
function withRules(raw: unknown): unknown {
  const old = version3.safeParse(raw)
  if (!old.success) return raw
  const { options, ...rest } = old.data
  return { ...rest, options: { ...options, rules: [] }, things: {}, own: {}, questions: [] }
}

/** Checks a position from a file, of this version or one of the last two. */
export const anyStateSchema = (modules: readonly Module[]) =>
  z.pipe(
    z.transform((raw: unknown) => withRules(upgraded(raw))),
    stateSchema.check(ownStateCheck(modules)),
  )
