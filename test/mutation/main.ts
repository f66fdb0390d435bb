// Breaks the files with rules on purpose, one line at a time, and counts what the tests notice. The checkout is never
// touched. `npm run mutate`, or with a part of a path: `npm run mutate -- tax.ts`.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findMutants, type Mutant } from './mutants.ts'
import { type RuleFile, ruleFiles } from './rules.ts'

// Without the runner's cache of loaded files: it knows a file by what it is on the disk, and would serve it unbroken.
const root = join(import.meta.dirname, '../..')
/** Of all that is broken, this part must be noticed. */
const BAR = 0.95
/** A broken loop takes for ever, and is noticed by that. In milliseconds. */
const LONGEST = 180_000
const AT_ONCE = 2

/** Survivors that break nothing are explained there, each by its name. */
const explained = readFileSync(join(root, 'docs/mutations.md'), 'utf8')

function passes(rule: RuleFile, mutant: Mutant | null): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(
      process.execPath,
      [
        'node_modules/vitest/vitest.mjs',
        'run',
        '--project',
        rule.project,
        '--bail=1',
        '--experimental.fsModuleCache=false',
        ...rule.suites,
      ],
      {
        cwd: root,
        stdio: 'ignore',
        env: { ...process.env, ...(mutant === null ? {} : { FOYER_MUTANT: JSON.stringify(mutant) }) },
      },
    )
    const tooLong = setTimeout(() => child.kill('SIGKILL'), LONGEST)
    child.once('close', (code) => {
      clearTimeout(tooLong)
      resolve(code === 0)
    })
  })
}

async function tryAll(rule: RuleFile): Promise<{ noticed: number; survivors: Mutant[] }> {
  if (!(await passes(rule, null))) throw new Error(`The suites of ${rule.file} fail unbroken.`)
  const mutants = findMutants(rule.file, readFileSync(join(root, rule.file), 'utf8'))
  const survivors: Mutant[] = []
  const next = mutants.values()
  const work = async () => {
    for (const mutant of next) if (await passes(rule, mutant)) survivors.push(mutant)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  const noticed = mutants.length - survivors.length
  console.log(`${rule.file}: ${noticed} of ${mutants.length} noticed`)
  for (const { name } of survivors) console.log(`  survived${explained.includes(name) ? ', explained' : ''}: ${name}`)
  return { noticed, survivors }
}

const [part = ''] = process.argv.slice(2)
let noticed = 0
const survivors: Mutant[] = []
for (const rule of ruleFiles.filter(({ file }) => file.includes(part))) {
  const result = await tryAll(rule)
  noticed += result.noticed
  survivors.push(...result.survivors)
}
const share = noticed / (noticed + survivors.length)
console.log(
  `${noticed} of ${noticed + survivors.length} noticed: ${(share * 100).toFixed(1)} %, the bar is ${BAR * 100} %`,
)
process.exit(share >= BAR && survivors.every(({ name }) => explained.includes(name)) ? 0 : 1)
