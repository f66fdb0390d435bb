import { TRANSFER_DAYS } from '@foyer/contract/constants'
import { isIban } from '@foyer/contract/kit/iban'

const DAY_MS = 24 * 60 * 60_000

/** Until when an order that is placed now waits for a bank transfer (decisions, section 3). */
export const transferUntil = (now: Date): Date => new Date(now.getTime() + TRANSFER_DAYS * DAY_MS)

/**
 * Whether orders can be paid by bank transfer now: the seller has an account, and the event does not begin before the time to
 * pay would be over.
 */
export const takesTransfers = (
  { seller, doorsOpenAt }: { readonly seller: { readonly iban: string }; readonly doorsOpenAt: Date },
  now: Date,
): boolean => isIban(seller.iban) && transferUntil(now) < doorsOpenAt
