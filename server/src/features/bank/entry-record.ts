import { type Act, auditedRecord } from '#platform/door/audit'

// Who paid may be a person, who may go: of that the log says nothing.
export const entryRecord = auditedRecord('bank-entry', ['bookedOn', 'amount', 'order', 'allotted', 'sentBack'])

export const orderRecord = auditedRecord('order', ['allotted', 'sentBack'])

/** What was given to an order stands with the money and with the order: whoever has either open hears of it. */
export const allottedActs = (
  entryId: string,
  { id, number, allotted }: { readonly id: string; readonly number: string; readonly allotted: number },
): readonly [Act, Act] => [
  entryRecord.changed(entryId, {}, { order: number, allotted }),
  orderRecord.changed(id, {}, { allotted }),
]
