import { type BenchDatabase, startCluster } from './bench-database.ts'
import { type ChildServer, startChild } from './child-server.ts'
import { type Figure, figureOf } from './row.ts'
import { writeTime } from './statistics.ts'

/** One piece of work, done for a moment. @returns its median time, in milliseconds. */
export interface Work {
  readonly what: string
  /** Rounds of two works may take different long. */
  measure(server: ChildServer, size: number): Promise<number>
}

const rounds = 4

/** What attendees do may take so many times as long among many. */
const usualBar = 1.3

/**
 * Does the same over databases of several sizes, in turns, and compares each with the smallest.
 * @param sizes the smallest first.
 */
export async function compareSizes(
  sizes: readonly number[],
  of: string,
  fill: (made: BenchDatabase, size: number) => Promise<void>,
  works: readonly Work[],
  atMost = usualBar,
): Promise<Figure[]> {
  const cluster = await startCluster({ isDurable: false })
  const servers: { size: number; server: ChildServer }[] = []
  for (const size of sizes) {
    const made = await cluster.open(`size_${size}`)
    await fill(made, size)
    servers.push({ size, server: await startChild('foyer-server', { databaseUrl: made.url, sharedAnswerMs: 0 }) })
  }
  const times = new Map<string, number[]>()
  for (let round = 0; round <= rounds; round += 1) {
    const turn = round % 2 === 0 ? servers : servers.toReversed()
    for (const work of works)
      for (const { size, server } of turn) {
        const time = await work.measure(server, size)
        // The first round only warms up.
        if (round > 0) times.set(`${work.what} ${size}`, [...(times.get(`${work.what} ${size}`) ?? []), time])
      }
  }
  const [smallest = 0, ...others] = sizes
  const few = (size: number) => size.toLocaleString('en')
  return works.flatMap(({ what }) =>
    others.map((size) => {
      const base = times.get(`${what} ${smallest}`) ?? []
      const grown = times.get(`${what} ${size}`) ?? []
      return figureOf(
        `${what}, ${few(size)} ÷ ${few(smallest)} ${of}, median time`,
        grown.map((time, round) => time / (base[round] ?? Number.NaN)),
        { atMost },
        {
          of: 'rounds',
          notes: [`${writeTime(base.at(-1) ?? 0)} and ${writeTime(grown.at(-1) ?? 0)} in the last round`],
        },
      )
    }),
  )
}
