import { describe, expect, test } from 'vitest'
import { fieldFaults } from '../../src/app/design/field-faults'
import { Match } from '../../src/engine/record/match'
import { unseal } from '../../src/engine/rolls/seeded'
import { goldensOf } from '../golden/golden'
import { registered } from '../support/games'

const STEPS = 120

describe.each(registered)('$title', ruleset => {
  test('every control of the referee accepts what is on the table', () => {
    const [golden] = goldensOf(ruleset.id)
    if (!golden) throw new Error('no replay')
    const { setup, sealed, entries } = golden.save.record
    const match = new Match(ruleset, setup as Match['setup'], unseal(sealed) ?? '')
    for (const entry of entries.slice(0, STEPS)) match.replay(entry)
    for (const control of ruleset.refereeControls(match.state)) {
      const values = Object.fromEntries(control.fields.map(field => [field.name, field.value]))
      expect([control.id, fieldFaults(control.fields, values)]).toEqual([control.id, {}])
      expect(control.label).not.toMatch(/\bside [A-F]\b/)
    }
  })
})
