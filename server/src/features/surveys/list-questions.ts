import type { SurveyQuestion } from '@foyer/contract/surveys'
import { getEdition } from '#features/editions'
import type { Context } from '#platform/context'
import { readerOf } from '#platform/ground/texts'
import { presentQuestion } from './present-survey.ts'
import { listQuestionRows } from './surveys.queries.ts'

/** The questions that are asked in the edition, in their order, as this reader reads them. */
export async function listQuestions(context: Context): Promise<SurveyQuestion[]> {
  const reader = readerOf(await getEdition(context), context.locale)
  return (await listQuestionRows(context))
    .filter(({ closed_at }) => closed_at === null)
    .map((row) => presentQuestion(row, reader))
}
