import { type AnswerValue, answerProblem, isBlank, tooManyMessage } from '@foyer/contract/survey-answers'
import type { GivenAnswer, SurveyQuestion } from '@foyer/contract/surveys'

/** What stands in the form, by question. */
export type Answers = Readonly<Record<string, AnswerValue>>

export interface Topic {
  readonly name: string
  readonly questions: readonly SurveyQuestion[]
  /** Of the first of them, counted through the survey from 1. */
  readonly from: number
}

/** Neighbours of one topic stand together. */
export function topicsOf(questions: readonly SurveyQuestion[]): Topic[] {
  const topics: { name: string; questions: SurveyQuestion[]; from: number }[] = []
  questions.forEach((question, index) => {
    const last = topics.at(-1)
    if (last?.name === question.topic) last.questions.push(question)
    else topics.push({ name: question.topic, questions: [question], from: index + 1 })
  })
  return topics
}

export function isAnswered(question: SurveyQuestion, answers: Answers): boolean {
  return !isBlank(answers[question.id]) && answerProblem(question, answers[question.id]) === null
}

/** What can be sent: answers that say something and fit. */
export function givenAnswers(questions: readonly SurveyQuestion[], answers: Answers): GivenAnswer[] {
  return questions
    .filter((question) => isAnswered(question, answers))
    .map((question) => ({ questionId: question.id, value: answers[question.id] ?? null }))
}

/** What was saved or sent before, without what no longer fits a question. */
export function answersFrom(questions: readonly SurveyQuestion[], given: readonly GivenAnswer[]): Answers {
  const all = Object.fromEntries(given.map(({ questionId, value }) => [questionId, value]))
  return Object.fromEntries(givenAnswers(questions, all).map(({ questionId, value }) => [questionId, value]))
}

/** The options that are chosen, in the order in which they were. */
export function chosenOf(value: AnswerValue | undefined): readonly string[] {
  return Array.isArray(value) ? value : []
}

/** One more or one less; null where one more would be too many, because nothing is taken away from the person. */
export function toggleOption(
  question: SurveyQuestion,
  value: AnswerValue | undefined,
  option: string,
): string[] | null {
  const chosen = chosenOf(value)
  if (chosen.includes(option)) return chosen.filter((one) => one !== option)
  const next = [...chosen, option]
  return answerProblem(question, next)?.message === tooManyMessage ? null : next
}
