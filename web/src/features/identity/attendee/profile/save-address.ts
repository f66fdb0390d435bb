import {
  type Address,
  type AddressFields,
  type AddressType,
  addressExists,
  createAddress,
  readAddress,
  updateAddress,
} from '@foyer/contract/addresses'
import { ownWords, refusedWith, useCommand } from '../../../../platform/api.ts'
import type { FieldValues } from '../../../../platform/field-values.ts'

/** What the fields of an address begin with. */
export function addressValues(address: Address | null): FieldValues {
  return {
    countryId: address?.countryId ?? 0,
    addressLine1: address?.addressLine1 ?? '',
    addressLine2: address?.addressLine2 ?? '',
    zip: address?.zip ?? '',
    city: address?.city ?? '',
    state: address?.state ?? '',
  }
}

/** Saves an address over the one that is known, or as the first one. */
export function useSaveAddress(type: AddressType, known: Address | null) {
  const create = useCommand(createAddress, { ...ownWords, refreshes: [readAddress] })
  const update = useCommand(updateAddress, { ...ownWords, refreshes: [readAddress] })
  return async (address: AddressFields): Promise<void> => {
    const body = { address, type }
    if (known === null) {
      try {
        await create.mutateAsync({ body })
        return
      } catch (error) {
        // There is one: it could not be read, or another device gave it meanwhile.
        if (!refusedWith(error, addressExists)) throw error
      }
    }
    await update.mutateAsync({ body })
  }
}
