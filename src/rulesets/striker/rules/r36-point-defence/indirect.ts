import { listOf, whole, word } from '../../../../engine/bounds'
import type { Vec } from '../../../../engine/geometry/vec'
import type { Dice } from '../../../../engine/rolls/dice'
import { modifier } from '../../../../engine/rolls/ledger'
import { refuse, unless } from '../../../../engine/rolls/plan'
import type { RuleId } from '../../../../engine/rulebook'
import { z } from '../../../../engine/schema'
import { count, signed } from '../../../../engine/words'
import type { Weapon } from '../../cards/weapon'
import { defineAnswer, readersOf } from '../../define'
import type { Mission } from '../../parts/mission'
import { enemyOf, type Side } from '../../sides'
import type { State } from '../../state'
import type { Sheaf } from '../../tables/indirect'
import type { Happening, HookPoints } from '../hooks'
import { dueMissions, isMet, landingSide, silentWhy } from '../missions/landing'
import { burstOfGuns, gunsOf, roundsOf } from '../missions/missions'
import { baseLine, type Zone, zoneOf } from '../missions/sheaf'
import { tell } from '../module'
import { pendingQuestion, questionFor } from '../questions'
import { mustStand, standOf } from '../stands'
import { changeWork, workOf } from '../turn/table-work'
import { addTo, noteIndirect, pdState, sumOn } from './state'
import { KEY, type PdSystem, pdMissionOf, pdValueOf, reaches, systemOf, systemsOn } from './systems'

/** What the owner of a system may know of rounds in the air. */
const incoming = z.object({
  area: listOf(z.object({ x: z.number(), y: z.number() }), 100),
  tl: whole,
  rounds: whole,
  kind: word,
  rockets: z.boolean(),
})
/** With the mission, which only the table knows. */
type Incoming = z.infer<typeof incoming> & { readonly mission: string }
const asked = z.object({ stand: word, dice: whole, incoming: listOf(incoming, 200) })
type Asked = z.infer<typeof asked>

const gunsFor = (state: State, { battery }: Mission): readonly Weapon[] => {
  const stand = standOf(state, battery)
  return stand ? gunsOf(state, stand) : []
}
/** STR.36.C.s1, .s2: meson accelerators send nothing that could be hit. */
const isStoppable = (guns: readonly Weapon[]): boolean =>
  guns.length > 0 && guns.every(({ flags }) => !flags.includes('meson'))
const isRockets = (guns: readonly Weapon[]): boolean => guns.some(({ extra }) => extra?.['35'] !== undefined)

/** The beaten zone of rounds whose fall is known. */
function zoneFor(state: State, mission: Mission): readonly Vec[] | null {
  if (!mission.fall) return null
  const guns = gunsFor(state, mission)
  const from = standOf(state, mission.battery)?.at ?? baseLine(state, mission)
  const fired = roundsOf(guns)
  return zoneOf(mission, { at: mission.fall.at, from, fired, left: fired, burst: burstOfGuns(guns, mission.kind) }).area
}

/** STR.36.C.1.s2: the side whose fire phase this is, where enemy rounds land in it. */
const defender = (state: State): Side | null => {
  const side = landingSide(state)
  return side && enemyOf(side)
}
const ready = (state: State): PdSystem[] => {
  const side = defender(state)
  if (!side) return []
  const { indirect } = pdState.table(state)
  // STR.36.A.2.s2, .A.3.s4: once per turn.
  return systemsOn(state, side, ['overwatch', 'dedicated support']).filter(
    ({ stand }) => indirect[stand.id] !== state.turn,
  )
}

const inTheAir = (state: State): Mission[] =>
  dueMissions(state).filter(mission => silentWhy(state, mission) === null && isStoppable(gunsFor(state, mission)))

/** Enemy rounds that a system can engage. */
const engageable = (state: State, system: PdSystem): Incoming[] =>
  inTheAir(state).flatMap(mission => {
    const area = zoneFor(state, mission)
    if (!area || !reaches(state, system, area)) return []
    const guns = gunsFor(state, mission)
    return [
      {
        mission: mission.id,
        area: area.map(({ x, y }) => ({ x, y })),
        tl: Math.max(...guns.map(({ tl }) => tl)),
        rounds: roundsOf(guns),
        kind: mission.kind,
        rockets: isRockets(guns),
      },
    ]
  })

