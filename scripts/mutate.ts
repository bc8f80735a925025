// npm run mutate -- --game <id> --n 50 [--seed S] [--from K] [--list] [--only K]
// Breaks the code of one game at random places and reports the breaks that no test notices.
import { readFileSync } from 'node:fs'
import { argsOf, gamesOf, said, Wrong, wholeNumber } from './games'
import { type Break, breaksOf, changeOf, chosen } from './mutate/breaks'
import { behaviourOf } from './mutate/scope'
import { tried } from './mutate/trial'

const USAGE = 'npm run mutate -- --game <id> [--n 50] [--seed 1] [--from K] [--list] [--only K]'

const OPTIONS = {
  game: { type: 'string' },
  n: { type: 'string', default: '50' },
  seed: { type: 'string', default: '1' },
  /** The first break to try: a long run can be made in pieces. */
  from: { type: 'string', default: '1' },
  list: { type: 'boolean', default: false },
  only: { type: 'string' },
} as const

/** Longer than the tests of any game take, with room for a busy machine. */
const MOST_SECONDS = 300

interface Numbered {
  readonly number: number
  readonly one: Break
}

export const main = (argv: string[]): Promise<number> =>
  said(async () => {
    const { values } = argsOf(argv, OPTIONS, USAGE)
    if (!values.game) throw new Wrong(`Name a game.\n${USAGE}`)
    await gamesOf(values.game)
    const seed = wholeNumber(values.seed, 'seed', 0)
    const only = values.only === undefined ? null : wholeNumber(values.only, 'only', 1)
    const count = only ?? wholeNumber(values.n, 'n', 1)
    const places = behaviourOf(values.game).flatMap(breaksOf)
    const all = chosen(places, seed, count).map((one, i): Numbered => ({ number: i + 1, one }))
    const wanted = all.slice((only ?? wholeNumber(values.from, 'from', 1)) - 1)
    if (wanted.length === 0) throw new Wrong(`There is no such break: there are ${Math.min(count, places.length)}.`)
    console.log(`${wanted.length} of ${places.length} breaks of ${values.game}, seed ${seed}`)
    if (values.list) for (const it of wanted) console.log(`${headOf(it)}\n${linesOf(it.one)}`)
    else await run(values.game, seed, wanted)
    return 0
  })

async function run(game: string, seed: number, wanted: readonly Numbered[]): Promise<void> {
  const whole = await tried({ game, one: null }, MOST_SECONDS)
  if (!whole.survived) throw new Wrong(`The tests fail without any break: ${whole.by}`)
  console.log(`All tests pass in ${whole.seconds.toFixed(1)} s.`)
  const patience = Math.ceil(20 + 3 * whole.seconds)
  let survived = 0
  let seconds = 0
  for (const it of wanted) {
    const verdict = await tried({ game, one: it.one }, patience)
    seconds += verdict.seconds
    const time = `${verdict.seconds.toFixed(1)} s`
    if (!verdict.survived) console.log(`${headOf(it)}: caught in ${time} by ${verdict.by}`)
    else {
      survived++
      const again = `npm run mutate -- --game ${game} --seed ${seed} --only ${it.number}`
      console.log(`${headOf(it)}: SURVIVED, ${time}\n${linesOf(it.one)}\n    ${again}`)
    }
  }
  const count = wanted.length
  const share = ((100 * survived) / count).toFixed(0)
  console.log(`${count} breaks, ${count - survived} caught, ${survived} survived (${share} %)`)
  console.log(`seed ${seed}, ${(seconds / count).toFixed(1)} s a break`)
}

const headOf = ({ number, one }: Numbered): string => `#${number} ${one.path}:${changed(one).line} ${one.operator}`

function linesOf(one: Break): string {
  const { before, after } = changed(one)
  return [...before.map(line => `    - ${line}`), ...after.map(line => `    + ${line}`)].join('\n')
}

const changed = (one: Break) => changeOf(readFileSync(one.path, 'utf8'), one)
