/**
 * PostgreSQL runs the whole suite. The embedded engine is the same PostgreSQL, with another driver and one connection: it
 * understands a statement as that does, and a rule that holds on one holds on the other. So it runs what its own half could
 * spoil: values on their way in and out (odd texts, days, amounts, JSON, bytes, nothing at all), jobs, sweeps and what
 * listeners are told, transactions that fail, the seed, and what libraries ask by themselves. Between them these files
 * send nearly every statement of the product. Races need more than one connection.
 */
export const whereEnginesDiffer = [
  // Every endpoint, with what a driver might take otherwise.
  'input-corpus',
  // A library's statements.
  'rate-limits',
  // Days and instants.
  'time-zones',
  'retention',
  'features/orders/time-limits',
  'features/orders/expired-holds',
  'features/passes/wait-for-pass',
  // Rows that come as JSON, as pages and as a stream.
  'features/accommodation/accommodation',
  'features/audit/audit-log',
  'features/audit/audit-streams',
  'features/editions/current-edition',
  'features/passes/office-pass-types',
  'features/passes/vouchers',
  'features/passes/office-vouchers',
  'features/surveys/surveys',
  // Amounts; bytes.
  'features/accommodation/credit-notes',
  'features/accommodation/add-picture',
  // Jobs, and transactions in which something fails.
  'platform/database/transactions',
  'features/identity/erase-user',
  'features/orders/late-money',
  'features/orders/link-order',
  'features/orders/payment-alarms',
  'features/passes/two-sign-ups',
  // The seed.
  'demo/accommodation/seed-hotels',
].map((name) => `server/src/${name}.test.ts`)
