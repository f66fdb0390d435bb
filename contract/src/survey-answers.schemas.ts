import * as z from 'zod/mini'

/** `single`: one of the options; `multiple`: up to `max` of them; `scale`: a whole number; `yes-no`: a truth value. */
export const QuestionType = z.enum(['text', 'single', 'multiple', 'scale', 'yes-no'])
export type QuestionType = z.infer<typeof QuestionType>

export const SurveyOption = z.object({
  /** The same in every language: what an answer names. */
  value: z.string(),
  label: z.string(),
})
export type SurveyOption = z.infer<typeof SurveyOption>

export const SurveyScale = z.object({
  min: z.int(),
  max: z.int(),
  /** What the two ends mean. */
  minLabel: z.string(),
  maxLabel: z.string(),
})
export type SurveyScale = z.infer<typeof SurveyScale>

/** What an answer may be at all; `answerProblem` says whether it fits its question. */
export const AnswerValue = z.union([
  z.string().check(z.maxLength(4000)),
  z.number(),
  z.boolean(),
  z.array(z.string().check(z.maxLength(200))).check(z.maxLength(100)),
  z.null(),
])
export type AnswerValue = z.infer<typeof AnswerValue>
