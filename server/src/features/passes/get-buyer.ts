import { findCountry } from '#features/editions'
import { findUser, listAddressRows } from '#features/identity'
import type { Buyer } from '#features/orders'
import type { Context } from '#platform/context'
import { validVatId } from './sign-up.ts'

/** The buyer that a user is: their name and billing address as they stand now. */
export async function getBuyer(context: Context, userId: string): Promise<Buyer> {
  const user = await findUser(context, userId)
  if (user === undefined) throw new Error('A user that is referred to does not exist.')
  const address = (await listAddressRows(context, userId)).find((row) => row.type === 'billingAddress')
  const country = address === undefined ? undefined : await findCountry(context, address.country_id)
  return {
    name: `${user.first_name} ${user.last_name}`,
    company: user.company_name,
    email: user.email,
    addressLines:
      address === undefined
        ? []
        : [
            address.address_line_1,
            address.address_line_2 ?? '',
            `${address.zip} ${address.city}`,
            country?.name ?? '',
          ].filter((line) => line !== ''),
    country: country?.code ?? '',
    // Without an address nobody can be shown to owe no VAT here.
    inEu: country?.in_eu ?? true,
    vatId: country === undefined ? null : validVatId(user.vat_id),
  }
}
