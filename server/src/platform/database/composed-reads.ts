import type { Compilable, CompiledQuery } from 'kysely'
import { assertSame, Blank, checkKind } from './composing.ts'
import { type Db, refuseOuterHandle } from './database.ts'
import { shareRead } from './shared-reads.ts'

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
    checkKind(kinds, values, kept.sql, () => compose(db, ...values).compile())
    const parameters = kept.parameters.map((part) => (part instanceof Blank ? values[part.index] : part))
    return (await db.executeQuery<Row>({ ...kept, parameters })).rows
  }
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
