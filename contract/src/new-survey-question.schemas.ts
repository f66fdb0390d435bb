import * as z from 'zod/mini'
import { Content } from './kit/content.ts'
import { line } from './kit/fields.ts'
import { message } from './kit/message.ts'

export const scaleGrowsMessage = message('Enter a number above the lowest, by 100 at most.')
export const optionTwiceMessage = message('Enter each answer once.')
export const fewerOptionsMessage = message('There are fewer answers than that.')

const asked = {
  /** Questions of one topic stand together. */
  topic: Content,
  text: Content,
  isRequired: z.boolean(),
}

const scaleEnd = z.int().check(z.minimum(-1000), z.maximum(1000))

const options = z.array(z.strictObject({ value: line(80), label: Content })).check(z.minLength(1), z.maxLength(100))

/** A question as an organiser asks it. It stands behind those that are there. */
export const NewSurveyQuestion = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('text'), ...asked }),
  z.strictObject({ type: z.literal('yes-no'), ...asked }),
  z.strictObject({ type: z.literal('single'), ...asked, options }),
  z.strictObject({
    type: z.literal('multiple'),
    ...asked,
    options,
    /** How many may be chosen; null: all of them. */
    max: z.nullable(z.int().check(z.minimum(1), z.maximum(100))),
  }),
  z.strictObject({
    type: z.literal('scale'),
    ...asked,
    scale: z.strictObject({ min: scaleEnd, max: scaleEnd, minLabel: Content, maxLabel: Content }),
  }),
])
export type NewSurveyQuestion = z.input<typeof NewSurveyQuestion>
