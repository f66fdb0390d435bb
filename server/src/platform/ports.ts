import type { Attempts } from './attempt-limits.ts'
import type { Clock } from './clock.ts'
import type { DocumentRenderer } from './documents/document-renderer.ts'
import type { MailSender } from './mail/mail.ts'
import type { PassSigner } from './pass-code.ts'
import type { PaymentProvider } from './payments/payments.ts'
import type { KeyRing } from './secrets.ts'

/** The outside, as use cases see it: each has an embedded default and is handed over by the composition root. */
export interface Ports {
  readonly clock: Clock
  readonly payments: PaymentProvider
  readonly mail: MailSender
  readonly documents: DocumentRenderer
  readonly passSigner: PassSigner
  readonly keys: KeyRing
  readonly attempts: Attempts
  /** Where people open the product: the start of every link in a mail. */
  readonly publicUrl: string
  readonly demo: boolean
}
