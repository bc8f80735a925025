import type { TerrainMap } from './model'

/**
 * Whether a map is another one after some edits: the same size, with at least half of its pieces where they were. Then
 * what a battle says about the old map still makes sense on the new one.
 */
export function isEdited(before: TerrainMap, after: TerrainMap): boolean {
  if (before.width !== after.width || before.height !== after.height) return false
  const there = new Set(after.pieces.map(piece => JSON.stringify(piece.points)))
  const kept = before.pieces.filter(piece => there.has(JSON.stringify(piece.points))).length
  return 2 * kept >= before.pieces.length
}
