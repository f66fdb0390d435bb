import { type Address, type AddressFields, type AddressType, readAddress } from '@foyer/contract/addresses'
import { useQueryClient } from '@tanstack/react-query'
import { query } from '#platform/api.ts'
import { saveAddress } from '#platform/own-address.tsx'

/** What the fields of an address begin with. */
export function addressValues(address: Address | null) {
  return {
    countryId: address?.countryId ?? 0,
    addressLine1: address?.addressLine1 ?? '',
    addressLine2: address?.addressLine2 ?? '',
    zip: address?.zip ?? '',
    city: address?.city ?? '',
    state: address?.state ?? '',
  }
}

/** Saves what was entered, and has every page know it. */
export function useSaveAddress(type: AddressType, known: Address | null) {
  const client = useQueryClient()
  return async (address: AddressFields): Promise<void> => {
    const saved = await saveAddress(type, address, known === null)
    client.setQueryData(query(readAddress, { query: { type } }).queryKey, saved)
  }
}
