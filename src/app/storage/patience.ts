/** Asked for something, the browser neither did it nor said that it couldn't. */
export class Silent extends Error {
  override readonly name = 'SilentError'

  constructor() {
    super("the browser's storage isn't answering")
  }
}

/** The answer, or a `Silent` error after so many milliseconds. */
export function answered<T>(asked: Promise<T>, patience: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Silent()), patience)
    asked.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
