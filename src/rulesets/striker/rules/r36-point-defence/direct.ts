import { listOf, whole, word } from '../../../../engine/bounds'
import { atMost } from '../../../../engine/geometry/units'
import { distance, lerp } from '../../../../engine/geometry/vec'
import { total } from '../../../../engine/rolls/ledger'
import { plain, refuse, unless } from '../../../../engine/rolls/plan'
import { z } from '../../../../engine/schema'
import { count } from '../../../../engine/words'
import type { Weapon } from '../../cards/weapon'
import { defineAnswer, readersOf } from '../../define'
import type { Data } from '../../parts/json'
import type { Shot } from '../../parts/shot'
import type { Stand } from '../../parts/stand'
import { SIDES } from '../../sides'
import type { Next, State } from '../../state'
import { CLASS_NEED } from '../../tables/fire'
import { bandAt, roll2d } from '../fire/direct'
import { hitsOf, type ToHit } from '../fire/hits'
import { fireLines } from '../fire/modifiers'
import type { FirePlan, Happening } from '../hooks'
import { tell } from '../module'
import { pendingQuestion, questionFor } from '../questions'
import { sees, seesPoint } from '../spotting/sight'
import { mustStand, standOf, weaponAt } from '../stands'
import { changeWork, workOf } from '../turn/table-work'
import { noteDirect, pdState, phaseNote } from './state'
import { KEY, type PdSystem, protectedBy, SUPPORT_REACH, systemsOn } from './systems'

export const LEAST_FLIGHT = 15
/** Weapons of the catalogue that throw rockets or grenades; own cards are marked. */
const THROWN: ReadonlySet<string> = new Set(['grenade', 'launcher', 'ram', 'ram-auto', 'rocket'])

/** STR.36.B.s1 */
export const canBeStopped = ({ id, class: kind, extra }: Weapon): boolean =>
  kind === 'missile' || THROWN.has(id) || extra?.[KEY]?.stoppable === true

/** A shot on its way, by its place among the shots of the phase. */
interface InFlight {
  readonly index: number
  readonly shot: Shot
  readonly firer: Stand
  readonly target: Stand
  readonly weapon: Weapon
}

const inFlight = (state: State): InFlight[] =>
  workOf(state).shots.flatMap(({ shot, strikes }, index) => {
    const [firer, target] = [standOf(state, shot.stand), shot.target === null ? undefined : standOf(state, shot.target)]
    const weapon = firer && weaponAt(state, firer, shot)
    return strikes === null && firer && target && weapon && canBeStopped(weapon)
      ? [{ index, shot, firer, target, weapon }]
      : []
  })

const STEP = 0.5
/** STR.36.B.s3: the target, and every point of the last 15 cm. */
function seesFlight(state: State, pd: Stand, { firer, target }: InFlight): boolean {
  if (pd.id !== target.id && !sees(state, pd, target)) return false
  const far = distance(firer.at, target.at)
  for (let back = 0; back <= LEAST_FLIGHT + 1e-9; back += STEP)
    if (!seesPoint(state, pd, lerp(target.at, firer.at, back / far))) return false
  return true
}

/** STR.36.A.3.s3, .B.s1 to .s3: the rounds that a system can engage. */
const engageable = (state: State, { stand }: PdSystem): InFlight[] => {
  const ward = protectedBy(state, stand)
  if (!ward) return []
  return inFlight(state).filter(
    one =>
      one.firer.seat !== stand.seat &&
      atMost(LEAST_FLIGHT, distance(one.firer.at, one.target.at)) &&
      atMost(distance(one.target.at, ward.at), SUPPORT_REACH) &&
      seesFlight(state, stand, one),
  )
}

/** STR.36.B.s5, R.36-4: as a shot at the place of the target, without what concerns a target. */
function toHit(state: State, { stand, weapon, man, slot }: PdSystem, target: Stand): ToHit | null {
  const far = distance(stand.at, target.at)
  const inBand = bandAt(state, weapon, far)
  if (!inBand) return null
  const shot: Shot = { stand: stand.id, man, weapon: slot, target: null, point: target.at, kind: 'solid', spread: [] }
  const plan: FirePlan = { firer: stand, target: null, weapon, shot, distance: far }
  const lines = fireLines(state, plan, { class: inBand.class, auto: inBand.band.auto })
  const automatic = inBand.band.auto !== undefined
  return { need: CLASS_NEED[inBand.class], lines, dm: total(lines), inBand, automatic }
}

interface Meeting {
  readonly system: PdSystem
  readonly rounds: readonly InFlight[]
  readonly hit: ToHit
}

/** The next system that fires at direct rounds in this phase. */
function nextMeeting(state: State): Meeting | null {
  const { direct } = pdState.table(state)
  for (const side of SIDES)
    for (const system of systemsOn(state, side, ['dedicated support'])) {
      // STR.36.A.3.s5, .B.s4: once per phase.
      if (direct[system.stand.id] === phaseNote(state)) continue
      const rounds = engageable(state, system)
      const [first] = rounds
      const hit = first ? toHit(state, system, first.target) : null
      if (hit) return { system, rounds, hit }
    }
  return null
}

