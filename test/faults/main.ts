// `npm run faults` does what goes wrong in the world at full size, on PostgreSQL, and prints what was seen. Sizes and the seed can
// be said: `npm run faults -- --provider=50 --seed=7`. In the suite each of these runs is short.
import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

/** As design/quality, section 2, asks for; each by the name that its test reports under. */
const runs = {
  provider: { file: 'provider-faults', name: 'provider', full: 1000 },
  cuts: { file: 'cut-at-commit', name: 'cuts', full: 500 },
  database: { file: 'killed-database', name: 'killed PostgreSQL', full: 100 },
  server: { file: 'kill-during-checkout', name: 'killed server', full: 1000 },
} as const
type Run = keyof typeof runs
const all = Object.keys(runs) as Run[]

const { values } = parseArgs({
  options: Object.fromEntries([...all, 'seed'].map((name) => [name, { type: 'string' as const }])),
})
const sizeOf = (run: Run) => Number(values[run] ?? (all.some((one) => values[one] !== undefined) ? 0 : runs[run].full))
const chosen = all.filter((run) => sizeOf(run) > 0)

const root = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'foyer-faults-'))
const report = join(folder, 'report')
writeFileSync(report, '')
const seed = String(values['seed'] ?? randomInt(2 ** 31 - 1))
const { status } = spawnSync(
  process.execPath,
  [
    join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--project=postgres',
    '--no-file-parallelism',
    '--reporter=default',
    ...chosen.map((run) => `server/src/${runs[run].file}`),
  ],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      FOYER_FAULT_ROUNDS: JSON.stringify(Object.fromEntries(chosen.map((run) => [runs[run].name, sizeOf(run)]))),
      FOYER_FAULT_SEED: seed,
      FOYER_FAULT_REPORT: report,
    },
  },
)
console.log(`\n${readFileSync(report, 'utf8')}`)
rmSync(folder, { recursive: true, force: true })
process.exit(status ?? 1)
