import { HouseEntries, RoomEntries } from '@foyer/contract/office-accommodation.schemas'
import { auditedRecord } from '#platform/door/audit'

/** What people decide of a house, its nights and its contract: none of it names anybody. */
export const houseRecord = auditedRecord('accommodation', [
  ...(Object.keys(HouseEntries.shape) as (keyof typeof HouseEntries.shape)[]),
  'images',
  'allotment',
  'price',
  'minimumStay',
  'closedToArrival',
  'roomNights',
  'cutOffOn',
  'attritionPercent',
  'rate',
  'releasedAt',
  'released',
])

export const roomRecord = auditedRecord('room', [
  ...(Object.keys(RoomEntries.shape) as (keyof typeof RoomEntries.shape)[]),
  'images',
])

/** That a house was sent a list, and how many stays it had: to whom it went may be somebody's own address. */
export const roomingListRecord = auditedRecord('rooming-list', [
  'number',
  'stays',
  'people',
  'added',
  'changed',
  'cancelled',
])
