import { atMost } from '../../../../engine/geometry/units'
import type { Modifier } from '../../../../engine/rolls/ledger'
import { type Refusal, refuse } from '../../../../engine/rolls/plan'
import { measured } from '../../../../engine/words'
import type { Cited } from '../../events'
import type { Stand } from '../../parts/stand'
import type { State } from '../../state'
import { SENSE, SENSES, type Sense } from '../../tables/senses'
import { hooks, type LookMatter, type LookTerms } from '../hooks'
import { standSight } from './sight'
import { type Row, rowOf, tableNeed } from './spot-rows'

const EYE: readonly Sense[] = ['eye']
/** What a stand can look with, eyes first. */
export function sensesOf(state: State, stand: Stand): readonly Sense[] {
  const asked = hooks(state.options, 'spot.senses')
  if (asked.length === 0) return EYE
  const more = new Set(asked.flatMap(hook => hook(state, stand)))
  return more.size === 0 ? EYE : SENSES.filter(sense => sense === 'eye' || more.has(sense))
}

const NO_TERMS: readonly LookTerms[] = []
function termsOf(state: State, look: LookMatter): readonly LookTerms[] {
  const asked = hooks(state.options, 'spot.terms')
  const [only] = asked
  if (!only) return NO_TERMS
  return asked.length === 1 ? only(state, look) : asked.flatMap(hook => hook(state, look))
}

/** The roll that finds the target: 0 is automatic, null none. `say` gathers every reason against it. */
function needBy(look: LookMatter, row: Row, terms: readonly LookTerms[], say?: Refusal[]): number | null {
  let [automatic, range, counts, reach] = [-1, Number.POSITIVE_INFINITY, 1, 1]
  let need: number | null = null
  let ruled = row?.row ?? null
  for (const term of terms) {
    if (term.bar) {
      if (!say) return null
      say.push(refuse(term.rule, term.bar(look)))
    }
    if (term.automatic !== undefined && term.automatic > automatic) automatic = term.automatic
    if (term.range !== undefined && term.range < range) range = term.range
    if (term.need !== undefined && (need === null || term.need > need)) need = term.need
    counts *= term.distance ?? 1
    reach *= term.reach ?? 1
    ruled = term.row ?? ruled
  }
  if (say?.length) return null
  if (automatic >= 0 && atMost(look.distance, automatic)) return 0
  const far = look.distance * counts
  const found = !atMost(far, range) ? null : (need ?? (SENSE[look.sense].table ? tableNeed(ruled, far / reach) : null))
  if (found === null && say) say.push(tooFar(look, terms))
  return found
}

/** The clause and the distance that a look falls short by. */
function tooFar({ spotter, sense, distance }: LookMatter, terms: readonly LookTerms[]): Refusal {
  const name = SENSE[sense].name
  const away = `the target is ${measured(distance)} cm away`
  const limit = shortestOf(terms, distance) ?? longestOf(terms)
  if (!limit) return refuse('STR.core.spot.table', `${spotter.name} can't spot that by ${name}: ${away}.`)
  const { rule, cm } = limit
  return refuse(rule, `${spotter.name} can spot that by ${name} up to ${measured(cm)} cm, but ${away}.`, [
    { kind: 'disc', tone: 'muted', at: spotter.at, radius: cm },
  ])
}

interface Limit {
  readonly rule: Cited
  readonly cm: number
}
const shortestOf = (terms: readonly LookTerms[], distance: number): Limit | null =>
  terms.reduce<Limit | null>(
    (least, { rule, range: cm }) => (cm !== undefined && cm < (least?.cm ?? distance) ? { rule, cm } : least),
    null,
  )
/** How far it would find things without a roll. */
const longestOf = (terms: readonly LookTerms[]): Limit | null =>
  terms.reduce<Limit | null>(
    (most, { rule, automatic: cm }) => (cm !== undefined && cm > (most?.cm ?? 0) ? { rule, cm } : most),
    null,
  )

/** The roll that finds a target: 0 is automatic, null none. It doesn't ask for the line of sight. */
export const needOf = (state: State, look: LookMatter, row: Row): number | null =>
  needBy(look, row, termsOf(state, look))

/** STR.core.spot.dm: what is added to the roll. The state of the spotter counts where the spotting table does. */
export function lookDm(state: State, look: LookMatter): readonly Modifier[] {
  const ruled = termsOf(state, look)
  const lines = SENSE[look.sense].table && !ruled.some(({ need }) => need !== undefined) ? spotterDm(look.spotter) : []
  for (const { dm } of ruled) if (dm) lines.push(...dm)
  return lines
}
export function spotterDm(spotter: Stand): Modifier[] {
  const lines: Modifier[] = []
  if (spotter.status === 'suppressed' || spotter.status === 'forcedBack' || spotter.status === 'rallied')
    lines.push({ value: -2, why: 'spotter suppressed', rule: 'STR.core.spot.dm' })
  if (spotter.gait === 'run') lines.push({ value: -2, why: 'spotter ran', rule: 'STR.core.spot.dm' })
  if (spotter.kind === 'drone') lines.push({ value: -1, why: 'drone', rule: 'STR.core.spot.dm' })
  return lines
}

/** The clauses of the rules in force by which a target is found. */
export const lookRules = (state: State, look: LookMatter): readonly Cited[] => [
  ...new Set(termsOf(state, look).map(({ rule }) => rule)),
]

/** What one sense of a stand makes of another stand, with every reason. */
export interface Sighting {
  readonly sense: Sense
  readonly need: number | null
  readonly dm: readonly Modifier[]
  /** The clauses it goes by. */
  readonly rules: readonly Cited[]
  readonly refusals: readonly Refusal[]
}
/** How a stand would look for another where it stands now. */
export function sightingsOf(state: State, spotter: Stand, target: Stand): Sighting[] {
  const row = rowOf(state, target, false)
  const distance = Math.hypot(target.at.x - spotter.at.x, target.at.y - spotter.at.y)
  return sensesOf(state, spotter).map(sense => {
    const look: LookMatter = { spotter, target, sense, at: target.at, distance, moment: 'movement', fired: [] }
    const refusals: Refusal[] = []
    const need = needBy(look, row, termsOf(state, look), refusals)
    refusals.push(...standSight(state, spotter, target, sense))
    return {
      sense,
      need: refusals.length === 0 ? need : null,
      dm: lookDm(state, look),
      rules: lookRules(state, look),
      refusals,
    }
  })
}
