import type { ChildServer } from './child-server.ts'
import type { RawRequest } from './keep-alive-client.ts'
import { pressReads } from './load.ts'
import { measurePairs } from './pairs.ts'
import { type Figure, figureOf } from './row.ts'

/** A server, and what it is asked in turn. */
export interface Side {
  readonly server: ChildServer
  readonly reads: readonly RawRequest[]
}

const pairs = 8

/** Asks two servers in turn, and compares how much they answer in a second. */
export async function compareReads(
  what: string,
  ours: Side,
  theirs: Side,
  {
    atLeast,
    seconds = 1.5,
    notes = [],
  }: { readonly atLeast: number; readonly seconds?: number; readonly notes?: readonly string[] },
): Promise<Figure> {
  const counts = new Map<Side, number>()
  const rate = async (side: Side) => {
    const load = await pressReads(side.server.port, side.reads, { connections: 32, seconds })
    counts.set(side, (counts.get(side) ?? 0) + load.times.length)
    return load.perSecond
  }
  await measurePairs(
    1,
    () => rate(ours),
    () => rate(theirs),
  )
  counts.clear()
  for (const { server } of [ours, theirs]) await server.usage()
  const measured = await measurePairs(
    pairs,
    () => rate(ours),
    () => rate(theirs),
  )
  const cpu = async (side: Side) => ((await side.server.usage()).cpu / (counts.get(side) ?? 1)).toFixed(0)
  const last = measured.at(-1)
  return figureOf(
    what,
    measured.map((pair) => pair.ours / pair.theirs),
    { atLeast },
    {
      notes: [
        `${last?.ours.toFixed(0)} and ${last?.theirs.toFixed(0)} per second in the last pair`,
        `the servers took ${await cpu(ours)} and ${await cpu(theirs)} µs of a core for an answer`,
        ...notes,
      ],
    },
  )
}
