import { hexName, hexOf } from '../../../engine/geometry/hex'
import type { Offer } from '../../../engine/offers'
import { total } from '../../../engine/rolls/ledger'
import { type Plan, type Planned, plain, unless } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import { define, type Emit, no } from '../define'
import type { AttackFacts } from '../events'
import { type Aim, attackLedgers, rollAttack } from '../rules/attack'
import { wound } from '../rules/damage'
import { hasNixie, screenable, screenModifiers } from '../rules/house'
import { cardOf, shipOf, sideOf } from '../rules/ship'
import { preyOf, type TorpedoEnd, torpedoEnds } from '../rules/torpedoes'
import { arrivedTorpedo, nextTorpedo, proceed } from '../rules/turns'
import { asvOf, dsOf } from '../rules/values'
import type { Ship, State, Torpedo } from '../state'
import { DICE } from '../tables/dice'

/** ARC.opt.nixie, ARC.opt.cm: what the dice need. */
const NIXIE = 4
const COUNTERMEASURE = 2

const flySchema = z.object({ type: z.literal('fly'), torpedo: z.string(), end: z.int().check(z.gte(0)) })

/** A house option: a torpedo flies; its owner picks among ends that are equally good. */
export const fly = define(flySchema)({
  rule: 'ARC.opt.torp.move',
  plan(state, { torpedo: id, end }, actor) {
    const torpedo = nextTorpedo(state)
    const mine = actor === 'table' || actor === torpedo?.seat
    return unless(
      [
        (state.phase !== 'torpedoes' || torpedo?.id !== id) &&
          no('ARC.turn.movement.torpedoes', 'Torpedoes fly after the ships, in the order of their launch.'),
        !mine && no('ARC.opt.torp.move', 'This torpedo is not yours.'),
        torpedo && !torpedoEnds(state, torpedo)[end] && no('ARC.opt.torp.move', 'It cannot end there.'),
      ],
      () => plain('The torpedo flies', 'ARC.opt.torp.move'),
    )
  },
  apply(draft, { end: index }, _result, { emit }) {
    const torpedo = nextTorpedo(draft)
    const end = torpedo && torpedoEnds(draft, torpedo)[index]
    if (!torpedo || !end) return
    flown(draft, torpedo, { end, emit })
    proceed(draft, emit)
  },
  *offers(state, seat): Generator<Offer<z.infer<typeof flySchema>>> {
    const torpedo = state.phase === 'torpedoes' ? nextTorpedo(state) : null
    if (!torpedo || torpedo.seat !== seat) return
    for (const [end, { at, facing }] of torpedoEnds(state, torpedo).entries())
      yield {
        kind: 'button',
        id: `fly.${torpedo.id}.${end}`,
        label: `Torpedo to ${hexName(hexOf(at))}, facing ${60 * facing}°`,
        rule: 'ARC.opt.torp.move',
        piece: torpedo.id,
        action: { type: 'fly', torpedo: torpedo.id, end },
      }
  },
})

function flown(draft: State, torpedo: Torpedo, { end, emit }: { end: TorpedoEnd; emit: Emit }): void {
  const { id } = torpedo
  Object.assign(torpedo, { at: { ...end.at }, facing: end.facing, fuel: torpedo.fuel - 1, moved: true })
  emit({ type: 'torpedo-moved', rules: ['ARC.opt.torp.move'], torpedo: id, to: { ...end.at }, hexes: end.hexes })
  const prey = preyOf(draft, torpedo)
  const arrived = prey && prey.at.q === torpedo.at.q && prey.at.r === torpedo.at.r
  if (end.off) remove(draft, id, { why: 'off-map', emit })
  else if (torpedo.fuel <= 0 && !arrived) remove(draft, id, { why: 'fuel', emit })
}

function remove(
  draft: State,
  id: string,
  { why, emit }: { why: 'fuel' | 'off-map' | 'countermeasure'; emit: Emit },
): void {
  draft.torpedoes = draft.torpedoes.filter(torpedo => torpedo.id !== id)
  emit({ type: 'torpedo-spent', rules: ['ARC.opt.torp.move'], torpedo: id, why })
}

