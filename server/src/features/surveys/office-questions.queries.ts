import { sql, type Updateable } from 'kysely'
import { accounts } from '#features/identity'
import type { Context } from '#platform/context'
import type { SurveyQuestions } from '#platform/database/database-types'
import { readPage, type Sorting } from '#platform/database/keyset'
import type { PageAsked } from '#platform/door/paging'
import type { QuestionRow } from './surveys.queries.ts'

const tables = (context: Pick<Context, 'db'>) =>
  context.db.$pickTables<'survey_questions' | 'survey_responses' | 'survey_answers'>()

export interface OfficeQuestionRow extends QuestionRow {
  readonly answers: number
}

const officeQuestions = (context: Context) =>
  tables(context)
    .selectFrom('survey_questions')
    .selectAll('survey_questions')
    .select(
      sql<number>`(select count(*)::int from survey_answers a where a.question_id = survey_questions.id)`.as('answers'),
    )
    .where('survey_questions.edition_id', '=', context.editionId)

export const findOfficeQuestion = (context: Context, id: string): Promise<OfficeQuestionRow | undefined> =>
  officeQuestions(context).where('survey_questions.id', '=', id).executeTakeFirst()

/** By what the office sorts questions: the place of each in its edition has an index. */
export const questionKeys = {
  position: [{ by: sql`survey_questions.position`, type: 'int' }],
} as const satisfies Readonly<Record<string, Sorting['keys']>>

export const readQuestionPage = (context: Context, asked: PageAsked) =>
  readPage(officeQuestions(context), asked, asked.after, asked.limit)

/**
 * Until the transaction ends nobody else edits the survey of this edition, and nobody answers it: who is counted as
 * having answered stays so.
 */
export const lockSurvey = (context: Pick<Context, 'db' | 'editionId'>) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`survey of ${context.editionId}`}, 0))`.execute(context.db)

/** Answers are given side by side, and not while the survey is edited. */
export const lockForAnswer = (context: Pick<Context, 'db' | 'editionId'>) =>
  sql`select pg_advisory_xact_lock_shared(hashtextextended(${`survey of ${context.editionId}`}, 0))`.execute(context.db)

export const changeQuestionRow = (
  context: Context,
  id: string,
  set: Omit<Updateable<SurveyQuestions>, 'version' | 'edition_id' | 'position'>,
) =>
  tables(context)
    .updateTable('survey_questions')
    .set((row) => ({ ...set, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute()

export const deleteQuestionRow = (context: Context, id: string) =>
  tables(context).deleteFrom('survey_questions').where('id', '=', id).execute()

export const listQuestionIds = async (context: Context): Promise<string[]> => {
  const rows = await tables(context)
    .selectFrom('survey_questions')
    .select('id')
    .where('edition_id', '=', context.editionId)
    .orderBy('position')
    .execute()
  return rows.map(({ id }) => id)
}

/** All of the edition's, in one statement: no two have one place when it ends. */
export const placeQuestions = (context: Context, ids: readonly string[]) =>
  sql`update survey_questions q set position = placed.place
    from unnest(${[...ids]}::uuid[]) with ordinality placed(id, place)
    where q.id = placed.id and q.edition_id = ${context.editionId}`.execute(context.db)

export const countRespondents = async (context: Context): Promise<number> => {
  const { people } = await tables(context)
    .selectFrom('survey_responses')
    .select(({ fn }) => fn.countAll<number>().as('people'))
    .where('edition_id', '=', context.editionId)
    .where('answered_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return Number(people)
}

export interface CountRow {
  readonly question_id: string
  readonly value: string
  readonly people: number
}

/** How many chose what, of everything that can be chosen; each option of several counts. */
export const countChoices = async (context: Context): Promise<readonly CountRow[]> => {
  const { rows } = await sql<CountRow>`
    select a.question_id, v.value, count(*)::int as people
    from survey_questions q join survey_answers a on a.question_id = q.id,
      lateral jsonb_array_elements_text(
        case jsonb_typeof(a.value) when 'array' then a.value else jsonb_build_array(a.value) end) v(value)
    where q.edition_id = ${context.editionId} and q.type <> 'text'
    group by a.question_id, v.value`.execute(context.db)
  return rows
}

/** By whom and to what: behind the last of a page. */
const answerKeys = [
  { by: sql`answer.user_id`, type: 'uuid' },
  { by: sql`answer.position`, type: 'int' },
] as const satisfies Sorting['keys']

/** A page of all answers, person by person; of somebody who was erased nothing is told. */
export const readAnswersToExport = (context: Context, after: PageAsked['after'], limit: number) =>
  readPage(
    accounts(context)
      .innerJoin(
        tables(context)
          .selectFrom('survey_answers')
          .innerJoin('survey_questions', 'survey_questions.id', 'survey_answers.question_id')
          .select([
            'survey_answers.user_id',
            'survey_answers.value',
            'survey_answers.created_at',
            'survey_questions.text',
            'survey_questions.options',
            'survey_questions.position',
          ])
          .where('survey_answers.edition_id', '=', context.editionId)
          .as('answer'),
        'answer.user_id',
        'users.id',
      )
      .select(['answer.value', 'answer.created_at as answered_at', 'answer.text', 'answer.options']),
    { keys: answerKeys, isDescending: false },
    after,
    limit,
  )
