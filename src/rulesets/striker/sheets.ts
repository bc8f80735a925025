import type { Sheet } from '../../engine/scene/sheet'
export const sheets = (): readonly Sheet[] => []
