import { auditedRecord } from '#platform/door/audit'

// Who paid may be a person, who may go: of that the log says nothing.
export const entryRecord = auditedRecord('bank-entry', ['bookedOn', 'amount', 'order', 'allotted', 'sentBack'])
