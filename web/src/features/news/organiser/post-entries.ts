import type { Locale } from '@foyer/contract/kit/languages'
import type { OfficePost, PostEntries } from '@foyer/contract/office-news'
import { PostEntries as Schema } from '@foyer/contract/office-news.schemas'
import { CodeType } from '@foyer/contract/pass-types.schemas'
import { parseAbsolute, parseDateTime, toCalendarDateTime, toZoned } from '@internationalized/date'
import type { FieldIssue } from '#platform/forms/field-names.ts'
import type { FormSchema } from '#platform/forms/form-model.ts'
import { type InEach, inEach, written } from '#platform/forms/in-each-language.ts'
import { message } from '#platform/messages/messages.ts'

export const codeTypes = CodeType.options

/** A post as it stands in the fields; moments on the clocks of the venue. */
export interface PostFields extends Record<string, unknown> {
  readonly title: InEach
  readonly topic: InEach
  readonly body: InEach
  readonly publishedAt: string
  readonly endsAt: string
  /** Whose post it is; none chosen: everybody's. */
  readonly openTo: Readonly<Record<CodeType, boolean>>
  /** What the picture shows. */
  readonly alt: InEach
  /** The picture that is there; empty: none. */
  readonly file: string
}

const onClocks = (instant: string | null, timeZone: string): string =>
  instant === null ? '' : toCalendarDateTime(parseAbsolute(instant, timeZone)).toString().slice(0, 16)

export const postFields = (post: OfficePost | null, timeZone: string): PostFields => ({
  title: inEach(post?.title),
  topic: inEach(post?.topic ?? undefined),
  body: inEach(post?.body),
  publishedAt: onClocks(post?.publishedAt ?? null, timeZone),
  endsAt: onClocks(post?.endsAt ?? null, timeZone),
  openTo: Object.fromEntries(
    codeTypes.map((type) => [type, post?.openTo?.includes(type) ?? false]),
  ) as PostFields['openTo'],
  alt: inEach(post?.image?.alt),
  file: post?.image?.file ?? '',
})

const badMoment = message('Enter a day and a time.')
const noAlt = message('Say what it shows.')

/**
 * What the fields say, as the contract takes it.
 * @param post what was there: a moment that nobody touched stays the very one, to the second.
 */
export function postSchema(
  languages: readonly Locale[],
  timeZone: string,
  post: OfficePost | null,
): FormSchema<PostEntries> {
  const before = postFields(post, timeZone)
  return {
    safeParse(values) {
      const fields = values as PostFields
      const bad: FieldIssue[] = []
      const moment = (name: 'publishedAt' | 'endsAt') => {
        const text = fields[name]
        if (text === before[name]) return post?.[name] ?? null
        if (text === '') return null
        try {
          return toZoned(parseDateTime(text), timeZone).toAbsoluteString()
        } catch {
          bad.push({ path: [name], message: badMoment })
          return null
        }
      }
      const anyOf = (content: InEach) => languages.some((locale) => content[locale].trim() !== '')
      const chosen = codeTypes.filter((type) => fields.openTo[type])
      const parsed = Schema.safeParse({
        title: written(fields.title, languages),
        topic: anyOf(fields.topic) ? written(fields.topic, languages) : null,
        body: written(fields.body, languages),
        publishedAt: moment('publishedAt'),
        endsAt: moment('endsAt'),
        openTo: chosen.length === 0 ? null : chosen,
        image: fields.file === '' ? null : { file: fields.file, alt: written(fields.alt, languages) },
      })
      if (parsed.success && bad.length === 0) return { success: true, data: parsed.data }
      const issues = (parsed.success ? [] : parsed.error.issues).map(
        (issue): FieldIssue =>
          issue.path[0] === 'image' ? { path: ['alt', ...issue.path.slice(2)], message: noAlt } : issue,
      )
      return { success: false, error: { issues: [...issues, ...bad] } }
    },
  }
}
