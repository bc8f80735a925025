import { type Refusal, refuse, unless } from '../../../engine/rolls/plan'
import type { Random } from '../../../engine/rolls/random'
import { z } from '../../../engine/schema'
import type { Seat } from '../../../engine/seats'
import { diceAt, dieOn, fits, isFree, isSpace } from '../rules/console'
import { missing } from '../rules/planning'
import { slotChoices } from '../slots'
import { type Behind, DICE, type DieId, living, type Ship, type State, shipOf } from '../state'
import { CONSOLE, SHIELDS, SPACES, type Space } from '../tables/console'
import { behindOnly, behindScreen, type Def, type Done, screensWith, seatOf, settles, writes } from './common'

const dieId = z.enum(DICE)
const placeSchema = z.strictObject({ type: z.literal('place'), die: dieId, space: z.enum(SPACES) })
const unplaceSchema = z.strictObject({ type: z.literal('unplace'), die: dieId })
const confirmSchema = z.strictObject({ type: z.literal('confirm') })
type Place = z.infer<typeof placeSchema>

const NOT_ROLLED = refuse(
  'TS.plan.2.place',
  'Dice are placed during planning, after they are rolled and before it is finished.',
)

const notPlanning = (state: State, seat: Seat): Refusal | false =>
  (state.phase !== 'planning' || state.ready.includes(seat) || !behindScreen(state, seat)) && NOT_ROLLED

const isUp = ({ shields }: Ship, space: Space): boolean => SHIELDS.some(shield => shield === space && shields[shield])

const PLACED = ['TS.plan.2.place'] as const
const OVER_SHIELD = ['TS.plan.2.place', 'TS.plan.2.active-shield'] as const
const CHANGED = ['TS.plan.2.change'] as const

const choicesOf = slotChoices((die, space) => ({ type: 'place' as const, die, space }))

export const place: Def<Place> = {
  rule: 'TS.plan.2.place',
  schema: placeSchema,
  plan(state, action, actor) {
    const seat = seatOf(actor)
    const early = notPlanning(state, seat)
    const behind = behindScreen(state, seat)
    if (!behind) return { refusals: [NOT_ROLLED] }
    const { die, space } = action
    const face = behind.dice[die]?.face ?? 0
    const rules = isUp(shipOf(state, seat), space) ? OVER_SHIELD : PLACED
    return unless([early, ...placeRefusals(state, seat, behind, action)], () =>
      settles(`Place the ${face} on ${CONSOLE[space].name}`, 'TS.plan.2.place', () =>
        behindOnly(state, laid(behind, die, space), { type: 'placed', rules, seat, die, face, space }),
      ),
    )
  },
  ...writes,
  *offers(state, seat) {
    const behind = behindScreen(state, seat)
    if (!behind || notPlanning(state, seat)) return
    for (const die of DICE) {
      const lying = behind.dice[die]
      if (!lying) continue
      yield {
        kind: 'cell',
        id: `place.${die}`,
        label: lying.at === 'hand' ? `Place the ${lying.face}` : `Move the ${lying.face}`,
        rule: 'TS.plan.2.place',
        piece: `${seat}.${die}`,
        key: die.slice(-1),
        rearranges: lying.at !== 'hand',
        choices: choicesOf(seat, die),
        likely: random => likelyPlace(shipOf(state, seat), behind, { die, random }),
      }
    }
  },
}

/** Some free space that takes the face. */
function likelyPlace(ship: Ship, { dice }: Behind, { die, random }: { die: DieId; random: Random }): Place | null {
  const face = dice[die]?.face ?? 0
  const first = Math.floor(random() * SPACES.length)
  for (let i = 0; i < SPACES.length; i++) {
    const space = SPACES[(first + i) % SPACES.length]
    if (space && fits(space, face) && isFree(ship, dice, space)) return { type: 'place', die, space }
  }
  return null
}

