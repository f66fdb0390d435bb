import { WrittenSections } from '@foyer/contract/new-page.schemas'
import type { Page, PageBlock } from '@foyer/contract/program'
import * as z from 'zod/mini'
import { contentFor, type Reader } from '#platform/ground/texts'

type Written = z.output<typeof WrittenSections>[number]['blocks'][number]

/** What stands on a page, as this reader has it. */
export const presentSections = (sections: unknown, reader: Reader): Page['sections'] =>
  z.parse(WrittenSections, sections).map(({ anchor, title, blocks }) => ({
    anchor,
    title: contentFor(title, reader),
    blocks: blocks.map((block) => presentBlock(block, reader)),
  }))

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
