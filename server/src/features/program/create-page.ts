import { NewPage } from '@foyer/contract/new-page.schemas'
import { takenSlugMessage } from '@foyer/contract/office-pages.schemas'
import { acceptContent } from '#features/editions'
import type { OfficeContext } from '#platform/context'
import { InvalidInput } from '#platform/door/problem'
import { insertPage } from './pages.queries.ts'

/**
 * Puts a page into the context's edition, behind those that are there.
 * @throws InvalidInput, also for an address that another page has.
 */
export async function createPage(context: OfficeContext, entered: NewPage, isPublished = true): Promise<void> {
  const page = await acceptContent(context, NewPage, entered)
  const isAdded = await insertPage(context, {
    slug: page.slug,
    title: JSON.stringify(page.title),
    sections: JSON.stringify(page.sections),
    is_published: isPublished,
    updated_at: context.now,
  })
  if (!isAdded) throw new InvalidInput([{ path: 'slug', message: takenSlugMessage }])
}
