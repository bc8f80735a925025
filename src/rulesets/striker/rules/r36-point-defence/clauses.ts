import { type Ruling, rulesOf } from '../../../../engine/rulebook'

const RULES = {
  '36. Point defence': {
    'STR.36': ['Point-defence weapons shoot down missiles and artillery rounds on their way.', 'reference'],
    'STR.36.s1': [
      'A point-defence system is a rapid-fire or energy weapon with a fire control of its own that destroys incoming missiles and rounds.',
      'engine',
    ],
    'STR.36.s2': ['How many dice it rolls and how far it reaches depends on its tech level.', 'reference', ['house']],
  },
  '36. Missions': {
    'STR.36.A.s1': [
      'Each turn a system has exactly one mission: target fire, overwatch or dedicated support.',
      'engine',
    ],
    'STR.36.A.s2': ['A crew with high initiative chooses its mission freely in the command phase.', 'engine'],
    'STR.36.A.s3': ['A crew with average initiative gets and changes its mission only by an order.', 'engine'],
    'STR.36.A.s4': ['A crew with low initiative can carry out a mission only while it is led.', 'engine'],
    'STR.36.A.s5': ["A ground vehicle on overwatch or dedicated support can't move.", 'engine'],
    'STR.36.A.s6': ['A grav vehicle can move on any mission.', 'engine'],
    'STR.36.A.1.s1': ['On target fire the weapon shoots like any other direct-fire weapon.', 'engine'],
    'STR.36.A.1.s2': [
      'On target fire it ignores the DM for the speed of a target that is terrain following or flying high.',
      'engine',
    ],
    'STR.36.A.2.s1': ['On overwatch it can engage any incoming indirect fire within its effective range.', 'engine'],
    'STR.36.A.2.s2': ['It does so once per turn.', 'engine'],
    'STR.36.A.3.s1': ['On dedicated support it protects one friendly vehicle or stand that you name.', 'engine'],
    'STR.36.A.3.s2': ['It keeps protecting that stand when the stand moves.', 'engine'],
    'STR.36.A.3.s3': [
      'It engages missiles, rockets, grenades and indirect fire aimed at that stand or at anything within 10 cm of it.',
      'engine',
    ],
    'STR.36.A.3.s4': ['It attacks indirect fire once per turn.', 'engine'],
    'STR.36.A.3.s5': ['It attacks direct fire once per fire phase.', 'engine'],
  },
  '36. Against direct fire': {
    'STR.36.B.s1': ['Of direct fire, only rockets, missiles and grenades can be stopped.', 'engine'],
    'STR.36.B.s2': ['The firer must be at least 15 cm from its target.', 'engine'],
    'STR.36.B.s3': ['The system must see the target and all of the last 15 cm of the flight.', 'engine'],
    'STR.36.B.s4': ['It fires once per phase.', 'engine'],
    'STR.36.B.s5': [
      'It rolls to hit as in ordinary direct fire at the range of the target it protects, with its own modifiers and its bonus for automatic fire.',
      'engine',
    ],
    'STR.36.B.s6': ['Each hit destroys one round.', 'engine'],
    'STR.36.B.s7': [
      'If there are fewer hits than rounds, the owner of the system chooses which rounds it destroys.',
      'engine',
    ],
    'STR.36.B.s8': ['Rounds that survive roll to hit as usual.', 'engine'],
  },
  '36. Against indirect fire': {
    'STR.36.C.s1': ['Of indirect fire, rockets and artillery rounds can be stopped.', 'engine'],
    'STR.36.C.s2': [
      'Artillery rounds are those of mortars, howitzers, guns, mass drivers and rocket launchers, but not of meson accelerators.',
      'engine',
    ],
    'STR.36.C.1.s1': ['The value of a system against indirect fire is a number of dice.', 'engine'],
    'STR.36.C.1.s2': ["It acts in its owner's fire phase, just before the rounds land.", 'engine'],
    'STR.36.C.1.s3': [
      'You share its dice out among enemy missions whose beaten zone lies at least partly within its effective range.',
      'engine',
    ],
    'STR.36.C.1.s4': ['Several dice can go to the same mission.', 'engine'],
    'STR.36.C.1.s5': [
      'Add to each die the tech level of the system minus that of the rounds. A die never counts for less than 0.',
      'engine',
    ],
    'STR.36.C.1.s6': ['The sum of the dice is the number of rounds destroyed.', 'engine'],
    'STR.36.C.1.s7': ['Against rounds of a multiple rocket launcher, halve the sum and round up.', 'engine'],
    'STR.36.C.2.s1': ["Losses don't change the size of the beaten zone.", 'engine'],
    'STR.36.C.2.s2': ['Losses thin out the sheaf, which makes hits less likely.', 'engine'],
    'STR.36.C.2.s3': [
      'A converged sheaf becomes normal with fewer than 2R rounds left, R being a full normal sheaf.',
      'engine',
    ],
    'STR.36.C.2.s4': ['A normal sheaf becomes dispersed with fewer than R rounds left.', 'engine'],
    'STR.36.C.2.s5': ['A dispersed sheaf becomes scattered with fewer than R/2 rounds left.', 'engine'],
    'STR.36.C.2.s6': ['With no rounds left there is no effect.', 'engine'],
  },
} as const

