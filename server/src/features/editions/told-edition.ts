import { requests } from '@foyer/contract/kit/refusal'
import type { Context } from '#platform/context'
import { refuse } from '#platform/door/refused'
import { findToldEdition } from './editions.queries.ts'

/** The context's edition, as people are told of it. @throws Refused `requests/no-edition` while nobody has entered it. */
export async function getToldEdition(context: Pick<Context, 'db' | 'editionId'>) {
  const row = await findToldEdition(context)
  if (row === undefined) throw refuse(requests.noEdition)
  return row
}
