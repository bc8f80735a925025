// @vitest-environment happy-dom
import { beforeAll, describe, expect, test } from 'vitest'
import { type ActiveScene, activeNodes } from '../../../src/board/nodes/active'
import { Sprites } from '../../../src/board/paint/sprites'
import { type Ghost, NOTHING, type Picture } from '../../../src/board/tools/tool'
import { PieceIndex } from '../../../src/board/view/piece-index'
import type { Shape } from '../../../src/engine/scene/shapes'
import { blankCanvas } from '../blank-canvas'
import { piece } from '../support'
import { found, LENS } from './support'

beforeAll(blankCanvas)

const lancer = piece('lancer', 20, 30)
const wyvern = piece('wyvern', 40, 30, { seat: 'B' })

function scene(picture: Partial<Picture> = {}, more: Partial<ActiveScene> = {}): ActiveScene {
  return {
    picture: { ...NOTHING, ...picture },
    selected: null,
    hovered: null,
    fan: null,
    crosshair: null,
    index: new PieceIndex([lancer, wyvern], LENS.window),
    sprites: new Sprites(),
    fonts: 0,
    cellOf: () => null,
    placeOf: ({ at }) => at,
    ...more,
  }
}

const withShapes = (...shapes: readonly Shape[]) => activeNodes(LENS, scene({ shapes }))
const zoomed = { ...LENS, view: { scale: 40, x: -300, y: -200 } }

test('everything lies in one group that follows the camera', () => {
  expect(activeNodes(LENS, scene()).attrs).toEqual({ x: 100, y: 50, scaleX: 10, scaleY: 10 })
})

describe('shapes', () => {
  const arc: Shape = { kind: 'sector', tone: 'arc', at: { x: 5, y: 6 }, inner: 2, outer: 8, from: -45, to: 45 }

  test('are in table units whatever the zoom, with lines of constant width', () => {
    const shape: Shape = { kind: 'disc', tone: 'warn', at: { x: 5, y: 6 }, radius: 3 }
    for (const lens of [LENS, zoomed]) {
      const line = found(activeNodes(lens, scene({ shapes: [shape] })), 'shapes', 'lines', '0')
      expect(line).toMatchObject({ kind: 'circle', attrs: { x: 5, y: 6, radius: 3, strokeScaleEnabled: false } })
    }
  })

  test('an arc starts at its first direction, counted from the top', () => {
    const line = found(withShapes(arc), 'shapes', 'lines', '0')
    expect(line).toMatchObject({
      kind: 'arc',
      attrs: { x: 5, y: 6, innerRadius: 2, outerRadius: 8, rotation: -135, angle: 90 },
    })
  })

  test('a full turn has no seam: a ring, or a circle where it has no hole', () => {
    const ring = found(withShapes({ ...arc, from: 0, to: 360 }), 'shapes', 'lines', '0')
    expect(ring).toMatchObject({ kind: 'ring', attrs: { innerRadius: 2, outerRadius: 8 } })
    const disc = found(withShapes({ ...arc, from: 0, to: 360, inner: 0 }), 'shapes', 'lines', '0')
    expect(disc).toMatchObject({ kind: 'circle', attrs: { radius: 8 } })
  })

  test('a path has a line but no fill, and its arrow points where the last leg goes', () => {
    const points = [
      { x: 0, y: 0 },
      { x: 5, y: 0 },
      { x: 5, y: 10 },
    ]
    const nodes = withShapes({ kind: 'path', tone: 'good', points, arrow: true })
    expect(found(nodes, 'shapes', 'fills').children).toEqual([])
    expect(found(nodes, 'shapes', 'lines', '0').attrs).toMatchObject({ points: [0, 0, 5, 0, 5, 10] })
    expect(found(nodes, 'shapes', 'lines', 'arrow 0').attrs).toMatchObject({ x: 5, y: 10, scaleX: 0.1 })
    expect(found(nodes, 'shapes', 'lines', 'arrow 0', 'head').attrs).toMatchObject({ rotation: 90 })
  })

  test('labels have the same size at any zoom', () => {
    const shape: Shape = { kind: 'label', tone: 'note', at: { x: 20, y: 20 }, label: '23 %' }
    for (const lens of [LENS, zoomed]) {
      const label = found(activeNodes(lens, scene({ shapes: [shape] })), 'shapes', 'labels', '0')
      expect(label.attrs).toMatchObject({ x: 20, y: 20, scaleX: 1 / lens.view.scale })
      expect(found(label, 'text').attrs).toMatchObject({ text: '23 %', fontSize: 11 })
    }
  })
})