function placeRefusals(state: State, seat: Seat, behind: Behind, { die, space }: Place): (Refusal | false)[] {
  const ship = shipOf(state, seat)
  const row = CONSOLE[space]
  const mine = behind.dice[die]
  const most = row.kind === 'boost' ? 'TS.plan.2.boost-max' : 'TS.plan.2.man-max'
  return [
    !mine && refuse('TS.plan.2.place', 'This die is not in this hand.'),
    ship.damage.includes(space) && refuse('TS.plan.2.damaged', `${row.name} is damaged.`),
    mine?.at === space && refuse('TS.plan.2.place', `The die already lies on ${row.name}.`),
    mine?.at !== space &&
      dieOn(behind.dice, space) !== undefined &&
      refuse('TS.console.capacity', `${row.name} holds a die.`),
    mine !== undefined &&
      !fits(space, mine.face) &&
      refuse('TS.plan.2.shield-face', `${row.name} takes ${row.faces.join(' or ')}, not ${mine.face}.`),
    (row.kind === 'boost' || row.kind === 'manoeuvre') &&
      diceAt(behind.dice, row.kind).filter(id => id !== die).length >= 2 &&
      refuse(most, `At most two dice lie on ${row.kind}.`),
  ]
}

/** What lies behind the screen once a die lies elsewhere. */
function laid(behind: Behind, die: DieId, at: Space | 'hand' | 'aside'): Behind {
  const mine = behind.dice[die]
  return mine ? { ...behind, dice: { ...behind.dice, [die]: { face: mine.face, at } } } : behind
}

/** Until a player has finished he may rearrange. */
export const unplace: Def<z.infer<typeof unplaceSchema>> = {
  rule: 'TS.plan.2.change',
  schema: unplaceSchema,
  plan(state, action, actor) {
    const seat = seatOf(actor)
    const early = notPlanning(state, seat)
    const behind = behindScreen(state, seat)
    if (!behind) return { refusals: [NOT_ROLLED] }
    const { die } = action
    const lying = behind.dice[die]
    const face = lying?.face ?? 0
    return unless(
      [early, (!lying || !isSpace(lying.at)) && refuse('TS.plan.2.change', 'This die lies on no space.')],
      () =>
        settles(`Take the ${face} back`, 'TS.plan.2.change', () =>
          behindOnly(state, laid(behind, die, 'hand'), {
            type: 'placed',
            rules: CHANGED,
            seat,
            die,
            face,
            space: null,
          }),
        ),
    )
  },
  ...writes,
  *offers(state, seat) {
    const behind = behindScreen(state, seat)
    if (!behind || notPlanning(state, seat)) return
    for (const die of DICE) {
      const lying = behind.dice[die]
      if (!lying || !isSpace(lying.at)) continue
      const label = `Take the ${lying.face} off ${CONSOLE[lying.at].name}`
      yield {
        kind: 'button',
        id: `unplace.${die}`,
        label,
        rule: 'TS.plan.2.change',
        piece: `${seat}.${die}`,
        rearranges: true,
        action: { type: 'unplace', die },
      }
    }
  },
}

/** Planning is finished; dice that fit nowhere are set aside. */
export const confirm: Def<z.infer<typeof confirmSchema>> = {
  rule: 'TS.plan.3.reveal',
  schema: confirmSchema,
  plan(state, _action, actor) {
    const seat = seatOf(actor)
    const early = notPlanning(state, seat)
    const behind = behindScreen(state, seat)
    if (!behind) return { refusals: [NOT_ROLLED] }
    return unless([early, ...missing(shipOf(state, seat), behind)], () =>
      settles('Finish planning', 'TS.plan.3.reveal', () => finished(state, seat, behind)),
    )
  },
  ...writes,
  *offers(state, seat) {
    const behind = behindScreen(state, seat)
    if (behind && !notPlanning(state, seat)) {
      yield {
        kind: 'button',
        id: 'confirm',
        label: 'Finish planning',
        rule: 'TS.plan.3.reveal',
        key: 'f',
        vain: DICE.some(id => behind.dice[id]?.at === 'hand'),
        action: { type: 'confirm' },
      }
    }
  },
}

function finished(state: State, seat: Seat, behind: Behind): Done {
  const unplaced = DICE.filter(id => behind.dice[id]?.at === 'hand')
  const left = unplaced.reduce((before, id) => laid(before, id, 'aside'), behind)
  const ready = [...state.ready, seat]
  const waiting = living(state).filter(ship => !ready.includes(ship.seat)).length
  return {
    changes: { screens: screensWith(state, seat, left), ready },
    events: [{ type: 'ready', rules: ['TS.plan.2.simultaneous'], seat, waiting }],
  }
}
