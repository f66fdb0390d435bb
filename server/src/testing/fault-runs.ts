import { randomInt } from 'node:crypto'
import { appendFileSync } from 'node:fs'
import { drawFrom } from './buyer-acts.ts'

/**
 * How long a run of faults is, and what it draws its lots with. `npm run faults` sets both and gathers what was seen; in the
 * suite a run is short, and its seed is printed.
 */
export function faultRun(name: string, short: number): { rounds: number; seed: number; draw: () => number } {
  const sizes = JSON.parse(process.env['FOYER_FAULT_ROUNDS'] ?? '{}') as Readonly<Record<string, number>>
  const seed = Number(process.env['FOYER_FAULT_SEED'] ?? randomInt(2 ** 31 - 1))
  console.log(`${name}: FOYER_FAULT_SEED=${seed}`)
  return { rounds: sizes[name] ?? short, seed, draw: drawFrom(seed) }
}

/** Says what a run has seen: each figure by its name. */
export function reportFaults(name: string, figures: Readonly<Record<string, number | string>>): void {
  const line = `${name}: ${Object.entries(figures)
    .map(([what, figure]) => `${what} ${figure}`)
    .join(', ')}`
  console.log(line)
  const report = process.env['FOYER_FAULT_REPORT']
  if (report !== undefined) appendFileSync(report, `${line}\n`)
}
