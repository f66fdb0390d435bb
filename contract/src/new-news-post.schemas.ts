import * as z from 'zod/mini'
import { Content, LongContent } from './kit/content.ts'
import { Instant, Uuid } from './kit/fields.ts'

/** A post as an organiser writes it. It is read from the moment on that it is published at. */
export const NewNewsPost = z.strictObject({
  title: Content,
  topic: z.nullable(Content),
  /** Markdown (CommonMark), without HTML and pictures. */
  body: LongContent,
  publishedAt: Instant,
  /** A file that is kept, and what it shows; null: words alone. */
  image: z._default(z.nullable(z.strictObject({ file: Uuid, alt: Content })), null),
})
export type NewNewsPost = z.input<typeof NewNewsPost>
