import type { Exhibitor } from '@foyer/contract/exhibitors'
import { getEdition } from '#features/editions'
import type { Context } from '#platform/context'
import { contentFor, readerOf } from '#platform/ground/texts'
import { listExhibitorRows } from './exhibitors.queries.ts'

/** Who exhibits in the edition, in the order of their names as the reader's language has it. */
export async function listExhibitors(context: Context): Promise<Exhibitor[]> {
  const reader = readerOf(await getEdition(context), context.locale)
  const { compare } = new Intl.Collator(context.locale)
  const rows = [...(await listExhibitorRows(context))].sort(
    (one, other) => compare(one.name, other.name) || compare(one.code, other.code),
  )
  return rows.map((row) => ({
    code: row.code,
    name: row.name,
    city: row.city,
    tagline: contentFor(row.tagline, reader),
    description: contentFor(row.description, reader),
    website: row.website,
    categories: row.categories.map(({ code, name }) => ({ code, name: contentFor(name, reader) })),
    products: row.products.map((product) => contentFor(product, reader)),
    stands: [...row.stands],
  }))
}
