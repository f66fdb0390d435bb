import { createHash } from 'node:crypto'
import type pg from 'pg'
import { wireOf } from './wire.ts'

/** So many statements a connection keeps prepared: more than the program asks, and no more where it asks ever others. */
const MOST = 1000

export interface StatementNames {
  /** The name under which a statement is parsed and planned once per connection; none for one that is parsed each time. */
  of(text: string): string | undefined
  /** The connection is asked under this name now: those that it was asked under longest ago go first. */
  use(client: pg.ClientBase, name: string): void
  /**
   * Has a connection forget what it keeps prepared beyond the most, where no transaction is under way.
   * @returns when it has; null where there is nothing to forget.
   */
  forget(client: pg.ClientBase): Promise<unknown> | null
  /** All statements are prepared anew, under new names. */
  renew(): void
}

/** What was used longest ago goes first. */
function touch<Key>(used: Set<Key>, key: Key): void {
  used.delete(key)
  used.add(key)
}

export function createStatementNames(most = MOST): StatementNames {
  const names = new Map<string, string>()
  const used = new WeakMap<pg.ClientBase, Set<string>>()
  let generation = 0

  function nameOf(text: string): string {
    const known = names.get(text)
    if (known !== undefined) return known
    // A name is made of its text: one that was forgotten here comes back the same.
    if (names.size >= most) names.clear()
    const name = `${generation}-${createHash('sha1').update(text).digest('base64url')}`
    names.set(text, name)
    return name
  }

  return {
    of: (text) => (/^\s*(select|insert|update|delete|with)\b/i.test(text) ? nameOf(text) : undefined),
    use(client, name) {
      const ofClient = used.get(client) ?? new Set()
      used.set(client, ofClient)
      touch(ofClient, name)
    },
    forget(client) {
      const ofClient = used.get(client)
      if (ofClient === undefined || ofClient.size <= most) return null
      const forgotten: string[] = []
      const { parsedStatements, submittedNamedStatements } = wireOf(client).connection
      for (const name of ofClient) {
        if (ofClient.size <= most) break
        // What is on its way to be parsed is asked right now; it goes another time.
        if (submittedNamedStatements[name] !== undefined) continue
        ofClient.delete(name)
        if (parsedStatements[name] === undefined) continue
        // From now on it is parsed again where it is asked again: behind this, on the same connection.
        delete parsedStatements[name]
        forgotten.push(`deallocate "${name}"`)
      }
      return forgotten.length === 0 ? null : client.query(forgotten.join(';')).catch(() => undefined)
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
