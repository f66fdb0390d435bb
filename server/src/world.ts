import type { Kysely } from 'kysely'
import type { Clock } from '#platform/clock'
import type { Database } from '#platform/database'
import { createTypstRenderer } from '#platform/documents/typst-renderer'
import { createDemoMailbox } from '#platform/mail/demo-mailbox'
import type { MailSender } from '#platform/mail/mail'
import { createSmtpMail } from '#platform/mail/smtp-mail'
import { createPassSigner } from '#platform/pass-code'
import { createSandboxLedger, type SandboxTables } from '#platform/payments/sandbox-ledger'
import { createSandboxProvider, type SandboxProvider } from '#platform/payments/sandbox-provider'
import type { Ports } from '#platform/ports'
import { KeyRing } from '#platform/secrets'
import type { Config } from './config.ts'

/** The outside as this deployment has it: real mail where it is configured, the demo's mailbox where it is not. */
export function buildPorts(
  config: Config,
  database: Database,
  clock: Clock,
): { ports: Ports; sandbox: SandboxProvider } {
  const keys = new KeyRing(config.secret)
  const sandbox = createSandboxProvider({
    ledger: createSandboxLedger(database.db as unknown as Kysely<SandboxTables>),
    clock,
    publicUrl: config.publicUrl,
    webhookSecret: keys.derive('sandbox-webhook'),
  })
  const mail: MailSender =
    config.smtpUrl === null
      ? createDemoMailbox(async (row) => {
          await database.db
            .insertInto('demo_mails')
            .values(row)
            .onConflict((conflict) => conflict.doNothing())
            .execute()
        }, clock)
      : createSmtpMail({ url: config.smtpUrl })
  return {
    sandbox,
    ports: {
      clock,
      payments: sandbox,
      mail,
      documents: createTypstRenderer(),
      passSigner: createPassSigner(keys.derive('pass-code')),
      keys,
      publicUrl: config.publicUrl,
      demo: config.demo,
    },
  }
}
