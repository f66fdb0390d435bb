import type { Card, FailureReason } from '#platform/payments/payments'

/** What the pretend bank does with a card. */
export type CardVerdict =
  | { readonly state: 'succeeded' | 'action_required' | 'processing' }
  | { readonly state: 'failed'; readonly reason: FailureReason }

/** The published test cards. Nothing else is accepted: a real card must never seem to work here. */
const verdicts: ReadonlyMap<string, CardVerdict> = new Map<string, CardVerdict>([
  ['4242424242424242', { state: 'succeeded' }],
  ['4000000000000002', { state: 'failed', reason: 'card_declined' }],
  ['4000000000009995', { state: 'failed', reason: 'insufficient_funds' }],
  ['4000002500003155', { state: 'action_required' }],
  ['4000000000000077', { state: 'processing' }],
])

/** The check digit every card number ends with (ISO/IEC 7812-1, annex B). */
function passesLuhn(digits: string): boolean {
  let sum = 0
  for (let place = 0; place < digits.length; place++) {
    const digit = Number(digits[digits.length - 1 - place])
    const doubled = place % 2 === 1 ? digit * 2 : digit
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}

/** The first instant at which a card is no longer good, or null where nobody could read the date. */
function expiresAt(expiry: string): Date | null {
  const match = /^(0?[1-9]|1[0-2])[/-](?:20)?(\d{2})$/.exec(expiry.replaceAll(/\s/g, ''))
  if (!match) return null
  // A month further than the card says: it is good through the last day of its month.
  return new Date(Date.UTC(2000 + Number(match[2]), Number(match[1]), 1))
}

/** Spaces and hyphens in the number are a person's, not a mistake. */
export function judgeCard(card: Card | undefined, now: Date): CardVerdict {
  const invalid: CardVerdict = { state: 'failed', reason: 'invalid_card' }
  if (!card || card.number.length > 40 || card.expiry.length > 20) return invalid
  const digits = card.number.replaceAll(/[\s-]/g, '')
  if (!/^\d{12,19}$/.test(digits) || !passesLuhn(digits)) return invalid
  const end = expiresAt(card.expiry)
  if (!end || end.getUTCFullYear() > now.getUTCFullYear() + 20) return invalid
  if (end <= now) return { state: 'failed', reason: 'expired_card' }
  if (!/^\d{3,4}$/.test(card.cvc.trim())) return invalid
  return verdicts.get(digits) ?? invalid
}
