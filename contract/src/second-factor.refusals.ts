import { refusal } from './kit/refusal.ts'

export const wrongCode = refusal(
  'identity/wrong-code',
  422,
  'Wrong code',
  'This code is not right, or it was used before. Enter the one that is shown now.',
)
export const passkeyNotVerified = refusal(
  'identity/passkey-not-verified',
  422,
  'Passkey not accepted',
  'This passkey could not be checked. Try again, or use a code.',
)
export const askedTooLongAgo = refusal(
  'identity/asked-too-long-ago',
  409,
  'Begin again',
  'This was begun too long ago, or in another window. Begin again.',
)
export const lastFactor = refusal(
  'identity/last-factor',
  409,
  'Needed to sign in',
  'Your role asks for a second factor. Add another one before you remove this.',
)
