/** Stands in a statement where a value will be. */
export class Blank {
  readonly index: number

  constructor(index: number) {
    this.index = index
  }
}

/** So many kinds of values a statement is composed with before it is believed. */
const MOST_KINDS = 100

/**
 * Looks, before values of a kind are asked with for the first time, whether their statement is the kept one.
 * @throws Error where it is another one: the next call would ask with the first one's.
 */
export function checkKind(
  known: Set<string>,
  values: readonly unknown[],
  kept: string,
  compose: () => { readonly sql: string },
): void {
  if (known.size >= MOST_KINDS) return
  const kind = values.map(kindOf).join()
  if (known.has(kind)) return
  assertSame(kept, compose().sql)
  known.add(kind)
}

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
export function assertSame(sql: string, other: string): void {
  if (other !== sql) throw new Error(`The statement is another one for other values: ${sql}`)
}
