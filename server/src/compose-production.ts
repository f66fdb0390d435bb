import cluster from 'node:cluster'
import { draftEdition, keepCountries, listCountries } from '#features/editions'
import { openInvoiceSeries } from '#features/invoices'
import { makeOwnerLink } from '#features/setup'
import type { Database } from '#platform/database/database'
import { KeyRing } from '#platform/door/secrets'
import { systemClock } from '#platform/ground/clock'
import { openSideProcess } from '#platform/ground/side-process'
import { createSmtpMail } from '#platform/papers/mail/smtp-mail'
import { noPayments } from '#platform/payments/no-payments'
import { createVies } from '#platform/payments/vat/vies'
import type { Config } from './config.ts'
import { openStripe } from './open-stripe.ts'
import type { Outside } from './outside.ts'
import { ConfigurationError } from './settings.ts'
import { buildPorts } from './world.ts'

/** What the numbers of documents have behind the edition's code. */
const invoicePrefixes = { invoice: 'R', creditNote: 'C' }

/**
 * Where real people register: the machine's time and a real mail server. An empty database begins with nothing but a
 * draft of an edition, and one link by which its owner comes in.
 * @throws ConfigurationError over the event of a demo.
 */
export async function composeProduction(config: Config, database: Database): Promise<Outside> {
  const { rows } = await database.raw('select from demo_seed')
  if (rows.length > 0)
    throw new ConfigurationError(
      'DATABASE_URL names the database of a demo, whose passes nobody paid for: name another one, or set FOYER_DEMO to 1.',
    )
  const keys = new KeyRing(config.secret, config.secretAlso)
  const mail = createSmtpMail({ url: config.smtpUrl ?? '' })
  const payments = config.stripe === null ? noPayments : await openStripe(config.stripe, config.publicUrl)
  const ports = buildPorts(config, keys, {
    clock: systemClock,
    payments,
    vatRegister: createVies(config.viesUrl === null ? {} : { address: config.viesUrl }),
    mail,
    tasks: openSideProcess({ environment: config.sideEnvironment }),
  })
  let said = ''
  return {
    ports,
    styleHashes: [],
    absent: ['/demo'],
    open: () => {},
    async fill(app) {
      const now = systemClock.now()
      // Of those that start together one does it, and the others wait.
      await database.alone('prepare', () =>
        database.transaction(async (db) => {
          await keepCountries({ db }, listCountries())
          const drafted = await draftEdition({ db, now })
          if (drafted === null) return
          await openInvoiceSeries(
            { db, now, editionId: drafted, recall: app.world.recall, changed: () => {} },
            invoicePrefixes,
          )
        }),
      )
      // Of processes that start together the first one's link counts: it is the one that is printed.
      if (cluster.isWorker && cluster.worker?.id !== 1) return
      const link = await database.transaction((db) => makeOwnerLink({ db, now, ports }))
      if (link !== null) said = inviteOwner(link)
    },
    rounds: [],
    greeting: () => said,
  }
}

function inviteOwner({ url, expiresAt }: { readonly url: string; readonly expiresAt: Date }): string {
  return [
    '',
    'Nobody owns this installation yet. Open this link to begin; it works once, and until',
    `${expiresAt.toISOString()}. The next start prints another:`,
    '',
    `  ${url}`,
    '',
  ].join('\n')
}
