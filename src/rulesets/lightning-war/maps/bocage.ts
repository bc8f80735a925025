import type { TerrainMap } from '../../../engine/terrain/model'
import { area, hill, house, lane, patch, row } from './draw'

/** Small fields behind thick hedges, sunken lanes between them, a farm in the middle. */
export const BOCAGE: TerrainMap = {
  name: 'Bocage',
  width: 54,
  height: 40,
  pieces: [
    hill('mont', 'Le Mont', [44, 11], [5, 3.6]),
    patch('field', 'meadow-1', [3, 24], [13, 24], [13, 32], [3, 32]),
    patch('field', 'meadow-2', [30, 26], [41, 26], [41, 33], [30, 33]),
    patch('orchard', 'orchard-1', [15.5, 9], [23, 9], [23, 14], [15.5, 14]),
    patch('orchard', 'orchard-2', [32, 19], [38, 18.5], [38.5, 23], [32.5, 23.5]),
    patch('wood', 'copse', [2, 6], [8, 5], [9.5, 9.5], [5, 12], [1.5, 10]),
    patch('wood', 'bois', [45, 29], [51, 28], [52.5, 33], [48, 36], [44, 34]),
    patch('rough', 'quarry', [8, 15], [12.5, 14.5], [12, 18.5], [8.5, 18.5]),
    { ...lane('road', 'lane-ns', [27, 40], [26.6, 31], [27.4, 21], [26.4, 11], [27, 0]), name: 'Sunken lane' },
    { ...lane('track', 'lane-ew', [0, 20.5], [12, 21], [27.4, 21], [40, 20.4], [54, 16.5]), name: 'Cart track' },
    house('farm', [21.5, 17], [3.2, 2]),
    house('barn', [29.5, 16.4], [2.2, 2.8]),
    house('byre', [22, 23], [2.6, 1.8]),
    row('wall', 'yard', [
      [20.5, 19.8],
      [25.4, 19.8],
    ]),
    row(
      'hedge',
      'w1',
      [
        [1, 26],
        [14, 26],
        [14, 36],
      ],
      [[8, 26]],
    ),
    row(
      'hedge',
      'w2',
      [
        [14, 26],
        [24.6, 25.6],
      ],
      [[20, 25.77]],
    ),
    row(
      'hedge',
      'w3',
      [
        [3, 13.4],
        [13.6, 13.4],
        [13.6, 19],
      ],
      [[9, 13.4]],
    ),
    row(
      'hedge',
      'w4',
      [
        [14.4, 15.4],
        [24, 15.4],
      ],
      [[19, 15.4]],
    ),
    row(
      'hedge',
      'w5',
      [
        [12, 2],
        [12, 10],
        [24.5, 7.4],
      ],
      [[12, 6]],
    ),
    row(
      'hedge',
      'e1',
      [
        [29.4, 24.8],
        [42, 24.8],
        [42, 34.5],
        [29.2, 34.5],
      ],
      [
        [36, 24.8],
        [42, 30],
      ],
    ),
    row(
      'hedge',
      'e2',
      [
        [29.6, 14.6],
        [40, 14.2],
        [40, 18.6],
      ],
      [[35, 14.39]],
    ),
    row(
      'hedge',
      'e3',
      [
        [29.2, 7],
        [38.6, 6.4],
        [39, 2],
      ],
      [[33.5, 6.73]],
    ),
    row(
      'hedge',
      'e4',
      [
        [44, 22.4],
        [53, 22],
      ],
      [[48.5, 22.2]],
    ),
    row(
      'hedge',
      's1',
      [
        [14, 33],
        [24.4, 33],
      ],
      [[19, 33]],
    ),
    area('trench', 'rifle-pits', [30, 11.2], [35, 11], [35, 12.2], [30, 12.4]),
  ],
}
