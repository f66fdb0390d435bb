import {
  fewerOptionsMessage,
  NewSurveyQuestion,
  optionTwiceMessage,
  scaleGrowsMessage,
} from '@foyer/contract/new-survey-question.schemas'
import { acceptContent } from '#features/editions'
import type { OfficeContext } from '#platform/context'
import { InvalidInput } from '#platform/door/problem'

/** A question that can be answered: its options differ, and its scale has two ends. @throws InvalidInput */
export async function acceptQuestion(context: OfficeContext, entered: NewSurveyQuestion): Promise<NewSurveyQuestion> {
  const question = await acceptContent(context, NewSurveyQuestion, entered)
  if (
    question.type === 'scale' &&
    (question.scale.max <= question.scale.min || question.scale.max - question.scale.min > 100)
  )
    throw new InvalidInput([{ path: 'scale.max', message: scaleGrowsMessage }])
  if ('options' in question && new Set(question.options.map(({ value }) => value)).size < question.options.length)
    throw new InvalidInput([{ path: 'options', message: optionTwiceMessage }])
  if (question.type === 'multiple' && question.max !== null && question.max > question.options.length)
    throw new InvalidInput([{ path: 'max', message: fewerOptionsMessage }])
  return question
}