/** STR.36.B.s8: after the fire is declared and before it is rolled. */
export function meetingAt(state: State): Happening | null {
  if (state.step !== 'shoot') return null
  const meeting = nextMeeting(state)
  if (!meeting) return null
  const { system, rounds, hit } = meeting
  const { stand } = system
  return {
    title: `${stand.name}: point defence`,
    rule: 'STR.36.B.s5',
    ledgers: [{ name: `To hit, ${hit.need}+`, base: 'two dice', lines: hit.lines, rolled: 0 }],
    again: true,
    resolve(dice) {
      const thrown = roll2d(dice)
      const hits = Math.min(rounds.length, hitsOf(state, thrown, hit))
      const all = rounds.map(({ index }) => index)
      const fired = { type: 'rule', of: KEY, name: 'fired', data: { stand: stand.id } } as const
      const told = tell(KEY, 'fired', {
        rules: [
          'STR.36.A.3.s3',
          'STR.36.A.3.s5',
          'STR.36.B.s1',
          'STR.36.B.s2',
          'STR.36.B.s3',
          'STR.36.B.s4',
          'STR.36.B.s5',
          'STR.36.B.s6',
        ],
        data: { stand: stand.id, thrown, dm: hit.dm, need: hit.need, hits, rounds: rounds.length },
        ...readersOf(stand),
      })
      if (hits === 0) return [{ now: [fired], tells: [told] }]
      if (hits === rounds.length)
        return [{ now: [fired, { type: 'rule', of: KEY, name: 'down', data: { shots: all } }], tells: [told] }]
      return [
        {
          now: [fired],
          tells: [told],
          asks: [
            questionFor(stand.seat, {
              of: KEY,
              name: 'pick',
              cites: 'STR.36.B.s7',
              data: { stand: stand.id, hits, rounds: rounds.map(roundOf) },
            }),
          ],
        },
      ]
    },
  }
}
const roundOf = ({ index, weapon, target }: InFlight) => ({ index, weapon: weapon.name, target: target.id })

const asked = z.object({
  stand: word,
  hits: whole,
  rounds: listOf(z.object({ index: whole, weapon: word, target: word }), 1000),
})
export const roundsAsked = (state: State): z.infer<typeof asked> | null => {
  const found = asked.safeParse(pendingQuestion(state)?.data.value)
  return found.success ? found.data : null
}

/** STR.36.B.s7: the owner of the system chooses which rounds it destroys. */
export const pick = defineAnswer(z.strictObject({ type: z.literal('r36.pick'), rounds: listOf(whole, 1000) }), {
  of: KEY,
  name: 'pick',
})({
  rule: 'STR.36.B.s7',
  plan(state, { rounds }) {
    const matter = roundsAsked(state)
    if (!matter) return { refusals: [refuse('STR.36.B.s7', 'There are no rounds to choose from.')] }
    const known = matter.rounds.map(({ index }) => index)
    return unless(
      [
        rounds.some(index => !known.includes(index)) && refuse('STR.36.B.s7', 'Choose among the rounds in flight.'),
        new Set(rounds).size !== rounds.length && refuse('STR.36.B.s7', 'Choose each round once.'),
        rounds.length !== matter.hits && refuse('STR.36.B.s6', `Choose ${count(matter.hits, 'round')}.`),
      ],
      () => plain(`Destroy ${count(rounds.length, 'round')}`, 'STR.36.B.s7'),
    )
  },
  apply(next, { rounds }, _result, { emit }) {
    bringDown(next, { shots: rounds })
    emit(tell(KEY, 'picked', { rules: ['STR.36.B.s7', 'STR.36.B.s8'], data: { rounds: rounds.length } }))
  },
  *offers(view) {
    const matter = roundsAsked(view)
    if (!matter) return
    for (const [i, chosen] of choicesOf(matter.rounds, matter.hits).entries())
      yield {
        kind: 'button',
        id: `r36.pick.${i}`,
        label: `Destroy ${chosen.map(({ weapon, target }) => `${weapon} at ${standOf(view, target)?.name ?? 'a stand'}`).join(', ')}`,
        rule: 'STR.36.B.s7',
        piece: matter.stand,
        action: { type: 'r36.pick' as const, rounds: chosen.map(({ index }) => index) },
      }
  },
})

const MOST_CHOICES = 60
/** Every way to choose so many of them; rounds of one weapon at one target are alike, so each way is listed once. */
export function choicesOf<T extends { readonly weapon: string; readonly target: string }>(
  rounds: readonly T[],
  hits: number,
): T[][] {
  const found = new Map<string, T[]>()
  const walk = (from: number, chosen: readonly T[]): void => {
    if (found.size >= MOST_CHOICES) return
    if (chosen.length === hits) {
      const key = chosen.map(({ weapon, target }) => `${weapon}@${target}`).join()
      if (!found.has(key)) found.set(key, [...chosen])
      return
    }
    for (let i = from; i < rounds.length; i++) {
      const round = rounds[i]
      if (round) walk(i + 1, [...chosen, round])
    }
  }
  walk(0, [])
  return [...found.values()]
}

/** Rounds that are destroyed no longer roll to hit. */
export function bringDown(next: Next, { shots }: Data): void {
  const down = new Set(Array.isArray(shots) ? shots : [])
  const work = workOf(next)
  changeWork(next, { shots: work.shots.map((shot, i) => (down.has(i) ? { ...shot, strikes: [] } : shot)) })
}

export function noteFired(next: Next, { stand }: Data): void {
  const { id } = mustStand(next, String(stand))
  noteDirect(next, id)
  const { fired } = workOf(next)
  if (!fired.includes(id)) changeWork(next, { fired: [...fired, id] })
}
