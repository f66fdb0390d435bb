import { sql } from 'kysely'
import { numbersMeant } from '#platform/ground/numbers-meant'

/** The invoice or credit note of a number, as part of another feature's own statement. */
export const foundInvoices = (editionId: number, typed: string, limit: number) => sql`
  select i.id as uuid, i.number, i.kind, i.order_id as "orderUuid", coalesce(i.buyer->>'name', '') as buyer
  from invoices i
  where i.edition_id = ${editionId} and i.number = any(${[typed.toUpperCase(), ...numbersMeant(typed, 3)]}::text[])
  limit ${limit}`
