const hex = (bytes: Uint8Array): string => Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')

/** Random text nobody can guess: `bytes` of it, as hexadecimal digits. */
export const randomHex = (bytes: number): string => hex(crypto.getRandomValues(new Uint8Array(bytes)))

export const freshId = (): string => randomHex(6)

/** The seed of a game: random digits, and a word from each player so that nobody can have chosen it. */
export const seedOf = (words: readonly string[]): string =>
  [randomHex(16), ...words.map(word => word.trim()).filter(word => word !== '')].join('·')

const DRAWN = /^[0-9a-f]{32}(·|$)/

/** A seed that somebody chose. One that looks as if we had drawn it is changed, so that the two can be told apart. */
export const givenSeed = (text: string): string => (DRAWN.test(text) ? `given ${text}` : text)

/** Whether somebody chose the seed, and so may know every roll in advance. */
export const isGivenSeed = (seed: string): boolean => !DRAWN.test(seed)

/** What has to be said of such a game. */
export const GIVEN_SEED = 'The seed of this game was given. Anyone who has it can work out every roll in advance.'
