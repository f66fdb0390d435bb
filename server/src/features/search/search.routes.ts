import * as contract from '@foyer/contract/office-search'
import { type Door, serve } from '#platform/door/serve'
import { findRecords } from './find-records.ts'

/** One box for all that the office knows of. */
export function openSearch(door: Door): void {
  serve(door, contract.findRecords, (context, { query }) => findRecords(context, query.q))
}
