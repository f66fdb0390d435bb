import { requests } from '@foyer/contract/kit/refusal'
import { validDaysMessage } from '@foyer/contract/new-train-ticket-type.schemas'
import {
  type changeTrainTicketType as endpoint,
  fewerThanOut,
  type OfficeTrainTicketType,
  type previewTrainTicketTypeChange as previews,
  type TrainTicketTypePreview,
  ticketWasPromised,
} from '@foyer/contract/office-train-tickets'
import { TrainTicketTypeChange } from '@foyer/contract/office-train-tickets.schemas'
import { acceptContent } from '#features/editions'
import type { CallerContext, Context, Person } from '#platform/context'
import { type Audited, audited } from '#platform/door/audit'
import { refuseChangedMeanwhile } from '#platform/door/changed-meanwhile'
import { InvalidInput } from '#platform/door/problem'
import { refuse } from '#platform/door/refused'
import type { UseCase } from '#platform/door/serve'
import { changeTicketTypeRow, lockTicketType } from './office-train-tickets.queries.ts'
import { availableOf, decidedOf, getOfficeTicketType, ticketTypeRecord } from './office-train-tickets.ts'
import { ticketColumnsOf } from './ticket-columns.ts'

/**
 * Changes a kind that is still as whoever changes it saw it. Whoever has a ticket or holds one keeps its price.
 * @throws Refused `requests/not-found`, `office/changed-meanwhile`, `train-tickets/…`; InvalidInput.
 */
export async function changeTrainTicketType(
  context: CallerContext<Person>,
  { params: { id }, body }: Parameters<UseCase<typeof endpoint>>[1],
): Promise<Audited<OfficeTrainTicketType>> {
  const change = await acceptContent(context, TrainTicketTypeChange, body)
  // Nobody holds or buys one until it is done: what is counted of it stays so.
  if (!(await lockTicketType(context, id))) throw refuse(requests.notFound)
  const before = await getOfficeTicketType(context, id)
  if (before.version !== change.version) throw refuseChangedMeanwhile(body, before)
  const planned = planChange(before, change)
  await changeTicketTypeRow(context, id, {
    ...ticketColumnsOf(planned),
    ...(isLess(before, planned) ? { lessened_at: context.now } : {}),
  })
  const after = await getOfficeTicketType(context, id)
  return audited(ticketTypeRecord.changed(id, decidedOf(before), decidedOf(after)), after)
}

/**
 * What a change would do, asked of what decides it when it is made: nothing is changed.
 * @throws Refused `requests/not-found`, `train-tickets/…`; InvalidInput.
 */
export async function previewTrainTicketTypeChange(
  context: Context,
  { params: { id }, body }: Parameters<UseCase<typeof previews>>[1],
): Promise<TrainTicketTypePreview> {
  const change = await acceptContent(context, TrainTicketTypeChange, body)
  const before = await getOfficeTicketType(context, id)
  const after = planChange(before, change)
  return {
    sold: before.sold,
    held: before.held,
    price: { before: before.price, after: after.price },
    available: { before: before.available, after: availableOf(after) },
  }
}

function planChange(
  before: OfficeTrainTicketType,
  { version: _version, ...change }: TrainTicketTypeChange,
): OfficeTrainTicketType {
  const named = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
  const after = { ...before, ...named } as OfficeTrainTicketType
  if (after.validTo < after.validFrom) throw new InvalidInput([{ path: 'validTo', message: validDaysMessage }])
  const out = before.held + before.sold
  if (after.capacity < out) throw refuse(fewerThanOut, { out })
  if (out > 0 && isLess(before, after)) throw refuse(ticketWasPromised, { out })
  return after
}

/** Whether somebody who has one would have less than they bought. */
function isLess(before: OfficeTrainTicketType, after: OfficeTrainTicketType): boolean {
  const until = ({ cancelBefore }: OfficeTrainTicketType) => (cancelBefore === null ? 0 : Date.parse(cancelBefore))
  return (
    after.class !== before.class ||
    after.validFrom > before.validFrom ||
    after.validTo < before.validTo ||
    until(after) < until(before)
  )
}
