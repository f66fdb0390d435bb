import type { Eligibility } from '@foyer/contract/passes'
import type { Context } from '#platform/context'
import { emailKey } from '#platform/ground/email-key'
import { listEligibilityLists } from './passes.queries.ts'

/** Whether an address is barred from a pass, and whether it is always welcome. */
export async function checkEligibility(context: Context, email: string): Promise<Eligibility> {
  return eligibilityIn(await listEligibilityLists(context, emailKey(email)))
}

/** @param lists in which the address stands. */
export const eligibilityIn = (lists: readonly string[]): Eligibility => ({
  isBlacklisted: lists.includes('blacklist'),
  isWhitelisted: lists.includes('whitelist'),
})

/** Specification, section 4: a voucher is valid for an address when whitelisted or not blacklisted. */
export function isWelcome({ isBlacklisted, isWhitelisted }: Eligibility): boolean {
  return isWhitelisted || !isBlacklisted
}
