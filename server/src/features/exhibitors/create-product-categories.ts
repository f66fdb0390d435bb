import { NewProductCategory } from '@foyer/contract/new-exhibitors.schemas'
import * as z from 'zod/mini'
import { acceptContent } from '#features/editions'
import type { OfficeContext } from '#platform/context'
import { insertProductCategories } from './exhibitors.queries.ts'

/**
 * Puts categories of what is shown into the context's edition, in this order. @param first the place of the first.
 * @throws InvalidInput; a code that is taken is refused by the database.
 */
export async function createProductCategories(
  context: OfficeContext,
  entered: NewProductCategory[],
  first = 0,
): Promise<void> {
  const categories = await acceptContent(context, z.array(NewProductCategory), entered)
  if (categories.length === 0) return
  await insertProductCategories(
    context,
    categories.map(({ code, name }, position) => ({
      edition_id: context.editionId,
      code,
      name: JSON.stringify(name),
      position: first + position,
    })),
  )
}
