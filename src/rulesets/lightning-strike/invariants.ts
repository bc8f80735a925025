import { onBoard } from './rules/route'
import { allUnits, cardOf, onTable } from './rules/unit'
import type { Frame, State } from './state'

const units = (holds: (unit: ReturnType<typeof allUnits>[number], state: State) => boolean) => (state: State) =>
  allUnits(state).every(unit => holds(unit, state))

function unitsIn(frame: Frame): string[] {
  switch (frame.kind) {
    case 'activation':
    case 'reaction':
      return [frame.unit]
    case 'attack':
      return [frame.attacker, frame.target]
    case 'interference':
      return [frame.source, frame.target]
  }
}

/** True in every position that play can reach. */
export const invariants: Readonly<Record<string, (state: State) => boolean>> = {
  'Units on the table are within its edges': units((unit, state) => !onTable(unit) || onBoard(state, unit.at)),
  'facings are from 0 to 360 degrees': units(({ facing }) => facing >= 0 && facing < 360),
  'an exo-armor never evades while on Overthrust': units(
    (unit, state) => cardOf(state, unit).type !== 'exo' || !(unit.overthrust && unit.evading),
  ),
  'a fighter has no Overthrust counter': units((unit, state) => cardOf(state, unit).type === 'exo' || !unit.overthrust),
  'nobody aims without the option': units(({ aiming }, state) => !aiming || state.options.aiming),
  'a Crippled Unit has no ECM': units(({ crippled, ecm }) => !(crippled && ecm)),
  'an ECM counter has a Threshold above 0': units(({ ecm }) => ecm === null || ecm.threshold > 0),
  'Units that left the table have no ECM counters': units(
    unit => onTable(unit) || unit.status === 'reserve' || (unit.ecm === null && unit.targetedEcm.length === 0),
  ),
  'no Unit is in reserve after set-up': state =>
    ['obstacles', 'placement'].includes(state.phase) || allUnits(state).every(({ status }) => status !== 'reserve'),
  'Actions are never negative': units(({ actionsLeft }) => actionsLeft >= 0),
  'Command Points stay within the pool': ({ sides, options }) =>
    Object.values(sides).every(({ commandPoints }) => commandPoints >= 0 && commandPoints <= options.commandPoints),
  'each side has at most one ECM counter': state =>
    state.seats.every(seat => allUnits(state).filter(unit => unit.seat === seat && unit.ecm).length <= 1),
  'frames name Units that exist': state => state.stack.every(frame => unitsIn(frame).every(id => id in state.units)),
  'a window asks somebody': state => state.stack.every(frame => frame.kind !== 'reaction' || frame.asked.length > 0),
  "windows don't nest": state => state.stack.filter(({ kind }) => kind === 'reaction').length <= 1,
  'the order names each side once': ({ order, seats }) =>
    new Set(order).size === order.length && order.every(seat => seats.includes(seat)),
}
