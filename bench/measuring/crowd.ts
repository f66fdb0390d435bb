import type { Database } from '../../server/src/platform/database/database.ts'

/** Where the benches' clock starts: the demo edition sells then. */
export const benchStart = new Date('2025-08-18T07:00:00Z')

/** The first pass type of the demo edition, the one that is bought. */
export const soldType = 1

// A crowd is made by SQL, because a million sign-ups through the door would take a day. Rows are what the use cases
// would have written; ids, tokens and codes follow from a running number, so that nothing has to be remembered.
const id = (kind: string, n = 'n') => `('00000000-0000-7${kind}-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`
const tokenHash = (n: string) =>
  `translate(encode(sha256(convert_to('bench-session-' || lpad(${n}::text, 12, '0'), 'UTF8')), 'base64'), '+/=', '-_')`

const kinds = { user: '001', session: '002', pass: '003', order: '004', payment: '005', invoice: '006' } as const

/** The session token of the person with this number. */
export const tokenOf = (n: number): string => `bench-session-${String(n).padStart(12, '0')}`
export const userIdOf = (n: number): string => `00000000-0000-7${kinds.user}-8000-${n.toString(16).padStart(12, '0')}`
export const orderIdOf = (n: number): string => `00000000-0000-7${kinds.order}-8000-${n.toString(16).padStart(12, '0')}`
/** SQL for the first two, for a statement that is given the number as text. */
export const userIdSql = (n: string): string => id(kinds.user, n)
export const tokenHashSql = tokenHash

const at = `timestamptz '${benchStart.toISOString()}'`

function people(from: number, count: number, signedIn: string): string[] {
  const numbers = `generate_series(${from}, ${from + count - 1}) as n`
  return [
    `insert into users (id, email, email_key, email_confirmed_at, password_hash, first_name, last_name, company_name,
       job_title, attendee_type, locale, created_at)
     select ${id(kinds.user)}, 'bench-' || n || '@guests.example', 'bench-' || n || '@guests.example', ${at},
       'none', 'Mira', 'Okafor ' || n, 'Okafor Handels GmbH', 'Buyer', 'reseller', 'en', ${at}
     from ${numbers}`,
    `insert into sessions (id, user_id, token_hash, device, created_at, last_seen_at, expires_at)
     select ${id(kinds.session)}, ${id(kinds.user)}, ${tokenHash('n')}, 'Bench', ${at}, ${at},
       ${at} + interval '12 hours'
     from ${numbers} where ${signedIn}`,
    `insert into addresses (user_id, type, address_line_1, zip, city, country_id)
     select ${id(kinds.user)}, 'billingAddress', 'Ringstraße ' || n, '50667', 'Köln',
       (select id from countries where code = 'DE')
     from ${numbers}`,
  ]
}

/** One of the staff who may do everything, signed in with a second factor that was shown when the clock started. */
export async function addOwner(database: Database, n: number): Promise<void> {
  await run(database, [
    ...people(n, 1, 'true'),
    `insert into user_scopes (user_id, scope) values ('${userIdOf(n)}', 'owner')`,
  ])
  await run(database, [`update sessions set second_factor_at = ${at} where user_id = '${userIdOf(n)}'`])
}

/** Exhibitors who may enter without a pass, and so may buy one: numbers from `from` on. */
export async function addBuyers(database: Database, from: number, count: number): Promise<void> {
  await run(database, [
    ...people(from, count, 'true'),
    `insert into user_tags (user_id, tag_id, granted_by, granted_at)
     select ${id(kinds.user)}, 2, 'bench', ${at} from generate_series(${from}, ${from + count - 1}) as n`,
  ])
}

const money = { net: 41933, tax: 7967, total: 49900 }

const buyer = `jsonb_build_object('name', 'Mira Okafor ' || n, 'company', null, 'email', 'bench-' || n || '@guests.example',
  'addressLines', jsonb_build_array('Ringstraße ' || n, '50667 Köln', 'Germany'), 'country', 'DE', 'inEu', true,
  'vatId', null)`

const words = (text: string) => `jsonb_build_object('en', '${text}', 'de', '${text}')`

const lines = (numbers: string) =>
  `insert into order_lines (order_id, kind, reference, description, summary, quantity, net, tax_rate_bp, tax, gross,
     price_with_vat)
   select ${id(kinds.order)}, 'pass', ${id(kinds.pass)}, ${words('Standard pass, MSPG 2025')}, ${words('Standard pass')}, 1, ${money.net}, 1900,
     ${money.tax}, ${money.total}, ${money.total}
   from ${numbers}`

/** Of the attendees, those whose number is a multiple of this are signed in. */
export const signedInEvery = 10

