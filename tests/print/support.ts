import type { CardModel } from '../../src/engine/scene/card'
import type { SheetItem } from '../../src/engine/scene/sheet'
import type { Press } from '../../src/print/draw/press'
import type { Drawing, Ink } from '../../src/print/ink'
import { leafOf, type PageSetup } from '../../src/print/paper'

export const setupOf = (change: Partial<PageSetup> = {}): PageSetup => ({
  paper: 'a4',
  turn: 'portrait',
  margin: 8,
  correction: { across: 1, down: 1 },
  slack: { x: 0, y: 0 },
  ...change,
})

export const press = (change: Partial<PageSetup> = {}): Press => ({
  style: 'colour',
  frame: leafOf(setupOf(change)).frame,
})

export const block = (width: number, height: number, more: Partial<Drawing> = {}): Drawing => ({
  name: 'block',
  width,
  height,
  ink: [],
  cut: 'box',
  ...more,
})

export const CARD: CardModel = {
  title: 'Pathfinder',
  subtitle: 'Exo',
  seat: 'A',
  art: 'exo',
  points: 100,
  markers: [{ id: 'stunned', letter: 'ST', name: 'Stunned', tone: 'warn' }],
  blocks: [
    { kind: 'values', values: [{ label: 'Move', printed: '10', live: '5', mark: 'house' }] },
    {
      kind: 'table',
      title: 'Protection',
      columns: ['Side', 'Stun'],
      rows: [
        {
          cells: [
            { label: 'Side', printed: 'Front', fixed: true },
            { label: 'Stun', printed: '15' },
          ],
        },
      ],
    },
    { kind: 'boxes', title: 'Hull', total: 40, ticked: 3 },
    { kind: 'text', text: 'A long note. '.repeat(20) },
  ],
}

export const cardItem = (card: CardModel = CARD): SheetItem => ({
  kind: 'card',
  id: 'c',
  name: card.title,
  card,
  copies: 1,
})

type Counter = Extract<SheetItem, { kind: 'counter' }>

export const counterItem = (change: Partial<Counter> = {}): Counter => ({
  kind: 'counter',
  id: 'k',
  name: 'Lancer',
  art: 'fighter',
  seat: 'B',
  outline: 'round',
  size: 20,
  facing: true,
  back: { name: 'Crippled', art: 'fighter' },
  copies: 1,
  ...change,
})

export const texts = (ink: readonly Ink[]): string[] => ink.flatMap(item => (item.kind === 'text' ? [item.text] : []))
