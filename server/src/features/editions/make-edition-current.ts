import type { OfficeContext } from '#platform/context'
import { makeOnlyCurrent } from './editions.queries.ts'

/**
 * Makes an edition the one that is asked about where nobody says which. What belongs to another one stays there: its
 * orders are paid and end, its mails go out, by its own rules.
 */
export async function makeEditionCurrent(context: Pick<OfficeContext, 'db'>, id: number): Promise<void> {
  if (!(await makeOnlyCurrent(context, id)))
    throw new Error('An edition that is to become the current one does not exist.')
}
