const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
/** The register is asked again after as long as it has been silent, within these bounds, in milliseconds. */
const SOONEST_MS = 5 * MINUTE_MS
const LATEST_MS = 6 * 60 * MINUTE_MS
/** After so many days of silence a person has to look. */
const LONGEST_DAYS = 30

/** What becomes of a VAT ID's check that did not find it registered, and when it is asked about again. */
export function nextVatCheck(verdict: 'not-registered' | 'silent', now: Date, paidAt: Date) {
  if (verdict === 'not-registered') return { vat_check: 'refused', vat_check_at: null } as const
  const silentMs = now.getTime() - paidAt.getTime()
  if (silentMs >= LONGEST_DAYS * DAY_MS) return { vat_check: 'unanswered', vat_check_at: null } as const
  const wait = Math.min(LATEST_MS, Math.max(SOONEST_MS, silentMs))
  return { vat_check_at: new Date(now.getTime() + wait) }
}
