import { refusal } from './kit/refusal.ts'

export const wrongPassword = refusal(
  'identity/wrong-password',
  422,
  'Wrong password',
  'The current password is not right.',
)
export const passwordTooWeak = refusal('identity/password-too-weak', 400, 'Password too weak', 'Password is too weak.')
export const linkUsed = refusal(
  'identity/link-used',
  410,
  'Link used or too old',
  'This link was used before or is too old. Ask for a new one.',
)
