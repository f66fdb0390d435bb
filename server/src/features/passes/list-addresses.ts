import type {
  EligibilityEntry,
  NewEligibilityEntries,
  previewEligibilityEntries as previews,
  removeEligibilityEntry as removes,
} from '@foyer/contract/eligibility-entries'
import { NewEligibilityEntries as Entered, listedAddressMessage } from '@foyer/contract/eligibility-entries.schemas'
import { Email } from '@foyer/contract/kit/fields'
import { requests } from '@foyer/contract/kit/refusal'
import { acceptContent } from '#features/editions'
import type { OfficeContext } from '#platform/context'
import { audited, auditedRecord } from '#platform/door/audit'
import { InvalidInput } from '#platform/door/problem'
import { refuse } from '#platform/door/refused'
import type { UseCase } from '#platform/door/serve'
import { emailKey } from '#platform/ground/email-key'
import {
  deleteEligibilityRow,
  type EligibilityRow,
  keepEligibilityRows,
  readKnownKeys,
} from './eligibility-entries.queries.ts'

/** Labels of letters, figures and hyphens, at least two of them (RFC 1035, 2.3.1; letters of any script, RFC 5890). */
const domainShape = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+\p{L}[\p{L}\p{N}-]{0,61}[\p{L}\p{N}]$/u

/**
 * How an address or a domain is kept: `name@company.com`, `@company.com`.
 * @returns null for what is neither.
 */
function listedKey(text: string): string | null {
  const key = emailKey(text)
  const domain = key.replace(/^\*?@/, '')
  if (domainShape.test(domain)) return `@${domain}`
  return Email.safeParse(text).success ? key : null
}

/** So much of a wrong line is said back, in characters. */
const SHOWN = 80

/** Whom a line is about may go, so that the log must not name them: it says that there was a line, and in which list. */
export const entryRecord = auditedRecord('eligibility-entry', ['list', 'isDomain'])

export const decidedOfEntry = ({ list, email_key, reason }: EligibilityRow) => ({
  list,
  isDomain: email_key.startsWith('@'),
  address: email_key,
  reason,
})

export const presentEntry = (row: EligibilityRow): EligibilityEntry => ({
  id: row.id,
  list: row.list,
  address: row.email_key,
  reason: row.reason,
  addedAt: row.added_at.toISOString(),
})

/**
 * Bars addresses and domains from the passes of the context's edition, or lets them in where others are not: all of
 * them, or none. One that is named twice, or stands there already, is one line.
 * @throws InvalidInput at each line that is neither an address nor a domain.
 */
export async function listAddresses(context: OfficeContext, entered: NewEligibilityEntries) {
  const { list, addresses, reason } = await acceptContent(context, Entered, entered)
  const keys = addresses.map(listedKey)
  const wrong = keys.flatMap((key, at) =>
    key === null ? [{ path: `addresses.${at}`, message: listedAddressMessage }] : [],
  )
  if (wrong.length > 0) throw new InvalidInput(wrong)
  const rows = [...new Set(keys.filter((key) => key !== null))].sort()
  return keepEligibilityRows(
    context,
    rows.map((key) => ({ list, email_key: key, reason, added_at: context.now })),
  )
}

/** Sorts pasted lines before anything is kept: what would be new, what is known, and what is no address. */
export const previewEligibilityEntries: UseCase<typeof previews> = async (context, { body: { list, addresses } }) => {
  const lines = addresses.map((text) => ({ text, key: listedKey(text) }))
  const keys = [...new Set(lines.flatMap(({ key }) => (key === null ? [] : [key])))].sort()
  const known = await readKnownKeys(context, list, keys)
  return {
    fresh: keys.filter((key) => !known.has(key)),
    known: keys.filter((key) => known.has(key)),
    wrong: lines.flatMap(({ text, key }) => (key === null ? [text.slice(0, SHOWN)] : [])),
  }
}

/** @throws Refused `requests/not-found`. */
export const removeEligibilityEntry: UseCase<typeof removes> = async (context, { params }) => {
  const row = await deleteEligibilityRow(context, params.id)
  if (row === undefined) throw refuse(requests.notFound)
  return audited(entryRecord.removed(row.id, decidedOfEntry(row)), undefined)
}
