import type { CardModel } from '../../../src/engine/scene/card'
import { z } from '../../../src/engine/schema'
import type { CardEditor } from '../../../src/engine/setup'
import { toy } from '../../support/toy'

const tugSchema = z.object({
  id: z.string(),
  name: z.string(),
  hull: z.number().check(z.gte(1, 'A hull has at least 1.')),
  guns: z.array(z.object({ range: z.number().check(z.gte(1, 'Range is at least 1.')) })),
  radio: z.nullable(z.object({ power: z.number() })),
})
export type OwnTug = z.infer<typeof tugSchema>
export interface OwnOptions {
  readonly cards: readonly OwnTug[]
}

export const tug: OwnTug = {
  id: 'own-1',
  name: 'Tug',
  hull: 3,
  guns: [{ range: 5 }, { range: 8 }],
  radio: { power: 2 },
}

const modelOf = (card: OwnTug): CardModel => ({
  title: card.name,
  subtitle: 'Tug',
  seat: null,
  art: 'ship',
  markers: [],
  blocks: [{ kind: 'values', values: [{ label: 'Hull', printed: String(card.hull) }] }],
})

const cardsOf = (options: unknown): readonly OwnTug[] => z.object({ cards: z.array(tugSchema) }).parse(options).cards
const read = (card: unknown): OwnTug => tugSchema.parse(card)
/** Parts are asked for faulty cards as well. */
const loose = (card: unknown): OwnTug => card as OwnTug

/** A card with everything the editor knows: values, a list, a part that may be missing. */
export const tugEditor: CardEditor<unknown> = {
  copy: (options, id) => ({ ...tug, id: `${id}-${cardsOf(options).length + 1}` }),
  open: (options, id) => cardsOf(options).find(card => card.id === id),
  parts(card) {
    const { name, hull, guns, radio } = loose(card)
    return [
      {
        kind: 'value',
        path: ['name'],
        group: 'General',
        field: { kind: 'text', name: 'name', label: 'Name', value: name, most: 40 },
      },
      {
        kind: 'value',
        path: ['hull'],
        group: 'General',
        field: { kind: 'number', name: 'hull', label: 'Hull', min: 1, max: 9, value: hull },
      },
      { kind: 'list', path: ['guns'], group: 'Guns', label: 'gun', blank: { range: 1 } },
      ...guns.map(({ range }, i) => ({
        kind: 'value' as const,
        path: ['guns', i, 'range'],
        group: 'Guns',
        field: { kind: 'number' as const, name: `range${i}`, label: `Range ${i + 1}`, min: 1, max: 30, value: range },
      })),
      {
        kind: 'optional',
        path: ['radio'],
        group: 'Radio',
        label: 'Radio',
        present: radio !== null,
        blank: { power: 1 },
      },
      ...(radio
        ? [
            {
              kind: 'value' as const,
              path: ['radio', 'power'],
              group: 'Radio',
              field: { kind: 'number' as const, name: 'power', label: 'Power', min: 1, max: 9, value: radio.power },
            },
          ]
        : []),
    ]
  },
  faults(card) {
    const parsed = tugSchema.safeParse(card)
    if (parsed.success) return []
    return parsed.error.issues.map(issue => ({
      path: issue.path.map(step => (typeof step === 'number' ? step : String(step))),
      why: issue.message,
    }))
  },
  preview: card => modelOf(read(card)),
  put: (options, card) => ({ cards: [...cardsOf(options).filter(one => one.id !== read(card).id), read(card)] }),
  remove: (options, id) => ({ cards: cardsOf(options).filter(card => card.id !== id) }),
}

export const tugRuleset: typeof toy = {
  ...toy,
  id: 'tugs',
  title: 'Tugs',
  setupModel: {
    ...toy.setupModel,
    forces: {
      points: 'Tonnage',
      roster: options =>
        cardsOf(options).map(card => ({
          id: card.id,
          name: card.name,
          side: 'Own',
          points: card.hull,
          art: 'ship',
          card: modelOf(card),
          own: true,
        })),
      list: () => [],
      replace: options => options,
      editor: tugEditor,
    },
  },
}
