import type { Input } from '@foyer/contract/kit/endpoint'
import { requests } from '@foyer/contract/kit/refusal'
import type { readPage as endpoint, Page } from '@foyer/contract/program'
import { getEdition } from '#features/editions'
import type { Context } from '#platform/context'
import { refuse } from '#platform/door/refused'
import { contentFor, readerOf } from '#platform/ground/texts'
import { presentSections } from './present-page.ts'
import { listPublishedPages } from './program.queries.ts'

/**
 * A page that the organiser wrote and published, as this reader has it, and what others there are.
 * @throws Refused `requests/not-found`.
 */
export async function readPage(context: Context, { params }: Input<typeof endpoint>): Promise<Page> {
  const rows = await listPublishedPages(context, params.slug)
  const row = rows.find(({ slug }) => slug === params.slug)
  if (row === undefined) throw refuse(requests.notFound)
  const reader = readerOf(await getEdition(context), context.locale)
  return {
    slug: row.slug,
    title: contentFor(row.title, reader),
    updatedAt: row.updated_at.toISOString(),
    sections: presentSections(row.sections, reader),
    pages: rows.map(({ slug, title }) => ({ slug, title: contentFor(title, reader) })),
  }
}
