import { sql } from 'kysely'
import type { OfficeContext } from '#platform/context'
import type { Move } from '#platform/database/copied-rows'

/** The first series of another edition, each from 1 on: the code of the edition tells their numbers apart. */
export async function copyInvoiceSeries({ db }: OfficeContext, move: Move): Promise<void> {
  await sql`
    insert into invoice_series (edition_id, kind, prefix)
    select ${move.to}::int, r.kind, min(r.prefix) from invoice_series r where r.edition_id = ${move.from} group by r.kind`.execute(
    db,
  )
}
