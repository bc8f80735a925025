const hex = (bytes: Uint8Array): string => Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')

/** Random text nobody can guess: `bytes` of it, as hexadecimal digits. */
export const randomHex = (bytes: number): string => hex(crypto.getRandomValues(new Uint8Array(bytes)))

export const freshId = (): string => randomHex(6)

/** The seed of a game: chance of ours, and a word from each player so that nobody can have chosen it. */
export const seedOf = (words: readonly string[]): string =>
  [randomHex(16), ...words.map(word => word.trim()).filter(word => word !== '')].join('·')
