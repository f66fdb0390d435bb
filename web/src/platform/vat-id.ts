import { checkVatId } from '@foyer/contract/invoices'
import type { Answer } from '@foyer/contract/kit/endpoint'
import { vatIdMessage } from '@foyer/contract/kit/fields'
import { useQuery } from '@tanstack/react-query'
import { query } from './api.ts'
import { ProblemError } from './problem-error.ts'
import { queryClient } from './query-client.ts'

/**
 * Spaces, dots, dashes and strokes out, letters up, Greece as `EL`: how a VAT ID is kept. Dashes alone stay: they are a
 * wrong one, and not none.
 */
export function compactVatId(typed: string): string {
  const compact = typed
    .replace(/[\s./-]+/g, '')
    .toUpperCase()
    .replace(/^GR/, 'EL')
  return compact === '' ? typed.trim() : compact
}

/** Two letters, then the rest, as the check wants them; null where there is no number at all to ask about. */
export function splitVatId(typed: string): { countryCode: string; vatNumber: string } | null {
  const compact = compactVatId(typed)
  if (compact.length < 3) return null
  return { countryCode: compact.slice(0, 2), vatNumber: compact.slice(2) }
}

export type VatVerdict = 'valid' | 'invalid' | 'unavailable'

/**
 * Specification: failure or error means invalid. An outage is told apart, because it must not keep anybody from going
 * on: no answer, a server that cannot answer, or one that was asked too often.
 */
export function verdictOf(answer: Answer<typeof checkVatId> | undefined, error: Error | null): VatVerdict | null {
  if (answer !== undefined) {
    if (answer.valid) return 'valid'
    return answer.reason === 'unavailable' ? 'unavailable' : 'invalid'
  }
  if (error === null) return null
  const isRefused = error instanceof ProblemError && error.status >= 400 && error.status < 500 && error.status !== 429
  return isRefused ? 'invalid' : 'unavailable'
}

/** The question and its answer, which stays: a number does not become another. */
function vatIdQuery(parts: { countryCode: string; vatNumber: string }) {
  return { ...query(checkVatId, { body: parts }), staleTime: Number.POSITIVE_INFINITY, retry: false as const }
}

/** What the check says of a text: null while it is not known, or where there is nothing to ask about. */
export function useVatVerdict(text: string): VatVerdict | null {
  const parts = splitVatId(text)
  const check = useQuery({ ...vatIdQuery(parts ?? { countryCode: '', vatNumber: '' }), enabled: parts !== null })
  if (compactVatId(text) === '') return null
  return parts === null ? 'invalid' : verdictOf(check.data, check.error)
}

/** The check as it is made before a form goes on. Nothing typed is nothing wrong. */
export async function judgeVatId(typed: string): Promise<VatVerdict> {
  if (compactVatId(typed) === '') return 'valid'
  const parts = splitVatId(typed)
  if (parts === null) return 'invalid'
  try {
    return verdictOf(await queryClient.fetchQuery(vatIdQuery(parts)), null) ?? 'unavailable'
  } catch (error) {
    return verdictOf(undefined, error as Error) ?? 'unavailable'
  }
}

/** As a rule of a form. An outage keeps nobody from going on. */
export const vatIdRule = async (typed: string): Promise<string | null> =>
  (await judgeVatId(typed)) === 'invalid' ? vatIdMessage : null
