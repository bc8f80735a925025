type Finders<L> = { readonly [Name in keyof L]: () => L[Name] }

/**
 * A maker of things some of whose parts are worked out when somebody looks, and then kept. All it makes share one
 * class: a getter in an object literal gives every object a hidden class of its own, which holds on to the position
 * it was made for until the whole heap is swept.
 */
export function late<const Name extends string>(...names: readonly Name[]) {
  class Late {
    readonly #find: Finders<Record<Name, unknown>>

    constructor(known: object, find: Finders<Record<Name, unknown>>) {
      Object.assign(this, known)
      this.#find = find
    }

    static {
      for (const name of names) Object.defineProperty(Late.prototype, name, { get: Late.#lookingFor(name) })
    }

    static #lookingFor(name: Name) {
      return function (this: Late): unknown {
        const value = this.#find[name]()
        Object.defineProperty(this, name, { value, enumerable: true })
        return value
      }
    }
  }
  return <T extends object, L extends Record<Name, unknown>>(known: T, find: Finders<L>) =>
    new Late(known, find) as unknown as T & Readonly<L>
}
