import type { AddressVerdict } from '@foyer/contract/eligibility-entries'
import type { Eligibility } from '@foyer/contract/passes'
import type { Context } from '#platform/context'
import { emailKey } from '#platform/ground/email-key'
import { readEntriesAbout, readListsAbout } from './eligibility-entries.queries.ts'
import { presentEntry } from './list-addresses.ts'

/** Whether an address is barred from a pass, and whether it is always welcome. */
export async function checkEligibility(context: Context, email: string): Promise<Eligibility> {
  return eligibilityIn(await readListsAbout(context, emailKey(email)))
}

/** @param lists in which the address stands. */
export const eligibilityIn = (lists: readonly string[]): Eligibility => ({
  isBlacklisted: lists.includes('blacklist'),
  isWhitelisted: lists.includes('whitelist'),
})

/** Specification, section 4: who is blacklisted cannot keep a pass that is on sale. */
export const mayBuy = ({ isBlacklisted }: Eligibility): boolean => !isBlacklisted

/** Specification, section 4: a voucher is valid for an address when whitelisted or not blacklisted. */
export function isWelcome({ isBlacklisted, isWhitelisted }: Eligibility): boolean {
  return isWhitelisted || !isBlacklisted
}

/** Whether somebody with that address may have a pass in this way. */
export const mayHave = (eligibility: Eligibility, way: 'by-voucher' | 'on-sale'): boolean =>
  way === 'by-voucher' ? isWelcome(eligibility) : mayBuy(eligibility)

/** What happens to an address, and which lines decide it: those about itself, or else those about its domain. */
export async function judgeAddress(context: Context, email: string): Promise<AddressVerdict> {
  const lines = (await readEntriesAbout(context, emailKey(email))).map(presentEntry)
  const own = lines.filter(({ address }) => !address.startsWith('@'))
  const decidedBy = own.length > 0 ? own : lines
  const eligibility = eligibilityIn(decidedBy.map(({ list }) => list))
  return {
    ...eligibility,
    mayBuy: mayBuy(eligibility),
    mayUseVoucher: isWelcome(eligibility),
    decidedBy,
    overruled: lines.filter((line) => !decidedBy.includes(line)),
  }
}
