import type { Input } from '@foyer/contract/kit/endpoint'
import { requests } from '@foyer/contract/kit/refusal'
import { WrittenSections } from '@foyer/contract/new-page.schemas'
import type { readPage as endpoint, Page, PageBlock } from '@foyer/contract/program'
import * as z from 'zod/mini'
import { getEdition } from '#features/editions'
import type { Context } from '#platform/context'
import { refuse } from '#platform/door/refused'
import { contentFor, type Reader, readerOf } from '#platform/ground/texts'
import { findPageRow } from './program.queries.ts'

type Written = z.output<typeof WrittenSections>[number]['blocks'][number]

/**
 * A page that the organiser wrote, as this reader has it.
 * @throws Refused `requests/not-found`.
 */
export async function readPage(context: Context, { params }: Input<typeof endpoint>): Promise<Page> {
  const row = await findPageRow(context, params.slug)
  if (row === undefined) throw refuse(requests.notFound)
  const reader = readerOf(await getEdition(context), context.locale)
  return {
    slug: row.slug,
    title: contentFor(row.title, reader),
    updatedAt: row.updated_at.toISOString(),
    sections: z.parse(WrittenSections, row.sections).map(({ anchor, title, blocks }) => ({
      anchor,
      title: contentFor(title, reader),
      blocks: blocks.map((block) => presentBlock(block, reader)),
    })),
  }
}

function presentBlock(block: Written, reader: Reader): PageBlock {
  const say = (content: unknown): string => contentFor(content, reader)
  const sayIfAny = (content: unknown): string | null => (content === null ? null : say(content))
  switch (block.kind) {
    case 'text':
      return {
        kind: 'text',
        text: say(block.text),
        link: block.link && { to: block.link.to, text: say(block.link.text) },
      }
    case 'table':
      return { kind: 'table', columns: block.columns.map(say), rows: block.rows.map((row) => row.map(say)) }
    case 'contacts':
      return {
        kind: 'contacts',
        items: block.items.map(({ name, note, phone, email }) => ({
          name: say(name),
          note: sayIfAny(note),
          phone,
          email,
        })),
      }
    case 'facts':
      return { kind: 'facts', items: block.items.map(({ term, value }) => ({ term: say(term), value: say(value) })) }
    case 'list':
      return { kind: 'list', items: block.items.map(say) }
    case 'emergency':
      return {
        kind: 'emergency',
        number: block.number,
        text: say(block.text),
        note: sayIfAny(block.note),
        phone: block.phone,
      }
  }
}
