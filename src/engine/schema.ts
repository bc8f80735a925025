// The one door to the schema library: rulesets describe actions, options and state through it.
import * as z from 'zod/mini'

z.config(z.locales.en())

export { z }

/** What is wrong and where, one line per fault, in words a player can act on. */
export function faults(error: z.core.$ZodError): string[] {
  return error.issues.map(issue => {
    const where = issue.path.map(String).join(' › ')
    return where ? `${where}: ${issue.message}` : issue.message
  })
}
