import * as z from 'zod/mini'
import { Content, LongContent } from './kit/content.ts'
import { AskedInstant, Uuid } from './kit/fields.ts'
import { message } from './kit/message.ts'
import { CodeType } from './pass-types.schemas.ts'

export const postEndsFirstMessage = message('A post must end after it begins.')
export const postEndsAloneMessage = message('Say when it begins as well.')

/** A post as an organiser writes it. It is read from the moment on that it is published at. */
export const NewNewsPost = z.strictObject({
  title: Content,
  topic: z.nullable(Content),
  /** Markdown (CommonMark), without HTML and pictures. */
  body: LongContent,
  /** Null: a draft, which nobody reads but the office. */
  publishedAt: z.nullable(AskedInstant),
  /** From then on nobody reads it any more; null: it stays. */
  endsAt: z._default(z.nullable(AskedInstant), null),
  /** Holders of such a pass read it; null: everybody who is admitted. */
  openTo: z._default(z.nullable(z.array(CodeType).check(z.minLength(1), z.maxLength(5))), null),
  /** A file that is kept, and what it shows; null: words alone. */
  image: z._default(z.nullable(z.strictObject({ file: Uuid, alt: Content })), null),
})
export type NewNewsPost = z.input<typeof NewNewsPost>
