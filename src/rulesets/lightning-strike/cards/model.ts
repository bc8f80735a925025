import type { View } from '../../../engine/record/hidden'
import { total } from '../../../engine/rolls/ledger'
import type { CardBlock, CardModel, CardRow, CardValue, Mark } from '../../../engine/scene/card'
import type { PieceId } from '../../../engine/scene/scene'
import { signed } from '../../../engine/words'
import { attackOffer } from '../actions/attack'
import type { Options } from '../options'
import { multiplierOf } from '../rules/damage'
import { maskedBonus } from '../rules/ecm'
import { allUnits, cardOf, movementOf, onTable, threatOf } from '../rules/unit'
import { markersOf } from '../scene/markers'
import { weaponShapes } from '../scene/weapon-shapes'
import type { State, Unit } from '../state'
import { UNITS } from '../tables/units'
import type { Card, Protection, Weapon } from './card'

/** A Unit in play, with the changes made by its counters. */
interface Live {
  readonly state: State
  readonly unit: Unit
}

/** The datacard of a Unit on the table or off it. */
export function card(view: View<State>, piece: PieceId): CardModel | null {
  const unit = view.units[piece]
  return unit ? modelOf(cardOf(view, unit), view.options, { state: view, unit }) : null
}

/** Units that are in reserve or have left the table. */
export const offTable = (view: View<State>): readonly PieceId[] =>
  allUnits(view)
    .filter(unit => !onTable(unit))
    .map(({ id }) => id)

const TYPES: Readonly<Record<Card['type'], string>> = { exo: 'exo-armor', fighter: 'space fighter' }

/** LS.card.fields: a card as printed, with its present values if it is in play. */
export function modelOf(card: Card, options: Pick<Options, 'ffArc'>, live?: Live): CardModel {
  const kind = `${TYPES[card.type]}, ${card.fleet}`
  return {
    title: live?.unit.name ?? card.name,
    subtitle: live && live.unit.name !== card.name ? `${card.name}, ${kind}` : kind,
    seat: live?.unit.seat ?? null,
    art: card.type,
    points: threatOf(card, options),
    markers: live ? markersOf(live.unit) : [],
    blocks: [vitals(card, live), electronics(card), protection(card), weapons(card, options, live)],
  }
}

/** The source gives only these two numbers; all others on the printed cards are our own. */
const FROM_SOURCE: Readonly<Record<string, readonly string[]>> = { lancer: ['Movement'], wraith: ['Actions'] }

function value(card: Card, label: string, printed: string, live?: string): CardValue {
  const changed = live === undefined || live === printed ? {} : { live }
  return { label, printed, ...changed, ...markOf(card, label) }
}

function markOf(card: Card, label: string): { mark: Mark } | Record<string, never> {
  if (!UNITS.includes(card) && !UNITS.some(unit => unit.id === card.id)) return {}
  return { mark: FROM_SOURCE[card.id]?.includes(label) ? 'source' : 'house' }
}

function vitals(card: Card, live: Live | undefined): CardBlock {
  const { movement, avoidance, actions, size, missileDefense, closeCombatOptimized } = card
  const moves = live && movementOf(live.state, live.unit)
  const dodge = live ? total(maskedBonus(live.unit)) : 0
  const inTurn = live && onTable(live.unit) && live.state.phase === 'main'
  return {
    kind: 'values',
    values: [
      value(card, 'Size', String(size)),
      value(card, 'Actions', String(actions), inTurn ? String(live.unit.actionsLeft) : undefined),
      value(card, 'Movement', pair(movement), moves && pair(moves)),
      value(card, 'Avoidance front', signed(avoidance.front), signed(avoidance.front + dodge)),
      value(card, 'Avoidance rear', signed(avoidance.rear), signed(avoidance.rear + dodge)),
      value(card, 'Missile Defense', rating(missileDefense)),
      value(card, 'Close Combat Optimized', rating(closeCombatOptimized)),
    ],
  }
}

const pair = ({ basic, overthrust }: Card['movement']): string => `${basic}/${overthrust}`
const rating = (it: number | null): string => (it === null ? '–' : String(it))

const electronics = (card: Card): CardBlock => ({
  kind: 'values',
  title: 'Electronics',
  values: [
    value(card, 'Electronics', signed(card.electronics)),
    value(card, 'ECM', rating(card.ecm)),
    value(card, 'ECCM', rating(card.eccm)),
  ],
})

function protection(card: Card): CardBlock {
  const { front, rear, special } = card.protection
  const row = (name: string, { stun, crippled, overkill }: Protection): CardRow => ({
    cells: [
      { label: 'Side', printed: name, fixed: true },
      value(card, 'Stun', String(stun)),
      value(card, 'Crippled', String(crippled)),
      value(card, 'Overkill', String(overkill)),
    ],
  })
  return {
    kind: 'table',
    title: 'Protection',
    columns: ['Side', 'Stun', 'Crippled', 'Overkill'],
    rows: [
      row('Front', front),
      row('Rear', rear),
      ...(special ? [row(`Front against ${special.against}`, special.front)] : []),
    ],
  }
}

function weapons(card: Card, options: Pick<Options, 'ffArc'>, live: Live | undefined): CardBlock {
  return {
    kind: 'table',
    title: 'Weapons',
    columns: ['Weapon', 'Arc', 'Range', 'Accuracy', 'Damage'],
    rows: card.weapons.map((weapon, index) => ({
      cells: weaponCells(card, weapon, live),
      ...(live && onTable(live.unit) ? inPlay(options, { live, weapon, index }) : {}),
    })),
  }
}

function inPlay(options: Pick<Options, 'ffArc'>, line: { live: Live; weapon: Weapon; index: number }) {
  const { live, weapon, index } = line
  return {
    offer: attackOffer(live.unit.id, index),
    shapes: weaponShapes(options, { pose: live.unit, weapon, crippled: live.unit.crippled }),
  }
}

function weaponCells(card: Card, weapon: Weapon, live: Live | undefined): CardValue[] {
  const { bands, type, missile } = weapon
  const damage = (crippled: boolean) =>
    [columns(bands.map(band => `×${multiplierOf({ crippled }, band.damage)}`)), type, ...(missile ? ['Mis'] : [])].join(
      ' ',
    )
  return [
    { label: 'Weapon', printed: weapon.name },
    value(card, 'Arc', weapon.arc),
    value(card, 'Range', columns(bands.map(({ to }) => String(to)))),
    value(card, 'Accuracy', columns(bands.map(({ accuracy }) => signed(accuracy)))),
    value(card, 'Damage', damage(false), live && damage(live.unit.crippled)),
  ]
}

/** LS.range.bands: columns in the same order; a single value if all are the same. */
const columns = (values: readonly string[]): string =>
  values.every(it => it === values[0]) ? (values[0] ?? '') : values.join('/')
