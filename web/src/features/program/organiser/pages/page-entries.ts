import type { Locale } from '@foyer/contract/kit/languages'
import { NewPage } from '@foyer/contract/new-page.schemas'
import type { OfficePage, PageEntries } from '@foyer/contract/office-pages'
import type { FormSchema } from '#platform/forms/form-model.ts'
import { type InEach, inEach, written } from '#platform/forms/in-each-language.ts'
import { addressOf } from '../address-of.ts'

type Block = PageEntries['sections'][number]['blocks'][number]
export type BlockKind = Block['kind']

interface ContactFields {
  readonly name: InEach
  readonly note: InEach
  readonly phone: string
  readonly email: string
}

/** A block as it stands in the fields: in the shape of the contract, so that each fault has its field. */
export type BlockFields =
  | { readonly kind: 'text'; readonly text: InEach; readonly link: { readonly to: string; readonly text: InEach } }
  | { readonly kind: 'table'; readonly columns: readonly InEach[]; readonly rows: readonly (readonly InEach[])[] }
  | { readonly kind: 'contacts'; readonly items: readonly ContactFields[] }
  | { readonly kind: 'facts'; readonly items: readonly { readonly term: InEach; readonly value: InEach }[] }
  | { readonly kind: 'list'; readonly items: readonly InEach[] }
  | {
      readonly kind: 'emergency'
      readonly number: string
      readonly text: InEach
      readonly note: InEach
      readonly phone: string
    }

export interface SectionFields {
  readonly anchor: string
  readonly title: InEach
  readonly blocks: readonly BlockFields[]
}

export interface PageFields extends Record<string, unknown> {
  readonly slug: string
  readonly title: InEach
  readonly isPublished: boolean
  readonly sections: readonly SectionFields[]
}

const nothing = inEach(undefined)
const maybe = (content: Partial<Record<Locale, string>> | null) => inEach(content ?? undefined)

/** What a block or a line of one begins as. */
export const blank = {
  blocks: {
    text: { kind: 'text', text: nothing, link: { to: '', text: nothing } },
    table: { kind: 'table', columns: [nothing, nothing], rows: [[nothing, nothing]] },
    contacts: { kind: 'contacts', items: [{ name: nothing, note: nothing, phone: '', email: '' }] },
    facts: { kind: 'facts', items: [{ term: nothing, value: nothing }] },
    list: { kind: 'list', items: [nothing] },
    emergency: { kind: 'emergency', number: '', text: nothing, note: nothing, phone: '' },
  } satisfies Readonly<Record<BlockKind, BlockFields>>,
  section: { anchor: '', title: nothing, blocks: [{ kind: 'text', text: nothing, link: { to: '', text: nothing } }] },
  text: nothing,
} as const

function blockFields(block: Block): BlockFields {
  switch (block.kind) {
    case 'text':
      return {
        kind: 'text',
        text: inEach(block.text),
        link: { to: block.link?.to ?? '', text: inEach(block.link?.text) },
      }
    case 'table':
      return { kind: 'table', columns: block.columns.map(inEach), rows: block.rows.map((row) => row.map(inEach)) }
    case 'contacts':
      return {
        kind: 'contacts',
        items: block.items.map(({ name, note, phone, email }) => ({
          name: inEach(name),
          note: maybe(note),
          phone: phone ?? '',
          email: email ?? '',
        })),
      }
    case 'facts':
      return {
        kind: 'facts',
        items: block.items.map(({ term, value }) => ({ term: inEach(term), value: inEach(value) })),
      }
    case 'list':
      return { kind: 'list', items: block.items.map(inEach) }
    case 'emergency':
      return {
        kind: 'emergency',
        number: block.number,
        text: inEach(block.text),
        note: maybe(block.note),
        phone: block.phone ?? '',
      }
  }
}

export const pageFields = (page: OfficePage | null): PageFields => ({
  slug: page?.slug ?? '',
  title: inEach(page?.title),
  isPublished: page?.isPublished ?? false,
  sections: page?.sections.map(({ anchor, title, blocks }) => ({
    anchor,
    title: inEach(title),
    blocks: blocks.map(blockFields),
  })) ?? [blank.section],
})

type Read = (text: InEach) => Partial<Record<Locale, string>>

function blockEntries(block: BlockFields, read: Read): unknown {
  const any = (text: InEach) => Object.values(text).some((said) => said.trim() !== '')
  const maybeRead = (text: InEach) => (any(text) ? read(text) : null)
  const maybeText = (text: string) => (text.trim() === '' ? null : text.trim())
  switch (block.kind) {
    case 'text': {
      const { to, text } = block.link
      const isNone = to.trim() === '' && !any(text)
      return { kind: 'text', text: read(block.text), link: isNone ? null : { to: to.trim(), text: read(text) } }
    }
    case 'table':
      return { kind: 'table', columns: block.columns.map(read), rows: block.rows.map((row) => row.map(read)) }
    case 'contacts':
      return {
        kind: 'contacts',
        items: block.items.map(({ name, note, phone, email }) => ({
          name: read(name),
          note: maybeRead(note),
          phone: maybeText(phone),
          email: maybeText(email),
        })),
      }
    case 'facts':
      return { kind: 'facts', items: block.items.map(({ term, value }) => ({ term: read(term), value: read(value) })) }
    case 'list':
      return { kind: 'list', items: block.items.map(read) }
    case 'emergency':
      return {
        kind: 'emergency',
        number: block.number,
        text: read(block.text),
        note: maybeRead(block.note),
        phone: maybeText(block.phone),
      }
  }
}

/** The address of each section: those that have one keep it, because somebody may lead there. */
function anchorsOf(sections: readonly SectionFields[], first: Locale): string[] {
  const taken = new Set(sections.map(({ anchor }) => anchor))
  return sections.map(({ anchor, title }, at) => {
    if (anchor !== '') return anchor
    const wanted = addressOf(title[first]) || `section-${at + 1}`
    let free = wanted
    for (let n = 2; taken.has(free); n += 1) free = `${wanted}-${n}`
    taken.add(free)
    return free
  })
}

export interface WrittenPage extends PageEntries {
  readonly slug: string
}

/** What the fields say, as the contract takes it. */
export const pageSchema = (languages: readonly Locale[]): FormSchema<WrittenPage> => ({
  safeParse(values) {
    const { slug, title, sections, isPublished } = values as PageFields
    const read = (text: InEach) => written(text, languages)
    const anchors = anchorsOf(sections, languages[0] ?? 'en')
    const parsed = NewPage.safeParse({
      slug: slug.trim(),
      title: read(title),
      sections: sections.map((section, at) => ({
        anchor: anchors[at],
        title: read(section.title),
        blocks: section.blocks.map((block) => blockEntries(block, read)),
      })),
    })
    return parsed.success ? { success: true, data: { ...parsed.data, isPublished } } : parsed
  },
})
