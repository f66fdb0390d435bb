import type { Attempts } from '#platform/door/attempt-limits'
import type { KeyRing } from '#platform/door/secrets'
import type { Clock } from '#platform/ground/clock'
import type { TaskRunner } from '#platform/ground/tasks'
import type { DocumentRenderer } from '#platform/papers/documents/document-renderer'
import type { MailSender } from '#platform/papers/mail/mail'
import type { Wallets } from '#platform/papers/wallets/wallets'
import type { PaymentProvider } from './payments/payments.ts'
import type { VatRegister } from './payments/vat/vat-register.ts'

/** The outside, as use cases see it: each has an embedded default and is handed over by the composition root. */
export interface Ports {
  readonly clock: Clock
  readonly payments: PaymentProvider
  readonly vatRegister: VatRegister
  readonly mail: MailSender
  readonly documents: DocumentRenderer
  /** Where heavy work is done that needs no database. */
  readonly tasks: TaskRunner
  readonly wallets: Wallets
  readonly keys: KeyRing
  readonly attempts: Attempts
  /** Where people open the product: the start of every link in a mail. */
  readonly publicUrl: string
  readonly demo: boolean
}
