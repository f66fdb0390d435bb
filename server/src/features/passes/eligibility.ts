import type { Eligibility } from '@foyer/contract/passes'
import type { Context } from '#platform/context'
import { emailKey } from '#platform/ground/email-key'
import { listEligibilityLists } from './passes.queries.ts'

/** Whether an address is barred from a pass, and whether it is always welcome. */
export async function checkEligibility(context: Context, email: string): Promise<Eligibility> {
  const lists = await listEligibilityLists(context, emailKey(email))
  return { isBlacklisted: lists.includes('blacklist'), isWhitelisted: lists.includes('whitelist') }
}

/** Specification, section 4: a voucher is valid for an address when whitelisted or not blacklisted. */
export function isWelcome({ isBlacklisted, isWhitelisted }: Eligibility): boolean {
  return isWhitelisted || !isBlacklisted
}