/** The next system that is asked where its dice go. */
function nextAsked(state: State): Asked | null {
  for (const system of ready(state)) {
    const found = engageable(state, system)
    if (found.length === 0) continue
    const known = found.map(({ mission: _, ...seen }) => seen)
    return { stand: system.stand.id, dice: pdValueOf(system.weapon).dice, incoming: known }
  }
  return null
}

export function askingAt(state: State): Happening | null {
  // All falls are known first, so that the dice can be shared among all missions.
  if (state.step !== 'arrive' || dueMissions(state).some(mission => isMet(state, mission))) return null
  const next = nextAsked(state)
  const side = defender(state)
  if (!next || !side) return null
  return {
    title: 'Point defence',
    rule: 'STR.36.C.1.s2',
    again: true,
    resolve: () => [
      { asks: [questionFor(side, { of: KEY, name: 'allot', cites: 'STR.36.C.1.s3', data: { ...next } })] },
    ],
  }
}

export const indirectHooks: Partial<HookPoints> = {
  'indirect.meet': (state, mission) => isStoppable(gunsFor(state, mission)) && ready(state).length > 0,
  'indirect.pd': destroyed,
}

/** STR.36.C.1.s6, .s7: halved once for all dice on the mission; never more than there are. */
function destroyed(state: State, mission: Mission): number {
  const sum = sumOn(state, mission.id)
  const guns = gunsFor(state, mission)
  return Math.min(roundsOf(guns), isRockets(guns) ? Math.ceil(sum / 2) : sum)
}

export const matterOf = (state: State): Asked | null => {
  const found = asked.safeParse(pendingQuestion(state)?.data.value)
  return found.success ? found.data : null
}

/** STR.36.C.1.s5: a die with the difference in tech level, never below 0. */
const rollDice = (dice: Dice, many: number, dm: number): number[] =>
  many === 0 ? [] : dice.roll(many, 6).map(face => Math.max(0, face + dm))

/** STR.36.C.2: what the losses so far do to a sheaf. */
const THINNED: Readonly<Record<Sheaf, readonly RuleId[]>> = {
  converged: [],
  normal: ['STR.36.C.2.s3'],
  dispersed: ['STR.36.C.2.s4'],
  scattered: ['STR.36.C.2.s5'],
}

function metRules(state: State, { stand }: PdSystem, found: readonly Incoming[]): RuleId[] {
  const watch = pdMissionOf(state, stand) === 'overwatch'
  const left = found.flatMap(({ mission: id }) => {
    const mission = state.missions[id]?.value
    return mission ? [thinned(state, mission)] : []
  })
  const rules = new Set<RuleId>([
    ...(watch ? (['STR.36.A.2.s1', 'STR.36.A.2.s2'] as const) : (['STR.36.A.3.s3', 'STR.36.A.3.s4'] as const)),
    'STR.36.C.s1',
    'STR.36.C.s2',
    'STR.36.C.1.s1',
    'STR.36.C.1.s4',
    'STR.36.C.1.s5',
    'STR.36.C.1.s6',
    ...(found.some(({ rockets }) => rockets) ? (['STR.36.C.1.s7'] as const) : []),
    'STR.36.C.2.s1',
    'STR.36.C.2.s2',
    ...left.flatMap(({ sheaf, rounds }) => (rounds === 0 ? (['STR.36.C.2.s6'] as const) : THINNED[sheaf])),
  ])
  return [...rules]
}
function thinned(state: State, mission: Mission): Zone {
  const guns = gunsFor(state, mission)
  const fired = roundsOf(guns)
  const left = fired - destroyed(state, mission)
  return zoneOf(mission, { at: mission.point, from: null, fired, left, burst: burstOfGuns(guns, mission.kind) })
}

