import { ARCS, type Arc, type Crew, type Degree, type Weapon } from '../cards/card'

type Line = readonly [
  name: string,
  range: readonly [short: number, medium: number, long: number],
  sr: number,
  dice: string,
  degree: Degree,
  suffix: string,
  versus: Weapon['versus'],
  arcs: readonly Arc[],
]

// biome-ignore format: a table is read by its columns.
const CANNONS: readonly Line[] = [
  // Name                         Range         SR   Dice     Degree          Against  Arcs
  ['Kinetic Pulse Cannon',       [4, 9, 10],   12,  '2D8',   'MedH',  '',    'ASV',   ['Forward']],
  ['Kinetic Gatling Cannon',     [4, 8, 12],   12,  '2D8',   'High',  '',    'ASV',   ARCS],
  ['Plasma Pellet Array',        [4, 7, 10],   10,  '2D6',   'Low',   '',    'ESV',   ['Forward']],
  ['Pulson Blaster',             [4, 9, 12],   12,  '2D10',  'MedH',  '',    'ESV',   ['Left', 'Forward', 'Right']],
  ['Plasma Pellet Cannon',       [5, 10, 14],  10,  '2D6',   'High',  '',    'ESV',   ARCS],
  ['Kinetic Ram Gun',            [3, 6, 9],    14,  '2D10',  'MedH',  '+1',  'ASV',   ['Forward']],
  ['Port Kinetic Battery',       [4, 8, 12],   12,  '2D8',   'MedH',  '',    'ASV',   ['Left', 'Forward', 'Rear']],
  ['Starboard Kinetic Battery',  [4, 8, 12],   12,  '2D8',   'MedH',  '',    'ASV',   ['Right', 'Forward', 'Rear']],
  ['Plasma Lance',               [3, 6, 8],    12,  '2D10',  'High',  '/2',  'ESV',   ['Forward']],
  ['Heavy Pulson Blaster',       [5, 10, 14],  14,  '2D10',  'MedH',  '',    'ESV',   ARCS],
  ['Light Pulson Blaster',       [3, 7, 10],   10,  '2D8',   'MedL',  '',    'ESV',   ['Left', 'Forward', 'Right']],
]

/** A weapon of the list, assigned to a crew member. */
export function fitted(crew: Crew, named: string): Weapon {
  const line = CANNONS.find(([name]) => name === named)
  if (!line) throw new Error(`no cannon ${named}`)
  const [name, [short, medium, long], sr, dice, degree, suffix, versus, arcs] = line
  const bears = (arc: Arc): boolean => arcs.includes(arc)
  return {
    crew,
    name,
    range: { short, medium, long },
    sr,
    dice,
    degree,
    suffix,
    versus,
    arcs: { Forward: bears('Forward'), Right: bears('Right'), Rear: bears('Rear'), Left: bears('Left') },
  }
}
