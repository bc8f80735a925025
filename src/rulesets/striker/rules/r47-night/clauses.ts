import { type Ruling, rulesOf } from '../../../../engine/rulebook'

const CLAUSES = {
  '47. Night': {
    'STR.47': [
      'In a battle at night everybody sees less. Lights and night vision devices help, and whoever fires gives their position away.',
      'reference',
    ],
    'STR.47.s1': [
      'The referee decides how much light there is, from stars and moons and from what clouds and dust take away, and sets the visibility multiple. Without a referee the players agree on it when they set up the battle.',
      'referee',
    ],
    'STR.47.s2': [
      'The visibility multiple is never more than 0.5 at night and usually much less. If nobody sets it, it is 0.2.',
      'engine',
      ['source', 'house'],
    ],
    'STR.47.s3': [
      'At night all ranges of the spotting table are multiplied by the visibility multiple. With a multiple of 0.4, a stationary concealed man who is spotted on 8+ at 50 cm by day is spotted on 8+ at 20 cm.',
      'engine',
    ],
    'STR.47.s4': [
      'At night a stationary soldier is never spotted farther away than 100 cm times the multiple.',
      'engine',
    ],
    'STR.47.s5': [
      'At night a stationary vehicle or a moving soldier is never spotted farther away than 200 cm times the multiple.',
      'engine',
    ],
    'STR.47.s6': ['At night a moving vehicle is never spotted farther away than 400 cm times the multiple.', 'engine'],
    'STR.47.A.s1': ['The equipment lists give prices and weights of night vision aids.', 'reference'],
    'STR.47.A.1.s1': [
      'Guns, howitzers and mortars can fire illumination rounds. They light a circle whose radius depends on the calibre, for two turns.',
      'engine',
      ['source', 'house'],
    ],
    'STR.47.A.1.s2': ['A stand in the lit circle is spotted as if it were day.', 'engine'],
    'STR.47.A.1.s3': ["The stand that spots doesn't have to be in the lit circle.", 'engine'],
    'STR.47.A.2.s1': ['A searchlight lights a circle with a radius of 2 cm, up to 200 cm away.', 'engine'],
    'STR.47.A.2.s2': ['A stand in the light of a searchlight is spotted as if it were day.', 'engine'],
    'STR.47.A.2.s3': [
      'A searchlight that is on is spotted without a roll by every enemy within 500 cm that has a line of sight to it.',
      'engine',
    ],
    'STR.47.A.3.s1': [
      'Active infrared throws a beam of infrared light. Whoever has infrared vision sees what it lights as if it were day; others see nothing of it.',
      'engine',
    ],
    'STR.47.A.3.s2': ['An infrared scope lights a circle with a radius of 2 cm, up to 50 cm away.', 'engine'],
    'STR.47.A.3.s3': ['An infrared searchlight lights a circle with a radius of 2 cm, up to 100 cm away.', 'engine'],
    'STR.47.A.3.s4': [
      'Troops with active infrared, passive infrared or thermal imaging can spot the stands it lights.',
      'engine',
    ],
    'STR.47.A.3.s5': [
      'They also spot the light itself without a roll, up to three times its range: 150 cm for a scope, 300 cm for a searchlight.',
      'engine',
    ],
    'STR.47.A.4.s1': [
      'At night passive infrared spots stands in its line of sight without a roll, up to its full range.',
      'engine',
    ],
    'STR.47.A.4.s2': ['What hides a stand from passive infrared by day hides it at night.', 'engine'],
    'STR.47.A.5.s1': ['Radar and ladar work at night as they do by day.', 'engine'],
    'STR.47.A.6.s1': [
      'A stand with light amplification counts the visibility multiple twice, but never as more than 1.',
      'engine',
      ['source', 'house'],
    ],
    'STR.47.A.7.s1': [
      'At night thermal imaging spots soldiers up to 300 cm and vehicles up to 600 cm away without a roll, with the exceptions that hold by day.',
      'engine',
    ],
    'STR.47.B.s1': [
      'At night a weapon that fires is spotted without a roll at any distance by every enemy that has a line of sight to it.',
      'engine',
    ],
    'STR.47.B.s2': ["Mass drivers, gauss guns and meson accelerators don't give themselves away like that.", 'engine'],
  },
} as const

export type Clause47 = keyof (typeof CLAUSES)['47. Night']
declare module '../../../../engine/rulebook' {
  interface RuleIds {
    striker47: Clause47
  }
}

export const entries = rulesOf(CLAUSES)

export const rulings: readonly Ruling[] = [
  {
    id: 'R.47-1',
    question: 'Are weapons spotted by their fire at any time, or only at night?',
    readings: 'The paragraph stands in the rule on night but does not name it.',
    decision: 'Only at night, foggy nights included. By day a firer is looked for on its row for firing.',
    why: 'A muzzle flash shows in the dark.',
    rules: ['STR.47.B.s1'],
  },
  {
    id: 'R.47-2',
    question: 'Light amplification doubles the multiple. Can it become more than 1?',
    readings: 'Twice 0.5 is 1, but the referee may change the light.',
    decision: 'It counts as 1 at most.',
    why: 'No device sees better by night than eyes do by day.',
    rules: ['STR.47.A.6.s1'],
  },
  {
    id: 'R.47-3',
    question: 'Passive infrared reaches half its range in one rule and all of it in the other.',
    readings: 'A contradiction, or two cases.',
    decision: 'Half its range by day, its full range at night.',
    why: 'Both texts can be true, and heat shows better in the cold of the night.',
    rules: ['STR.47.A.4.s1', 'STR.46.F.s1'],
  },
  {
    id: 'R.47-4',
    question: 'The book speaks of a visibility multiple and of a visibility multiplier.',
    readings: 'Two numbers or one.',
    decision: 'They are the same number.',
    why: 'The examples use both words for it.',
    rules: ['STR.47.s1'],
  },
  {
    id: 'R.47-5',
    question: 'Do the limits of the night hold for stands in the light?',
    readings: 'They hold for all stands at night, or only for those in the dark.',
    decision: 'A lit stand is looked for by the day table, without the limits of the night.',
    why: 'It is spotted as if it were day.',
    rules: ['STR.47.A.1.s2', 'STR.47.A.2.s2'],
  },
  {
    id: 'R.47-6',
    question: 'What is an infrared vision device?',
    readings: 'Only the viewer of an active set, or everything that sees heat.',
    decision: 'Active or passive infrared, or thermal imaging.',
    why: 'The same paragraph lists them.',
    rules: ['STR.47.A.3.s1', 'STR.47.A.3.s4'],
  },
  {
    id: 'R.47-7',
    question: 'When is a light aimed, and can it light ground that its own stand does not see?',
    readings: 'The text gives only a radius and a range.',
    decision:
      'In the command phase and in the movement phase of its side, at ground in its line of sight. The light stays where it is until it is aimed anew or switched off, or its stand moves out of range.',
    why: 'Light travels in straight lines, and a side can only direct lights when it acts.',
    rules: ['STR.47.A.2.s1', 'STR.47.A.3.s2', 'STR.47.A.3.s3'],
  },
  {
    id: 'R.47-8',
    question: 'Does a stand that was spotted drop out of sight when it falls dark around it?',
    readings: 'It is lost beyond the limits of the night, or it is followed as long as the line of sight holds.',
    decision: 'It stays spotted while an enemy has a line of sight to it.',
    why: 'The limits say how far a stand can be found, and the rule for keeping a stand in sight asks only for the line.',
    rules: ['STR.47.s4', 'STR.core.spot.keep'],
  },
]
