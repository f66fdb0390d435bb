import { invisibleMessage, numberTooLargeMessage } from '@foyer/contract/kit/fields'

type Issue = { readonly path: string; readonly message: string }

/** The largest number of a column that names a thing. */
const LARGEST = 2_147_483_647

/**
 * What no column can hold, whatever the form: NUL and halves of characters in texts, numbers beyond the database's
 * integers. No form of ours asks for any of it.
 */
export function findUnstorable(value: unknown, path: readonly string[] = []): Issue[] {
  if (typeof value === 'string')
    return value.includes('\0') || !value.isWellFormed() ? [{ path: path.join('.'), message: invisibleMessage }] : []
  if (typeof value === 'number')
    return Math.abs(value) > LARGEST ? [{ path: path.join('.'), message: numberTooLargeMessage }] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => findUnstorable(part, [...path, key]))
}
