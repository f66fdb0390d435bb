import { sql } from 'kysely'
import type { OfficeContext } from '#platform/context'
import { copiedRow, type Move } from '#platform/database/copied-rows'

/** The questions that are asked in another edition; answers stay there. */
export async function copySurvey({ db }: OfficeContext, move: Move): Promise<void> {
  await sql`
    insert into survey_questions
    select c.* from survey_questions r, lateral ${copiedRow(
      'survey_questions',
      sql`jsonb_build_object('id', gen_random_uuid(), 'edition_id', ${move.to}::int, 'version', 1)`,
    )} c where r.edition_id = ${move.from} and r.closed_at is null`.execute(db)
}
