import {
  type AnswerValue,
  answeredTwiceMessage,
  answerProblem,
  isBlank,
  writeProblem,
} from '@foyer/contract/survey-answers'
import type { GivenAnswer } from '@foyer/contract/surveys'
import type { Context } from '#platform/context'
import { InvalidInput } from '#platform/door/problem'
import { listQuestions } from './list-questions.ts'

export interface KnownAnswer {
  readonly questionId: string
  readonly value: Exclude<AnswerValue, null>
}

/**
 * The answers that say something, once each fits its question. `isDraft`: required questions may be missing. What is
 * answered to a question that was closed or removed while somebody filled it in is left out: it is asked no more.
 * @throws InvalidInput with a message for each question, under `answers.{questionId}`.
 */
export async function checkAnswers(
  context: Context,
  answers: readonly GivenAnswer[],
  options: { readonly isDraft?: boolean } = {},
): Promise<KnownAnswer[]> {
  const questions = await listQuestions(context)
  const given = new Map<string, AnswerValue>()
  const issues: { path: string; message: string }[] = []
  for (const { questionId, value } of answers) {
    if (!questions.some((question) => question.id === questionId)) continue
    if (given.has(questionId)) issues.push({ path: `answers.${questionId}`, message: answeredTwiceMessage })
    given.set(questionId, typeof value === 'string' ? value.trim() : value)
  }
  for (const question of questions) {
    const problem = answerProblem(question, given.get(question.id), options)
    if (problem !== null) issues.push({ path: `answers.${question.id}`, message: writeProblem(problem) })
  }
  if (issues.length > 0) throw new InvalidInput(issues)
  return [...given].flatMap(([questionId, value]) => (value === null || isBlank(value) ? [] : [{ questionId, value }]))
}
