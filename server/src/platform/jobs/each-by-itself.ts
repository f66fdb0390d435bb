/** Some were not done: which, and why. Those that failed in the same way are told in one of its `errors`. */
function failureOf(failures: ReadonlyMap<string, { readonly names: string[]; readonly cause: unknown }>): Error {
  const errors = [...failures.values()].map(({ names, cause }) => new Error(names.join(', '), { cause }))
  const count = [...failures.values()].reduce((sum, { names }) => sum + names.length, 0)
  const told = errors.map(({ message, cause }) => `${message} (${cause})`).join('; ')
  return new AggregateError(errors, `${count} could not be done: ${told}`)
}

/**
 * Does something for every item, so that one bad row does not stand before a hundred good ones.
 * @param nameOf says which one an item is, for the log: an id, and nothing that names a person.
 * @throws AggregateError of all failures with their names, after all the others had their turn.
 */
export async function eachByItself<Item>(
  items: Iterable<Item> | AsyncIterable<Item>,
  nameOf: (item: Item) => string,
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const failures = new Map<string, { readonly names: string[]; readonly cause: unknown }>()
  const note = (name: string, cause: unknown): void => {
    const why = String(cause)
    const alike = failures.get(why) ?? { names: [], cause }
    alike.names.push(name)
    failures.set(why, alike)
  }
  try {
    for await (const item of items) await work(item).catch((error: unknown) => note(nameOf(item), error))
  } catch (error) {
    note('the rest', error)
  }
  if (failures.size > 0) throw failureOf(failures)
}

/** The next rows of a list in the order of their ids. */
export interface Page {
  /** The id that the page before ended with; null for the first. */
  readonly after: string | null
  readonly limit: number
}

const LIMIT = 100

/**
 * Rows in the order of their ids, a page at a time: the next page begins behind the last row of the one before,
 * whether that could be done or not.
 */
export async function* pageByPage<Row extends { readonly id: string }>(
  list: (page: Page) => Promise<readonly Row[]>,
): AsyncGenerator<Row> {
  for (let after: string | null = null; ; ) {
    const rows: readonly Row[] = await list({ after, limit: LIMIT })
    yield* rows
    if (rows.length < LIMIT) return
    after = rows.at(-1)?.id ?? null
  }
}
