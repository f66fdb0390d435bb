import type { KeyRing } from '#platform/door/secrets'
import { mailboxKey } from '#platform/ground/email-key'

/** Whose place it is: nobody without the key can tell, and a `+tag` makes nobody another person. */
export const personKey = (keys: KeyRing, email: string): string =>
  keys.fingerprint('waiting-room-person', mailboxKey(email))
