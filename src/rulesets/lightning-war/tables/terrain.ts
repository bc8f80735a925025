import type { TerrainKind, TerrainModel } from '../../../engine/terrain/model'

/** How ground is moved over; `hurdle` and `building` slow vehicles like bad going but do not forbid an assault. */
export const GOINGS = ['open', 'bad', 'road', 'closed', 'building', 'hurdle'] as const
export type GoingWord = (typeof GOINGS)[number]

/** The cover it gives to bases in it, weakest first. */
export const COVERS = ['none', 'cover', 'buildings', 'field', 'fort'] as const
export type Cover = (typeof COVERS)[number]

/** A crest is a hull-down position. */
export const CREST = 'crest'

type Kind = TerrainKind & { readonly going: GoingWord; readonly cover: Cover }

const OPEN = { sight: 'open', going: 'open', cover: 'none' } as const
const THICK = { sight: 'blocks', going: 'bad', cover: 'cover' } as const

/** LW.board.terrain: what each kind of terrain does. */
const KINDS: readonly Kind[] = [
  {
    ...OPEN,
    id: 'hill',
    name: 'Hill',
    form: 'hill',
    look: 'hill',
    sight: 'blocks',
    height: 20,
    says: 'Blocks sight, with dead ground.',
  },
  {
    ...OPEN,
    id: 'crest',
    name: 'Crest',
    form: 'area',
    look: 'sand',
    flags: [CREST],
    says: 'A hull-down position for vehicles.',
  },
  { ...THICK, id: 'wood', name: 'Wood', form: 'area', look: 'wood', says: 'Bad going, cover, blocks sight.' },
  {
    ...OPEN,
    id: 'orchard',
    name: 'Orchard',
    form: 'area',
    look: 'orchard',
    cover: 'cover',
    says: "Gives cover; doesn't block sight.",
  },
  {
    ...OPEN,
    id: 'scrub',
    name: 'Scrub',
    form: 'area',
    look: 'scrub',
    cover: 'cover',
    says: "Gives cover; doesn't block sight.",
  },
  { ...OPEN, id: 'field', name: 'Field', form: 'area', look: 'field', says: 'Open ground.' },
  {
    ...THICK,
    id: 'building',
    name: 'Building',
    form: 'area',
    look: 'building',
    going: 'building',
    cover: 'buildings',
    solid: true,
    says: 'Buildings: cover, block sight, slow vehicles like bad going.',
  },
  {
    ...THICK,
    id: 'ruin',
    name: 'Ruins',
    form: 'area',
    look: 'ruin',
    cover: 'buildings',
    says: 'Bad going, cover, blocks sight.',
  },
  { ...OPEN, id: 'rough', name: 'Broken ground', form: 'area', look: 'rough', going: 'bad', says: 'Bad going.' },
  { ...OPEN, id: 'marsh', name: 'Marsh', form: 'area', look: 'marsh', going: 'bad', says: 'Bad going.' },
  { ...OPEN, id: 'road', name: 'Road', form: 'line', look: 'road', width: 1.4, going: 'road', says: 'Road.' },
  {
    ...OPEN,
    id: 'track',
    name: 'Track',
    form: 'line',
    look: 'track',
    width: 1.2,
    going: 'road',
    says: 'Formed track.',
  },
  { ...OPEN, id: 'stream', name: 'Stream', form: 'line', look: 'stream', width: 1, going: 'bad', says: 'Bad going.' },
  {
    ...OPEN,
    id: 'river',
    name: 'River',
    form: 'line',
    look: 'river',
    width: 3,
    going: 'closed',
    says: 'Can only be crossed at bridges and fords.',
  },
  {
    ...THICK,
    id: 'hedge',
    name: 'Hedge',
    form: 'line',
    look: 'hedge',
    width: 0.5,
    going: 'hurdle',
    barrier: true,
    says: 'Cover for troops behind it, blocks sight, slows vehicles.',
  },
  {
    ...OPEN,
    id: 'wall',
    name: 'Wall',
    form: 'line',
    look: 'wall',
    width: 0.3,
    going: 'hurdle',
    cover: 'cover',
    barrier: true,
    says: 'Cover for troops behind it, slows vehicles.',
  },
  {
    ...OPEN,
    id: 'trench',
    name: 'Field defences',
    form: 'area',
    look: 'trench',
    cover: 'field',
    says: 'Field defences.',
  },
  {
    ...OPEN,
    id: 'bunker',
    name: 'Fortification',
    form: 'area',
    look: 'bunker',
    cover: 'fort',
    solid: true,
    says: 'Fortification.',
  },
]

export const TERRAIN: TerrainModel = {
  kinds: KINDS,
  unit: 'in',
  heights: { unit: 'm', per: 10 },
  sizes: { least: 24, most: 120, usual: { width: 72, height: 48 } },
}

const words = new Map(KINDS.map(kind => [kind.id, kind]))

export const goingOf = ({ id }: Pick<TerrainKind, 'id'>): GoingWord => words.get(id)?.going ?? 'open'
export const coverOf = ({ id }: Pick<TerrainKind, 'id'>): Cover => words.get(id)?.cover ?? 'none'
