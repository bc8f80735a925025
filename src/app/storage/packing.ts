import { word } from '../../engine/bounds'
import { holdsSecrets } from '../../engine/record/hidden'
import { seal, unseal } from '../../engine/rolls/seeded'
import { z } from '../../engine/schema'

const FORMAT = 'stormtable/packed'

/** A saved game in which something is hidden from a seat: whoever opens the file in an editor reads no secret by accident. */
export const packedSchema = z.object({
  format: z.literal(FORMAT),
  name: word,
  saved: word,
  /** The saved game, its UTF-8 bytes in hexadecimal. */
  game: z.string(),
})

/** A saved game as a file holds it: packed while anything in it is hidden from a seat. */
export function packed(text: string): string {
  let save: unknown
  try {
    save = JSON.parse(text)
  } catch {
    return text
  }
  if (typeof save !== 'object' || save === null || !('position' in save) || !holdsSecrets(save.position)) return text
  const { name, saved } = save as { readonly name?: unknown; readonly saved?: unknown }
  return JSON.stringify({ format: FORMAT, name, saved, game: seal(text) })
}

/** The saved game again. Text that isn't packed is given back as it is; null where what is packed can't be read. */
export function unpacked(text: string): string | null {
  if (!/^\s*\{\s*"format"\s*:\s*"stormtable\/packed"/.test(text)) return text
  try {
    const read = packedSchema.safeParse(JSON.parse(text))
    return read.success ? unseal(read.data.game) : null
  } catch {
    return null
  }
}
