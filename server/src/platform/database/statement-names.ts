import { createHash } from 'node:crypto'

/** So many statements are kept prepared per connection; whatever a program asks beyond that is parsed each time. */
const MOST = 1000

export interface StatementNames {
  /** The name under which a statement is parsed and planned once per connection; none for one that is parsed each time. */
  of(text: string): string | undefined
  /** All statements are prepared anew, under new names. */
  renew(): void
}

export function createStatementNames(): StatementNames {
  const names = new Map<string, string>()
  let generation = 0
  return {
    of(text) {
      const known = names.get(text)
      if (known !== undefined) return known
      if (names.size >= MOST || !/^\s*(select|insert|update|delete|with)\b/i.test(text)) return undefined
      const name = `${generation}-${createHash('sha1').update(text).digest('base64url')}`
      names.set(text, name)
      return name
    },
    renew() {
      generation += 1
      names.clear()
    },
  }
}

/** Whether a prepared statement no longer fits the tables, because a migration changed them. */
export function isPlanOutdated(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '0A000' && error.message.includes('cached plan')
}
