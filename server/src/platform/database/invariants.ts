import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from './database.ts'

export interface Invariant {
  readonly name: string
  readonly sql: string
}

export interface Violation {
  readonly name: string
  readonly rows: readonly Record<string, unknown>[]
}

/** Its statements, by what they are about: each returns the rows that break it, and so none; a statement stands behind its name. */
const folder = join(import.meta.dirname, 'invariants')

/**
 * What must always be true. Tests, benches and `npm run doctor` ask it.
 * @param now the app's time, for what must be true within some minutes; without it, these ask for nothing.
 */
export function readInvariants(now?: Date): Invariant[] {
  const text = readdirSync(folder)
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n')
  const time = now === undefined ? '-infinity' : now.toISOString()
  return text
    .split(/^-- name: /m)
    .slice(1)
    .map((part) => {
      const end = part.indexOf('\n')
      return {
        name: part.slice(0, end).trim(),
        sql: part
          .slice(end + 1)
          .trim()
          .replace(/;$/, '')
          .replaceAll(':now', `'${time}'`),
      }
    })
}

/** Asks every invariant; what is returned should never be there. */
export async function findViolations(database: Database, now?: Date): Promise<Violation[]> {
  const violations: Violation[] = []
  for (const { name, sql } of readInvariants(now)) {
    const { rows } = await database.raw(sql)
    if (rows.length > 0) violations.push({ name, rows })
  }
  return violations
}
