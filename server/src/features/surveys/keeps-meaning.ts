import type { Content } from '@foyer/contract/kit/content'
import type { NewSurveyQuestion } from '@foyer/contract/new-survey-question.schemas'
import type { OfficeQuestion } from '@foyer/contract/office-surveys'

/** What is written stays as it is; a language may come to it. */
const isAddedTo = (before: Content, after: Content): boolean =>
  Object.entries(before).every(([locale, text]) => after[locale as keyof Content] === text)

/**
 * Whether an answer that was given to a question means the same by the other: its words stand where they stood, and
 * whatever could be answered still can. A topic only says where it stands.
 */
export function keepsMeaning(before: OfficeQuestion, after: NewSurveyQuestion): boolean {
  if (after.type !== before.type || !isAddedTo(before.text, after.text)) return false
  if ('options' in after && !keepsOptions(before, after.options)) return false
  if (after.type === 'multiple' && after.max !== null && (before.max === null || after.max < before.max)) return false
  return after.type !== 'scale' || keepsScale(before.scale, after.scale)
}

function keepsOptions({ options }: OfficeQuestion, after: readonly { value: string; label: Content }[]): boolean {
  return (options ?? []).every(({ value, label }) => {
    const same = after.find((option) => option.value === value)
    return same !== undefined && isAddedTo(label, same.label)
  })
}

function keepsScale(before: OfficeQuestion['scale'], after: NonNullable<OfficeQuestion['scale']>): boolean {
  return (
    before !== null &&
    before.min === after.min &&
    before.max === after.max &&
    isAddedTo(before.minLabel, after.minLabel) &&
    isAddedTo(before.maxLabel, after.maxLabel)
  )
}