/** The one end a torpedo has, where its owner has no choice. */
export function onlyEnd(state: State): { torpedo: string; end: number } | null {
  const torpedo = nextTorpedo(state)
  return torpedo && torpedoEnds(state, torpedo).length === 1 ? { torpedo: torpedo.id, end: 0 } : null
}

const nixieSchema = z.object({ type: z.literal('nixie'), torpedo: z.string(), use: z.boolean() })

/** A torpedo whose target may still try its nixie. */
export function nixieAsked(state: State): { torpedo: Torpedo; ship: Ship } | null {
  const torpedo = state.phase === 'result' ? arrivedTorpedo(state) : null
  const ship = torpedo && preyOf(state, torpedo)
  return torpedo && ship && hasNixie(ship) && !torpedo.tried.includes(ship.id) ? { torpedo, ship } : null
}

/** A house option: the target's nixie may break the lock of a torpedo. */
export const nixie = define(nixieSchema)({
  rule: 'ARC.opt.nixie',
  plan(state, { torpedo: id, use }, actor): Planned<number> {
    const asked = nixieAsked(state)
    if (!asked || asked.torpedo.id !== id)
      return { refusals: [no('ARC.opt.nixie', 'No nixie is to be rolled against this torpedo now.')] }
    const { ship } = asked
    return unless([ship.seat !== actor && no('ARC.opt.nixie', `${ship.name} is not yours.`)], () =>
      use ? screenPlan(state, ship, { with: 'nixie', needed: NIXIE }) : { ...declined, resolve: () => 0 },
    )
  },
  apply(draft, { torpedo: id, use }, rolled, { emit }) {
    const asked = nixieAsked(draft)
    const torpedo = draft.torpedoes.find(each => each.id === id)
    if (!asked || !torpedo) return
    torpedo.tried.push(asked.ship.id)
    if (use) {
      const works = rolled >= NIXIE
      if (works) torpedo.target = null
      const facts = { ship: asked.ship.id, torpedo: id, with: 'nixie', total: rolled, works } as const
      emit({ type: 'screened', rules: ['ARC.opt.nixie'], ...facts })
    }
    proceed(draft, emit)
  },
  *offers(state, seat): Generator<Offer<z.infer<typeof nixieSchema>>> {
    const asked = nixieAsked(state)
    if (!asked || asked.ship.seat !== seat) return
    for (const use of [true, false])
      yield {
        kind: 'button',
        id: `nixie.${asked.torpedo.id}.${use}`,
        label: use ? 'Roll the nixie' : 'Keep the nixie silent',
        rule: 'ARC.opt.nixie',
        piece: asked.ship.id,
        action: { type: 'nixie', torpedo: asked.torpedo.id, use },
      }
  },
})

const declined = { title: 'No nixie', rule: 'ARC.opt.nixie', ledgers: [] }

interface Screening {
  readonly with: 'nixie' | 'cm'
  readonly needed: number
}

function screenPlan(state: State, ship: Ship, { with: gear, needed }: Screening): Plan<number> {
  const die = cardOf(state, ship)[gear]
  const lines = screenModifiers(state, ship)
  const name = gear === 'cm' ? 'Countermeasure' : 'Nixie'
  return {
    title: `${name} of ${ship.name}`,
    rule: gear === 'cm' ? 'ARC.opt.cm' : 'ARC.opt.nixie',
    ledgers: [{ name: `${name}, ${needed} needed`, base: `1D${die}`, lines, rolled: 0 }],
    resolve: dice => (die ? (dice.roll(1, die)[0] ?? 0) : 0) + total(lines),
    outcome: rolled => (rolled >= needed ? { label: 'Works', rank: 0, success: true } : { label: 'Fails', rank: 1 }),
  }
}

const TORPEDO_DICE = '2D8'

