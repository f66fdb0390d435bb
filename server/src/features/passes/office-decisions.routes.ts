import * as contract from '@foyer/contract/office-passes'
import { type Door, serve } from '#platform/door/serve'
import { changePassOfSomebody, previewPassChange } from './change-pass-of-somebody.ts'
import { approvePasses, grantPass, previewRejection, rejectPass } from './decide-passes.ts'

/** What staff decide about the passes of people. */
export function openPassDecisions(door: Door): void {
  serve(door, contract.approvePasses, approvePasses)
  serve(door, contract.previewRejection, previewRejection)
  serve(door, contract.rejectPass, rejectPass)
  serve(door, contract.grantPass, grantPass)
  serve(door, contract.previewPassChange, previewPassChange)
  serve(door, contract.changePass, changePassOfSomebody)
}
