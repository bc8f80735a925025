import { word } from '../../../engine/bounds'
import { refuse, unless } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import { define, isMoving, readersOf, refusedFor, rolling } from '../define'
import { named } from '../events'
import { applyConsequences } from '../rules/consequences'
import { MOMENTS } from '../rules/hooks'
import { isThere, mustStand, own, standOf, standsOf } from '../rules/stands'
import { jobsFor, progressOf, tickOff } from '../rules/turn/jobs'
import { happeningAt, noteOf } from '../rules/turn/rule-moments'
import { changeWork, workOf } from '../rules/turn/table-work'
import { changeRoster, putStand } from '../rules/writing'

/** STR.core.hooks.work: a stand sets about work that a rule in force knows. */
export const work = define(z.strictObject({ type: z.literal('work'), stand: word, task: word }))({
  rule: 'STR.core.hooks.work',
  plan(state, action, actor) {
    const stand = standOf(state, action.stand)
    const phase =
      !isMoving(state, actor) && refuse('STR.core.sequence.own-move', 'Work can begin only in your own movement phase.')
    if (!stand || stand.seat !== actor)
      return refusedFor(refuse('STR.core.hooks.work', 'Choose one of your own stands.'), phase)
    const job = jobsFor(state, stand).find(({ task }) => task === action.task)
    return unless(
      [
        phase,
        !isThere(stand) && refuse('STR.core.hooks.work', 'Only stands on the table can work.'),
        own(stand).spent > 0 && refuse('STR.core.hooks.work', 'It has already moved in this phase.'),
        !job && refuse('STR.core.hooks.work', "There's no such work in this battle."),
        ...(job?.refusals ?? []),
      ],
      () => ({
        title: `${stand.name}: ${action.task}`,
        rule: 'STR.core.hooks.work',
        ledgers: [],
        resolve: () => ({ turns: job?.turns ?? 1, data: job?.data }),
      }),
    )
  },
  apply(next, { stand: id, task }, { turns, data }, { emit }) {
    const stand = mustStand(next, id)
    changeRoster(next, id, { job: { task, left: turns, disturbed: -1, ...(data && { data }) } })
    emit({
      type: 'work-begun',
      rules: ['STR.core.hooks.work', 'STR.core.sequence.timers'],
      stand: named(stand),
      task,
      turns,
      ...readersOf(stand),
    })
  },
  when: (state, side) => state.options.rules.length > 0 && isMoving(state, side),
  *offers(view, seat) {
    for (const stand of standsOf(view)) {
      if (stand.seat !== seat || !isThere(stand) || own(stand).job) continue
      for (const { task, refusals } of jobsFor(view, stand))
        if (refusals.length === 0)
          yield {
            kind: 'button',
            id: `work.${stand.id}.${task}`,
            label: `Start ${task}`,
            rule: 'STR.core.hooks.work',
            piece: stand.id,
            action: { type: 'work', stand: stand.id, task },
          }
    }
  },
})

/** STR.core.sequence.timers: the turn's work is counted when the panic is over. */
export const tick = define(z.strictObject({ type: z.literal('tick') }))({
  rule: 'STR.core.sequence.timers',
  forced: true,
  plan: state => ({
    title: 'Work continues',
    rule: 'STR.core.sequence.timers',
    ledgers: [],
    resolve: () => progressOf(state),
  }),
  apply(next, _action, progress, { emit }) {
    tickOff(next)
    for (const { stand: id, left, done } of progress) {
      const stand = mustStand(next, id)
      const { job, ...idle } = own(stand)
      if (!job) continue
      const roster = left > 0 ? { ...idle, job: { ...job, left } } : idle
      putStand(next, { ...stand, own: { ...stand.own, value: roster } })
      if (left > 0) continue
      emit({
        type: 'work-done',
        rules: ['STR.core.hooks.work'],
        stand: named(stand),
        task: job.task,
        ...readersOf(stand),
      })
      applyConsequences(next, done, emit)
    }
  },
})

const due = z.strictObject({ type: z.literal('consult'), at: z.enum(MOMENTS), of: word })

/** STR.core.hooks.phase: a rule in force has its say at a moment of the phase. */
export const consult = define(due)({
  rule: 'STR.core.hooks.phase',
  forced: true,
  plan(state, action) {
    const happening = happeningAt(state, action)
    if (!happening) return refusedFor(refuse('STR.core.hooks.phase', `Rule ${action.of} has nothing to do now.`))
    const { title, rule, ledgers = [], again = false } = happening
    return {
      title,
      rule,
      ledgers,
      resolve: rolling(state, dice => ({ consequences: happening.resolve(dice), again })),
    }
  },
  apply(next, action, { consequences, again }, { emit }) {
    next.rethrow = false
    if (!again) changeWork(next, { asked: [...(workOf(next).asked ?? []), noteOf(action)] })
    applyConsequences(next, consequences, emit)
  },
})
