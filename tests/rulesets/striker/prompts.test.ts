import { expect, test } from 'vitest'
import { awaiting } from '../../../src/rulesets/striker/sequence'
import type { State } from '../../../src/rulesets/striker/state'
import { field } from './field'

test.each(['deploy', 'command', 'move1', 'fire1'] as const)(
  '[STR.core.sequence.order] %s: a prompt asks for one thing',
  phase => {
    const prompts = awaiting(field({ phase } as Partial<State> as Parameters<typeof field>[0]))
    expect(prompts.length).toBeGreaterThan(0)
    for (const { say } of prompts) expect(say).toMatch(/^\w+ your \w+$/)
  },
)
