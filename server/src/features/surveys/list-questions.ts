import type { SurveyQuestion } from '@foyer/contract/surveys'
import { getEdition } from '#features/editions'
import type { Context } from '#platform/context'
import { readerOf } from '#platform/ground/texts'
import { presentQuestion } from './present-survey.ts'
import { listQuestionRows } from './surveys.queries.ts'

/** The edition's questions in their order, as this reader reads them. */
export async function listQuestions(context: Context): Promise<SurveyQuestion[]> {
  const reader = readerOf(await getEdition(context), context.locale)
  return (await listQuestionRows(context)).map((row) => presentQuestion(row, reader))
}
