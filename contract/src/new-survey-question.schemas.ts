import * as z from 'zod/mini'
import { Content } from './kit/content.ts'
import { line } from './kit/fields.ts'

const asked = {
  /** Questions of one topic stand together. */
  topic: Content,
  text: Content,
  isRequired: z.boolean(),
}

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
    max: z.nullable(z.int().check(z.minimum(1))),
  }),
  z.strictObject({
    type: z.literal('scale'),
    ...asked,
    scale: z.strictObject({ min: z.int(), max: z.int(), minLabel: Content, maxLabel: Content }),
  }),
])
export type NewSurveyQuestion = z.input<typeof NewSurveyQuestion>
