import type { Input } from '@foyer/contract/kit/endpoint'
import type { answerSurvey as endpoint, Survey } from '@foyer/contract/surveys'
import { holdOwnAccount } from '#features/identity'
import type { CallerContext, Person } from '#platform/context'
import { checkAnswers } from './check-answers.ts'
import { lockForAnswer } from './office-questions.queries.ts'
import { presentSurvey } from './present-survey.ts'
import { deleteAnswers, insertAnswers, listOwnSurveyRows, markAnswered } from './surveys.queries.ts'

/**
 * Answers the survey in place of whatever was answered before. All answers are of this moment: who is asked again
 * after the survey's start date moved has answered again.
 * @throws InvalidInput where an answer does not fit, or a required question has none.
 */
export async function answerSurvey(context: CallerContext<Person>, { body }: Input<typeof endpoint>): Promise<Survey> {
  const { userId } = context.caller
  await holdOwnAccount(context)
  // No question becomes another one between the look at it and its answer.
  await lockForAnswer(context)
  const answers = await checkAnswers(context, body.answers)
  await markAnswered(context, userId, context.now)
  await deleteAnswers(context, userId)
  if (answers.length > 0)
    await insertAnswers(
      context,
      answers.map(({ questionId, value }) => ({
        user_id: userId,
        edition_id: context.editionId,
        question_id: questionId,
        value: JSON.stringify(value),
        created_at: context.now,
      })),
    )
  return presentSurvey(await listOwnSurveyRows(context, userId))
}
