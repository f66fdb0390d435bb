import { message } from './kit/message.ts'
import type { AnswerValue, QuestionType, SurveyOption, SurveyScale } from './survey-answers.schemas.ts'

export type { AnswerValue, QuestionType, SurveyOption, SurveyScale }

/** UTF-16 units of a text answer. */
export const ANSWER_LENGTH = 1000

/** As much of a question as its rules need. */
export interface AskedQuestion {
  readonly id: string
  readonly type: QuestionType
  readonly required: boolean
  readonly options?: readonly Pick<SurveyOption, 'value'>[] | null | undefined
  readonly max?: number | null | undefined
  readonly scale?: Pick<SurveyScale, 'min' | 'max'> | null | undefined
}

/** A message with its places still open, so that each side can say it in the reader's language. */
export interface AnswerProblem {
  readonly message: string
  readonly values?: Readonly<Record<string, number>>
}

/** Specification section 5, word for word. */
export const requiredMessage = message('This question is required.')
export const tooManyMessage = message('Please select no more than {n} options.')
export const notOfferedMessage = message('Choose from the answers of this question.')
export const notTextMessage = message('Answer this question in words.')
export const tooLongMessage = message('Please use no more than {n} characters.')
export const invisibleMessage = message('Please remove the invisible characters.')
export const answeredTwiceMessage = message('Answer each question once.')

// As in names, but line ends and tabs belong in a longer text.
const unprintable = /(?![\t\n\r])[\p{Cc}\p{Cs}\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/u

/** Whether there is nothing in an answer. */
export function isBlank(value: AnswerValue | undefined): boolean {
  if (value === undefined || value === null) return true
  if (typeof value === 'string') return value.trim() === ''
  return Array.isArray(value) && value.length === 0
}

/**
 * Why an answer does not do, or null. `isDraft`: what is still missing is no problem yet. The server decides with this,
 * and the browser says the same before it asks.
 */
export function answerProblem(
  question: AskedQuestion,
  value: AnswerValue | undefined,
  { isDraft = false } = {},
): AnswerProblem | null {
  if (value === undefined || value === null || isBlank(value))
    return question.required && !isDraft ? { message: requiredMessage } : null
  const isOffered = (one: string) => (question.options ?? []).some((option) => option.value === one)
  const notOffered = { message: notOfferedMessage }
  switch (question.type) {
    case 'text':
      return textProblem(value)
    case 'yes-no':
      return typeof value === 'boolean' ? null : notOffered
    case 'scale': {
      const { min, max } = question.scale ?? { min: 1, max: 0 }
      return Number.isInteger(value) && Number(value) >= min && Number(value) <= max ? null : notOffered
    }
    case 'single':
      return typeof value === 'string' && isOffered(value) ? null : notOffered
    case 'multiple': {
      if (!Array.isArray(value) || !value.every(isOffered) || new Set(value).size < value.length) return notOffered
      const { max } = question
      return max && value.length > max ? { message: tooManyMessage, values: { n: max } } : null
    }
  }
}

function textProblem(value: AnswerValue): AnswerProblem | null {
  if (typeof value !== 'string') return { message: notTextMessage }
  if (value.trim().length > ANSWER_LENGTH) return { message: tooLongMessage, values: { n: ANSWER_LENGTH } }
  return unprintable.test(value) ? { message: invisibleMessage } : null
}

/** The message with its places filled, in English. */
export function writeProblem({ message, values = {} }: AnswerProblem): string {
  return message.replace(/\{(\w+)\}/g, (_whole, name: string) => String(values[name] ?? ''))
}
