import type { KeyRing } from '#platform/door/secrets'
import { mailboxKey } from '#platform/ground/email-key'

/**
 * Whose place it is: nobody without the key can tell, and a `+tag` makes nobody another person. The first is what a new
 * place has; there are more while the deployment's secret is changed.
 */
export const personKeys = (keys: KeyRing, email: string): readonly string[] =>
  keys.fingerprints('waiting-room-person', mailboxKey(email))
