import { NewVipEvent } from '@foyer/contract/new-vip-event.schemas'
import { acceptContent } from '#features/editions'
import type { OfficeContext } from '#platform/context'
import { columnsOf } from './event-columns.ts'
import { assertTimes } from './event-times.ts'
import { insertEvent } from './vip-events.queries.ts'

/**
 * Sets up a VIP event of the context's edition.
 * @returns its id.
 * @throws InvalidInput
 */
export async function createVipEvent(context: OfficeContext, entered: NewVipEvent): Promise<number> {
  const event = await acceptContent(context, NewVipEvent, entered)
  assertTimes(event)
  const { id } = await insertEvent(context, { edition_id: context.editionId, ...columnsOf(event) })
  return id
}
