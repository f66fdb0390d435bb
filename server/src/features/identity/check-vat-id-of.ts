import { proveVatId } from '#features/vat-ids'
import type { ProcessContext } from '#platform/context'
import { checkVatId } from '#platform/payments/vat/vat-id'
import { findUser } from './identity.queries.ts'

/** Asks the register about the VAT ID that somebody entered, so that its answer is there when they order. */
export async function checkVatIdOf(context: ProcessContext, userId: string): Promise<void> {
  const user = await findUser(context, userId)
  const { valid, countryCode, number } = checkVatId(user?.vat_id ?? '')
  if (valid) await proveVatId(context, `${countryCode}${number}`)
}
