import type { Compilable, CompiledQuery } from 'kysely'
import { type Db, refuseOuterHandle } from './database.ts'

/** Stands in a statement where a value will be. */
class Blank {
  readonly index: number

  constructor(index: number) {
    this.index = index
  }
}

/**
 * A read whose SQL is composed the first time and kept: for what is asked with most requests, composing costs more
 * than asking.
 * @param compose passes its values on to the query and looks at none of them.
 */
export function composedOnce<Values extends readonly unknown[], Row>(
  compose: (db: Db, ...values: Values) => Compilable<Row>,
): (db: Db, ...values: Values) => Promise<Row[]> {
  let kept: CompiledQuery<Row> | undefined
  return async (db, ...values) => {
    refuseOuterHandle(db)
    kept ??= composeWithBlanks(compose, db, values.length)
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
  return composed
}
