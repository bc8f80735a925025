import type { Sentence } from '../../engine/record/log'
import { say } from '../../engine/record/log'
import type { Measures } from '../../engine/ruleset'
import type { CardModel } from '../../engine/scene/card'
import type { Overlay, Scene } from '../../engine/scene/scene'
import type { Card } from './cards/card'
import type { LsEvent } from './events'
import type { Options } from './options'
import { reachShapes } from './reach'
import { allUnits, BASE, cardOf, onTable, threatOf } from './rules/unit'
import type { State } from './state'

export const cardModel = (card: Card, options: Pick<Options, 'ffArc'>): CardModel => ({
  title: card.name,
  subtitle: card.fleet,
  seat: null,
  art: card.type,
  points: threatOf(card, options),
  markers: [],
  blocks: [],
})

export const scene = (state: State): Scene => ({
  pieces: allUnits(state)
    .filter(onTable)
    .map(unit => ({
      id: unit.id,
      name: unit.name,
      seat: unit.seat,
      at: unit.at,
      facing: unit.facing,
      radius: BASE,
      art: cardOf(state, unit).type,
      markers: [],
    })),
  areas: Object.values(state.obstacles).map(({ id, kind, area }) => ({ id, name: kind, area, texture: kind })),
  cells: [],
  links: [],
  shapes: [],
  status: [],
})

export const overlays = (state: State, piece: string): readonly Overlay[] => {
  const unit = state.units[piece]
  return unit && onTable(unit) ? [{ name: 'Reach', shapes: reachShapes(state, unit) }] : []
}

export const measures: Measures<State> = {
  arcs: () => [],
  sight: () => ({ clear: true, lines: [], shapes: [] }),
  templates: [],
}

export const narrate = (event: LsEvent): Sentence => say`${event.type}`
