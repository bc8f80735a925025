/** A node of the syntax tree, with its place in the text. */
export interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

/** One way to break the code: the text from `start` to `end` becomes `text`. */
export interface Edit {
  readonly operator: string
  readonly start: number
  readonly end: number
  readonly text: string
}

/** Where a node is: what an operator may need to know besides the node itself. */
export interface Place {
  readonly source: string
  /** Inside a function that writes the next state. */
  readonly writing: boolean
}

export const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

const COMPARISONS: Swaps = { '<': '<=', '<=': '<', '>': '>=', '>=': '>', '===': '!==', '!==': '===' }
const ARITHMETIC: Swaps = { '+': '-', '-': '+', '*': '/', '/': '*', '+=': '-=', '-=': '+=', '*=': '/=', '/=': '*=' }
const LOGIC: Swaps = { '&&': '||', '||': '&&' }
const CALLS: Swaps = { min: 'max', max: 'min', every: 'some', some: 'every', floor: 'ceil', ceil: 'floor' }
type Swaps = Readonly<Record<string, string>>

/** A rule id in quotes; what cites one is a refusal, a modifier or another reason. */
const CITES = /'(LS|ARC|LW|STR|TS)\.[\w.-]+'/

/** Every way to break this one node, without those inside it. */
export function editsOf(node: Node, { source, writing }: Place): Edit[] {
  const text = (part: Node) => source.slice(part.start, part.end)
  const edit = (operator: string, { start, end }: Node, to: string): Edit => ({ operator, start, end, text: to })
  const { left, right, test, argument, callee } = node
  switch (node.type) {
    case 'BinaryExpression':
    case 'AssignmentExpression':
    case 'LogicalExpression': {
      if (!isNode(left) || !isNode(right)) return []
      const old = String(node.operator)
      const between = source.slice(left.end, right.start)
      if (old === '??') return [edit('swap fallback', node, `(${text(right)}${between}${text(left)})`)]
      const swapped = (to: string) => `${text(left)}${between.replace(old, to)}${text(right)}`
      if (LOGIC[old]) return [edit('swap && and ||', node, `(${swapped(LOGIC[old])})`)]
      if (COMPARISONS[old]) return [edit('flip comparison', node, swapped(COMPARISONS[old]))]
      if (ARITHMETIC[old] && !isText(left) && !isText(right))
        return [edit('flip arithmetic', node, swapped(ARITHMETIC[old]))]
      return []
    }
    case 'IfStatement':
    case 'ConditionalExpression':
      return isNode(test) && !isFlipped(test) ? [edit('negate condition', test, `!(${text(test)})`)] : []
    case 'UnaryExpression':
      return node.operator === '!' && isNode(argument) ? [edit('drop !', node, text(argument))] : []
    case 'Literal':
      if (typeof node.value === 'number') return [edit('number + 1', node, String(node.value + 1))]
      return typeof node.value === 'boolean' ? [edit('swap true and false', node, String(!node.value))] : []
    case 'CallExpression': {
      const name = isNode(callee) && callee.type === 'MemberExpression' && isNode(callee.property) && callee.property
      const other = name && CALLS[String(name.name)]
      return other ? [edit('swap function', name, other)] : []
    }
    case 'ArrayExpression': {
      const elements = Array.isArray(node.elements) ? node.elements.filter(isNode) : []
      const reasons = elements.some(one => one.type !== 'Literal' && CITES.test(text(one)))
      return reasons ? elements.map(one => edit('drop reason', one, emptied(text(one), '...[]'))) : []
    }
    case 'ExpressionStatement':
      return writing ? [edit('drop statement', node, emptied(text(node), ';'))] : []
    default:
      return []
  }
}

const isText = ({ type, value }: Node): boolean => type === 'TemplateLiteral' || typeof value === 'string'

/** Its negation is another operator's break already. */
const isFlipped = ({ type, operator }: Node): boolean =>
  operator === '!' || (type === 'BinaryExpression' && (operator === '===' || operator === '!=='))

/** As many lines as before, so that the lines after it keep their numbers. */
const emptied = (text: string, instead: string): string => instead + text.replace(/[^\n]/g, '')

/** The text with this edit made. */
export const broken = (source: string, { start, end, text }: Edit): string =>
  source.slice(0, start) + text + source.slice(end)
