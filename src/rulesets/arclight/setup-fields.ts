import type { Field } from '../../engine/offers'
import type { GameSetup } from '../../engine/setup'
import type { Options } from './options'
import type { ArcRule } from './rulebook'

/** How the players can agree to read the sheet differently. */
export function fields({ options: o, seats }: GameSetup<Options>): readonly Field[] {
  return [
    mapField('columns', 'Map width in hexes', o.columns),
    mapField('rows', 'Map height in hexes', o.rows),
    {
      kind: 'number',
      name: 'distance',
      label: 'Hexes between the sides',
      min: 1,
      max: 60,
      value: o.distance,
      rule: 'ARC.board.size',
    },
    {
      kind: 'choice',
      name: 'pulseRange',
      label: 'Kinetic Pulse Cannon',
      value: o.pulseRange,
      rule: 'ARC.card.pulsar.P',
      options: [
        { value: 'printed', label: '4-9-10, as printed' },
        { value: 'repaired', label: '4-9-12, as it was probably meant' },
      ],
    },
    {
      kind: 'choice',
      name: 'excess',
      label: 'Points over the Defensive Screens',
      value: o.excess,
      rule: 'ARC.dmod.order',
      options: [
        { value: 'before-sv', label: 'are reduced by ASV or ESV' },
        { value: 'after-sv', label: 'are added after ASV or ESV' },
      ],
    },
    {
      kind: 'choice',
      name: 'parity',
      label: 'Odd or even damage goes by',
      value: o.parity,
      rule: 'ARC.code.star',
      options: [
        { value: 'net', label: 'the net damage' },
        { value: 'base', label: 'the damage of the dice' },
      ],
    },
    {
      kind: 'choice',
      name: 'medEven',
      label: 'Middle of an even number of dice',
      value: o.medEven,
      rule: 'ARC.damage.med.no-middle',
      options: [
        { value: 'centre', label: 'is one of the two in the centre' },
        { value: 'outer', label: 'is the highest or the lowest' },
      ],
    },
    {
      kind: 'choice',
      name: 'sr',
      label: 'SR on the cards',
      value: o.sr,
      rule: 'ARC.hit.sr',
      options: [
        { value: 'none', label: 'has no effect' },
        { value: 'strain', label: 'a strain roll can save a weapon' },
        { value: 'speed', label: 'the weapon can’t fire at that speed' },
      ],
    },
    {
      kind: 'choice',
      name: 'fuel',
      label: 'Fuel leak',
      value: o.fuel,
      rule: 'ARC.crit.12',
      options: [
        { value: 'in5', label: 'no fuel after five turns' },
        { value: 'for5', label: 'no fuel for five turns' },
      ],
    },
    {
      kind: 'choice',
      name: 'uncrewed',
      label: 'Weapons of dead crew',
      value: o.uncrewed,
      rule: 'ARC.fire.dead-crew',
      options: [
        { value: 'silent', label: 'can’t fire' },
        { value: 'takeover', label: 'can be fired by others' },
      ],
    },
    flag('turnSplit', 'Several turns in one hex', { value: o.turnSplit, rule: 'ARC.move.turn.once-per-hex' }),
    flag('drift', 'House: drift', { value: o.drift, rule: 'ARC.opt.drift' }),
    flag('declaredTurn', 'House: declared turns', { value: o.declaredTurn, rule: 'ARC.opt.declared-turn' }),
    flag('torpedoes', 'House: torpedoes, nixies and countermeasures', {
      value: o.torpedoes,
      rule: 'ARC.opt.torp.launch',
    }),
    flag('engineering', 'House: engineering', { value: o.engineering, rule: 'ARC.opt.eng' }),
    {
      kind: 'choice',
      name: 'runner',
      label: 'House: who must break through',
      value: o.runner,
      rule: 'ARC.opt.runner',
      options: [{ value: 'none', label: 'Nobody' }, ...seats.map(({ seat, name }) => ({ value: seat, label: name }))],
    },
    {
      kind: 'number',
      name: 'turnLimit',
      label: 'House: turn limit',
      min: 0,
      max: 99,
      value: o.turnLimit,
      rule: 'ARC.opt.limit',
      help: 'After the last turn, points in play decide. 0 means no limit.',
    },
  ]
}

const mapField = (name: string, label: string, value: number): Field => ({
  kind: 'number',
  name,
  label,
  min: 5,
  max: 60,
  value,
  rule: 'ARC.board.size',
})

const flag = (name: string, label: string, { value, rule }: { value: boolean; rule: ArcRule }): Field => ({
  kind: 'flag',
  name,
  label,
  value,
  rule,
})
