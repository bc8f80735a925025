import type { SheetItem } from '../../engine/scene/sheet'
import type { Drawing } from '../ink'
import { drawBoard } from './board'
import { CARD_WIDTH, drawCard } from './card'
import { CHART_WIDTH, drawChart } from './chart'
import { drawPaper, drawTemplate } from './measures'
import { drawCounter, drawMarker } from './pieces'
import type { Press } from './press'
import { drawRuler } from './ruler'
import { drawScreen } from './screen'

/** One copy of an item: one thing to cut out, or several where it goes on. `width` is of cards and charts. */
export function drawItem(item: SheetItem, press: Press, width?: number): readonly Drawing[] {
  switch (item.kind) {
    case 'card':
      return drawCard(item.card, { name: item.name, width: width ?? CARD_WIDTH }, press)
    case 'chart':
      return drawChart(item, width ?? CHART_WIDTH, press)
    case 'counter':
      return [drawCounter(item, press)]
    case 'marker':
      return [drawMarker(item)]
    case 'ruler':
      return [drawRuler(item)]
    case 'template':
      return [drawTemplate(item)]
    case 'board':
      return [drawBoard(item, press)]
    case 'screen':
      return [drawScreen(item, press)]
    case 'paper':
      return [drawPaper(item, press)]
  }
}
