// @vitest-environment happy-dom
import Konva from 'konva/lib/Core'
import { beforeAll, expect, test } from 'vitest'
import { Nodes } from '../../../src/board/nodes/reconcile'
import type { NodeSpec } from '../../../src/board/nodes/spec'
import { blankCanvas } from '../blank-canvas'

beforeAll(blankCanvas)

const circle = (key: string, attrs: { radius: number; stroke?: string }): NodeSpec => ({ kind: 'circle', key, attrs })

function shown() {
  const parent = new Konva.Group()
  const nodes = new Nodes(parent)
  return { nodes, children: (): readonly Konva.Node[] => [...parent.getChildren()] }
}

test('a node that is still wanted stays, with the attributes that changed', () => {
  const { nodes, children } = shown()
  nodes.show([circle('a', { radius: 1, stroke: 'red' })])
  const [before] = children()
  nodes.show([circle('a', { radius: 2, stroke: 'red' })])
  const [after] = children()
  expect(after).toBe(before)
  expect(after?.getAttrs()).toMatchObject({ radius: 2, stroke: 'red' })
})

test('an attribute that is left out is forgotten', () => {
  const { nodes, children } = shown()
  nodes.show([circle('a', { radius: 1, stroke: 'red' })])
  nodes.show([circle('a', { radius: 1 })])
  expect(children()[0]?.getAttr('stroke')).toBeUndefined()
})

test('nodes come and go, and lie in the order of the list', () => {
  const { nodes, children } = shown()
  const radii = () => children().map(node => node.getAttr('radius'))
  nodes.show([circle('a', { radius: 1 }), circle('b', { radius: 2 })])
  const [, b] = children()
  nodes.show([circle('c', { radius: 3 }), circle('b', { radius: 2 }), circle('d', { radius: 4 })])
  expect(radii()).toEqual([3, 2, 4])
  expect(children()[1]).toBe(b)
  nodes.show([circle('b', { radius: 2 }), circle('d', { radius: 4 }), circle('c', { radius: 3 })])
  expect(radii()).toEqual([2, 4, 3])
  nodes.show([])
  expect(radii()).toEqual([])
})

test('a key with another kind of node gets a new node', () => {
  const { nodes, children } = shown()
  nodes.show([circle('a', { radius: 1 })])
  nodes.show([{ kind: 'ring', key: 'a', attrs: { innerRadius: 1, outerRadius: 2 } }])
  expect(children().map(node => node.getClassName())).toEqual(['Ring'])
})

test('groups keep their children, and take them along when they go', () => {
  const { nodes, children } = shown()
  const group = (x: number, radius: number): NodeSpec => ({
    kind: 'group',
    key: 'g',
    attrs: { x },
    children: [circle('a', { radius })],
  })
  const inner = (): readonly Konva.Node[] =>
    children().flatMap(node => (node instanceof Konva.Group ? node.getChildren() : []))
  nodes.show([group(0, 1)])
  const [before] = inner()
  nodes.show([group(5, 2)])
  expect(children()[0]?.x()).toBe(5)
  expect(inner()[0]).toBe(before)
  expect(before?.getAttr('radius')).toBe(2)
  nodes.show([])
  expect(before?.getParent()).toBeNull()
})
