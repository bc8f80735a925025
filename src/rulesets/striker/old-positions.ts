import { hiddenOf } from '../../engine/record/hidden'
import { z } from '../../engine/schema'
import { stateSchema } from './state'

/** A position of version 3: jamming was rolled at the end of the command phase. */
const version3 = z.looseObject({
  phase: z.string(),
  jams: z.record(z.string(), hiddenOf(z.array(z.unknown()))),
  jamming: z.optional(z.undefined()),
})

/** Jammers set in the current command phase are rolled for at once; the orders given before them stay given. */
function upgraded(raw: unknown): unknown {
  const old = version3.safeParse(raw)
  if (!old.success) return raw
  const isSet = Object.values(old.data.jams).some(({ value }) => (value?.length ?? 0) > 0)
  return { ...old.data, jamming: old.data.phase === 'command' && isSet ? [] : null }
}

/** Checks a position from a file, of this version or the last. */
export const anyStateSchema = z.pipe(z.transform(upgraded), stateSchema)
