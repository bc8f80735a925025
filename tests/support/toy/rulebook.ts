import { type Rulebook, rulesOf } from '../../../src/engine/rulebook'

const RULES = {
  'Sequence of play': {
    'POND.signal': ['Each turn both seats signal at once, in secret.', 'engine'],
    'POND.reveal': ['Signals are opened together.', 'engine'],
    'POND.initiative': [
      'Two dice and the haste signalled; the higher seat plays first, a tie is thrown again.',
      'engine',
    ],
    'POND.pass': ['A seat plays all its boats, then passes.', 'engine'],
    'POND.end': ['When all have passed the turn ends.', 'engine'],
  },
  'Under way': {
    'POND.sail.once': ['A boat sails once a turn.', 'engine'],
    'POND.sail.length': ['At most 12 cm, 9 cm when damaged.', 'engine'],
    'POND.sail.rock': ['No way leads through a rock.', 'engine'],
    'POND.sail.edge': ['No way leads off the pond.', 'engine'],
    'POND.turn.arc': ['A boat turns up to 60 degrees to either side, once a turn.', 'engine'],
    'POND.dock': ['A boat within 6 cm of a free berth may tie up there and mend one hit.', 'engine'],
    'POND.dock.free': ['A berth holds one boat.', 'engine'],
  },
  Gunnery: {
    'POND.fire.once': ['A boat fires once a turn.', 'engine'],
    'POND.fire.arc': ['Guns bear 60 degrees to either side of the bow.', 'engine'],
    'POND.fire.range': ['At most 24 cm; beyond 12 cm is long range, -2.', 'engine'],
    'POND.fire.sight': ['A rock in between hides the target.', 'engine'],
    'POND.fire.hit': ['Two dice and modifiers: 8 hits, a natural double six is a critical.', 'engine'],
    'POND.fire.smoke': ['Smoke: -1.', 'engine'],
    'POND.brace': ['The victim may brace: a die of 5 saves one hit.', 'engine'],
  },
  Mines: {
    'POND.mine.lay': ['A boat lays a mine within 8 cm of itself; only its seat knows where.', 'engine'],
    'POND.mine.crowd': ['No mine within 2 cm of another.', 'engine'],
    'POND.mine.strike': ['A boat that passes within 1.5 cm of a foreign mine sets it off: one hit.', 'engine'],
  },
  'End of the game': {
    'POND.win': ['Most hits left afloat after the last turn, or the last fleet afloat.', 'engine'],
    'POND.concede': ['A seat may concede at any time.', 'engine'],
    'POND.weather': ['What the weather does is for the referee.', 'referee'],
  },
} as const

type Headings = typeof RULES
type IdsOf<H> = H extends H ? keyof H : never

declare module '../../../src/engine/rulebook' {
  interface RuleIds {
    pond: IdsOf<Headings[keyof Headings]>
  }
}

export const rulebook: Rulebook = {
  entries: rulesOf(RULES),
  glossary: {
    Hull: 'How many hits the boat can take.',
    Speed: 'How far the boat sails in a turn.',
    Mines: 'Mines that are left to lay.',
    Gun: 'The name of the gun.',
    Arc: 'Where the gun can fire.',
    Range: 'How far the gun fires, in cm.',
    Afloat: 'Boats of this side that are still afloat.',
    Signal: 'What this side has signalled.',
  },
  rulings: [
    {
      id: 'POND.R1',
      question: 'Does a mine strike a boat that only turns?',
      readings: 'Yes, it moves; no, it stays.',
      decision: 'No.',
      why: 'A turn covers no water.',
      rules: ['POND.mine.strike', 'POND.turn.arc'],
    },
  ],
}
