import type { SheetItem } from '../../engine/scene/sheet'
import type { Drawing } from '../ink'
import { drawBoard } from './board'
import { drawCard } from './card'
import { drawChart } from './chart'
import { drawRuler, drawTemplate } from './measures'
import { drawCounter, drawMarker } from './pieces'

function drawOne(item: SheetItem): Drawing {
  switch (item.kind) {
    case 'card':
      return drawCard(item.card, item.name)
    case 'counter':
      return drawCounter(item)
    case 'marker':
      return drawMarker(item)
    case 'ruler':
      return drawRuler(item)
    case 'template':
      return drawTemplate(item)
    case 'board':
      return drawBoard(item)
    case 'chart':
      return drawChart(item)
  }
}

/** Every copy of an item. */
export const drawingsOf = (item: SheetItem): readonly Drawing[] =>
  Array.from({ length: item.copies }, () => drawOne(item))