describe('ghosts', () => {
  const ghost: Ghost = {
    pose: { at: { x: 12.34, y: 5.61 }, facing: 90 },
    art: 'exo',
    seat: 'A',
    radius: 1.5,
    faces: true,
    tone: 'good',
  }

  test('lie on whole pixels', () => {
    const { attrs } = found(activeNodes(LENS, scene({ ghosts: [ghost] })), 'ghosts', '0')
    expect(attrs.x).toBeCloseTo(12.3)
    expect(attrs.y).toBeCloseTo(5.6)
  })

  test('a refused one is crossed out, a legal one is not', () => {
    const keys = (tone: Ghost['tone']) =>
      found(activeNodes(LENS, scene({ ghosts: [{ ...ghost, tone }] })), 'ghosts', '0').children?.map(({ key }) => key)
    expect(keys('good')).toEqual(['picture', 'outline'])
    expect(keys('bad')).toEqual(['picture', 'outline', 'no'])
  })

  test('a marker without a picture is a peg turned to its facing', () => {
    const nodes = activeNodes(LENS, scene({ ghosts: [{ ...ghost, art: '' }] }))
    expect(found(nodes, 'ghosts', '0', 'turned').attrs).toEqual({ rotation: 90 })
  })
})

describe('marks', () => {
  const ringKeys = (more: Partial<ActiveScene>) =>
    found(activeNodes(LENS, scene({}, more)), 'rings').children?.map(({ key }) => key)

  test('the piece pointed at and the selected one have a ring each; one piece has one', () => {
    expect(ringKeys({ hovered: lancer, selected: wyvern })).toEqual(['hovered', 'selected'])
    expect(ringKeys({ hovered: wyvern, selected: wyvern })).toEqual(['selected'])
  })

  test('a ring has the outline of the side and goes where its piece is shown', () => {
    const placeOf = () => ({ x: 1, y: 2 })
    const ring = found(activeNodes(LENS, scene({}, { selected: wyvern, placeOf })), 'rings', 'selected')
    expect(ring.attrs).toMatchObject({ x: 1, y: 2 })
    expect(found(ring, 'line').attrs).toMatchObject({ outline: 'square' })
  })

  test('the dashes of a choice differ from the line of the one pointed at', () => {
    const rings: Picture['rings'] = [
      { piece: 'lancer', tone: 'good', strong: false },
      { piece: 'wyvern', tone: 'good', strong: true },
    ]
    const nodes = activeNodes(LENS, scene({ rings }))
    expect(found(nodes, 'rings', 'tool 0', 'line').attrs.dash).toEqual([5, 4])
    expect(found(nodes, 'rings', 'tool 1', 'line').attrs.dash).toEqual([])
  })

  test('a chip stays inside the window', () => {
    const chips: Picture['chips'] = [{ at: { x: 500, y: -40 }, text: '32.0 cm', tone: 'muted' }]
    const { attrs } = found(activeNodes(LENS, scene({ chips })), 'chips', '0')
    const [x, y] = [(attrs.x ?? 0) * 10 + 100, (attrs.y ?? 0) * 10 + 50]
    expect(x).toBeLessThan(1000)
    expect(x).toBeGreaterThan(900)
    expect(y).toBeGreaterThan(0)
    expect(y).toBeLessThan(30)
  })
})
