import type { NewSurveyQuestion } from '@foyer/contract/new-survey-question.schemas'
import type { OfficeContext } from '#platform/context'
import { uuidV7 } from '#platform/ground/uuid'
import { acceptQuestion } from './accept-question.ts'
import { lockSurvey } from './office-questions.queries.ts'
import { questionColumnsOf } from './question-columns.ts'
import { insertQuestion } from './surveys.queries.ts'

/**
 * Asks one more question in the survey of the context's edition, behind those that are there.
 * @returns its id.
 * @throws InvalidInput
 */
export async function createSurveyQuestion(context: OfficeContext, entered: NewSurveyQuestion): Promise<string> {
  const question = await acceptQuestion(context, entered)
  // Two who add one at the same moment have a place each.
  await lockSurvey(context)
  const id = uuidV7(context.now)
  await insertQuestion(context, { id, ...questionColumnsOf(question) })
  return id
}
