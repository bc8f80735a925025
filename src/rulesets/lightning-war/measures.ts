import { distance, type Vec } from '../../engine/geometry/vec'
import type { View } from '../../engine/record/hidden'
import { refuse } from '../../engine/rolls/plan'
import type { Measures, Place, SightReport } from '../../engine/ruleset'
import type { Overlay, PieceId } from '../../engine/scene/scene'
import { sightBetween, sightShapes } from '../../engine/terrain/sight'
import type { LwRule } from './rulebook'
import { defenceFrom, facingLine } from './rules/armour'
import { isArmour, modelOf } from './rules/base'
import { inWeaponArc } from './rules/firing'
import { coverFrom, groundOf, onCrest } from './rules/ground'
import { hiddenBy, SIGHT, seenPast } from './rules/sight'
import { inches } from './rules/words'
import { weaponShapes } from './scene/weapon-shapes'
import type { Base, State } from './state'
import type { Cover } from './tables/terrain'

/** The weapons that bear on a point, and the armour a vehicle shows to it. */
function arcs(view: View<State>, from: PieceId, to: Vec): Overlay[] {
  const base = view.bases[from]
  if (!base) return []
  const weapons = modelOf(view, base).weapons.filter(weapon => inWeaponArc(weapon, base, to))
  const armour = isArmour(view, base) ? [defenceFrom(view, base, to)] : []
  return [
    ...weapons.map(weapon => ({ name: weapon.name, shapes: () => weaponShapes(base, weapon) })),
    ...armour.map(({ value, side }) => ({
      name: `${side === 'front' ? 'Front' : 'Side or rear'}: defence ${value}`,
      shapes: () => [facingLine(view, base, 8)],
    })),
  ]
}

const COVER: Readonly<Record<Exclude<Cover, 'none'>, { readonly words: string; readonly rule: LwRule }>> = {
  cover: { words: 'is in cover', rule: 'LW.inf.target.cover' },
  buildings: { words: 'is in cover among buildings', rule: 'LW.inf.target.cover' },
  field: { words: 'is in field defences', rule: 'LW.inf.target.defences' },
  fort: { words: 'is in a fortification', rule: 'LW.inf.target.defences' },
}

interface End {
  readonly at: Vec
  readonly name: string
  readonly base?: Base
}

/** A base by its name, a point by what it is to the line. */
function endOf(view: View<State>, { at, piece }: Place, name: string): End {
  const base = piece === undefined ? undefined : view.bases[piece]
  return base ? { at: base.at, name: base.name, base } : { at, name }
}

function sight(view: View<State>, from: Place, to: Place): SightReport {
  const a = endOf(view, from, 'The first point')
  const b = endOf(view, to, 'The second point')
  const blocks = hiddenBy(view, a, b)
  const ground = groundOf(view)
  const line = sightBetween(ground, SIGHT, { from: a.at, to: b.at })
  const far = inches(distance(a.at, b.at))
  const clear = blocks.length === 0
  const cover = b.base ? coverFrom(view, b.base, a.at) : 'none'
  const crests = [a, b].filter(({ at }) => onCrest(view, at))
  return {
    clear,
    lines: clear
      ? [
          refuse('LW.vis.los', `The line is clear, at ${far}.`),
          ...(a.base && b.base ? [refuse('LW.vis.mutual', `${b.name} can see ${a.name} as well.`)] : []),
          ...seenPast(view, a, b),
          ...(cover === 'none' ? [] : [refuse(COVER[cover].rule, `${b.name} ${COVER[cover].words}.`)]),
          ...crests.map(({ name }) => refuse('LW.armour.hull-down', `${name} is on a crest.`)),
        ]
      : blocks,
    shapes: [...sightShapes(ground, line), { kind: 'label', tone: clear ? 'good' : 'bad', at: b.at, label: far }],
  }
}

const HOME = { x: 0, y: 0 }

const circle = (radius: number, name: string): Overlay => ({
  name,
  shapes: () => [{ kind: 'disc', tone: 'note', at: HOME, radius, label: `${radius} in` }],
})

const templates: readonly Overlay[] = [
  circle(3, 'SMG range, 3 inches'),
  circle(6, 'Infantry range, command and zone, 6 inches'),
  circle(12, 'Machine guns and near band, 12 inches'),
  circle(24, 'Far band, 24 inches'),
  {
    name: 'Hull gun arc',
    shapes: () => [
      { kind: 'sector', tone: 'arc', at: HOME, inner: 0, outer: 24, from: -45, to: 45, label: '45 degrees' },
    ],
  },
]

export const measures: Measures<State> = { arcs, sight, templates }
