import * as z from 'zod/mini'
import { Instant, Uuid } from './kit/fields.ts'
import type { TermsById } from './kit/terms.ts'

export const NewsPost = z.object({
  id: Uuid,
  title: z.string(),
  /** What it is about, in a word; null: nothing in particular. */
  topic: z.nullable(z.string()),
  /** Safe HTML, made here of what was written: paragraphs, headings from the third level on, lists, links, emphasis. */
  body: z.string(),
  /** Above the words; without its size, which is asked for. */
  image: z.nullable(z.object({ url: z.string(), alt: z.string() })),
  publishedAt: Instant,
  /** When its words were changed last, if ever they were. */
  changedAt: z.nullable(Instant),
  /** Whether this person has read it, on whichever device. */
  isRead: z.boolean(),
})
export type NewsPost = z.infer<typeof NewsPost>

export const terms = {
  'news.listNews': {
    summary: 'What was published in the edition, the newest first, in the language of Accept-Language',
    runs: 'read',
    answers: { 200: z.array(NewsPost) },
    refusals: [],
  },
  'news.markNewsRead': {
    summary: 'Note that one has read these posts; what is read already, or not published, stays as it is',
    runs: 'command',
    body: z.strictObject({ postIds: z.array(Uuid).check(z.minLength(1), z.maxLength(500)) }),
    answers: { 204: null },
    refusals: [],
  },
} as const satisfies TermsById
