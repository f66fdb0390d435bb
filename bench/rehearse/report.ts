import type { Usage } from '../measuring/child-server.ts'
import { median, percentile, writeTime } from '../measuring/statistics.ts'
import type { Crowd } from './people.ts'

interface Rehearsed {
  readonly crowd: Crowd
  readonly people: number
  readonly capacity: number
  readonly sold: number
  readonly held: number
  /** Times of others' reads, in milliseconds. */
  readonly reads: readonly number[]
  readonly usages: readonly Usage[]
  /** Before anybody came. */
  readonly atRest: readonly Usage[]
  readonly violations: readonly string[]
}

const inMiB = (usages: readonly Usage[]): string => usages.map(({ peakMemory }) => peakMemory.toFixed(0)).join(' and ')

/** Says what happened, and where a bar was missed. The process ends with 1 then. */
export function writeReport({
  crowd,
  people,
  capacity,
  sold,
  held,
  reads,
  usages,
  atRest,
  violations,
}: Rehearsed): void {
  const { counts, statuses, waits, letInAt } = crowd
  const broken = [...statuses].reduce((sum, [status, count]) => sum + (status >= 500 ? count : 0), 0)
  const seconds = (Math.max(...letInAt) - Math.min(...letInAt)) / 1000
  const p99 = percentile(reads, 0.99)
  const memory = Math.max(...usages.map(({ peakMemory }) => peakMemory))
  const mayBeFewer = counts.stillWaiting > 0 || people < capacity
  const lines: [what: string, isMet: boolean | null][] = [
    [
      `${sold} of ${capacity} passes were sold${held > 0 ? `, and ${held} are held` : ''}.`,
      sold === capacity || (mayBeFewer && sold + held <= capacity),
    ],
    [`${broken} answers said that the server could not (5xx).`, broken === 0],
    [
      `${counts.takenPlaces} of ${people} people took a place, ${counts.letIn} had their turn: ${counts.bought} bought, ${counts.tooLate} found everything sold, ${counts.lost} lost their way.`,
      counts.lost === 0,
    ],
    [`${counts.stillWaiting} still waited when the time was over.`, null],
    [
      `They waited ${writeTime(median(waits))} in the middle, and one in a hundred longer than ${writeTime(percentile(waits, 0.99))}.`,
      null,
    ],
    [`${(letInAt.length / Math.max(seconds, 1)).toFixed(1)} people were let in each second.`, null],
    [
      `Others read meanwhile: half within ${writeTime(median(reads))}, 99 of 100 within ${writeTime(p99)} (${reads.length} reads).`,
      p99 <= 300,
    ],
    [`Each server took at most ${inMiB(usages)} MiB of memory; before anybody came ${inMiB(atRest)}.`, memory <= 250],
    [
      `Answers: ${[...statuses]
        .sort(([a], [b]) => a - b)
        .map(([status, count]) => `${status} × ${count}`)
        .join(', ')}.`,
      null,
    ],
    [
      violations.length === 0
        ? 'Every rule of the data holds.'
        : `Rules of the data were broken: ${violations.join(', ')}.`,
      violations.length === 0,
    ],
  ]
  console.log('')
  for (const [what, isMet] of lines) console.log(`${isMet === null ? '     ' : isMet ? 'pass ' : 'FAIL '} ${what}`)
  for (const one of crowd.broken.slice(0, 5)) console.log(`      ${one}`)
  process.exitCode = lines.some(([, isMet]) => isMet === false) ? 1 : 0
}
