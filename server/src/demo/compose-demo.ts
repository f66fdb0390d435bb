import { type Kysely, sql } from 'kysely'
import type { Database } from '#platform/database/database'
import { KeyRing } from '#platform/door/secrets'
import { systemClock } from '#platform/ground/clock'
import { openSideProcess } from '#platform/ground/side-process'
import type { MailSender } from '#platform/papers/mail/mail'
import { createSmtpMail } from '#platform/papers/mail/smtp-mail'
import type { Ports } from '#platform/ports'
import type { App } from '../app.ts'
import type { Config } from '../config.ts'
import { openStripe } from '../open-stripe.ts'
import type { Outside } from '../outside.ts'
import { ConfigurationError } from '../settings.ts'
import { buildPorts } from '../world.ts'
import { openDemoRoutes } from './demo.routes.ts'
import { followDemoClock, SetClock } from './demo-clock.ts'
import { demoPassword } from './demo-edition.ts'
import { createDemoMailbox } from './demo-mailbox.ts'
import { besideSandbox } from './payments/demo-payments.ts'
import { createDemoVatRegister } from './payments/demo-vat-register.ts'
import { confirmLateCharges, openSandboxBank } from './payments/sandbox-bank.ts'
import { sandboxBankStyleHash } from './payments/sandbox-bank-page.ts'
import { createSandboxLedger, type SandboxTables } from './payments/sandbox-ledger.ts'
import { createSandboxProvider, type SandboxProvider } from './payments/sandbox-provider.ts'
import { seedDemo } from './seed.ts'

/** How often charges that are confirmed late are confirmed, and other processes' clocks followed, in milliseconds. */
const ROUND_MS = 1_000

/** The demo's ports over a clock and a task runner of the caller's: test cards, and a mailbox where no mail server is named. */
export function buildDemoPorts(
  config: Pick<Config, 'secret' | 'secretAlso' | 'publicUrl' | 'demo' | 'smtpUrl' | 'wallets'>,
  database: Database,
  { clock, tasks }: Pick<Ports, 'clock' | 'tasks'>,
): { readonly ports: Ports; readonly sandbox: SandboxProvider; openPost(): void } {
  const keys = new KeyRing(config.secret, config.secretAlso)
  const sandbox = createSandboxProvider({
    ledger: createSandboxLedger(database.db as unknown as Kysely<SandboxTables>),
    clock,
    publicUrl: config.publicUrl,
    webhookSecret: keys.derive('sandbox-webhook'),
  })
  const mailbox = createDemoMailbox(
    async (row) => {
      await database.db
        .insertInto('demo_mails')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    },
    async (address) => {
      await database.db.deleteFrom('demo_mails').where(sql<boolean>`lower(to_address) = lower(${address})`).execute()
    },
    clock,
  )
  const post = config.smtpUrl === null ? null : postAfter(mailbox, createSmtpMail({ url: config.smtpUrl }))
  return {
    sandbox,
    openPost: () => post?.open(),
    ports: buildPorts(config, keys, {
      clock,
      payments: sandbox,
      vatRegister: createDemoVatRegister(clock),
      mail: post?.mail ?? mailbox,
      tasks,
    }),
  }
}

/** Mail stays in the house until the demo is filled: nobody is written to whom it invents, and its links are read there. */
function postAfter(mailbox: MailSender, outside: MailSender): { readonly mail: MailSender; open(): void } {
  let carrier = mailbox
  return {
    mail: {
      send: (mail) => carrier.send(mail),
      greet: () => outside.greet(),
      forget: async (address) => mailbox.forget?.(address),
    },
    open: () => {
      carrier = outside
    },
  }
}

/** The demo: an invented event, its own time, test cards and a mailbox, over a migrated database. */
export async function composeDemo(config: Config, database: Database): Promise<Outside> {
  const { rows } = await database.raw('select from owner_links')
  if (rows.length > 0)
    throw new ConfigurationError(
      'DATABASE_URL names the database of a real event, where a test card must buy nothing: name another one, or leave FOYER_DEMO out.',
    )
  const machineAt = systemClock.now()
  const clock = new SetClock(machineAt, machineAt)
  const built = buildDemoPorts(config, database, {
    clock,
    tasks: openSideProcess({ environment: config.sideEnvironment }),
  })
  const { sandbox } = built
  const cards =
    config.stripe === null ? null : besideSandbox(sandbox, await openStripe(config.stripe, config.publicUrl))
  const ports = cards === null ? built.ports : { ...built.ports, payments: cards.payments }
  await followDemoClock(database, clock)
  const confirm = (app: App) => confirmLateCharges({ http: app.http, database }, sandbox, clock.now())
  return {
    ports,
    styleHashes: [sandboxBankStyleHash],
    absent: [],
    open(door) {
      openDemoRoutes(door, clock)
      openSandboxBank(door, sandbox)
    },
    async fill(app) {
      await seedDemo(app, database)
      built.openPost()
      cards?.open()
    },
    rounds: [
      { everyMs: ROUND_MS, walk: confirm },
      ...(database.engine === 'postgres' ? [{ everyMs: ROUND_MS, walk: () => followDemoClock(database, clock) }] : []),
    ],
    greeting: (address) => greet(config, address),
  }
}

function greet(config: Config, address: string): string {
  const accounts = [
    'attendee',
    'vip',
    'host',
    'badgevip',
    'vendorvip',
    'vendor',
    'organiser',
    'finance',
    'support',
    'gate',
    'owner',
  ].map((name) => `  ${name}@demo.example`)
  return [
    '',
    `Foyer runs at ${address.replace('127.0.0.1', 'localhost')}`,
    '',
    'This is demo mode: the event is invented, mail stays in /demo/mailbox, and cards are test cards.',
    `Its accounts, each with the password ${demoPassword}`,
    ...accounts,
    `Its data lie in ${config.databaseUrl === null ? config.dataFolder : 'your PostgreSQL'}. Stop it with Ctrl+C.`,
    '',
  ].join('\n')
}
