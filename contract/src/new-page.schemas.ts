import * as z from 'zod/mini'
import { Content } from './kit/content.ts'
import { Email, line } from './kit/fields.ts'
import { message } from './kit/message.ts'
import { slugInPath } from './office-path.ts'

export const linkMessage = message('Enter the path of a page of this app, such as /site-plan.')

/** A page of the app, and never an address elsewhere. */
export const PageLink = z
  .string()
  .check(z.maxLength(200), z.regex(/^\/(?![/\\])[a-z0-9/-]*(?:#[a-z0-9-]+)?$/, linkMessage))

const nameMessage = message('Use small letters, digits and hyphens, 40 at most.')
const sameAnchorMessage = message('Another section has this address.')

const name = z.string().check(z.regex(new RegExp(`^${slugInPath}$`), nameMessage))
/** The last part of a page's address. */
export const PageSlug = name
/** As one dials it. */
const Phone = z.string().check(z.maxLength(40), z.regex(/^\+?[\d ]+$/))
const few = <T extends z.ZodMiniType>(of: T) => z.array(of).check(z.minLength(1), z.maxLength(60))

/** What a page is made of: words in shapes that the product shows. There is no markup, so there is none to be safe from. */
const Block = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('text'),
    /** An empty line begins another paragraph. */
    text: Content,
    link: z.nullable(z.strictObject({ to: PageLink, text: Content })),
  }),
  z.strictObject({ kind: z.literal('table'), columns: few(Content), rows: few(few(Content)) }),
  z.strictObject({
    kind: z.literal('contacts'),
    items: few(
      z.strictObject({
        name: Content,
        note: z.nullable(Content),
        phone: z.nullable(Phone),
        email: z.nullable(Email),
      }),
    ),
  }),
  z.strictObject({ kind: z.literal('facts'), items: few(z.strictObject({ term: Content, value: Content })) }),
  z.strictObject({ kind: z.literal('list'), items: few(Content) }),
  z.strictObject({
    kind: z.literal('emergency'),
    number: line(20),
    text: Content,
    note: z.nullable(Content),
    phone: z.nullable(Phone),
  }),
])

export const NewPage = z.strictObject({
  slug: PageSlug,
  title: Content,
  sections: few(z.strictObject({ anchor: name, title: Content, blocks: few(Block) })).check(
    z.refine((sections) => new Set(sections.map(({ anchor }) => anchor)).size === sections.length, sameAnchorMessage),
  ),
})
export type NewPage = z.input<typeof NewPage>
export type WrittenPage = z.output<typeof NewPage>
export const WrittenSections = NewPage.shape.sections
