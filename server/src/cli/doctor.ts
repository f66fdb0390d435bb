import { readConfig } from '../config.ts'
import { findCurrentEditionId } from '../features/editions/public.ts'
import { closeOpenAlarm } from '../features/orders/public.ts'
import { openStripe } from '../open-stripe.ts'
import { AUDIT_LOG_IS_GUARDED } from '../platform/database/audit-log-guard.ts'
import { findViolations, readInvariants } from '../platform/database/invariants.ts'
import { createRecall } from '../platform/database/recall.ts'
import { KeyRing } from '../platform/door/secrets.ts'
import { isUuid } from '../platform/ground/uuid.ts'
import { describeSecrets } from './describe-secrets.ts'
import { describeWebhook } from './describe-webhook.ts'
import { openConfigured } from './open-configured.ts'
import { describeShortContingents } from './short-contingents.ts'

// `npm run doctor` says what is not true; `npm run doctor -- --close <id>` closes an alarm that somebody dealt with.
const { database, close } = await openConfigured()
// The demo's clock is shared through the database; without it the app's time is the database's.
const { rows } = await database.raw(
  'select coalesce((select app_at + (now() - machine_at) from demo_clock), now()) as now',
)
const now = new Date(String(rows[0]?.['now']))
const [option, alarmId = ''] = process.argv.slice(2)
if (option === '--close') {
  const recall = createRecall(0)
  const closed = isUuid(alarmId)
    ? await database.transaction(async (db) => {
        const editionId = (await findCurrentEditionId({ db }))?.id ?? 0
        return closeOpenAlarm({ db, now, editionId, recall }, alarmId)
      })
    : undefined
  console.log(closed === undefined ? 'There is no open alarm with this id.' : 'The alarm is closed.')
  await close()
  process.exit(closed === undefined ? 1 : 0)
}
const violations = await findViolations(database, now)
for (const { name, rows } of violations)
  console.error(`Not true: ${name}\n${JSON.stringify(rows.slice(0, 10), null, 2)}`)
// No invariant: the house may be in order while browsers do not reach it.
const reports = await database.raw(
  'select day::text as day, what, status, failures from client_reports where day > $1::date - 7 order by day, what, status',
  [now.toISOString().slice(0, 10)],
)
for (const { day, what, status, failures } of reports.rows)
  console.log(
    `Browsers could not read ${what}: ${failures} times on ${day}, status ${status || 'none, no answer came'}`,
  )
for (const sentence of await describeShortContingents(database, now)) console.log(sentence)
const { stripe, publicUrl, secret, secretAlso } = readConfig(process.env)
for (const sentence of await describeSecrets(database, new KeyRing(secret, secretAlso))) console.log(sentence)
const untold = stripe === null ? null : await describeWebhook(await openStripe(stripe, publicUrl))
if (untold !== null) console.log(untold)
const [log] = (await database.raw(`select ${AUDIT_LOG_IS_GUARDED} as guarded`)).rows
if (log?.['guarded'] !== true)
  console.log(
    'The role of the server could change the audit log, the ledger or issued documents: docs/operating.md says how to take them out of its hands.',
  )
console.log(
  violations.length === 0
    ? `All ${readInvariants().length} invariants hold.`
    : `${violations.length} of ${readInvariants().length} invariants do not hold.`,
)
await close()
process.exit(violations.length === 0 ? 0 : 1)
