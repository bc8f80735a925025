import { type Ruling, rulesOf } from '../../../../engine/rulebook'

const CLAUSES = {
  '46. Electronic detection': {
    'STR.46': [
      'Vehicles and soldiers can carry devices that find the enemy where eyes cannot. A device looks when its unit looks; nobody has to tell it to.',
      'reference',
    ],
    'STR.46.s1': [
      'The spotting table is for eyes without help. A stand that carries a device uses its eyes and the device, whichever serves it better.',
      'engine',
    ],
    'STR.46.A.s1': [
      'A target acquisition radar reaches as many kilometers as its power: 100 cm for each point. The power of a set follows from its tech level.',
      'engine',
      ['source', 'house'],
    ],
    'STR.46.A.s2': [
      'Radar spots any enemy vehicle that moves within its range, if it has a clear line of sight. It needs no roll.',
      'engine',
    ],
    'STR.46.A.s3': [
      'A radar jammed by the enemy does not work. Radars are jammed as radios are: each jammer picks one radar in the command phase and rolls 8+ on two dice, plus its own tech level, minus the tech level of the radar. Success silences the radar for that turn.',
      'engine',
      ['source', 'house'],
    ],
    'STR.46.A.s4': ['Radar detects a vehicle with basic ECM only on a roll of 7+.', 'engine'],
    'STR.46.A.s5': ['Radar detects a vehicle with extensive ECM only on a roll of 10+.', 'engine'],
    'STR.46.A.s6': ['The roll has a DM of −1 for each tech level by which the ECM is better than the radar.', 'engine'],
    'STR.46.A.s7': ['The roll has a DM of +4 for each tech level by which the radar is better than the ECM.', 'engine'],
    'STR.46.B.s1': ['Ladar, which uses a laser, works as radar does, with two exceptions.', 'engine'],
    'STR.46.B.1.s1': ["Ladar can't be jammed.", 'engine'],
    'STR.46.B.2.s1': ["Ladar doesn't see through smoke or anti-laser aerosol.", 'engine', ['house']],
    'STR.46.C.s1': [
      'Thermal imaging spots soldiers up to 300 cm away and vehicles up to 600 cm away without a roll, if it has a clear line of sight.',
      'engine',
    ],
    'STR.46.C.s2': [
      "Smoke doesn't block the line of sight of thermal imaging. A firer with thermal imaging can fire at what it sees that way.",
      'engine',
      ['source', 'house'],
    ],
    'STR.46.C.1.s1': ["Thermal imaging can't spot a vehicle with extensive ECM, whatever its tech level.", 'engine'],
    'STR.46.C.2.s1': [
      "Thermal imaging can't spot a vehicle with basic ECM of a higher tech level than the device.",
      'engine',
    ],
    'STR.46.C.3.s1': [
      "Thermal imaging can't spot soldiers who all wear combat environment suits, combat armour or battle dress of a higher tech level than the device.",
      'engine',
    ],
    'STR.46.C.4.s1': [
      "Thermal imaging can't spot soldiers whose combat environment suits, combat armour or battle dress have a chameleon surface.",
      'engine',
    ],
    'STR.46.D.s1': [
      'A stand with computer image enhancement counts every spotting distance as half as long.',
      'engine',
    ],
    'STR.46.F.s1': [
      'By day, passive infrared spots enemies up to half the range listed for the device, without a roll.',
      'engine',
    ],
    'STR.46.F.s2': ['Passive infrared has the same limits and exceptions as thermal imaging.', 'engine'],
  },
} as const

export type Clause46 = keyof (typeof CLAUSES)['46. Electronic detection']
declare module '../../../../engine/rulebook' {
  interface RuleIds {
    striker46: Clause46
  }
}

export const entries = rulesOf(CLAUSES)

export const rulings: readonly Ruling[] = [
  {
    id: 'R.46-1',
    question: 'The letters of this rule jump from D to F.',
    readings: 'A paragraph E is lost, or the letter is a misprint.',
    decision: 'F keeps its letter. No text is known to be missing.',
    why: 'Nothing else in the book refers to a paragraph E.',
    rules: ['STR.46.F.s1'],
  },
  {
    id: 'R.46-2',
    question: 'Better ECM costs the radar 1 for each tech level, a better radar gains 4.',
    readings: 'As printed, or a misprint for equal numbers.',
    decision: 'As printed. A radar two tech levels ahead nearly cancels extensive ECM.',
    why: 'Both numbers are spelled out.',
    rules: ['STR.46.A.s6', 'STR.46.A.s7'],
  },
  {
    id: 'R.46-3',
    question: 'How often does a radar roll against ECM?',
    readings: 'Once a turn, once for each centimetre, or once in each phase in which the target moves.',
    decision: 'Each radar rolls once for each target in every movement phase in which that target moves.',
    why: 'The radar finds vehicles that move, so it looks when they do.',
    rules: ['STR.46.A.s4', 'STR.46.A.s5'],
  },
  {
    id: 'R.46-4',
    question: 'Image enhancement makes ranges half as long. Which ranges?',
    readings: 'The ranges of the table, which would make spotting harder, or the distance to the target.',
    decision: 'The actual distance is halved, for the spotting table and for the limits of the night.',
    why: 'The device is there to improve spotting.',
    rules: ['STR.46.D.s1'],
  },
  {
    id: 'R.46-5',
    question: 'Does ECM work against ladar?',
    readings: 'ECM is named only for radar.',
    decision: 'It works against ladar as it does against radar.',
    why: 'Only two exceptions are listed for ladar.',
    rules: ['STR.46.B.s1'],
  },
  {
    id: 'R.46-6',
    question: 'Ladar “may not be able” to spot through smoke.',
    readings: 'Sometimes, or never.',
    decision: 'A ladar whose line crosses smoke or aerosol sees nothing there.',
    why: 'The rule on smoke that could say more is lost.',
    rules: ['STR.46.B.2.s1'],
  },
  {
    id: 'R.46-7',
    question: 'Thermal imaging “may spot” here, but spots automatically in the rule on night.',
    readings: 'With a roll by day, or automatically at any time.',
    decision: 'Automatically at any time.',
    why: 'No roll is given.',
    rules: ['STR.46.C.s1'],
  },
  {
    id: 'R.46-8',
    question: 'Can a stand with thermal imaging fire through smoke at what it has spotted?',
    readings: 'Smoke blocks all fire, or only the fire of those who see by eye.',
    decision: 'It can fire at whatever its thermal imaging or passive infrared finds.',
    why: 'The device has a line of sight of its own that smoke does not block, and fire needs only a line of sight.',
    rules: ['STR.46.C.s2'],
  },
  {
    id: 'R.46-9',
    question: 'When does a stand that a device has found drop out of sight?',
    readings: 'As soon as the device would not find it, or only when nobody has a line of sight to it.',
    decision:
      'It stays spotted while an enemy has a line of sight to it by eye, or while a device would still find it.',
    why: 'Keeping a target in sight is easier than finding it; a device knows nothing between two echoes.',
    rules: ['STR.46.s1', 'STR.core.spot.keep'],
  },
]
