// @vitest-environment happy-dom
import { cleanup, createEvent, fireEvent, act as flush, render, screen, waitFor } from '@testing-library/react'
import { Profiler } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import Board from '../../src/board/Board'
import type { OfferOf } from '../../src/board/tools/tool'
import type { BoardProps } from '../../src/board/types'
import { fitted, toScreen } from '../../src/board/view/camera'
import { plain } from '../../src/engine/rolls/plan'
import { blankCanvas } from './blank-canvas'
import { act, piece, sceneOf, TABLE } from './support'

beforeAll(() => {
  blankCanvas()
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { get: () => 1000 })
  Object.defineProperty(HTMLElement.prototype, 'clientHeight', { get: () => 800 })
  Object.defineProperty(Element.prototype, 'setPointerCapture', { value: () => {} })
  Object.defineProperty(document, 'fonts', { value: { load: async () => [] } })
})

const scene = sceneOf([
  piece('lancer', 60, 45, { name: 'Lancer' }),
  piece('wyvern', 20, 20, {
    name: 'Wyvern',
    seat: 'B',
    markers: [{ id: 's', letter: 'S', name: 'Stunned', tone: 'warn' }],
  }),
])

function props(more: Partial<BoardProps> = {}): BoardProps {
  return {
    board: TABLE,
    scene,
    selected: null,
    shapes: [],
    badges: new Map(),
    tool: 'select',
    template: null,
    offer: null,
    animate: false,
    plan: () => plain('', 'T'),
    arcsOf: () => [],
    sight: () => ({ clear: true, lines: [], shapes: [] }),
    onSelect: vi.fn(),
    onHover: vi.fn(),
    onPropose: vi.fn(),
    onAnswer: vi.fn(),
    onCancel: vi.fn(),
    onMeasure: vi.fn(),
    ...more,
  }
}

const stage = () => screen.getByRole('application')
const frame = () => flush(() => new Promise<void>(resolve => requestAnimationFrame(() => setTimeout(resolve, 5))))
/** A place of the table in the window, while the whole table is shown. */
const at = (x: number, y: number) => {
  const p = toScreen(fitted({ board: TABLE, window: { width: 1000, height: 800 } }), { x, y })
  return { clientX: p.x, clientY: p.y, pointerId: 1, pointerType: 'mouse' }
}

beforeEach(() => vi.clearAllMocks())
afterEach(cleanup)

