import type { ResultSheet } from './rules/victory/battle-result'

/** The result sheet in one sentence: men by wound, vehicles by condition. */
export function tally({ soldiers, vehicles }: ResultSheet): string {
  const men = (is: (soldier: ResultSheet['soldiers'][number]) => boolean) => soldiers.filter(is).length
  const counts = [
    [`${soldiers.length} ${soldiers.length === 1 ? 'man' : 'men'} took part`, true],
    [`${men(({ light, serious, dead }) => light > 0 && !serious && !dead)} lightly wounded`, false],
    [`${men(({ serious }) => serious)} seriously wounded`, false],
    [`${men(({ dead }) => dead)} dead`, false],
    [`${men(one => one.routedOff)} routed off the table`, false],
  ] as const
  const told = counts.filter(([words, always]) => always || !words.startsWith('0 ')).map(([words]) => words)
  const hurt = vehicles.filter(({ state }) => state !== 'running' && state !== 'left')
  const wrecks = hurt.map(({ stand, state, damage }) =>
    damage.length > 0
      ? `${stand} ${state} (${damage.map(({ by, item }) => `${item}, ${by}`).join('; ')})`
      : `${stand} ${state}`,
  )
  const rest = vehicles.length - hurt.length
  return [
    ...told,
    ...(vehicles.length > 0 ? [`${rest} of ${vehicles.length} vehicles in working order`] : []),
    ...wrecks,
  ].join(', ')
}
