import { describe, expect, test } from 'vitest'
import { gather } from '../../../src/app/print/gather'
import { hidesAnything, type Material, type Reader, setupFor } from '../../../src/app/print/material'
import { Match } from '../../../src/engine/record/match'
import type { Sheet } from '../../../src/engine/scene/sheet'
import { faultOf, layOut } from '../../../src/print/layout'
import { leafOf } from '../../../src/print/paper'
import type { Values } from '../../../src/print/values'
import { coverOf, RULESETS } from '../../../src/rulesets'
import { pondAtPlay } from '../table/table'

const materialOf = (match: Match): Material => ({
  ruleset: match.ruleset,
  title: 'A game',
  setup: match.setup,
  state: match.state,
  live: true,
})

const started = async (game: string): Promise<Match> => {
  const ruleset = await coverOf(game)?.load()
  const setup = ruleset?.setupModel.scenarios[0]?.setup
  if (!ruleset || !setup) throw new Error(`${game} is not on the shelf`)
  const match = new Match(ruleset, setup, 'a seed')
  match.settle()
  return match
}

const words = (sheets: readonly Sheet[]): string => JSON.stringify(sheets)

describe('what a seat may not see is not printed', () => {
  test('dice behind a screen', async () => {
    const match = await started('thunder-struck')
    match.play('A', { type: 'roll' })
    const place = match.offers('A').find(offer => offer.id === 'place.c1')
    const [choice] = place?.kind === 'cell' ? place.choices() : []
    if (!choice) throw new Error('nothing to place')
    match.play('A', choice.action)
    const material = materialOf(match)
    expect(hidesAnything(material)).toBe(true)
    const diceOn = async (reader: Reader) => {
      const [standing] = await gather(material, reader, 'live')
      return words([standing ?? { id: '', title: '', items: [] }]).match(/"art":"die"/g)?.length ?? 0
    }
    expect(await diceOn('A')).toBeGreaterThan(await diceOn('B'))
    expect(await diceOn('everybody')).toBe(await diceOn('B'))
    expect(await diceOn('referee')).toBe(await diceOn('A'))
  })

  test('a mine nobody else knows of, and then the forces of the others', async () => {
    const { match } = pondAtPlay()
    const boat = match.offers('A').find(offer => offer.id.startsWith('lay.'))
    const [layer] = match.ruleset.awaiting(match.state)
    const lay = boat ?? match.offers(layer?.seat ?? 'B').find(offer => offer.id.startsWith('lay.'))
    if (lay?.kind !== 'region') throw new Error('no mine to lay')
    const owner = match.offers('A').includes(lay) || boat ? 'A' : (layer?.seat ?? 'B')
    match.play(owner, lay.at({ ...lay.start(), at: { x: lay.start().at.x + 4, y: lay.start().at.y } }))
    const material = materialOf(match)
    const other = owner === 'A' ? 'B' : 'A'
    expect(words(await gather(material, owner, 'live'))).toContain('"name":"Mine"')
    expect(words(await gather(material, other, 'live'))).not.toContain('"name":"Mine"')
    expect(words(await gather(material, 'everybody', 'live'))).not.toContain('"name":"Mine"')
    const { forces } = material.ruleset.setupModel
    const listed = (reader: Reader) => forces?.list(setupFor(material, reader).options, owner).length
    expect(listed(other)).toBe(0)
    expect(listed('everybody')).toBe(0)
    expect(listed(owner)).toBeGreaterThan(0)
  })
})

test('from a game come its cards as they stand, as printed or blank', async () => {
  const match = await started('lightning-strike')
  const material = materialOf(match)
  const cards = async (values: Values) => {
    const [standing] = await gather(material, 'everybody', values)
    return (standing?.items ?? []).flatMap(item => (item.kind === 'card' ? [item.card] : []))
  }
  const live = await cards('live')
  expect(live.map(({ title }) => title)).toEqual(['Pathfinder 1', 'Pathfinder 2', 'Wyvern 1', 'Wyvern 2'])
  expect(live[0]).toMatchObject({ seat: 'A', points: 100 })
  expect((await cards('blank')).every(({ title }) => title === '')).toBe(true)
  expect(words(await gather(material, 'everybody', 'printed'))).not.toContain('"live"')
})

describe.each(RULESETS.map(({ id }) => id))('%s', game => {
  test('brings sheets that can be laid out, on either paper, from every scenario and from a game', async () => {
    const match = await started(game)
    const { scenarios } = match.ruleset.setupModel
    const starts = scenarios.map(({ setup, title }): Material => {
      const { ruleset } = match
      return { ruleset, title, setup, state: new Match(ruleset, setup, 'a seed').start, live: false }
    })
    for (const material of [...starts, materialOf(match)]) {
      const sheets = await gather(material, hidesAnything(material) ? 'referee' : 'everybody', 'live')
      const ids = sheets.flatMap(({ id, items }) => items.map(item => `${id}/${item.id}`))
      expect(new Set(ids).size).toBe(ids.length)
      const kinds = new Set(sheets.flatMap(({ items }) => items.map(({ kind }) => kind)))
      for (const kind of ['card', 'counter', 'ruler', 'template', 'board', 'chart', 'paper'])
        expect(kinds).toContain(kind)
      for (const paper of ['a4', 'letter'] as const) {
        const setup = {
          paper,
          turn: 'portrait',
          margin: 8,
          slack: { x: 0, y: 0 },
          correction: { across: 1, down: 1 },
        } as const
        const press = { style: 'ink', frame: leafOf(setup).frame } as const
        const choices = sheets.flatMap(({ title, items }) => items.map(item => ({ item, sheet: title, copies: 1 })))
        for (const choice of choices)
          expect([choice.item.name, faultOf(choice, press)]).toEqual([choice.item.name, null])
        const work = layOut({ choices, press, pages: 'filled' })
        let next = work.next()
        while (!next.done) next = work.next()
        expect(next.value.length).toBeGreaterThan(0)
        const text = JSON.stringify(next.value)
        expect(text).not.toMatch(/NaN|undefined|:null/)
      }
    }
  })
})

test.each(['lightning-strike', 'striker'])('the plan of %s says whose each zone is', async game => {
  const match = await started(game)
  const [standing] = await gather(materialOf(match), 'referee', 'live')
  const plan = standing?.items.find(item => item.kind === 'board')
  const zones = plan?.areas?.filter(({ id }) => id.startsWith('zone.')) ?? []
  expect(zones.length).toBeGreaterThan(1)
  for (const { seat, name } of zones) expect(name).toContain(match.setup.seats.find(one => one.seat === seat)?.name)
})