describe('the board in the page', () => {
  test('has a name and lists every piece', () => {
    render(<Board {...props()} />)
    expect(stage().getAttribute('aria-label')).toBe('120 by 90 cm, 2 pieces')
    expect(stage().tabIndex).toBe(0)
    const list = screen.getByRole('list', { name: 'Pieces on the board' })
    expect([...list.querySelectorAll('button')].map(button => button.textContent)).toEqual([
      'Lancer, side A, at 60.0, 45.0 cm, facing 0°',
      'Wyvern, side B, at 20.0, 20.0 cm, facing 0°, Stunned',
    ])
  })

  test('a button of the list does what a click on the piece does', () => {
    const given = props()
    const { rerender } = render(<Board {...given} />)
    fireEvent.click(screen.getByRole('button', { name: /^Wyvern/ }))
    expect(given.onSelect).toHaveBeenCalledExactlyOnceWith('wyvern', undefined)
    const fire = act('fire', { target: 'wyvern' })
    const offer = {
      kind: 'piece',
      id: 'fire',
      label: 'Fire',
      rule: 'T',
      choices: () => [{ piece: 'wyvern', action: fire }],
    } as const
    rerender(<Board {...given} offer={offer} />)
    fireEvent.click(screen.getByRole('button', { name: /^Wyvern/ }))
    expect(given.onAnswer).toHaveBeenCalledExactlyOnceWith(fire)
  })

  test('Tab goes from piece to piece, Enter takes one up, and after the last the page has the keyboard again', () => {
    const given = props()
    render(<Board {...given} />)
    expect(fireEvent.keyDown(stage(), { key: 'Tab' })).toBe(false)
    expect(given.onHover).toHaveBeenLastCalledWith('lancer')
    fireEvent.keyDown(stage(), { key: 'Tab' })
    fireEvent.keyDown(stage(), { key: 'Enter' })
    expect(given.onSelect).toHaveBeenCalledExactlyOnceWith('wyvern', undefined)
    expect(fireEvent.keyDown(stage(), { key: 'Tab' })).toBe(true)
  })

  test('Enter is no click of a resting pointer: the page has it', () => {
    const given = props({ selected: 'lancer' })
    render(<Board {...given} />)
    for (const place of [at(20, 20), at(100, 80)]) {
      fireEvent.pointerMove(stage(), place)
      expect(fireEvent.keyDown(stage(), { key: 'Enter' })).toBe(true)
    }
    // The keyboard's own crosshair on the selected piece or on the ground has nothing to choose either.
    fireEvent.keyDown(stage(), { key: 'ArrowLeft', ctrlKey: true })
    expect(fireEvent.keyDown(stage(), { key: 'Enter' })).toBe(true)
    expect(given.onSelect).not.toHaveBeenCalled()
  })

  test('what lies where a ghost was put down by key has not been gone to: Enter is left to the page', () => {
    const offer: OfferOf<'region'> = {
      kind: 'region',
      id: 'place',
      label: 'Place',
      rule: 'T',
      region: () => [],
      facing: 'none',
      start: () => ({ at: { x: 25, y: 20 }, facing: 0 }),
      ghost: { art: 'token', radius: 1 },
      at: pose => act('place', { x: pose.at.x }),
    }
    const given = props({ selected: 'lancer', offer })
    const { rerender } = render(<Board {...given} />)
    for (let i = 0; i < 5; i++) fireEvent.keyDown(stage(), { key: 'ArrowLeft' })
    expect(given.onHover).toHaveBeenLastCalledWith('wyvern')
    rerender(<Board {...given} offer={null} />)
    expect(fireEvent.keyDown(stage(), { key: 'Enter' })).toBe(true)
    expect(given.onSelect).not.toHaveBeenCalled()
  })

  test('while a choice waits to be confirmed, Enter and Escape are left to the page', () => {
    const fire = act('fire', { target: 'wyvern' })
    const choices = () => [{ piece: 'wyvern', action: fire }]
    const offer = { kind: 'piece', id: 'fire', label: 'Fire', rule: 'T', choices } as const
    const given = props({ selected: 'lancer', offer })
    const { rerender } = render(<Board {...given} pinned />)
    fireEvent.keyDown(stage(), { key: 'Tab' })
    for (const key of ['Enter', 'Escape']) expect(fireEvent.keyDown(stage(), { key })).toBe(true)
    expect(given.onAnswer).not.toHaveBeenCalled()
    expect(given.onCancel).not.toHaveBeenCalled()
    rerender(<Board {...given} />)
    fireEvent.keyDown(stage(), { key: 'Enter' })
    expect(given.onAnswer).toHaveBeenCalledExactlyOnceWith(fire)
    fireEvent.keyDown(stage(), { key: 'Escape' })
    expect(given.onCancel).toHaveBeenCalledOnce()
  })

  test('Escape with a piece selected is one step of the table, not a click on nothing', () => {
    const given = props({ selected: 'lancer' })
    render(<Board {...given} />)
    fireEvent.keyDown(stage(), { key: 'Escape' })
    expect(given.onCancel).toHaveBeenCalledOnce()
    expect(given.onSelect).not.toHaveBeenCalled()
  })

  test('arrows move a crosshair, and what it is on is said', async () => {
    render(<Board {...props({ selected: 'lancer' })} />)
    fireEvent.keyDown(stage(), { key: 'ArrowLeft', ctrlKey: true })
    fireEvent.keyDown(stage(), { key: 'ArrowUp' })
    fireEvent.keyDown(stage(), { key: 'ArrowUp', shiftKey: true })
    await waitFor(() => expect(screen.getByTestId('board-said').textContent).toBe('50.0, 43.9 cm'))
  })

  test('keys it has no use for are left to the page', () => {
    render(<Board {...props()} />)
    for (const key of ['q', 'w', 'x', 'Backspace']) {
      expect(fireEvent.keyDown(stage(), { key, code: `Key${key.toUpperCase()}` })).toBe(true)
    }
    expect(fireEvent.keyDown(stage(), { key: 'Escape' })).toBe(false)
  })

  test('moving the pointer renders nothing; a piece under it is told once', async () => {
    const given = props()
    let renders = 0
    render(
      <Profiler id="page" onRender={() => renders++}>
        <Board {...given} />
      </Profiler>,
    )
    await frame()
    renders = 0
    for (const x of [100, 90, 80, 70, 60, 60.2, 60.4]) {
      fireEvent.pointerMove(stage(), at(x, 45))
      await frame()
    }
    expect(given.onHover).toHaveBeenCalledExactlyOnceWith('lancer')
    expect(renders).toBe(0)
  })

  test('a ghost proposes at most once a frame, and only what is new', async () => {
    const place = (pose: unknown) => act('place', { pose })
    const offer = {
      kind: 'region',
      id: 'place',
      label: 'Place',
      rule: 'T',
      region: () => [],
      facing: 'none',
      start: () => ({ at: { x: 1, y: 1 }, facing: 0 }),
      ghost: { art: 'exo', radius: 1.5 },
      at: place,
    } as const
    const given = props({ offer })
    render(<Board {...given} />)
    await frame()
    expect(given.onPropose).toHaveBeenCalledExactlyOnceWith(place(offer.start()))
    for (const x of [90, 91, 92]) fireEvent.pointerMove(stage(), at(x, 45))
    await frame()
    expect(given.onPropose).toHaveBeenCalledTimes(2)
    fireEvent.pointerMove(stage(), at(92, 45))
    await frame()
    expect(given.onPropose).toHaveBeenCalledTimes(2)
  })

  test('E turns a ghost by a hexside on hexes, and by 15 degrees elsewhere', async () => {
    const turned = async (board: BoardProps['board']) => {
      const offer: OfferOf<'facing'> = {
        kind: 'facing',
        id: 'turn',
        label: 'Turn',
        rule: 'T',
        piece: 'lancer',
        pivot: { at: { x: 60, y: 45 }, facing: 0 },
        arc: { from: -180, to: 180 },
        to: facing => act('turn', { facing }),
      }
      const given = props({ board, offer })
      const { unmount } = render(<Board {...given} />)
      fireEvent.keyDown(stage(), { key: 'e', code: 'KeyE' })
      fireEvent.keyDown(stage(), { key: 'Enter', code: 'Enter' })
      await frame()
      unmount()
      return vi.mocked(given.onAnswer).mock.calls[0]?.[0]
    }
    expect(await turned(TABLE)).toEqual({ type: 'turn', facing: 15 })
    expect(await turned({ ...TABLE, kind: 'hex', hex: { columns: 10, rows: 10 } })).toEqual({
      type: 'turn',
      facing: 60,
    })
  })

  test('dragging a piece that can go somewhere takes it there; from nothing it pans', async () => {
    const offer: OfferOf<'path'> = {
      kind: 'path',
      id: 'move',
      label: 'Move',
      rule: 'T',
      piece: 'lancer',
      start: { at: { x: 60, y: 45 }, facing: 0 },
      reach: {
        shapes: () => [],
        extend: (path, to) => [...path, { at: to, facing: 0 }],
        cost: () => '',
      },
      along: path => act('move', { steps: path.length }),
    }
    const startable = (id: string) => id === 'lancer'
    const onStart = vi.fn()
    const given = props({ startable, onStart })
    const { rerender } = render(<Board {...given} />)
    fireEvent.pointerDown(stage(), { ...at(60, 45), button: 0 })
    fireEvent.pointerMove(stage(), at(64, 45))
    expect(onStart).toHaveBeenCalledExactlyOnceWith('lancer')
    rerender(<Board {...given} selected="lancer" ways={[offer]} />)
    fireEvent.pointerMove(stage(), at(70, 45))
    await frame()
    expect(given.onAnswer).not.toHaveBeenCalled()
    fireEvent.pointerUp(stage(), { ...at(70, 45), button: 0 })
    expect(given.onAnswer).toHaveBeenCalledExactlyOnceWith({ type: 'move', steps: 1 })
  })

  /** A press and its release, at a time of our choosing. */
  function press(place: ReturnType<typeof at>, time: number): void {
    for (const make of [createEvent.pointerDown, createEvent.pointerUp]) {
      const event = make(stage(), { ...place, button: 0 })
      Object.defineProperty(event, 'timeStamp', { value: time })
      fireEvent(stage(), event)
    }
  }

  const fire = {
    kind: 'piece',
    id: 'fire',
    label: 'Fire',
    rule: 'T',
    choices: () => [{ piece: 'wyvern', action: act('fire', { target: 'wyvern' }) }],
  } as const

  test('two quick presses centre the table where they fall', () => {
    const given = props()
    render(<Board {...given} />)
    for (const time of [1000, 1100, 3000]) press(at(20, 20), time)
    // The place was moved to the middle, and the piece with it.
    expect(given.onSelect).toHaveBeenLastCalledWith(null, undefined)
    expect(given.onSelect).toHaveBeenCalledTimes(2)
  })

  test('a quick second press on what the first one answered leaves the table where it is, and answers nothing', () => {
    const given = props({ offer: fire, selected: 'lancer' })
    render(<Board {...given} />)
    for (const time of [1000, 1100]) press(at(20, 20), time)
    expect(given.onAnswer).toHaveBeenCalledTimes(1)
    press(at(20, 20), 3000)
    expect(given.onAnswer).toHaveBeenCalledTimes(2)
  })

  test('nor does it move under a quick second press on what the first one aimed', () => {
    const given = props({ selected: 'lancer' })
    const { rerender } = render(<Board {...given} />)
    press(at(20, 20), 1000)
    rerender(<Board {...given} offer={fire} />)
    press(at(20, 20), 1100)
    expect(given.onAnswer).not.toHaveBeenCalled()
    press(at(20, 20), 3000)
    expect(given.onAnswer).toHaveBeenCalledTimes(1)
  })
})