/** People who came the whole way: each has a paid order with its history, an invoice and an approved pass. */
export async function addAttendees(database: Database, from: number, count: number): Promise<void> {
  const numbers = `generate_series(${from}, ${from + count - 1}) as n`
  await run(database, [
    ...people(from, count, `n % ${signedInEvery} = 0`),
    `insert into orders (id, edition_id, number, state, user_id, locale, buyer, reverse_charge, currency, net, tax,
       total, method, hold_expires_at, created_at, paid_at)
     select ${id(kinds.order)}, 1, 'BE25-' || lpad(n::text, 8, '0'), 'paid', ${id(kinds.user)}, 'en', ${buyer},
       false, 'EUR', ${money.net}, ${money.tax}, ${money.total}, 'card', ${at}, ${at}, ${at}
     from ${numbers}`,
    lines(numbers),
    // One after the other: an order's history has an order.
    `insert into order_events (order_id, event, from_state, to_state, at)
     select ${id(kinds.order)}, 'place', 'open', 'awaiting_payment', ${at} from ${numbers};
     insert into order_events (order_id, event, from_state, to_state, at)
     select ${id(kinds.order)}, 'pay', 'awaiting_payment', 'paid', ${at} from ${numbers}`,
    `insert into payments (id, order_id, provider, state, amount, currency, provider_ref, created_at, settled_at)
     select ${id(kinds.payment)}, ${id(kinds.order)}, 'bench', 'succeeded', ${money.total}, 'EUR', 'bench-' || n,
       ${at}, ${at}
     from ${numbers}`,
    `insert into invoices (id, edition_id, kind, series, series_number, number, order_id, issued_on, locale, seller, buyer,
       description, currency, reverse_charge, net, tax, total, paid_on)
     select ${id(kinds.invoice)}, 1, 'invoice', (select prefix from invoice_series where edition_id = 1 and kind = 'invoice'), n, 'R25-' || lpad(n::text, 8, '0'), ${id(kinds.order)},
       date '2025-08-18', 'en', '{}', ${buyer}, ${words('Standard pass')}, 'EUR', false, ${money.net}, ${money.tax},
       ${money.total}, date '2025-08-18'
     from ${numbers}`,
    `insert into invoice_lines (invoice_id, description, quantity, net, tax_rate_bp, tax, gross)
     select ${id(kinds.invoice)}, 'Standard pass', 1, ${money.net}, 1900, ${money.tax}, ${money.total}
     from ${numbers}`,
    `update invoice_series set last_number = ${from + count - 1} where kind = 'invoice'`,
    `insert into passes (id, edition_id, pass_type_id, user_id, order_id, state, place, code, created_at, paid_at,
       approved_at)
     select ${id(kinds.pass)}, 1, ${soldType}, ${id(kinds.user)}, ${id(kinds.order)}, 'approved', 'sold',
       'BENCH' || n, ${at}, ${at}, ${at}
     from ${numbers}`,
    `update pass_types set sold = sold + ${count} where id = ${soldType}`,
  ])
}

/** What the books say of {@link addAttendees}: each order was captured, and is owed by its invoice. */
export async function addTheirBooks(database: Database, from: number, count: number): Promise<void> {
  await run(database, [
    `with booked as (
       insert into ledger_entries (cause_kind, cause_id, booked_on, booked_at, edition_id, order_id, currency)
       select cause.kind, cause.id, date '2025-08-18', ${at}, 1, ${id(kinds.order)}, 'EUR'
       from generate_series(${from}, ${from + count - 1}) as n,
         lateral (values ('payment', ${id(kinds.payment)}), ('document', ${id(kinds.invoice)})) as cause (kind, id)
       returning id, cause_kind
     )
     insert into ledger_lines (entry_id, account, kind, tax_rate_bp, amount)
     select b.id, l.account, l.kind, l.tax_rate_bp, l.amount
     from booked b join (values
       ('payment', 'provider', 'bench', null, ${money.total}), ('payment', 'customers', null, null, -${money.total}),
       ('document', 'customers', null, null, ${money.total}), ('document', 'revenue', 'pass', 1900, -${money.net}),
       ('document', 'vat', null, 1900, -${money.tax})
     ) as l (cause_kind, account, kind, tax_rate_bp, amount) using (cause_kind)`,
  ])
}

/** The buyers' orders, each with a pass in it and not placed yet. */
export async function addOpenOrders(database: Database, from: number, count: number): Promise<void> {
  const numbers = `generate_series(${from}, ${from + count - 1}) as n`
  await run(database, [
    `insert into orders (id, edition_id, number, state, user_id, locale, buyer, reverse_charge, currency, net, tax,
       total, created_at)
     select ${id(kinds.order)}, 1, 'BO25-' || n, 'open', ${id(kinds.user)}, 'en', ${buyer}, false, 'EUR',
       ${money.net}, ${money.tax}, ${money.total}, ${at}
     from ${numbers}`,
    `insert into passes (id, edition_id, pass_type_id, user_id, order_id, state, place, code, created_at)
     select ${id(kinds.pass)}, 1, ${soldType}, ${id(kinds.user)}, ${id(kinds.order)}, 'pending', 'none',
       'OPEN' || n, ${at}
     from ${numbers}`,
    lines(numbers),
  ])
}

/** What may not be sold any more than this; null for no end. */
export async function setCapacity(database: Database, capacity: number | null): Promise<void> {
  await database.script(`update pass_types set capacity = ${capacity ?? 'null'} where id = ${soldType}`)
}

/**
 * Rows made from numbers fit together by themselves, so their references are not looked up one by one; and whatever
 * table they go into, they can be made side by side.
 */
export async function run(database: Database, statements: readonly string[]): Promise<void> {
  const waiting = [...statements]
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
      await database.script(`set session_replication_role = replica; ${next}`)
  }
  await Promise.all([work(), work()])
  await database.script('analyze')
}
