import { type Expression, type RawBuilder, sql } from 'kysely'
import type { Context } from '#platform/context'

/** What an edition has taken, as it stands in JSON; net, in minor units. */
export interface Revenue {
  /** What was paid less what was given back. */
  readonly net: number
  /** By day of the venue: what was paid on it less what was given back on it. Days without any are not there. */
  readonly days: Readonly<Record<string, number>>
}

/** Until when it is counted, and whose days are told from which one on. */
interface Told {
  readonly zone: Expression<string>
  readonly since: Expression<string>
  /** What came later does not count. */
  readonly until: Expression<Date>
}

/** What an edition has taken until a moment, as part of another feature's own statement. */
export const revenueIn = (editionId: Expression<number>, { zone, since, until }: Told) => sql<Revenue>`(
  with paid as (
    select o.id, o.net, o.paid_at from orders o
    where o.edition_id = ${editionId} and o.state in ('paid', 'partially_refunded', 'refunded')
  ), back as (
    select g.net, r.created_at from paid
    join payments p on p.order_id = paid.id
    join refunds r on r.payment_id = p.id
    join refund_lines g on g.refund_id = r.id
  ), moved as (
    select paid_at as at, net from paid where paid_at <= ${until}
    union all
    select created_at, -net from back where created_at <= ${until}
  )
  select jsonb_build_object(
    'net', coalesce((select sum(net) from moved), 0),
    'days', coalesce((select jsonb_object_agg(day, net) from (
      select (at at time zone ${zone})::date as day, sum(net) as net from moved
      where at >= (${since}::date)::timestamp at time zone ${zone} group by 1
    ) by_day), '{}'::jsonb)
  )
)`

/** Orders that wait for money, as they stand in JSON; in minor units. */
export interface AwaitedMoney {
  readonly orders: number
  /** What is missing of them, with VAT. */
  readonly due: number
  /** Transfers whose date of payment comes within two days; what is missing of them. */
  readonly soon: { readonly orders: number; readonly due: number; readonly first: string | null }
  /** Those whose date is over, and who were not paid. */
  readonly over: { readonly orders: number; readonly due: number; readonly first: string | null }
}

/** So long before its date of payment an order is said to be due: its buyer is reminded then. */
const SOON = sql`interval '2 days'`
/** So long after it staff are told of it. */
const OVER = sql`interval '14 days'`

/**
 * Whether an order is paid by transfer, its money is missing, and its date of payment comes soon, or is over for not too
 * long: the condition that the list of orders and the figure share. What was held for one that is over is on sale again.
 */
export const isDue = (due: 'soon' | 'over', at: Expression<Date>, order = 'orders') => {
  const of = (column: string) => sql.ref(`${order}.${column}`)
  return due === 'soon'
    ? sql<boolean>`(${of('method')} = 'transfer' and ${of('state')} = 'awaiting_payment'
        and ${of('hold_expires_at')} > ${at} and ${of('hold_expires_at')} <= ${at} + ${SOON})`
    : sql<boolean>`(${of('method')} = 'transfer' and ${of('state')} in ('awaiting_payment', 'expired')
        and ${of('hold_expires_at')} <= ${at} and ${of('hold_expires_at')} > ${at} - ${OVER})`
}

/** What is missing of an order, with VAT, as part of a statement. */
const missing = sql`o.total - o.transferred`

/** What an edition's orders wait for, as part of another feature's own statement. */
export const awaitedIn = (editionId: Expression<number>, at: Expression<Date>) => {
  const due = (which: 'soon' | 'over') => sql`(
    select jsonb_build_object('orders', count(*), 'due', coalesce(sum(${missing}), 0),
      'first', min(o.hold_expires_at))
    from orders o where o.edition_id = ${editionId} and ${isDue(which, at, 'o')}
  )`
  return sql<AwaitedMoney>`(
    select jsonb_build_object('orders', count(*), 'due', coalesce(sum(${missing}), 0), 'soon', ${due('soon')}, 'over', ${due('over')})
    from orders o where o.edition_id = ${editionId} and o.state = 'awaiting_payment'
  )`
}

/** An alarm that nobody has closed. */
export interface OpenAlarm {
  readonly id: string
  readonly kind: 'charge-does-not-fit' | 'check-fails' | 'delivery-failed' | 'payment-disputed' | 'refund-failed'
  readonly raised_at: string
  readonly order_id: string | null
  readonly number: string | null
}

