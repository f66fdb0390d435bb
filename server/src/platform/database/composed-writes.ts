import type { CompiledQuery, QueryExecutorProvider, QueryResult } from 'kysely'
import { assertSame, Blank, checkKind } from './composing.ts'
import { type Db, refuseOuterHandle } from './database.ts'

/** A statement before it is SQL: Kysely's, or one of its own words. */
interface Composed<Row> {
  compile(provider: QueryExecutorProvider): CompiledQuery<Row>
}

interface Kept<Row> {
  readonly query: CompiledQuery<Row>
  /** Where each parameter comes from: the place of a value, or what is always the same. */
  readonly parameters: readonly unknown[]
  readonly kinds: Set<string>
}

/** So many shapes of values one statement is kept for, columns that are set or not, and so many rows; others are composed each time. */
const MOST_SHAPES = 50

/**
 * A statement of transactions, which writes or locks, whose SQL is composed the first time and kept: where thousands
 * order at once, composing costs as much as asking. Values come by name; of objects and lists within each value counts,
 * and a name without a value (`undefined`) is as if it was left out, which is another statement.
 * @param compose passes its values on to the query and looks at none of them.
 * @throws Error where it does look, or where the outer handle is used inside a transaction.
 */
export function composedWrite<Values extends object, Row>(
  compose: (db: Db, values: Values) => Composed<Row>,
): (db: Db, values: Values) => Promise<QueryResult<Row>> {
  const byShape = new Map<string, Kept<Row>>()
  return async (db, values) => {
    refuseOuterHandle(db)
    const given: unknown[] = []
    const shape = shapeOf(values, given)
    const kept = byShape.get(shape) ?? composeWithBlanks(compose, db, values, given.length)
    if (byShape.size < MOST_SHAPES) byShape.set(shape, kept)
    checkKind(kept.kinds, given, kept.query.sql, () => compose(db, values).compile(db))
    const parameters = kept.parameters.map((part) => (part instanceof Blank ? given[part.index] : part))
    return db.executeQuery<Row>({ ...kept.query, parameters })
  }
}

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

/** Names and lists of what is given, without the values; those go into `given`, in this order. */
function shapeOf(value: unknown, given: unknown[]): string {
  if (Array.isArray(value)) return `[${value.map((part) => shapeOf(part, given)).join()}]`
  if (!isPlain(value)) {
    given.push(value)
    return '?'
  }
  let shape = '{'
  for (const name in value) if (value[name] !== undefined) shape += `${name}:${shapeOf(value[name], given)},`
  return `${shape}}`
}

/** The same with something else in the place of each value. */
function replaced(value: unknown, next: () => unknown): unknown {
  if (Array.isArray(value)) return value.map((part) => replaced(part, next))
  if (!isPlain(value)) return next()
  const parts = Object.entries(value).filter(([, part]) => part !== undefined)
  return Object.fromEntries(parts.map(([name, part]) => [name, replaced(part, next)]))
}

function composeWithBlanks<Values extends object, Row>(
  compose: (db: Db, values: Values) => Composed<Row>,
  db: Db,
  values: Values,
  count: number,
): Kept<Row> {
  const composed = (next: () => unknown) => compose(db, replaced(values, next) as Values).compile(db)
  let index = 0
  const query = composed(() => new Blank(index++))
  const used = new Set(query.parameters.map((part) => (part instanceof Blank ? part.index : null)))
  for (let at = 0; at < count; at += 1)
    if (!used.has(at)) throw new Error(`A value is no parameter of the statement: ${query.sql}`)
  // What looks at a value makes another statement of another one; of nothing, to begin with.
  for (const other of [0, '']) assertSame(query.sql, composed(() => other).sql)
  return { query, parameters: query.parameters, kinds: new Set() }
}
