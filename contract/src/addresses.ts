import { endpoint } from './kit/endpoint.ts'

export type { AddressFields } from './address-fields.schemas.ts'
export { addressExists, unknownCountry } from './addresses.refusals.ts'
export type { Address, AddressType } from './addresses.schemas.ts'

export const readAddress = endpoint({
  id: 'identity.readAddress',
  method: 'GET',
  path: '/api/address/',
  audience: 'signed-in',
})

export const createAddress = endpoint({
  id: 'identity.createAddress',
  method: 'POST',
  path: '/api/address/',
  audience: 'signed-in',
})

export const updateAddress = endpoint({
  id: 'identity.updateAddress',
  method: 'PATCH',
  path: '/api/address/',
  audience: 'signed-in',
})

export const deleteAddress = endpoint({
  id: 'identity.deleteAddress',
  method: 'DELETE',
  path: '/api/address/:id',
  audience: 'signed-in',
})
