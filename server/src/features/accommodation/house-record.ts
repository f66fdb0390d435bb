import { auditedRecord } from '#platform/door/audit'

/** What people decide of a house and its nights: none of it names anybody. */
export const houseRecord = auditedRecord('accommodation', [
  'images',
  'allotment',
  'price',
  'minimumStay',
  'closedToArrival',
])
