import type { NewExhibitor } from '@foyer/contract/new-exhibitors.schemas'
import type { OfficeContext } from '#platform/context'
import { listCategoryRows } from './exhibitors.queries.ts'
import { listStandRows } from './plan.queries.ts'

/** Ids of categories and stands by what exhibitors call them; what is named twice is named once. */
export async function placesOf(context: OfficeContext) {
  const categories = new Map((await listCategoryRows(context)).map(({ code, id }) => [code, id]))
  const stands = new Map((await listStandRows(context)).map(({ hall, code, id }) => [`${hall} ${code}`, id]))
  return (entered: Pick<NewExhibitor, 'categories' | 'stands'>) => {
    const unknown: string[] = []
    const idIn = (known: ReadonlyMap<string, number>, code: string, path: string): number[] => {
      const id = known.get(code)
      if (id === undefined) unknown.push(path)
      return id === undefined ? [] : [id]
    }
    const categoryIds = entered.categories.flatMap((code, nth) => idIn(categories, code, `categories.${nth}`))
    const standIds = entered.stands.flatMap(({ hall, code }, nth) =>
      idIn(stands, `${hall} ${code}`, `stands.${nth}.code`),
    )
    return { categoryIds: [...new Set(categoryIds)], standIds: [...new Set(standIds)], unknown }
  }
}
