import { NewExhibitor } from '@foyer/contract/new-exhibitors.schemas'
import { unknownCodeMessage } from '@foyer/contract/new-program.schemas'
import * as z from 'zod/mini'
import { acceptContent } from '#features/editions'
import type { OfficeContext } from '#platform/context'
import { InvalidInput } from '#platform/door/problem'
import { placesOf } from './exhibitor-places.ts'
import { insertExhibitorCategories, insertExhibitorStands, insertExhibitors } from './exhibitors.queries.ts'

/**
 * Puts exhibitors into the context's edition, with their categories and on their stands; each of the three in one
 * statement. A stand may be shared.
 * @throws InvalidInput; a code that is taken is refused by the database.
 */
export async function createExhibitors(context: OfficeContext, entered: NewExhibitor[]): Promise<void> {
  const exhibitors = await acceptContent(context, z.array(NewExhibitor), entered)
  if (exhibitors.length === 0) return
  const places = await placesOf(context)
  const placed = exhibitors.map((exhibitor) => ({ code: exhibitor.code, ...places(exhibitor) }))
  const unknown = placed.flatMap((one, at) => one.unknown.map((path) => `${at}.${path}`))
  if (unknown.length > 0) throw new InvalidInput(unknown.map((path) => ({ path, message: unknownCodeMessage })))
  const edition_id = context.editionId
  const inserted = await insertExhibitors(
    context,
    exhibitors.map(({ code, name, city, tagline, description, website, products }) => ({
      edition_id,
      code,
      name,
      city,
      tagline: JSON.stringify(tagline),
      description: JSON.stringify(description),
      website,
      products: JSON.stringify(products),
    })),
  )
  const ids = new Map(inserted.map(({ code, id }) => [code, id]))
  const named = placed.flatMap(({ code, categoryIds }) =>
    categoryIds.map((category_id) => ({ exhibitor_id: ids.get(code) ?? 0, category_id, edition_id })),
  )
  const standing = placed.flatMap(({ code, standIds }) =>
    standIds.map((stand_id, position) => ({ exhibitor_id: ids.get(code) ?? 0, stand_id, edition_id, position })),
  )
  if (named.length > 0) await insertExhibitorCategories(context, named)
  if (standing.length > 0) await insertExhibitorStands(context, standing)
}
