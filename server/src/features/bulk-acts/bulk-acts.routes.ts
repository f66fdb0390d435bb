import * as contract from '@foyer/contract/bulk-acts'
import { type Door, serve } from '#platform/door/serve'
import { beginAct, listActs, previewAct, putActAway } from './begin-act.ts'

/** What staff do to many people at once. */
export function openBulkActs(door: Door): void {
  serve(door, contract.previewAct, previewAct)
  serve(door, contract.beginAct, beginAct)
  serve(door, contract.listActs, listActs)
  serve(door, contract.putActAway, putActAway)
}
