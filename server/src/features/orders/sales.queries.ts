import { type Expression, sql } from 'kysely'
import type { Context } from '#platform/context'

/** What an edition has taken, as it stands in JSON; net, in minor units. */
export interface Sales {
  /** Less what was given back. */
  readonly revenue: number
  /** Of orders that are placed and not paid. */
  readonly open: number
  readonly openOrders: number
  /** By day of the venue: what was paid on it less what was given back on it. Days without any are not there. */
  readonly days: Readonly<Record<string, number>>
}

/**
 * What an edition has taken, as part of another feature's own statement.
 * @param zone whose days are counted. @param since the first of them.
 */
export const salesIn = (
  editionId: Expression<number>,
  zone: Expression<string>,
  since: Expression<string>,
) => sql<Sales>`(
  with paid as (
    select o.id, o.net, o.paid_at from orders o
    where o.edition_id = ${editionId} and o.state in ('paid', 'partially_refunded', 'refunded')
  ), back as (
    select g.net, r.created_at from paid
    join payments p on p.order_id = paid.id
    join refunds r on r.payment_id = p.id
    join refund_lines g on g.refund_id = r.id
  ), moved as (
    select (paid_at at time zone ${zone})::date as day, net from paid where paid_at is not null
    union all
    select (created_at at time zone ${zone})::date, -net from back
  ), placed as (
    select count(*) as orders, coalesce(sum(o.net), 0) as net from orders o
    where o.edition_id = ${editionId} and o.state = 'awaiting_payment'
  )
  select jsonb_build_object(
    'revenue', coalesce((select sum(net) from moved), 0),
    'open', placed.net,
    'openOrders', placed.orders,
    'days', coalesce((select jsonb_object_agg(day, net) from (
      select day, sum(net) as net from moved where day >= ${since}::date group by day
    ) by_day), '{}'::jsonb)
  ) from placed
)`

/** An alarm that nobody has closed. */
export interface OpenAlarm {
  readonly id: string
  readonly kind: 'charge-does-not-fit' | 'check-fails' | 'delivery-failed' | 'payment-disputed' | 'refund-failed'
  readonly raised_at: string
  readonly order_id: string | null
  readonly number: string | null
  readonly edition_id: number | null
}

/**
 * Alarms that wait for a person, the oldest first, twenty at most, as part of another feature's own statement. An alarm
 * names a payment or a refund, as its subject or beside it; the order is that one's.
 */
export const openAlarms = sql<readonly OpenAlarm[]>`(
  select coalesce(jsonb_agg(to_jsonb(a) order by a.raised_at, a.id), '[]'::jsonb) from (
    select a.id, a.kind, a.raised_at, o.id as order_id, o.number, o.edition_id
    from payment_alarms a
    left join refunds r on r.id::text = a.subject
    left join payments p on p.id::text in (a.subject, a.detail->>'payment') or p.id = r.payment_id
    left join orders o on o.id = p.order_id
    where a.closed_at is null
    order by a.raised_at, a.id limit 20
  ) a
)`

/** What orders of the edition that are placed wait for, in minor units: less what was transferred for them already. */
export const sumAwaited = async (context: Context): Promise<number> => {
  const { rows } = await sql<{ sum: string }>`
    select coalesce(sum(o.total - o.transferred), 0) as sum from orders o
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
