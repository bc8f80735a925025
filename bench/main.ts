import { cpus, loadavg } from 'node:os'
import { board } from './board'
import { engine } from './engine'
import { hand } from './hand'
import { load } from './load'
import { play } from './play'
import { paper } from './print'
import { shots } from './shots'
import { striker } from './striker'
import { terrain } from './terrain'

const PARTS = { engine, play, shots, striker, terrain, board, hand, print: paper, load }

export async function main(argv: readonly string[]): Promise<number> {
  const unknown = argv.filter(name => !Object.hasOwn(PARTS, name))
  if (unknown.length > 0) {
    console.error(`There is no part ${unknown.join(', ')}; there are ${Object.keys(PARTS).join(', ')}.`)
    return 2
  }
  console.log(`Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}`)
  const [load = 0] = loadavg()
  if (load > cpus().length / 2)
    console.log(`The machine is busy (load ${load.toFixed(1)}): trust ratios, and those little.`)
  const lines = []
  for (const [name, part] of Object.entries(PARTS)) {
    if (argv.length === 0 || argv.includes(name)) lines.push(...(await part()))
  }
  const broken = lines.filter(line => !line.kept).length
  console.log(broken === 0 ? '\nEvery promise is kept.' : `\n${broken} of ${lines.length} promises are not kept.`)
  return broken === 0 ? 0 : 1
}
