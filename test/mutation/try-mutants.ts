// A process that keeps the test runner open. It is told what to try, and says of each what came of it.
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createVitest, type Reporter, type TestModule, type Vitest } from 'vitest/node'
import type { Trial } from './in-trial.ts'
import type { Project } from './rules.ts'

/** Trials that one process of the runner makes, one after the other. */
export interface Batch {
  readonly project: Project
  readonly trials: readonly Pick<Trial, 'mutant' | 'suites'>[]
}

export interface Tried {
  /** Which of the batch. */
  readonly index: number
  readonly passed: number
  /** What failed, each by its name; a trial ends with the first. */
  readonly failed: readonly string[]
  /** The breaks that were run: the one that held, or, where none held, all that a test has come by. */
  readonly reached: readonly number[]
  /** How long it took, in milliseconds. */
  readonly took: number
}

export type Answer = Tried | 'done'

const root = join(import.meta.dirname, '../..')
/** Where the trials of this process stand; who started it takes it away. */
const folder = mkdtempSync(join(process.env['FOYER_TRIALS'] ?? tmpdir(), 'trials-'))

const open = new Map<string, Promise<Vitest>>()
let batches = 0
let tell: (module: TestModule) => void = () => {}

const telling: Reporter = {
  onTestModuleEnd: (module) => tell(module),
}

/** In the order in which they are given: what they left behind is looked at last. */
class InOrder {
  sort<T>(specifications: T): T {
    return specifications
  }
  shard<T>(specifications: T): T {
    return specifications
  }
}

/**
 * The runner of one project. One process runs many trials, and has loaded all but their suites before. The runner's
 * cache of loaded files knows a file by what it is on the disk, and would serve it unbroken.
 */
function openRunner(project: string): Promise<Vitest> {
  const runner =
    open.get(project) ??
    createVitest({
      root,
      project: [project],
      watch: false,
      isolate: false,
      maxWorkers: 1,
      silent: true,
      reporters: [telling],
      fsModuleCache: false,
      sequence: { sequencer: InOrder },
    })
  open.set(project, runner)
  return runner
}

function* failuresOf(module: TestModule): Generator<string> {
  for (const error of module.errors()) yield error.message
  for (const suite of module.children.allSuites())
    for (const error of suite.errors()) yield `${suite.name}: ${error.message}`
  for (const test of module.children.allTests('failed'))
    yield `${test.fullName}: ${test.result().errors?.[0]?.message ?? ''}`
}

function read(notes: string): number[] {
  try {
    return [JSON.parse(readFileSync(notes, 'utf8')) as number | number[]].flat()
  } catch {
    return []
  }
}

async function tryBatch(batch: Batch): Promise<void> {
  batches += 1
  const runner = await openRunner(batch.project)
  const project = runner.getProjectByName(batch.project)

  const files = batch.trials.map(({ mutant, suites }, index) => {
    const id = `${batches}-${index}`
    const file = join(folder, `${id}.test.ts`)
    const trial: Trial = { mutant, suites: suites.map((suite) => join(root, suite)), id, notes: join(folder, id) }
    const program = JSON.stringify(join(import.meta.dirname, 'in-trial.ts'))
    writeFileSync(file, `import { runTrial } from ${program}\nrunTrial(${JSON.stringify(trial)})\n`)
    return { file, notes: trial.notes }
  })
  let begun = performance.now()
  tell = (module) => {
    const index = files.findIndex(({ file }) => file === module.moduleId)
    const passed = [...module.children.allTests('passed')].length
    const took = performance.now() - begun
    begun = performance.now()
    const reached = read(files[index]?.notes ?? '')
    process.send?.({ index, passed, failed: [...failuresOf(module)], reached, took } satisfies Tried)
  }
  const { unhandledErrors } = await runner.runTestSpecifications(
    files.map(({ file }) => project.createSpecification(file)),
  )
  if (unhandledErrors.length > 0) console.error('Outside of tests:', unhandledErrors)
  process.send?.('done')
}

process.on('message', (batch: Batch) => {
  tryBatch(batch).catch((error: unknown) => {
    console.error(error)
    process.exit(1)
  })
})
process.once('disconnect', () => process.exit(0))
