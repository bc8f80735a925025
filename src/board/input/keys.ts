import type { Vec } from '../../engine/geometry/vec'

/** What a key means on the board. */
export type Intent =
  | { readonly kind: 'move'; readonly towards: Vec; readonly size: StepSize }
  | { readonly kind: 'turn'; readonly towards: 1 | -1; readonly size: StepSize }
  | { readonly kind: 'step'; readonly by: 1 | -1 }
  | { readonly kind: 'enter' }
  | { readonly kind: 'waypoint' }
  | { readonly kind: 'back' }
  | { readonly kind: 'cancel' }
  | { readonly kind: 'fit' }
  | { readonly kind: 'zoom'; readonly factor: number }
  | { readonly kind: 'hand' }

export type StepSize = 'fine' | 'normal' | 'coarse'

export interface Key {
  readonly key: string
  readonly code: string
  readonly shiftKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
}

const ARROWS: ReadonlyMap<string, Vec> = new Map([
  ['ArrowUp', { x: 0, y: -1 }],
  ['ArrowDown', { x: 0, y: 1 }],
  ['ArrowLeft', { x: -1, y: 0 }],
  ['ArrowRight', { x: 1, y: 0 }],
])

/** By the position of the key, so that Shift and other layouts don't matter. */
const TURNS: ReadonlyMap<string, 1 | -1> = new Map([
  ['KeyQ', -1],
  ['BracketLeft', -1],
  ['KeyE', 1],
  ['BracketRight', 1],
])

/** Letters with a meaning on the board: turning a ghost, a waypoint. */
export const BOARD_LETTERS = ['q', 'e', 'w'] as const

const PLAIN: ReadonlyMap<string, Intent> = new Map<string, Intent>([
  ['Enter', { kind: 'enter' }],
  ['Escape', { kind: 'cancel' }],
  ['Backspace', { kind: 'back' }],
  ['w', { kind: 'waypoint' }],
  ['W', { kind: 'waypoint' }],
  ['0', { kind: 'fit' }],
  ['+', { kind: 'zoom', factor: 1.3 }],
  ['=', { kind: 'zoom', factor: 1.3 }],
  ['-', { kind: 'zoom', factor: 1 / 1.3 }],
  ['_', { kind: 'zoom', factor: 1 / 1.3 }],
  [' ', { kind: 'hand' }],
])

/** Null for a key that means nothing here, so that the page can use it. */
export function intentOf(key: Key): Intent | null {
  const size: StepSize = key.shiftKey ? 'fine' : key.ctrlKey ? 'coarse' : 'normal'
  const arrow = ARROWS.get(key.key)
  if (arrow && !key.metaKey && !key.altKey) return { kind: 'move', towards: arrow, size }
  if (key.metaKey || key.altKey || key.ctrlKey) return null
  if (key.key === 'Tab') return { kind: 'step', by: key.shiftKey ? -1 : 1 }
  const towards = TURNS.get(key.code)
  if (towards) return { kind: 'turn', towards, size }
  return PLAIN.get(key.key) ?? null
}

/** A crosshair step in table units. */
export const STEPS: Readonly<Record<StepSize, number>> = { fine: 0.1, normal: 1, coarse: 10 }
/** A turn in degrees. */
export const TURN_STEPS: Readonly<Record<StepSize, number>> = { fine: 1, normal: 15, coarse: 45 }
