import type { Mutant } from './mutants.ts'
import type { Trier } from './open-trier.ts'
import type { Project, RuleFile } from './rules.ts'
import type { Tried } from './try-mutants.ts'

/** Opening the runner, its database, and loading everything, in milliseconds. */
const AT_FIRST = 600_000
/** A break takes for ever where it takes so many times what the unbroken file takes, and no less than a minute. */
const TIMES = 10
const AT_LEAST = 60_000
/** So many breaks are tried by one process before another begins. */
const BATCH = 60

/** `unreached`: no test comes by, so all would pass; `endless`: noticed only because the tests never ended, twice. */
export type Verdict = 'noticed' | 'survived' | 'unreached' | 'endless'

interface Suite {
  readonly path: string
  readonly passed: number
  /** In milliseconds. */
  readonly took: number
  /** The breaks that its tests come by, however much was loaded before. */
  readonly reaches: ReadonlySet<number>
}

interface Trial {
  readonly mutant: Mutant
  readonly suites: readonly Suite[]
}

type Outcome = 'noticed' | 'survived'

/** What the suites do with nothing broken. The first is run twice, for it loads all that they share. */
async function survey(project: Project, paths: readonly string[], trier: Trier): Promise<Suite[]> {
  const trials = [...paths.slice(0, 1), ...paths].map((suite) => ({ mutant: null, suites: [suite] }))
  const tried = await trier.try({ project, trials }, () => AT_FIRST)
  const broken = tried.find(({ failed }) => failed.length > 0)
  if (broken !== undefined) throw new Error(`The suites fail unbroken: ${broken.failed[0]}`)
  return paths.map((path, index) => {
    const run = tried[index + 1]
    if (run === undefined || run.passed === 0) throw new Error(`${path} does not end unbroken, or has no tests.`)
    return { path, passed: run.passed, took: run.took, reaches: new Set(run.reached) }
  })
}

const sum = (suites: readonly Suite[], of: (suite: Suite) => number) =>
  suites.reduce((total, suite) => total + of(suite), 0)

/**
 * What a break did. It was noticed where a test failed, and only where it was run; it survived where all tests that
 * pass unbroken passed. Anything else says nothing, and is an error.
 */
function judge({ mutant, suites }: Trial, tried: Tried): Outcome {
  if (!tried.reached.includes(mutant.number)) throw new Error(`No test has run it: ${mutant.name}\n${tried.failed[0]}`)
  if (tried.failed.length > 0) return 'noticed'
  if (tried.passed === sum(suites, ({ passed }) => passed)) return 'survived'
  throw new Error(`Not all tests were run, and none failed: ${mutant.name}`)
}

/**
 * Tries breaks in one process, as far as it comes: to its end, or to the first that takes too long. Last, the suites
 * run unbroken in the same process: where they fail, a break has left something behind, and nothing is believed.
 * @returns how many were judged.
 */
async function tryBatch(
  project: Project,
  trials: readonly Trial[],
  trier: Trier,
  say: (mutant: Mutant, outcome: Outcome) => void,
): Promise<number> {
  const used = trials.length === 1 ? [] : [...new Set(trials.flatMap(({ suites }) => suites))]
  const all = [
    ...trials.map(({ mutant, suites }) => ({ mutant: mutant.number, suites })),
    ...used.map((suite) => ({ mutant: null, suites: [suite] })),
  ]
  const wrong: unknown[] = []
  const tried = await trier.try(
    { project, trials: all.map(({ mutant, suites }) => ({ mutant, suites: suites.map(({ path }) => path) })) },
    (index) => (index === 0 ? AT_FIRST : Math.max(AT_LEAST, sum(all[index]?.suites ?? [], ({ took }) => took) * TIMES)),
    (one) => {
      const trial = trials[one.index]
      try {
        if (trial !== undefined) say(trial.mutant, judge(trial, one))
      } catch (error) {
        wrong.push(error)
      }
    },
  )
  if (wrong.length > 0) throw wrong[0]
  const unbroken = tried.slice(trials.length)
  const left = unbroken.find(({ failed }) => failed.length > 0)
  if (left !== undefined) throw new Error(`After breaks, the suites fail unbroken: ${left.failed[0]}`)
  if (tried.length >= trials.length && unbroken.length < used.length) throw new Error('Unbroken suites never ended.')
  return Math.min(tried.length, trials.length)
}

function plan(mutants: readonly Mutant[], suitesOf: (mutant: Mutant) => readonly Suite[], shares: number) {
  const unreached: Mutant[] = []
  const batches: Trial[][] = []
  const together: Trial[] = []
  for (const mutant of mutants) {
    const suites = suitesOf(mutant)
    // A trial ends with the first test that fails: those that are quickly done come first.
    const reaching = suites.filter(({ reaches }) => reaches.has(mutant.number)).sort((a, b) => a.took - b.took)
    // What is worked out at loading is only broken in a process that loads it broken.
    if (mutant.isOfLoading) batches.push([{ mutant, suites }])
    else if (reaching.length === 0) unreached.push(mutant)
    else together.push({ mutant, suites: reaching })
  }
  // A file has seldom more than one batch: all who try get a share of it.
  const size = Math.min(BATCH, Math.ceil(together.length / shares))
  for (let from = 0; from < together.length; from += size) batches.push(together.slice(from, from + size))
  return { unreached, batches }
}

/** Tries all breaks of one project's files, shared among the triers; says each verdict when it is known. */
export async function measure(
  project: Project,
  rules: readonly RuleFile[],
  mutants: readonly Mutant[],
  triers: readonly [Trier, ...Trier[]],
  say: (mutant: Mutant, verdict: Verdict) => void,
): Promise<void> {
  const paths = [...new Set(rules.flatMap(({ suites }) => suites))]
  const parts = triers.map((_, part) => paths.filter((_, index) => index % triers.length === part))
  const suites = (await Promise.all(triers.map((trier, part) => survey(project, parts[part] ?? [], trier)))).flat()
  const suitesOf = ({ file }: Mutant) =>
    (rules.find((rule) => rule.file === file)?.suites ?? []).flatMap((path) =>
      suites.filter((suite) => suite.path === path),
    )
  const { unreached, batches } = plan(mutants, suitesOf, triers.length)
  for (const { file } of rules) {
    const own = mutants.filter((mutant) => mutant.file === file && !mutant.isOfLoading)
    if (own.length > 0 && own.every((mutant) => unreached.includes(mutant))) throw new Error(`No suite runs ${file}.`)
  }
  for (const mutant of unreached) say(mutant, 'unreached')

  const tooLong: Mutant[] = []
  await Promise.all(
    triers.map(async (trier) => {
      for (let batch = batches.shift(); batch !== undefined; batch = batches.shift()) {
        const judged = await tryBatch(project, batch, trier, say)
        const endless = batch[judged]
        if (endless === undefined) continue
        tooLong.push(endless.mutant)
        if (batch.length > judged + 1) batches.unshift(batch.slice(judged + 1))
      }
    }),
  )
  // A machine that is busy with something else makes anything take long: what did is tried again alone, by what the
  // unbroken suites take now, and only counts where it takes for ever again.
  for (const mutant of tooLong) {
    const paths = suitesOf(mutant).map(({ path }) => path)
    const now = await survey(project, paths, triers[0])
    if ((await tryBatch(project, [{ mutant, suites: now }], triers[0], say)) === 0) say(mutant, 'endless')
  }
}
