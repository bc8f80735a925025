import { describe, expect, test } from 'vitest'
import { summaryOf } from '../../../src/app/storage/summary'
import { afterSignals, newMatch, play } from './games'

describe('the picture of a saved game', () => {
  test('shows every boat in its seat and the turn in words', () => {
    const match = newMatch()
    const { picture, seats, over, turn } = summaryOf(match)
    expect(picture?.pieces.filter(piece => piece.seat === 'A')).toHaveLength(3)
    expect(picture?.pieces.filter(piece => piece.seat === 'B')).toHaveLength(3)
    expect(seats.map(({ name }) => name)).toEqual(['Ada', 'Bob'])
    expect(over).toBe(false)
    expect(turn).not.toBe('')
  })

  test('shows nothing that a seat may not see', () => {
    const match = newMatch()
    const first = afterSignals(match)
    const before = summaryOf(match)
    const state = match.state as {
      boats: Record<string, { id: string; seat: string; mines: number; at: { x: number; y: number } }>
    }
    const layer = Object.values(state.boats).find(boat => boat.seat === first && boat.mines > 0)
    if (!layer) throw new Error('no boat carries mines')
    play(match, first, { type: 'lay', boat: layer.id, at: { x: layer.at.x + 4, y: layer.at.y } })
    expect(match.ruleset.scene(match.viewFor(first)).pieces.length).toBe((before.picture?.pieces.length ?? 0) + 1)
    expect(summaryOf(match).picture).toEqual(before.picture)
  })

  test('names the winner of a game that is over', () => {
    const match = newMatch()
    play(match, 'A', { type: 'concede', seat: 'A' })
    expect(summaryOf(match)).toMatchObject({ over: true, turn: 'Won by Bob' })
  })
})
