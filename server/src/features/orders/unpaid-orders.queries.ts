import { type RawBuilder, sql } from 'kysely'

/** Orders that are not paid, as they stand in JSON, with the numbers of the ten that were begun last. */
export interface UnpaidOrders {
  /** Begun and not placed. */
  readonly open: number
  readonly openNumbers: readonly string[]
  /** Placed, and held until they are paid. */
  readonly placed: number
  readonly placedNumbers: readonly string[]
}

/** Those of certain orders that are not paid, as part of another feature's own statement. */
export const unpaidAmong = (ids: RawBuilder<unknown>) => sql<UnpaidOrders>`(
  select jsonb_build_object(
    'open', count(*) filter (where o.state = 'open'),
    'openNumbers', coalesce(to_jsonb((array_agg(o.number order by o.created_at desc)
      filter (where o.state = 'open'))[1:10]), '[]'::jsonb),
    'placed', count(*) filter (where o.state = 'awaiting_payment'),
    'placedNumbers', coalesce(to_jsonb((array_agg(o.number order by o.created_at desc)
      filter (where o.state = 'awaiting_payment'))[1:10]), '[]'::jsonb)
  ) from orders o where o.state in ('open', 'awaiting_payment') and o.id in (${ids})
)`
