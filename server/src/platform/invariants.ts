import { readFileSync } from 'node:fs'
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

export function readInvariants(): Invariant[] {
  const text = readFileSync(join(import.meta.dirname, 'invariants.sql'), 'utf8')
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
          .replace(/;$/, ''),
      }
    })
}

/** Asks every invariant; what is returned should never be there. */
export async function findViolations(database: Database): Promise<Violation[]> {
  const violations: Violation[] = []
  for (const { name, sql } of readInvariants()) {
    const { rows } = await database.raw(sql)
    if (rows.length > 0) violations.push({ name, rows })
  }
  return violations
}
