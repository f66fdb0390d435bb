import type { Input } from '@foyer/contract/kit/endpoint'
import type { saveSurveyDraft as endpoint, SurveyDraft } from '@foyer/contract/surveys'
import { holdOwnAccount } from '#features/identity'
import type { CallerContext, Person } from '#platform/context'
import { checkAnswers } from './check-answers.ts'
import { presentDraft } from './present-survey.ts'
import { findResponseRow, keepDraft } from './surveys.queries.ts'

/**
 * Keeps what is filled in so far. It is no answer: the survey stays open until it is sent.
 * @throws InvalidInput where an answer does not fit its question.
 */
export async function saveSurveyDraft(
  context: CallerContext<Person>,
  { body }: Input<typeof endpoint>,
): Promise<SurveyDraft> {
  await holdOwnAccount(context)
  const answers = await checkAnswers(context, body.answers, { isDraft: true })
  await keepDraft(context, context.caller.userId, JSON.stringify(answers), context.now)
  return presentDraft(await findResponseRow(context, context.caller.userId))
}
