import { sql } from 'kysely'
import type { Context } from '#platform/context'
import { copiedRow, type Move, movedMoment } from '#platform/database/copied-rows'

/** How many days lie between the first of an edition and another day. */
export const daysToMove = async ({ db, editionId }: Pick<Context, 'db' | 'editionId'>, startsOn: string) =>
  (
    await sql<{ days: number; time_zone: string }>`
      select ${startsOn}::date - e.starts_on as days, e.time_zone from editions e where e.id = ${editionId}`.execute(db)
  ).rows[0]

/** What was entered of an edition is entered of its copy, but when its sale opens. */
export async function copySteps({ db }: Pick<Context, 'db'>, move: Move): Promise<void> {
  await sql`
    insert into edition_steps (edition_id, step, is_entered)
    select ${move.to}::int, r.step, r.is_entered and r.step <> 'opening' from edition_steps r
    where r.edition_id = ${move.from}`.execute(db)
  await sql`
    insert into countdown_phases
    select c.* from countdown_phases r, lateral ${copiedRow(
      'countdown_phases',
      sql`jsonb_build_object('edition_id', ${move.to}::int,
        'starts_at', ${movedMoment('starts_at', move)}, 'ends_at', ${movedMoment('ends_at', move)})`,
    )} c where r.edition_id = ${move.from}`.execute(db)
}
