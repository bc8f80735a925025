import type { KeyGroup } from '../../panels/index'
import { TOOL_FACES } from '../board/tools'
import { RESERVED } from '../offers/letters'
import { TABS } from '../store/state'
import type { Table } from '../store/store'

/** What the page itself does for a key, beyond the store's actions. */
export interface KeyHandlers {
  fit(): void
  zoomBy(factor: number): void
  trueSize(): void
  help(): void
  /** Sends the form that is open; false if none is. */
  send(): boolean
}

/** The part of a keyboard event that matters. */
export interface Press {
  readonly key: string
  /** Which key it is whatever Shift makes of it: `Digit1`. */
  readonly code?: string
  readonly ctrl: boolean
  readonly shift: boolean
}

/** Does what a key stands for; returns true if it did something. */
export function pressKey(table: Table, press: Press, hands: KeyHandlers): boolean {
  const s = table.store.getState()
  const { key, ctrl, shift } = press
  if (ctrl) return pressWithCtrl(s, key.toLowerCase(), shift)
  if (key === 'Escape') return done(s.cancel)
  if (key === 'Enter') return pressEnter(table, hands)
  if (key === '?') return done(hands.help)
  if (key === '0') return done(hands.fit)
  if (key === '9') return done(hands.trueSize)
  if (key === '+' || key === '=') return done(() => hands.zoomBy(1.25))
  if (key === '-') return done(() => hands.zoomBy(0.8))
  const tab = shift ? TABS[Number(press.code?.replace('Digit', '')) - 1] : undefined
  if (tab) return done(() => s.show(tab))
  const letter = key.toLowerCase()
  if (letter === 'n') return nextUnit(table, shift ? -1 : 1)
  const tool = TOOL_FACES.find(face => face.key === letter)
  if (tool) return done(() => s.choose(tool.id))
  return !RESERVED.has(letter) && takeByKey(table, letter)
}

/** What the big button says; with nothing to confirm, the form that is open, or else the offer whose key is Enter. */
function pressEnter(table: Table, hands: KeyHandlers): boolean {
  const s = table.store.getState()
  if (s.passTo !== null) return done(s.passOn)
  if (s.proposal) return done(s.commit)
  return hands.send() || (s.offerId === null && takeByKey(table, 'Enter'))
}

function takeByKey({ store, select }: Table, key: string): boolean {
  const s = store.getState()
  const offer = [...select.letters(s)].find(([, wanted]) => wanted === key)?.[0]
  return offer !== undefined && done(() => s.take(offer))
}

function done(act: () => void): true {
  act()
  return true
}

function pressWithCtrl(s: ReturnType<Table['store']['getState']>, key: string, shift: boolean): boolean {
  if (key === 'z') return done(shift ? s.redo : s.undo)
  if (key === 'y') return done(s.redo)
  return false
}

/** Goes from one unit that can act to the next, in a circle. */
function nextUnit({ store, select }: Pick<Table, 'store' | 'select'>, way: 1 | -1): boolean {
  const s = store.getState()
  const acting = select.acting(s)
  if (acting.length === 0) return false
  const at = acting.findIndex(({ piece }) => piece === s.selected)
  const start = at < 0 && way < 0 ? 0 : at
  s.choosePiece(acting[(start + way + acting.length) % acting.length]?.piece ?? null)
  return true
}

/** For the help dialog; offers show their own letters. */
export const KEY_GROUPS: readonly KeyGroup[] = [
  {
    title: 'Playing',
    keys: [
      { press: ['N'], does: 'Next unit that can act' },
      { press: ['Shift+N'], does: 'Previous unit that can act' },
      { press: ['A … Z'], does: 'Choose an action by its letter; each game keeps its letters' },
      { press: ['1 … 8'], does: 'Choose an action without a letter, by its place in the list' },
      { press: ['Enter'], does: 'Do what the big button says; with nothing chosen, finish what is marked ⏎' },
      { press: ['Esc'], does: 'Go back one step' },
      { press: ['Ctrl+Z'], does: 'Undo, or ask for a take-back' },
      { press: ['Ctrl+Y', 'Ctrl+Shift+Z'], does: 'Redo' },
    ],
  },
  {
    title: 'Panels',
    keys: [
      { press: ['Shift+1'], does: 'Now' },
      { press: ['Shift+2'], does: 'Card' },
      { press: ['Shift+3'], does: 'Log' },
      { press: ['Shift+4'], does: 'Rulebook' },
      { press: ['Shift+5'], does: 'Forces' },
      { press: ['?'], does: 'Show these shortcuts' },
    ],
  },
  {
    title: 'Tools',
    keys: TOOL_FACES.map(face => ({ press: [face.key.toUpperCase()], does: face.label })),
  },
  {
    title: 'Board',
    keys: [
      { press: ['Tab', 'Shift+Tab'], does: 'Next or previous piece or choice, while the board has focus' },
      { press: ['←', '↑', '↓', '→'], does: 'Move the ghost or the table' },
      {
        press: ['Q', 'E'],
        does: 'Turn the ghost left or right. You can also press where it should go and drag the way it should face',
      },
      { press: ['0'], does: 'Show the whole table' },
      { press: ['9'], does: 'True size: 1 cm on the table is 1 cm on the screen' },
      { press: ['+', '-'], does: 'Zoom in or out' },
    ],
  },
]
