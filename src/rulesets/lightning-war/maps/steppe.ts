import type { TerrainMap } from '../../../engine/terrain/model'
import { area, crossing, hill, house, lane, patch } from './draw'

/** Open ground, a few folds, a gully that vehicles must seek a way over. */
export const STEPPE: TerrainMap = {
  name: 'Open steppe',
  width: 72,
  height: 48,
  pieces: [
    hill('h252', 'Hill 252', [37, 15], [9, 4.5]),
    hill('kurgan', 'The Kurgan', [13, 21], [4.5, 3.5]),
    hill('east-rise', 'East Rise', [62, 24], [5.5, 4.5]),
    patch('field', 'wheat', [18, 30], [29, 28], [33, 33], [27, 38], [18, 36]),
    patch('field', 'sunflowers', [46, 30], [56, 31], [57, 38], [48, 39]),
    patch('crest', 'crest252', [30, 12.2], [37, 11.2], [44, 12.2], [43.5, 13.8], [37, 12.9], [30.5, 13.9]),
    patch('wood', 'west-wood', [3, 9], [9, 8], [10, 13], [6, 15], [2.5, 13]),
    patch('wood', 'windbreak', [50, 19], [54, 17.5], [56, 20], [53, 22.5], [50.5, 22]),
    patch('scrub', 'scrub', [22, 20], [27, 19], [28.5, 22], [25, 24], [21.5, 23]),
    patch('marsh', 'reeds', [40, 24.5], [45, 24], [46.5, 26.5], [42, 27.5]),
    {
      ...lane('stream', 'gully', [0, 33], [9, 30.5], [17, 27], [27, 26.2], [36, 28.5], [47, 28], [58, 31], [72, 29]),
      name: 'Gully',
      crossings: [crossing('ford', [9, 30.5], 3), crossing('bridge', [36, 28.5], 3), crossing('ford', [58, 31], 3)],
    },
    {
      ...lane('track', 'track', [36, 48], [35, 40], [36, 28.5], [31, 21], [25, 14], [26, 6], [24, 0]),
      name: 'Farm track',
    },
    lane('track', 'east-track', [72, 13], [60, 14], [48, 8], [37, 7], [25.6, 9]),
    house('farm-1', [20, 9], [2.6, 1.8]),
    house('farm-2', [21, 12.5], [1.8, 2.4]),
    house('farm-3', [28, 8.5], [3, 1.8]),
    house('farm-4', [28.4, 12], [2, 2]),
    area('trench', 'trench-1', [33, 9], [41, 9], [41, 10.4], [33, 10.4]),
    area('trench', 'trench-2', [44, 13], [50, 13], [50, 14.4], [44, 14.4]),
    area('trench', 'trench-3', [11, 15], [17, 15], [17, 16.4], [11, 16.4]),
  ],
}
