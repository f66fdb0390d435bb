import { NewSurveyQuestion } from '@foyer/contract/new-survey-question.schemas'
import { acceptContent } from '#features/editions'
import type { OfficeContext } from '#platform/context'
import { uuidV7 } from '#platform/ground/uuid'
import { insertQuestion } from './surveys.queries.ts'

/**
 * Asks one more question in the survey of the context's edition, behind those that are there.
 * @returns its id.
 * @throws InvalidInput
 */
export async function createSurveyQuestion(context: OfficeContext, entered: NewSurveyQuestion): Promise<string> {
  const question = await acceptContent(context, NewSurveyQuestion, entered)
  const id = uuidV7(context.now)
  await insertQuestion(context, {
    id,
    topic: JSON.stringify(question.topic),
    text: JSON.stringify(question.text),
    type: question.type,
    is_required: question.isRequired,
    options: 'options' in question ? JSON.stringify(question.options) : null,
    max_choices: question.type === 'multiple' ? question.max : null,
    scale: question.type === 'scale' ? JSON.stringify(question.scale) : null,
  })
  return id
}
