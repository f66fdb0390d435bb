// Breaks the files with rules on purpose, one place at a time, and counts what the tests notice. The checkout is never
// touched. `npm run mutate`, or with a part of a project and path and a part of a break's name: `npm run mutate -- tax.ts '→ false'`.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../postgres.ts'
import type { BrokenFiles } from './break-files.ts'
import { measure, type Verdict } from './measure.ts'
import { findMutants, type Mutant } from './mutants.ts'
import { openTrier, type Trier } from './open-trier.ts'
import { ruleFiles } from './rules.ts'

const root = join(import.meta.dirname, '../..')
/** Of all that is broken, this part must be noticed. */
const BAR = 0.95
const AT_ONCE = Number(process.env['FOYER_MUTATE_AT_ONCE'] ?? 2)

/** Survivors that break nothing are explained there, each by its name; what is open stands before them, and is not. */
const [, explained = ''] = readFileSync(join(root, 'docs/mutations.md'), 'utf8').split(
  '## Survivors that break nothing',
)

const [part = '', named = ''] = process.argv.slice(2)
const rules = ruleFiles.filter(({ file, project }) => `${project} ${file}`.includes(part))
if (rules.length === 0) throw new Error(`No file with rules has ${part} in its path.`)

const all: Mutant[] = []
const brokenFiles: Record<string, number> = {}
for (const { file } of rules) {
  brokenFiles[file] = all.length
  all.push(...findMutants(file, readFileSync(join(root, file), 'utf8'), all.length))
}
const mutants = all.filter(({ name }) => name.includes(named))

const postgres = await startPostgres()
const folder = mkdtempSync(join(tmpdir(), 'foyer-mutants-'))
const env = {
  FOYER_TRIALS: folder,
  FOYER_TEST_DATABASE_URL: postgres.url,
  FOYER_BROKEN_FILES: JSON.stringify(brokenFiles satisfies BrokenFiles),
}
const triers: [Trier, ...Trier[]] = [openTrier(env)]
while (triers.length < AT_ONCE) triers.push(openTrier(env))
const close = async () => {
  for (const trier of triers) trier.close()
  rmSync(folder, { recursive: true, force: true })
  await postgres.stop()
}

const verdicts = new Map<Mutant, Verdict>()
const isNoticed = (mutant: Mutant) => ['noticed', 'endless'].includes(verdicts.get(mutant) ?? '')

function say(mutant: Mutant, verdict: Verdict): void {
  verdicts.set(mutant, verdict)
  if (verdict === 'noticed') return
  const why = explained.includes(mutant.name) ? `${verdict}, explained` : `${verdict}, line ${mutant.line}`
  console.log(`(${verdicts.size} of ${mutants.length}) ${why}: ${mutant.name}`)
}

const begun = performance.now()

/** Of a file that is not done yet nothing is said. */
function print(): void {
  console.log('\n| File | Noticed | Broken |\n|---|---:|---:|')
  const done = rules
    .map(({ file }) => mutants.filter((mutant) => mutant.file === file))
    .filter((own) => own.length > 0 && own.every((mutant) => verdicts.has(mutant)))
  for (const own of done) console.log(`| \`${own[0]?.file}\` | ${own.filter(isNoticed).length} | ${own.length} |`)
  const tried = done.flat()
  const endless = tried.filter((mutant) => verdicts.get(mutant) === 'endless').length
  const share = tried.length === 0 ? 0 : tried.filter(isNoticed).length / tried.length
  console.log(
    `\n${tried.filter(isNoticed).length} of ${tried.length} noticed: ${(share * 100).toFixed(1)} %, the bar is ` +
      `${BAR * 100} %; ${endless} of them because they never ended. ${Math.round((performance.now() - begun) / 1000)} s.`,
  )
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    print()
    void close().then(() => process.exit(1))
  })

try {
  for (const project of ['unit', 'postgres'] as const) {
    const those = rules.filter((rule) => rule.project === project)
    const broken = mutants.filter(({ file }) => those.some((rule) => rule.file === file))
    if (broken.length > 0) await measure(project, those, broken, triers, say)
  }
} finally {
  await close()
}
print()
const survivors = mutants.filter((mutant) => !isNoticed(mutant))
const isEnough = survivors.length <= mutants.length * (1 - BAR)
process.exit(isEnough && survivors.every(({ name }) => explained.includes(name)) ? 0 : 1)
