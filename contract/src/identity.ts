import { endpoint } from './kit/endpoint.ts'

export type { AddressFields } from './address-fields.schemas.ts'
export { addressExists, unknownCountry } from './addresses.refusals.ts'
export type { Address, AddressType } from './addresses.schemas.ts'
export { createAddress, deleteAddress, readAddress, updateAddress } from './addresses.ts'
export { linkUsed, passwordTooWeak, wrongPassword } from './credentials.refusals.ts'
export type { Session } from './credentials.schemas.ts'
export {
  changePassword,
  changePasswordByToken,
  checkPasswordLink,
  endSession,
  endSessions,
  eraseUser,
  forgotPassword,
  listSessions,
} from './credentials.ts'
export { imageUnreadable } from './identity.refusals.ts'
export type { Profile, Scope, User } from './identity.schemas.ts'

export const readUser = endpoint({
  id: 'identity.readUser',
  method: 'GET',
  path: '/api/user/',
  audience: 'signed-in',
})

/** Only these can be changed by oneself: tags, scope, e-mail and uuid are not among them, so sending one is an error. */
export const updateUser = endpoint({
  id: 'identity.updateUser',
  method: 'PATCH',
  path: '/api/user/',
  audience: 'signed-in',
})

export const readProfile = endpoint({
  id: 'identity.readProfile',
  method: 'GET',
  path: '/api/user/profile/:uuid',
  audience: 'signed-in',
})

export const replaceImage = endpoint({
  id: 'identity.replaceImage',
  method: 'PUT',
  path: '/api/user/image',
  audience: 'signed-in',
})
