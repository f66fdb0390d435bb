import { ProblemError } from '#platform/problem-error.ts'
import type { Fault } from './field-names.ts'

/**
 * What a server refused within a part of the body whose entries the form has beside all others, under names of their own.
 * @param fields the form's, by their paths in the body: `{ 'place.stage': 'stage' }`.
 * @returns null where nothing is said of these.
 */
export function faultsWithin(
  error: unknown,
  fields: Readonly<Record<string, string>>,
): ReadonlyMap<string, Fault> | null {
  if (!(error instanceof ProblemError)) return null
  const found = error.errors.flatMap(({ path, message }) => {
    const field = fields[path]
    return field === undefined ? [] : [[field, { message }] as const]
  })
  return found.length === 0 ? null : new Map(found)
}
