import { refusal } from './kit/refusal.ts'

export const addressExists = refusal(
  'identity/address-exists',
  409,
  'Address exists',
  'There is already an address of this type. Change it instead.',
)
export const unknownCountry = refusal(
  'identity/unknown-country',
  400,
  'Unknown country',
  'Choose a country from the list.',
)
