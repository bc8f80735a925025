import type { TerrainMap } from '../../../engine/terrain/model'
import { area, crossing, hill, house, lane, patch, row } from './draw'

/** Two roads meet in a village; a river with one bridge and a ford covers its west. */
export const CROSSROADS: TerrainMap = {
  name: 'Village crossroads',
  width: 54,
  height: 40,
  pieces: [
    hill('north-hill', 'North Hill', [40, 9], [6, 4]),
    hill('south-hill', 'South Hill', [16, 33], [5, 3.6]),
    patch('field', 'corn', [33, 27], [43, 26], [44, 33], [34, 34]),
    patch('field', 'beet', [13, 8], [22, 7], [23, 13], [14, 14]),
    patch('crest', 'crest-n', [36, 11.6], [40, 12.6], [44, 11.6], [44.4, 12.9], [40, 13.9], [35.6, 12.9]),
    patch('wood', 'park', [38, 18], [44, 17], [46.5, 21], [42, 24], [37.5, 22.5]),
    patch('wood', 'west-wood', [1.5, 24], [6.5, 23], [7, 30], [2, 31]),
    patch('orchard', 'orchard', [14, 22.5], [20, 22.5], [20, 27], [14, 27.5]),
    patch('scrub', 'thicket', [46, 29], [51, 28.5], [52, 33], [47, 34]),
    {
      ...lane('river', 'river', [9, 0], [10, 8], [7.6, 15], [9.4, 22], [8.4, 31], [11, 40]),
      name: 'The river',
      width: 2.4,
      crossings: [crossing('bridge', [8.62, 19.2], 3.4), crossing('ford', [8.4, 31], 3)],
    },
    {
      ...lane('road', 'high-road', [0, 18.6], [8.62, 19.2], [18, 19.6], [27, 20], [38, 15.4], [54, 14.6]),
      name: 'High road',
    },
    { ...lane('road', 'mill-road', [28, 40], [27.4, 30], [27, 20], [27.6, 10], [25, 0]), name: 'Mill road' },
    house('church', [23.4, 15.4], [2.4, 3]),
    house('inn', [28.4, 16.4], [3.2, 2]),
    house('mairie', [28.6, 21.6], [2.6, 2.2]),
    house('bakery', [22.6, 21.4], [3, 1.8]),
    house('mill', [24, 26], [2, 2.4]),
    house('cottage-1', [19, 16.6], [2, 1.8]),
    house('cottage-2', [32.4, 20.6], [2, 1.8]),
    house('cottage-3', [29, 12], [2, 2]),
    house('farm', [29.4, 27], [2.6, 1.8]),
    row('wall', 'churchyard', [
      [21.4, 14.2],
      [26.2, 14.2],
    ]),
    row('wall', 'garden', [
      [28, 25],
      [33, 25],
    ]),
    row('hedge', 'hedge-1', [
      [13, 16.2],
      [17.6, 16.4],
    ]),
    row(
      'hedge',
      'hedge-2',
      [
        [33, 26],
        [44.6, 25],
      ],
      [[39, 25.48]],
    ),
    row('hedge', 'hedge-3', [
      [30, 7],
      [34, 5.4],
    ]),
    area('trench', 'barricade', [24.6, 11.4], [26.6, 11.4], [26.6, 12.6], [24.6, 12.6]),
  ],
}