type Headings = typeof RULES
type RuleIn<H> = H extends unknown ? keyof H : never
declare module '../../../../engine/rulebook' {
  interface RuleIds {
    'striker.36': RuleIn<Headings[keyof Headings]>
  }
}

export const entries = rulesOf(RULES)

export const rulings: readonly Ruling[] = [
  {
    id: 'R.36-1',
    question: 'The printed example gives a weapon of tech level 10 DMs of +2 and −3 against tech levels 10 and 15.',
    readings: 'The weapon is of tech level 12; or both DMs are misprints.',
    decision: 'It is of tech level 12.',
    why: 'That one change fits both DMs, and six dice.',
    rules: ['STR.36.C.1.s5'],
  },
  {
    id: 'R.36-2',
    question: 'Of four dice at the second mission the example shows three, yet three rounds are destroyed.',
    readings: 'The fourth die was a 5; or one die is not counted.',
    decision: 'The fourth die was a 5: 0 + 0 + 1 + 2 = 3.',
    why: 'The rule governs.',
    rules: ['STR.36.C.1.s6'],
  },
  {
    id: 'R.36-4',
    question: 'At which range, and with which DMs, does a system fire at direct rounds?',
    readings: 'At the range of the firer, of the round or of the protected target; with or without target DMs.',
    decision: 'At the range of the protected target, with its own DMs and without DMs of a target.',
    why: 'The round is met near the target it is aimed at.',
    rules: ['STR.36.B.s5'],
  },
  {
    id: 'R.36-6',
    question: 'When is indirect fire "aimed at" a stand under dedicated support?',
    readings: 'By its aiming point; or by where it lands.',
    decision: 'If any part of the beaten zone lies within 10 cm of the stand and within effective range.',
    why: 'C.1 asks for a beaten zone that lies at least partly in range.',
    rules: ['STR.36.A.3.s3'],
  },
  {
    id: 'R.36-8',
    question: 'Are all dice of all systems shared out before any is rolled?',
    readings: 'All at once; or one system after the other.',
    decision: 'Each system shares out its dice and rolls; the next can use what it has seen.',
    why: 'The text describes one weapon at a time.',
    rules: ['STR.36.C.1.s3'],
  },
  {
    id: 'R.36-12',
    question: 'What does a system do without a new order, or when the stand it protects is lost?',
    readings: 'It goes on; or it has no mission.',
    decision: 'Its mission goes on. Without the stand it protects it does nothing until it gets another mission.',
    why: 'Orders hold until they are changed.',
    rules: ['STR.36.A.3.s1', 'STR.36.A.3.s2'],
  },
]
