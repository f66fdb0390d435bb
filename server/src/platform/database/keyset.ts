import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'

/** What a list is sorted by. None of its values is null, and an index has these keys in this order behind the filter's. */
interface SortKey {
  readonly by: RawBuilder<unknown>
  readonly type: 'int' | 'bigint' | 'text' | 'date' | 'timestamptz' | 'uuid'
}

/** The last key tells every two lines apart. */
export interface Sorting {
  readonly keys: readonly [SortKey, ...SortKey[]]
  readonly isDescending: boolean
}

/** Where a page ended: the keys of its last line, as the database writes them. */
export type Place = readonly string[]

/**
 * A page of the query's lines behind a place, in one statement that starts at that place in the index: what is added
 * or goes meanwhile moves no other line to another page.
 */
export async function readPage<DB, Tables extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, Tables, Row>,
  { keys, isDescending }: Sorting,
  after: Place | null,
  limit: number,
): Promise<{ readonly rows: readonly Row[]; readonly next: Place | null }> {
  const found = await keys
    .reduce((sorted, { by }) => sorted.orderBy(by, isDescending ? 'desc' : 'asc'), query)
    .$if(after !== null, (all) => all.where(isBehind(keys, after ?? [], isDescending)))
    .select(sql<Place>`array[${sql.join(keys.map(({ by }) => sql`(${by})::text`))}]`.as('place'))
    .limit(limit + 1)
    .execute()
  const rows = found.slice(0, limit)
  const last = rows.at(-1) as { readonly place: Place } | undefined
  return { rows: rows as readonly Row[], next: found.length > limit && last !== undefined ? last.place : null }
}

/** All of a list as it leaves: its lines as they are asked for, and how many there are. */
export interface WholeList<Line> {
  lines(): AsyncIterable<Line>
  count(): Promise<number>
}

/** Rows that a stream reads at a time. */
const ROWS_AT_ONCE = 1000

/**
 * All rows of a list, page by page as they are asked for: however many there are, one page is in memory, no statement
 * runs longer than that, and whoever stops asking ends it. What is added meanwhile may be among them.
 */
export async function* readRows<Row, Line>(
  read: (after: Place | null, limit: number) => Promise<{ readonly rows: readonly Row[]; readonly next: Place | null }>,
  present: (row: Row) => Line,
): AsyncGenerator<Line> {
  let after: Place | null = null
  do {
    const { rows, next }: Awaited<ReturnType<typeof read>> = await read(after, ROWS_AT_ONCE)
    for (const row of rows) yield present(row)
    after = next
  } while (after !== null)
}

function isBehind(keys: readonly SortKey[], place: Place, isDescending: boolean): RawBuilder<SqlBool> {
  const own = sql.join(keys.map(({ by }) => by))
  const there = sql.join(keys.map(({ type }, at) => sql`${place[at]}::${sql.raw(type)}`))
  return sql<SqlBool>`(${own}) ${sql.raw(isDescending ? '<' : '>')} (${there})`
}
