import { NewSitePlan } from '@foyer/contract/new-site-plan.schemas'
import { acceptContent } from '#features/editions'
import type { OfficeContext } from '#platform/context'
import { insertSitePlan } from './plan.queries.ts'

/** Puts down what is around the halls of the context's edition. @throws InvalidInput; a second one is refused by the database. */
export async function createSitePlan(context: OfficeContext, entered: NewSitePlan): Promise<void> {
  const plan = await acceptContent(context, NewSitePlan, entered)
  await insertSitePlan(context, {
    edition_id: context.editionId,
    document: JSON.stringify(plan),
    updated_at: context.now,
  })
}
