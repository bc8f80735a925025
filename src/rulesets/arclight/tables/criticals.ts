/** ARC.code.X: the Critical Hit chart, by the sum of 2D12. */
export const CRITICALS = {
  2: { name: 'Ship destroyed', text: 'The ship is destroyed.' },
  3: { name: 'Weapon malfunction', text: 'Takes 3D8 MedL.' },
  4: { name: 'Hull cracks', text: 'Loses all ASV.' },
  5: { name: 'Weapon malfunction', text: 'Takes 3D8 MedL.' },
  6: { name: 'Thruster locked', text: 'Can only turn right.' },
  7: { name: 'ESV screens malfunction', text: 'No ESV until the end of the next turn.' },
  8: { name: 'Communications out', text: 'Must move first next turn.' },
  9: { name: 'Weapons shut down', text: 'All weapons are shut down until the end of the next turn.' },
  10: { name: 'Thruster locked', text: 'Must move at full speed in a straight line next turn.' },
  11: { name: 'Weapon damaged', text: 'A weapon does damage one class lower.' },
  12: { name: 'Fuel leak', text: "Can't move after five turns." },
  13: { name: 'HUD damaged', text: '−2 on all rolls to hit.' },
  14: { name: 'EW damaged', text: '−2 on nixie and countermeasure rolls.' },
  15: { name: 'Comms interference', text: '−2 on initiative while it has the highest Command.' },
  16: { name: 'IFF fails', text: 'All torpedoes within 5 hexes track this ship.' },
  17: { name: 'Turret locked', text: 'A weapon with several arcs keeps only one.' },
  18: { name: 'Creaking hull', text: 'Takes 3D4 Low minus ASV each turn.' },
  19: { name: 'Thruster locked', text: 'Can only turn left.' },
  20: { name: 'Thruster locked', text: 'Must move at full speed in a straight line next turn.' },
  21: { name: 'Engine malfunction', text: 'Thrust is at most 5 until the end of the next turn.' },
  22: { name: 'Screen malfunction', text: 'The ship has no ESV.' },
  23: { name: 'Life support', text: 'A crew member dies in two turns.' },
  24: { name: 'Chain reaction', text: 'The ship is destroyed.' },
} as const

export type Critical = keyof typeof CRITICALS
export const CRITICAL_DICE = { count: 2, sides: 12 } as const

export const isCritical = (sum: number): sum is Critical => sum in CRITICALS

export function criticalOf(sum: number): Critical {
  if (!isCritical(sum)) throw new Error(`the chart has no ${sum}`)
  return sum
}
