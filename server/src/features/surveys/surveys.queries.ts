import { type Insertable, type Selectable, sql } from 'kysely'
import type { Context, OfficeContext } from '#platform/context'
import { composedOnce } from '#platform/database/composed-reads'
import type { SurveyAnswers, SurveyQuestions, SurveyResponses } from '#platform/database/database-types'

const tables = (context: Pick<Context, 'db'>) =>
  context.db.$pickTables<'survey_questions' | 'survey_responses' | 'survey_answers'>()

export type QuestionRow = Selectable<SurveyQuestions>
export type ResponseRow = Selectable<SurveyResponses>

export const listQuestionRows = (context: Context): Promise<QuestionRow[]> =>
  tables(context)
    .selectFrom('survey_questions')
    .selectAll()
    .where('edition_id', '=', context.editionId)
    .orderBy('position')
    .execute()

export const findResponseRow = (context: Context, userId: string): Promise<ResponseRow | undefined> =>
  tables(context)
    .selectFrom('survey_responses')
    .selectAll()
    .where('user_id', '=', userId)
    .where('edition_id', '=', context.editionId)
    .executeTakeFirst()

const ownSurveys = composedOnce((db, userId: string, editionId: number) =>
  tables({ db })
    .selectFrom('survey_responses')
    .leftJoin('survey_answers', (answer) =>
      answer
        .onRef('survey_answers.user_id', '=', 'survey_responses.user_id')
        .onRef('survey_answers.edition_id', '=', 'survey_responses.edition_id'),
    )
    .leftJoin('survey_questions', 'survey_questions.id', 'survey_answers.question_id')
    .select(['answered_at', 'question_id', 'value', 'survey_answers.created_at'])
    .where('survey_responses.user_id', '=', userId)
    .where('survey_responses.edition_id', '=', editionId)
    .orderBy('survey_questions.position'),
)

/** When somebody answered the survey, with each answer, in the order of the questions; a row without one where there is none. */
export const listOwnSurveyRows = ({ db, editionId }: Context, userId: string) => ownSurveys(db, userId, editionId)

export type OwnSurveyRow = Awaited<ReturnType<typeof listOwnSurveyRows>>[number]

/** Notes when the survey was answered; the row stays locked, so that whoever sends at the same time waits. */
export const markAnswered = (context: Context, userId: string, answeredAt: Date) =>
  tables(context)
    .insertInto('survey_responses')
    .values({ user_id: userId, edition_id: context.editionId, answered_at: answeredAt })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'edition_id'])
        .doUpdateSet({ answered_at: answeredAt, draft: null, draft_saved_at: null }),
    )
    .execute()

/** Of what is still asked: what was answered to a question that is closed stays. */
export const deleteAnswers = (context: Context, userId: string) =>
  tables(context)
    .deleteFrom('survey_answers')
    .where('user_id', '=', userId)
    .where('edition_id', '=', context.editionId)
    .where('question_id', 'not in', (closed) =>
      closed
        .selectFrom('survey_questions')
        .select('survey_questions.id')
        .where('survey_questions.edition_id', '=', context.editionId)
        .where('survey_questions.closed_at', 'is not', null),
    )
    .execute()

export const insertAnswers = (context: Context, rows: readonly Insertable<SurveyAnswers>[]) =>
  tables(context).insertInto('survey_answers').values(rows).execute()

export const keepDraft = (context: Context, userId: string, draft: string, savedAt: Date) =>
  tables(context)
    .insertInto('survey_responses')
    .values({ user_id: userId, edition_id: context.editionId, draft, draft_saved_at: savedAt })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'edition_id']).doUpdateSet({ draft, draft_saved_at: savedAt }),
    )
    .execute()

/** Behind all that are there. */
export const insertQuestion = (
  context: OfficeContext,
  row: Omit<Insertable<SurveyQuestions>, 'edition_id' | 'position'>,
) =>
  tables(context)
    .insertInto('survey_questions')
    .values({
      ...row,
      edition_id: context.editionId,
      position: sql<number>`(select coalesce(max(q.position), 0) + 1 from survey_questions q where q.edition_id = ${context.editionId})`,
    })
    .execute()

/** Of all editions; the answers go with the rows they belong to. */
export const deleteResponses = (context: Pick<Context, 'db'>, userId: string) =>
  tables(context).deleteFrom('survey_responses').where('user_id', '=', userId).execute()

/** What one answered in all editions, with the questions. */
export const listAnswersWithQuestions = (context: Pick<Context, 'db'>, userId: string) =>
  tables(context)
    .selectFrom('survey_answers')
    .innerJoin('survey_questions', 'survey_questions.id', 'survey_answers.question_id')
    .select([
      'survey_answers.edition_id',
      'survey_answers.value',
      'survey_answers.created_at',
      'survey_questions.text',
      'survey_questions.options',
    ])
    .where('survey_answers.user_id', '=', userId)
    .orderBy('survey_answers.edition_id')
    .orderBy('survey_questions.position')
    .execute()

export const listDraftRows = (context: Pick<Context, 'db'>, userId: string) =>
  tables(context)
    .selectFrom('survey_responses')
    .select(['edition_id', 'draft', 'draft_saved_at'])
    .where('user_id', '=', userId)
    .where('draft', 'is not', null)
    .orderBy('edition_id')
    .execute()
