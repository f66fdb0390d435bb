import { sql } from 'kysely'
import type { Merging } from '#features/identity'
import type { Context } from '#platform/context'

/**
 * Makes answers and drafts of the account that goes the other's. Where both answered, those of the one that was chosen
 * stay; where one only began to, those of the one who answered.
 */
export async function moveResponses(
  context: Context,
  { keptId, goneId, takesSurvey }: Merging & { readonly takesSurvey: boolean },
): Promise<void> {
  const drop = (loser: string, winner: string, wins: boolean) =>
    sql`
      delete from survey_responses l using survey_responses w
      where l.user_id = ${loser} and w.user_id = ${winner} and w.edition_id = l.edition_id
        and (case when (l.answered_at is null) = (w.answered_at is null) then ${wins} else l.answered_at is null end)`.execute(
      context.db,
    )
  await drop(keptId, goneId, takesSurvey)
  await drop(goneId, keptId, !takesSurvey)
  await sql`
    insert into survey_responses (user_id, edition_id, answered_at, draft, draft_saved_at)
    select ${keptId}, edition_id, answered_at, draft, draft_saved_at from survey_responses where user_id = ${goneId}`.execute(
    context.db,
  )
  await sql`update survey_answers set user_id = ${keptId} where user_id = ${goneId}`.execute(context.db)
  await sql`delete from survey_responses where user_id = ${goneId}`.execute(context.db)
}
