import { outlineOfDiscs } from '../../../engine/geometry/discs'
import type { View } from '../../../engine/record/hidden'
import type { Overlay, PieceId } from '../../../engine/scene/scene'
import type { Shape } from '../../../engine/scene/shapes'
import { sightField } from '../../../engine/terrain/field'
import { modesOf } from '../actions/move'
import { terrainReach } from '../reach'
import { facingLine } from '../rules/armour'
import { ESCORT } from '../rules/assault'
import { isArmour, isFoot, modelOf, onTable, unitOf } from '../rules/base'
import { COMMAND_RADIUS, chained } from '../rules/command'
import { groundOf } from '../rules/ground'
import { moverOf, pointsFor } from '../rules/rates'
import { SIGHT } from '../rules/sight'
import type { Base, State } from '../state'
import { weaponShapes } from './weapon-shapes'

/** Reach, bands, what the ground hides, facing line and command radius of a base as it stands. */
export function overlays(view: View<State>, piece: PieceId): Overlay[] {
  const base = view.bases[piece]
  if (!base || !onTable(base)) return []
  const reach: Overlay = { name: 'Reach', shapes: () => reachShapes(view, base) }
  const weapons = modelOf(view, base).weapons.map(weapon => ({
    name: weapon.name,
    shapes: () => weaponShapes(base, weapon),
  }))
  const fighting = view.step === 'firing' || view.step === 'assault' || view.stack.at(-1)?.kind === 'defence'
  const own = [
    ...(isArmour(view, base) ? [facing(view, base)] : []),
    ...(isFoot(view, base) ? [command(view, base)] : []),
  ]
  const dead: Overlay = { name: 'Dead ground', shapes: () => deadGround(view, base) }
  // The first two are painted at once: where it can go while one moves, what it sees and reaches while one fires.
  return fighting ? [...weapons, dead, ...own, reach] : [reach, ...own, ...weapons, dead]
}

/** The outline of a move, and of one at double rate. */
function reachShapes(view: State, base: Base): Shape[] {
  const mover = moverOf(view, base)
  const inches = pointsFor(mover, 'normal')
  const far = modesOf(view, base).includes('dash')
  return [
    ...terrainReach(view, base, 'normal').shapes(`${inches} in`),
    ...(far
      ? terrainReach(view, base, 'dash')
          .shapes(`${2 * inches} in`)
          .map((shape): Shape => ({ ...shape, tone: 'muted', dashed: true }))
      : []),
  ]
}

const deadGround = (view: State, base: Base): readonly Shape[] => [
  ...sightField(groundOf(view), SIGHT, {
    from: base.at,
    ...(view.visibility === null ? {} : { far: view.visibility }),
  }).shapes('muted'),
  ...(view.visibility === null
    ? []
    : [
        {
          kind: 'disc',
          tone: 'note',
          at: base.at,
          radius: view.visibility,
          dashed: true,
          label: `visibility ${view.visibility} in`,
        } as const,
      ]),
]

/** LW.armour.side-rear, LW.inf.assault.armour-escort. */
function facing(view: State, base: Base): Overlay {
  const { vehicle } = modelOf(view, base)
  const line = facingLine(view, base, 8)
  return {
    name: 'Facing line',
    shapes: () => [
      { ...line, label: `front ${vehicle?.front ?? 0} beyond, side and rear ${vehicle?.side ?? 0} behind` },
      { kind: 'disc', tone: 'muted', at: base.at, radius: ESCORT, dashed: true, label: 'escort' },
    ],
  }
}

/** LW.cmd.radius: where another base of the unit would be in the chain. */
const command = (view: State, base: Base): Overlay => ({
  name: 'Command radius',
  shapes: () =>
    outlineOfDiscs(
      chained(view, unitOf(view, base.unit)).map(({ at }) => at),
      COMMAND_RADIUS,
    ).map((points, i) => ({ kind: 'path', tone: 'note', points, dashed: true, ...(i === 0 && { label: 'command' }) })),
})
