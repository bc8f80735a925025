import { say } from '../../../../engine/record/log'
import type { Data } from '../../parts/json'
import type { HookPoints } from '../hooks'
import type { Module } from '../module'
import { isFoundBy } from '../spotting/spotting'
import { cards46 } from './cards'
import { sensesBy46, termsBy46 } from './detection'
import { CONTACT, drawing46 } from './drawing'
import { jamming, jamRadar, silenced } from './radar-jamming'
import { sensors } from './state'
import { switchRadar } from './switching'

/** STR.46.C.s2: smoke doesn't stop who sees by heat, so it doesn't stop his fire. */
const throughSmoke: HookPoints['permit'] = (state, refusal, matter) => {
  if (matter.kind !== 'fire' || refusal.rule !== 'STR.core.los.smoke') return null
  const { firer, target } = matter.plan
  if (!target) return null
  const seen = (['thermal', 'passiveIr'] as const).some(
    sense => sensesBy46(state, firer).includes(sense) && isFoundBy(state, sense, { spotter: firer, target }),
  )
  return seen ? 'STR.46.C.s2' : null
}
const piece = ({ id, name }: Data) => ({ piece: String(id), name: String(name) })

/** Rule 46: radar, ladar, thermal imaging, image enhancement and passive infrared. */
export const rule46: Module = {
  rule: 46,
  title: 'Electronic detection',
  state: sensors,
  actions: { 'r46.radar': switchRadar, 'r46.jam': jamRadar },
  effects: { jam: silenced },
  hooks: {
    'spot.senses': sensesBy46,
    'spot.terms': termsBy46,
    'spot.found': ({ turn }, { sense }) => (sense === 'radar' || sense === 'ladar' ? { [CONTACT]: turn } : null),
    'phase.moment': (state, at) => (at === 'exit' ? jamming(state) : null),
    permit: throughSmoke,
  },
  cards: cards46,
  draw: drawing46,
  words: {
    on: data => say`${piece(data)} switches its ${String(data.device)} on.`,
    off: data => say`${piece(data)} switches its ${String(data.device)} off.`,
    jam: data =>
      say`${piece(data)} will try to jam the radar of ${{ piece: String(data.at), name: String(data.target) }}.`,
    rolled: ({ at, name, thrown, works }) =>
      say`Jamming the radar of ${{ piece: String(at), name: String(name) }}: ${Number(thrown)}, ${works === true ? 'it is silent this turn' : 'it still works'}.`,
    jammed: ({ at, name }) => say`The radar of ${{ piece: String(at), name: String(name) }} is jammed this turn.`,
  },
}
