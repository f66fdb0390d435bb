import { refusal } from './kit/refusal.ts'

export const addressTaken = refusal(
  'identity/address-taken',
  409,
  'Address of another account',
  'Another account has this address. If both are one person, merge them.',
)
/** Answered with `uuid`, whose account it is. */
export const accountExists = refusal(
  'identity/account-exists',
  409,
  'Account exists',
  'There is an account with this address. Nothing was added.',
)
export const taggedAlready = refusal(
  'identity/tagged-already',
  409,
  'Vendor already',
  'This person is let in as a vendor already.',
)
export const notTagged = refusal('identity/not-tagged', 409, 'No vendor', 'This person is not let in as a vendor.')
export const mayNotComeIn = refusal(
  'identity/may-not-come-in',
  409,
  'Nothing to see',
  'This person has no approved pass and is no vendor: they see the sign-in alone.',
)
export const addressesDiffer = refusal(
  'identity/addresses-differ',
  409,
  'Another address',
  'The address that you typed is not that of this person. Nothing was erased.',
)
