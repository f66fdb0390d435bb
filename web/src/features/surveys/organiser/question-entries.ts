import type { Content } from '@foyer/contract/kit/content'
import type { Locale } from '@foyer/contract/kit/languages'
import { NewSurveyQuestion } from '@foyer/contract/new-survey-question.schemas'
import type { OfficeQuestion } from '@foyer/contract/office-surveys'
import type { FieldIssue } from '#platform/forms/field-names.ts'
import type { FormSchema } from '#platform/forms/form-model.ts'
import { type InEach, inEach, written } from '#platform/forms/in-each-language.ts'
import { message } from '#platform/messages/messages.ts'

/** A question as it stands in the fields; those that its type has not are not looked at. */
export interface QuestionFields extends Record<string, unknown> {
  readonly topic: InEach
  readonly text: InEach
  readonly type: OfficeQuestion['type']
  readonly isRequired: boolean
  /** One answer in each line; the same line in each language. */
  readonly options: InEach
  /** Empty: all of them. */
  readonly max: string
  readonly lowest: string
  readonly highest: string
  readonly minLabel: InEach
  readonly maxLabel: InEach
}

const labelsIn = (options: OfficeQuestion['options'], locale: Locale) =>
  (options ?? [])
    .map(({ label }) => label[locale] ?? '')
    .join('\n')
    .trimEnd()

export const questionFields = (question: OfficeQuestion | null): QuestionFields => ({
  topic: inEach(question?.topic),
  text: inEach(question?.text),
  type: question?.type ?? 'single',
  isRequired: question?.isRequired ?? false,
  options: {
    en: labelsIn(question?.options ?? null, 'en'),
    de: labelsIn(question?.options ?? null, 'de'),
    fr: labelsIn(question?.options ?? null, 'fr'),
  },
  max: question?.max == null ? '' : String(question.max),
  lowest: String(question?.scale?.min ?? 0),
  highest: String(question?.scale?.max ?? 10),
  minLabel: inEach(question?.scale?.minLabel),
  maxLabel: inEach(question?.scale?.maxLabel),
})

type Option = NonNullable<OfficeQuestion['options']>[number]

/** What an answer names, made of the words: it stays when they are mended later. */
function newName(label: string, taken: ReadonlySet<string>): string {
  const plain =
    label
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 60) || 'answer'
  for (let n = 1; ; n += 1) {
    const value = n === 1 ? plain : `${plain}-${n}`
    if (!taken.has(value)) return value
  }
}

/** What is written in languages that no field shows. */
const unshown = (label: Content = {}, languages: readonly Locale[]): Content =>
  Object.fromEntries(Object.entries(label).filter(([locale]) => !languages.some((shown) => shown === locale)))

/** The lines as answers: one that reads as it did in the first language is the same answer, wherever it stands now. */
function optionsFrom(fields: InEach, languages: readonly Locale[], before: readonly Option[]): Option[] {
  const lines = languages.map((locale) => [locale, fields[locale].trimEnd().split('\n')] as const)
  const [first = 'en'] = languages
  const count = Math.max(...lines.map(([, each]) => each.length))
  const labels = Array.from(
    { length: count },
    (_, at): Content =>
      Object.fromEntries(
        lines.flatMap(([locale, each]) => {
          const text = each[at]?.trim() ?? ''
          return text === '' ? [] : [[locale, text] as const]
        }),
      ),
  ).filter((label) => Object.keys(label).length > 0)
  const taken = new Set(before.map(({ value }) => value))
  return labels.map((label) => {
    const same = before.find((option) => option.label[first] === label[first])
    const value = same?.value ?? newName(label[first] ?? '', taken)
    taken.add(value)
    return { value, label: { ...unshown(same?.label, languages), ...label } }
  })
}

const whole = (text: string) => (/^-?\d{1,4}$/.test(text.trim()) ? Number(text.trim()) : Number.NaN)
const number = message('Enter a whole number.')

/** Where in the form stands what the contract names. */
function placed(
  { path, message }: { readonly path: readonly PropertyKey[]; readonly message: string },
  first: Locale,
): FieldIssue {
  const [name, inner, , language] = path
  if (name === 'options') return { path: ['options', String(language ?? first)], message }
  if (name === 'max') return { path: ['max'], message: number }
  if (name !== 'scale') return { path: path.map(String), message }
  if (inner === 'min' || inner === 'max') return { path: [inner === 'min' ? 'lowest' : 'highest'], message: number }
  return { path: path.slice(1).map(String), message }
}

/** What the fields say, as the contract takes it. */
export const questionSchema = (
  languages: readonly Locale[],
  question: OfficeQuestion | null,
): FormSchema<NewSurveyQuestion> => ({
  safeParse(values) {
    const fields = values as QuestionFields
    const { type } = fields
    const asked = {
      topic: written(fields.topic, languages),
      text: written(fields.text, languages),
      isRequired: fields.isRequired,
    }
    const options = optionsFrom(fields.options, languages, question?.options ?? [])
    const parsed = NewSurveyQuestion.safeParse({
      type,
      ...asked,
      ...(type === 'single' || type === 'multiple' ? { options } : {}),
      ...(type === 'multiple' ? { max: fields.max.trim() === '' ? null : whole(fields.max) } : {}),
      ...(type === 'scale'
        ? {
            scale: {
              min: whole(fields.lowest),
              max: whole(fields.highest),
              minLabel: written(fields.minLabel, languages),
              maxLabel: written(fields.maxLabel, languages),
            },
          }
        : {}),
    })
    if (parsed.success) return parsed
    return {
      success: false,
      error: { issues: parsed.error.issues.map((issue) => placed(issue, languages[0] ?? 'en')) },
    }
  },
})
