import * as contract from '@foyer/contract/identity'
import type { Input } from '@foyer/contract/kit/endpoint'
import { requests } from '@foyer/contract/kit/refusal'
import type { CallerContext, Person } from '#platform/context'
import { sqlState } from '#platform/database/database'
import { refuse } from '#platform/door/refused'
import { AccountGone } from '#platform/ground/account-gone'
import { deleteAddressRow, insertAddress, updateAddressRow } from './addresses.queries.ts'
import { updateUserRow } from './identity.queries.ts'
import { presentAddress } from './present-user.ts'

type Own = CallerContext<Person>

// Countries belong to another feature; the database knows whether one exists.
async function withKnownCountry<T>(write: Promise<T>): Promise<T> {
  try {
    return await write
  } catch (error) {
    throw sqlState(error) === '23503' ? refuse(contract.unknownCountry) : error
  }
}

/**
 * An address is part of what staff correct of somebody. The account comes first, as it does for them: whoever erases it, or makes
 * it one with another, is waited for.
 * @throws AccountGone where they did.
 */
async function noteChange(context: Own): Promise<void> {
  if (!(await updateUserRow(context, context.caller.userId, {}))) throw new AccountGone()
}

/** @throws Refused `identity/address-exists`, `identity/unknown-country`. */
export async function createAddress(context: Own, { body }: Input<typeof contract.createAddress>) {
  const { address, type } = body
  await noteChange(context)
  const row = await withKnownCountry(
    insertAddress(context, {
      user_id: context.caller.userId,
      type,
      address_line_1: address.addressLine1,
      address_line_2: address.addressLine2 ?? null,
      zip: address.zip,
      city: address.city,
      state: address.state ?? null,
      country_id: address.countryId,
    }),
  )
  if (row === undefined) throw refuse(contract.addressExists)
  return presentAddress(row)
}

/** @throws Refused `requests/not-found` where there is none yet, `identity/unknown-country`. */
export async function updateAddress(context: Own, { body }: Input<typeof contract.updateAddress>) {
  const { address, type } = body
  await noteChange(context)
  const set = {
    ...(address.addressLine1 === undefined ? {} : { address_line_1: address.addressLine1 }),
    ...(address.addressLine2 === undefined ? {} : { address_line_2: address.addressLine2 }),
    ...(address.zip === undefined ? {} : { zip: address.zip }),
    ...(address.city === undefined ? {} : { city: address.city }),
    ...(address.state === undefined ? {} : { state: address.state }),
    ...(address.countryId === undefined ? {} : { country_id: address.countryId }),
    type,
  }
  const row = await withKnownCountry(updateAddressRow(context, context.caller.userId, type, set))
  if (row === undefined) throw refuse(requests.notFound)
  return presentAddress(row)
}

/** @throws Refused `requests/not-found` for another's address as for one that does not exist. */
export async function deleteAddress(context: Own, id: number): Promise<undefined> {
  await noteChange(context)
  if (!(await deleteAddressRow(context, context.caller.userId, id))) throw refuse(requests.notFound)
  return undefined
}
