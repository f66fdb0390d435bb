import * as merging from '@foyer/contract/merge-people'
import * as contract from '@foyer/contract/office-accounts'
import { type Door, serve } from '#platform/door/serve'
import { addPerson } from './add-person.ts'
import { mergePeople } from './merge-people.ts'
import { correctPerson, noteOnPerson, seePerson, signPersonOut, tagVendor, untagVendor } from './office-accounts.ts'
import { erasePerson, exportPerson } from './office-erasure.ts'
import type { PersonalData } from './personal-data.ts'
import { previewMerge } from './preview-merge.ts'

/** What staff do with accounts. @param elsewhere what the other features answer for. */
export function openOfficeAccounts(door: Door, elsewhere: readonly PersonalData[]): void {
  serve(door, contract.addPerson, addPerson)
  serve(door, contract.noteOnPerson, noteOnPerson)
  serve(door, contract.tagVendor, tagVendor)
  serve(door, contract.untagVendor, untagVendor)
  serve(door, contract.correctPerson, correctPerson)
  serve(door, contract.signPersonOut, signPersonOut)
  serve(door, contract.seePerson, seePerson)
  serve(door, contract.exportPerson, exportPerson(elsewhere))
  serve(door, contract.erasePerson, erasePerson(elsewhere))
  serve(door, merging.previewMerge, previewMerge(elsewhere))
  serve(door, merging.mergePeople, mergePeople(elsewhere))
}
