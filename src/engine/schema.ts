// The one door to the schema library: rulesets describe actions, options and state through it.
import * as z from 'zod/mini'

const english = z.locales.en().localeError

/** How much there may be of it: of a number itself, of a text its letters, of a list its entries. */
function amount(limit: number | bigint, origin: string): string {
  if (origin === 'string') return `${limit} ${limit === 1 ? 'character' : 'characters'}`
  if (origin === 'array' || origin === 'set' || origin === 'map') return `${limit} ${limit === 1 ? 'entry' : 'entries'}`
  return String(limit)
}

z.config({
  localeError: issue => {
    if (issue.code === 'too_small') {
      if (issue.origin === 'string' && issue.minimum === 1) return 'Must not be empty'
      return `${issue.inclusive === false ? 'More than' : 'At least'} ${amount(issue.minimum, issue.origin)}`
    }
    if (issue.code === 'too_big')
      return `${issue.inclusive === false ? 'Less than' : 'At most'} ${amount(issue.maximum, issue.origin)}`
    if (issue.code === 'invalid_type' && (issue.expected === 'number' || issue.expected === 'int'))
      return `Needs a ${issue.expected === 'int' ? 'whole ' : ''}number`
    return english(issue)
  },
})

export { z }

/** What is wrong and where, one line per fault, in words a player can act on. */
export function faults(error: z.core.$ZodError): string[] {
  return error.issues.map(issue => {
    const where = issue.path.map(String).join(' › ')
    return where ? `${where}: ${issue.message}` : issue.message
  })
}