function torpedoAim(state: State, torpedo: Torpedo, target: Ship): Aim {
  return {
    weapon: {
      crew: 'P',
      name: 'Torpedo',
      range: { short: 1, medium: 1, long: 1 },
      sr: null,
      dice: TORPEDO_DICE,
      degree: 'All',
      suffix: '',
      versus: 'ASV',
      arcs: { Forward: true, Right: true, Rear: true, Left: true },
    },
    degree: 'All',
    skill: DICE.find(size => size === torpedo.die) ?? null,
    mods: [],
    added: 0,
    ds: dsOf(state, target),
    sv: asvOf(state, target),
    options: state.options,
  }
}

/** ARC.opt.torp.result: what has arrived goes off, hit or miss. */
export const detonate = define(z.object({ type: z.literal('detonate') }))({
  rule: 'ARC.opt.torp.result',
  plan(state): Plan<AttackFacts | null> {
    const torpedo = arrivedTorpedo(state)
    const target = torpedo && preyOf(state, torpedo)
    const aim = torpedo && target ? torpedoAim(state, torpedo, target) : null
    return {
      title: 'Torpedo result',
      rule: 'ARC.opt.torp.result',
      ledgers: aim ? attackLedgers(aim) : [],
      resolve: dice => (aim ? rollAttack(aim, dice) : null),
    }
  },
  apply(draft, _action, attack, { emit }) {
    const torpedo = arrivedTorpedo(draft)
    if (!torpedo || !attack || torpedo.target === null) return
    const target = shipOf(draft, torpedo.target)
    draft.torpedoes = draft.torpedoes.filter(({ id }) => id !== torpedo.id)
    emit({ type: 'torpedo-hit', rules: ['ARC.opt.torp.result'], torpedo: torpedo.id, target: target.id, ...attack })
    wound(draft, target, { hurt: { by: torpedo.seat, net: attack.net, amount: attack.amount }, emit })
    proceed(draft, emit)
  },
  *offers() {},
})

const cmSchema = z.object({ type: z.literal('countermeasure'), ship: z.string(), torpedo: z.string() })

/** A house option: a countermeasure against a torpedo within two hexes. */
export const countermeasure = define(cmSchema)({
  rule: 'ARC.opt.cm',
  plan(state, { ship: id, torpedo }, actor): Planned<number> {
    const ship = state.ships[id]
    if (!ship) return { refusals: [no('ARC.opt.cm', 'There is no such ship.')] }
    return unless(
      [
        state.phase !== 'countermeasures' && no('ARC.turn.upkeep.cm', 'Countermeasures are rolled in Upkeep.'),
        ship.seat !== actor && no('ARC.opt.cm', `${ship.name} is not yours.`),
        screenable(state, ship).every(each => each.id !== torpedo) &&
          no('ARC.opt.cm', `${ship.name} has no countermeasure left against this torpedo.`),
      ],
      () => screenPlan(state, ship, { with: 'cm', needed: COUNTERMEASURE }),
    )
  },
  apply(draft, { ship, torpedo: id }, rolled, { emit }) {
    const works = rolled >= COUNTERMEASURE
    draft.torpedoes.find(each => each.id === id)?.tried.push(ship)
    emit({ type: 'screened', rules: ['ARC.opt.cm'], ship, torpedo: id, with: 'cm', total: rolled, works })
    if (works) remove(draft, id, { why: 'countermeasure', emit })
    proceed(draft, emit)
  },
  *offers(state, seat): Generator<Offer<z.infer<typeof cmSchema>>> {
    if (state.phase !== 'countermeasures' || state.passed.includes(seat)) return
    for (const ship of sideOf(state, seat)) {
      const near = screenable(state, ship)
      if (near.length === 0) continue
      yield {
        kind: 'piece',
        id: `cm.${ship.id}`,
        label: 'Countermeasure',
        rule: 'ARC.opt.cm',
        piece: ship.id,
        choices: near.map(({ id }) => ({
          piece: id,
          action: { type: 'countermeasure', ship: ship.id, torpedo: id },
        })),
      }
    }
  },
})
