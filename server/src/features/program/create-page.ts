import { NewPage } from '@foyer/contract/new-page.schemas'
import { acceptContent } from '#features/editions'
import type { OfficeContext } from '#platform/context'
import { insertPage } from './content.queries.ts'

/**
 * Puts a page into the context's edition.
 * @throws InvalidInput; an address that is taken is refused by the database.
 */
export async function createPage(context: OfficeContext, entered: NewPage): Promise<void> {
  const page = await acceptContent(context, NewPage, entered)
  await insertPage(context, {
    edition_id: context.editionId,
    slug: page.slug,
    title: JSON.stringify(page.title),
    sections: JSON.stringify(page.sections),
    updated_at: context.now,
  })
}
