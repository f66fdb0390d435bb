/** Modules that the same pages read, as a bundler leaves them when nobody tells it what belongs together. */
export interface Part {
  readonly modules: readonly string[]
  /** Of its code, packed: about what a browser loads. */
  readonly bytes: number
  /** The pages that cannot begin without it. */
  readonly readers: ReadonlySet<string>
  /** What it does not run without: whoever loads it loads these as well. */
  readonly needs: ReadonlySet<Part>
}

/** What a page may begin with. */
export interface Room {
  /** What it may still lose, in bytes. */
  readonly bytes: number
  /** How many files parts may come to it in. */
  readonly files: number
}

/** What a file less is worth to a page that begins with it, in bytes: its head and end, its name, and a request. */
const FILE_BYTES = 1800

/** The same to a page that begins with more files than it may. */
const FILE_TOO_MANY_BYTES = 4 * FILE_BYTES

/** What two parts in one file may cost a page, in bytes: what is larger is worth a file of its own. */
const MOST_AT_ONCE = 4000

const sum = (numbers: Iterable<number>) => [...numbers].reduce((a, b) => a + b, 0)

/** What a page loads that does not read this part, if it came to it with another: the part, and what it needs besides. */
const costOf = ({ bytes, needs }: Part, reader: string): number =>
  bytes + sum([...needs].map((need) => (need.readers.has(reader) ? 0 : need.bytes)))

/** What each of these pages would load and not read, in bytes, if two parts came in one file. */
function wasteOf(one: Part, other: Part): ReadonlyMap<string, number> {
  const waste = new Map<string, number>()
  for (const reader of one.readers.difference(other.readers)) waste.set(reader, costOf(other, reader))
  for (const reader of other.readers.difference(one.readers)) waste.set(reader, costOf(one, reader))
  return waste
}

/**
 * Puts parts into one file where pages gain more by a file less than they lose by code that they do not read: the pair
 * with most to gain first, until none gains. A page that is not in `rooms` may lose anything, in any number of files.
 */
export function groupByReaders(parts: readonly Part[], rooms: ReadonlyMap<string, Room>): readonly Part[] {
  const groups = [...parts]
  const left = new Map([...rooms].map(([page, { bytes }]) => [page, bytes]))
  const tooMany = new Map(
    [...rooms].map(([page, { files }]) => [page, parts.filter(({ readers }) => readers.has(page)).length - files]),
  )
  const worthOf = (page: string) => ((tooMany.get(page) ?? 0) > 0 ? FILE_TOO_MANY_BYTES : FILE_BYTES)
  const gainOf = (one: Part, other: Part): number => {
    const waste = wasteOf(one, other)
    if ([...waste].some(([reader, bytes]) => bytes > Math.min(MOST_AT_ONCE, left.get(reader) ?? bytes))) return 0
    return sum([...one.readers.intersection(other.readers)].map(worthOf)) - sum(waste.values())
  }
  for (;;) {
    let best: { readonly gain: number; readonly pair: readonly [Part, Part] } | null = null
    for (const [at, one] of groups.entries())
      for (const other of groups.slice(at + 1)) {
        const gain = gainOf(one, other)
        if (gain > (best?.gain ?? 0)) best = { gain, pair: [one, other] }
      }
    if (best === null) return groups
    const [one, other] = best.pair
    for (const [reader, bytes] of wasteOf(one, other)) left.set(reader, (left.get(reader) ?? bytes) - bytes)
    for (const reader of one.readers.intersection(other.readers)) tooMany.set(reader, (tooMany.get(reader) ?? 0) - 1)
    groups.splice(groups.indexOf(other), 1)
    groups.splice(groups.indexOf(one), 1, {
      modules: [...one.modules, ...other.modules],
      bytes: one.bytes + other.bytes,
      readers: one.readers.union(other.readers),
      needs: one.needs.union(other.needs),
    })
  }
}