/** The owner shares out the dice of one system; one number for each mission that it can engage. */
export const allot = defineAnswer(z.strictObject({ type: z.literal('r36.allot'), dice: listOf(whole, 200) }), {
  of: KEY,
  name: 'allot',
})({
  rule: 'STR.36.C.1.s3',
  plan(state, { dice }) {
    const matter = matterOf(state)
    const system = matter && standOf(state, matter.stand)
    if (!matter || !system) return { refusals: [refuse('STR.36.C.1.s2', 'No rounds are in the air.')] }
    const used = dice.reduce((sum, one) => sum + one, 0)
    const weapon = systemOf(state, system)?.weapon
    const dms = matter.incoming.map(({ tl }) => (weapon?.tl ?? tl) - tl)
    return unless(
      [
        dice.length !== matter.incoming.length &&
          refuse(
            'STR.36.C.1.s3',
            `Give one number for each of the ${count(matter.incoming.length, 'mission')} in range.`,
          ),
        dice.some(one => one < 0) && refuse('STR.36.C.1.s3', "A number of dice can't be less than 0."),
        used > matter.dice && refuse('STR.36.C.1.s1', `${system.name} has only ${count(matter.dice, 'die', 'dice')}.`),
      ],
      () => ({
        title: `${system.name}: point defence`,
        rule: 'STR.36.C.1.s3' as const,
        ledgers: matter.incoming.flatMap(({ kind, rounds }, i) => {
          const many = dice[i] ?? 0
          return many === 0
            ? []
            : [
                {
                  name: `${count(many, 'die', 'dice')} against ${count(rounds, 'round')} of ${kind}`,
                  base: 'each die',
                  lines: [modifier(dms[i] ?? 0, 'difference in tech level', 'STR.36.C.1.s5')],
                },
              ]
        }),
        resolve: (roll: Dice) =>
          matter.incoming.map((_, i) => rollDice(roll, dice[i] ?? 0, dms[i] ?? 0).reduce((sum, one) => sum + one, 0)),
      }),
    )
  },
  apply(next, { dice }, sums, { emit, actor }) {
    // The question is answered already: what it was about is asked of the position once more.
    const side = actor as Side
    const [system] = ready(next).filter(one => engageable(next, one).length > 0)
    if (!system) return
    const found = engageable(next, system)
    noteIndirect(next, system.stand.id)
    if (dice.every(one => one === 0)) return
    addTo(next, Object.fromEntries(found.map(({ mission }, i) => [mission, sums[i] ?? 0])))
    const { fired } = workOf(next)
    if (!fired.includes(system.stand.id)) changeWork(next, { fired: [...fired, system.stand.id] })
    const rules = metRules(next, system, found)
    const stand = mustStand(next, system.stand.id)
    emit(
      tell(KEY, 'met', {
        rules,
        data: {
          stand: stand.id,
          shot: found.map(({ kind, rounds, rockets }, i) => ({
            kind,
            rounds,
            down: Math.min(rounds, rockets ? Math.ceil((sums[i] ?? 0) / 2) : (sums[i] ?? 0)),
          })),
        },
        ...('seenBy' in readersOf(stand) ? { seenBy: [side] } : {}),
      }),
    )
  },
  *offers(view) {
    const matter = matterOf(view)
    const system = matter && standOf(view, matter.stand)
    if (!matter || !system) return
    const weapon = systemOf(view, system)?.weapon
    yield {
      kind: 'form',
      id: 'r36.allot',
      label: `${system.name}: share out ${count(matter.dice, 'die', 'dice')}`,
      rule: 'STR.36.C.1.s3',
      piece: system.id,
      fields: () =>
        matter.incoming.map(({ kind, rounds, tl }, i) => ({
          kind: 'number' as const,
          name: String(i),
          label: `${count(rounds, 'round')} of ${kind}, tech level ${tl} (each die ${signed((weapon?.tl ?? tl) - tl)})`,
          min: 0,
          max: matter.dice,
          value: i === 0 ? matter.dice : 0,
        })),
      fill: values => ({
        type: 'r36.allot' as const,
        dice: matter.incoming.map((_, i) => Number(values[String(i)] ?? 0)),
      }),
    }
  },
})
