export { liveText, saveGame } from './autosave'
export { type GameCard, lastGame, listGames, savedText } from './cards'
export { onChange } from './changes'
export { downloadGame, downloadText, exportGame, type Imported, importFile, importText } from './files'
export {
  duplicateGame,
  noteOpened,
  type OpenedGame,
  openGame,
  openText,
  readGame,
  removeGame,
  renameGame,
} from './games'
export { freshId, GIVEN_SEED, givenSeed, isGivenSeed, seedOf } from './ids'
export { type Hold, holdGame, openGames } from './locks'
export { keepDraft, keepMap, listMaps, type MapDraft, type OwnMap, readDraft, readOwnMap, removeMap } from './maps'
export { type Linked, linkTo, openLink } from './position-link'
export { fleetingWords, useStorageStatus, wordsOf } from './status'
export type { Picture } from './summary'
