import { sql } from 'kysely'
import type { OfficeContext } from '#platform/context'
import { copiedRow, type Move } from '#platform/database/copied-rows'

/** The pages of text of another edition. */
export async function copyPages({ db, now }: OfficeContext, move: Move): Promise<void> {
  await sql`
    insert into pages
    select c.* from pages r, lateral ${copiedRow(
      'pages',
      sql`jsonb_build_object('edition_id', ${move.to}::int, 'updated_at', ${now}::timestamptz, 'version', 1)`,
    )} c where r.edition_id = ${move.from}`.execute(db)
}
