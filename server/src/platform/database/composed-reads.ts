import type { Compilable, CompiledQuery } from 'kysely'
import { type Db, refuseOuterHandle } from './database.ts'
import { shareRead } from './shared-reads.ts'

/** Stands in a statement where a value will be. */
class Blank {
  readonly index: number

  constructor(index: number) {
    this.index = index
  }
}

/**
 * A read whose SQL is composed the first time and kept: for what is asked with most requests, composing costs more
 * than asking. It goes over a connection behind the reads of others, so an index answers it, and it waits for nobody.
 * @param compose passes its values on to the query and looks at none of them.
 * @throws Error where it does look, or locks what it reads
 */
export function composedOnce<Values extends readonly unknown[], Row>(
  compose: (db: Db, ...values: Values) => Compilable<Row>,
): (db: Db, ...values: Values) => Promise<Row[]> {
  let kept: CompiledQuery<Row> | undefined
  const kinds = new Set<string>()
  return async (db, ...values) => {
    refuseOuterHandle(db)
    kept ??= composeWithBlanks(compose, db, values.length)
    const kind = values.map(kindOf).join()
    if (!kinds.has(kind) && kinds.size < MOST_KINDS) {
      assertSame(kept.sql, compose(db, ...values).compile().sql)
      kinds.add(kind)
    }
    const parameters = kept.parameters.map((part) => (part instanceof Blank ? values[part.index] : part))
    return (await db.executeQuery<Row>({ ...kept, parameters })).rows
  }
}

/** So many kinds of values a statement is composed with before it is believed. */
const MOST_KINDS = 100

/**
 * What a statement could hang on: whether there is a value, which of two it is, or one of a few words. Ids, days and
 * addresses are all alike.
 */
function kindOf(value: unknown): string {
  if (typeof value === 'string') return /^[A-Za-z][A-Za-z-]{0,31}$/.test(value) ? value : value === '' ? '""' : 'text'
  if (typeof value === 'number') return value === 0 || value === 1 ? String(value) : value < 0 ? 'below' : 'number'
  return typeof value === 'object' && value !== null ? 'object' : String(value)
}

/** @throws Error where a statement of other values is another one: the next call would ask with the first one's. */
function assertSame(sql: string, other: string): void {
  if (other !== sql) throw new Error(`The statement is another one for other values: ${sql}`)
}

function composeWithBlanks<Values extends readonly unknown[], Row>(
  compose: (db: Db, ...values: Values) => Compilable<Row>,
  db: Db,
  count: number,
): CompiledQuery<Row> {
  const blanks = Array.from({ length: count }, (_, index) => new Blank(index))
  const composed = compose(db, ...(blanks as unknown as Values)).compile()
  const missing = blanks.filter((blank) => !composed.parameters.includes(blank))
  if (missing.length > 0) throw new Error(`A value is no parameter of the statement: ${composed.sql}`)
  // What looks at a value makes another statement of another one; of nothing, to begin with.
  for (const other of [blanks.map(() => 0), blanks.map(() => '')])
    assertSame(composed.sql, compose(db, ...(other as unknown as Values)).compile().sql)
  if (/\bfor (?:no key update|update|key share|share)\b/i.test(composed.sql))
    throw new Error(`A shared read locks nothing: ${composed.sql}`)
  shareRead(composed.sql)
  return composed
}
