import type { Overlay } from '../../../../engine/scene/scene'
import type { Shape } from '../../../../engine/scene/shapes'
import type { Drawing } from '../module'
import { matterOf } from './indirect'
import { KEY, pdMissionOf, pdValueOf, protectedBy, SUPPORT_REACH, systemOf } from './systems'

/** Its range, what it protects, and the rounds in the air while its owner decides. */
export const draw: Drawing = {
  overlays(view, stand): Overlay[] {
    const system = systemOf(view, stand)
    if (!system) return []
    const ward = pdMissionOf(view, stand) === 'dedicated support' ? protectedBy(view, stand) : null
    const range = pdValueOf(system.weapon).range
    return [
      {
        name: 'Point defence',
        shapes: () => [
          { kind: 'disc', tone: 'note', at: stand.at, radius: range, label: `Point defence: ${range} cm` },
          ...(ward
            ? ([
                { kind: 'disc', tone: 'good', at: ward.at, radius: SUPPORT_REACH, label: `Protects ${ward.name}` },
                { kind: 'path', tone: 'good', dashed: true, points: [stand.at, ward.at] },
              ] as const)
            : []),
        ],
      },
    ]
  },
  shapes(view): Shape[] {
    if (view.questions.at(-1)?.of !== KEY) return []
    return (matterOf(view)?.incoming ?? []).map(({ area, rounds, kind, tl }) => ({
      kind: 'polygon',
      tone: 'warn',
      points: area,
      label: `${rounds} rounds of ${kind}, tech level ${tl}`,
    }))
  },
  markers(view, stand) {
    const mission = stand.own.value && systemOf(view, stand) ? pdMissionOf(view, stand) : null
    return mission ? [{ id: 'pd', letter: 'P', name: `Point defence: ${mission}`, tone: 'note' }] : []
  },
}
