import { isFit, isGone, isThere, isVehicle, standOf, standsOf } from './chassis/stands'
import type { State } from './state'

export const invariants: Record<string, (state: State) => boolean> = {
  'who is spotted is open to both, who is not only to its owner': state =>
    Object.values(state.stands).every(({ $for, value }) => !value || $for.length === (value.spotted ? 2 : 1)),
  'nobody stands off the table': state =>
    standsOf(state).every(
      ({ at }) => at.x >= -1e-6 && at.y >= -1e-6 && at.x <= state.map.width + 1e-6 && at.y <= state.map.height + 1e-6,
    ),
  'a team holds at most four men': state => standsOf(state).every(stand => isVehicle(stand) || stand.men.length <= 4),
  'men on the table are fit': state =>
    standsOf(state).every(stand => isVehicle(stand) || !isThere(stand) || stand.men.some(isFit)),
  'figures are the fit men': state =>
    standsOf(state).every(
      stand => isVehicle(stand) || stand.status === 'destroyed' || stand.figures === stand.men.filter(isFit).length,
    ),
  'riders are where their vehicle is': state =>
    standsOf(state).every(stand => {
      const vehicle = stand.aboard === null ? undefined : standOf(state, stand.aboard)
      return (
        stand.aboard === null ||
        (vehicle !== undefined &&
          Math.abs(vehicle.at.x - stand.at.x) < 1e-6 &&
          Math.abs(vehicle.at.y - stand.at.y) < 1e-6)
      )
    }),
  'nobody spends more than his allowance': state =>
    standsOf(state).every(({ own }) => (own.value?.spent ?? 0) <= 1 + 1e-6),
  'who is gone does nothing': state =>
    standsOf(state).every(
      stand =>
        !isGone(stand) ||
        !stand.moved ||
        stand.status === 'offTable' ||
        stand.status === 'destroyed' ||
        stand.status === 'wreck' ||
        stand.status === 'abandoned',
    ),
  'two light wounds are one serious': state =>
    !state.options.twoLight ||
    standsOf(state).every(({ men }) =>
      men.every(({ file }) => (file.value?.light ?? 0) < 2 || file.value?.serious === true),
    ),
}