/**
 * Alarms about orders of an edition that wait for a person, and those about no order that is known: the oldest first, twenty at
 * most, as part of another feature's own statement. An alarm names a payment or a refund, as its subject or beside it; the order
 * is that one's.
 */
export const alarmsIn = (editionId: Expression<number>) => sql<readonly OpenAlarm[]>`(
  select coalesce(jsonb_agg(to_jsonb(a) order by a.raised_at, a.id), '[]'::jsonb) from (
    select a.id, a.kind, a.raised_at, o.id as order_id, o.number
    from payment_alarms a
    left join refunds r on r.id::text = a.subject
    left join payments p on p.id::text in (a.subject, a.detail->>'payment') or p.id = r.payment_id
    left join orders o on o.id = p.order_id
    where a.closed_at is null and coalesce(o.edition_id = ${editionId}, true)
    order by a.raised_at, a.id limit 20
  ) a
)`

/** What orders of the edition that are placed wait for, in minor units: less what was transferred for them already. */
export const sumAwaited = async (context: Context): Promise<number> => {
  const { rows } = await sql<{ sum: string }>`
    select coalesce(sum(${missing}), 0) as sum from orders o
    where o.edition_id = ${context.editionId} and o.state = 'awaiting_payment'`.execute(context.db)
  return Number(rows[0]?.sum ?? 0)
}

/** The numbers by which people know these orders. */
export const ordersNumbered = async (
  context: Pick<Context, 'db'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await sql<{ id: string; number: string }>`
    select o.id, o.number from orders o where o.id = any(${[...new Set(ids)]}::uuid[])`.execute(context.db)
  return new Map(rows.map(({ id, number }) => [id, number]))
}

/** When somebody first tried to pay by this provider; undefined: nobody has. */
export const findFirstPaymentAt = async (context: Pick<Context, 'db'>, provider: string): Promise<Date | undefined> => {
  const { rows } = await sql<{ first: Date | null }>`
    select min(p.created_at) as first from payments p where p.provider = ${provider}`.execute(context.db)
  return rows[0]?.first ?? undefined
}

/** Which of these ids are payments or refunds of ours. */
export const ownedBy = async (context: Pick<Context, 'db'>, ids: readonly string[]): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ id: string }>`
    select p.id from payments p where p.id = any(${[...ids]}::uuid[])
    union all select r.id from refunds r where r.id = any(${[...ids]}::uuid[])`.execute(context.db)
  return new Set(rows.map(({ id }) => id))
}

/** The payments of ours that a provider has under these names. */
export const paymentsWithRefs = async (
  context: Pick<Context, 'db'>,
  provider: string,
  refs: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  if (refs.length === 0) return new Map()
  const { rows } = await sql<{ id: string; ref: string }>`
    select p.id, p.provider_ref as ref from payments p
    where p.provider = ${provider} and p.provider_ref = any(${[...new Set(refs)]}::text[])`.execute(context.db)
  return new Map(rows.map(({ id, ref }) => [ref, id]))
}

/** A refund of ours that money which went back beside us is, or stands for. */
export interface GivenBeside {
  readonly id: string
  /** So much of it was given so, in minor units. */
  readonly amount: number
  /** Somebody said meanwhile that they paid it in another way. */
  readonly isSettled: boolean
}

/**
 * Which refund it was that was given at the provider beside us, as part of another statement: the one that has it under this
 * name; or the one that was promised and not given by us at that time, until somebody said that they had paid it otherwise.
 */
export const refundGivenBeside = (given: {
  readonly source: RawBuilder<string | null>
  readonly payment: RawBuilder<string>
  readonly at: RawBuilder<Date>
}) => sql<GivenBeside | null>`(
  select jsonb_build_object('id', r.id, 'amount', case when n.is_its or r.state = 'failed' then r.amount else r.settled end,
    'isSettled', not n.is_its)
  from refunds r
  cross join lateral (select coalesce(${given.source} = any(r.provider_refs), false) as is_its) n
  left join payment_alarms a on a.kind = 'refund-failed' and a.subject = r.id::text and a.closed_how is distinct from 'by-itself'
  where r.payment_id = ${given.payment} and (
    n.is_its or (r.state = 'failed' or r.settled > 0)
      and ${given.at} between date_trunc('second', r.created_at) and a.closed_at)
  order by not n.is_its, r.id limit 1)`
