import * as lists from '@foyer/contract/eligibility-entries'
import * as quotas from '@foyer/contract/office-pass-quotas'
import * as contract from '@foyer/contract/office-pass-types'
import { Audited, audited } from '#platform/door/audit'
import { pageAsked, presentPage } from '#platform/door/paging'
import { type Door, serve } from '#platform/door/serve'
import { assertSaleWindow, changePassType, getOfficePassType } from './change-pass-type.ts'
import { createPassType } from './create-pass-type.ts'
import { judgeAddress } from './eligibility.ts'
import { eligibilityKeys, readEligibilityPage } from './eligibility-entries.queries.ts'
import {
  decidedOfEntry,
  entryRecord,
  listAddresses,
  presentEntry,
  previewEligibilityEntries,
  removeEligibilityEntry,
} from './list-addresses.ts'
import { decidedOf, passTypeRecord, presentOfficePassType } from './office-pass-type.ts'
import { passTypeKeys, readPassTypePage } from './office-pass-types.queries.ts'
import { quotaKeys, readQuotaPage } from './pass-quotas.queries.ts'
import { addPassQuota, changePassQuota, presentQuota, removePassQuota } from './pass-quotas.ts'
import { previewPassTypeChange } from './preview-pass-type-change.ts'

/** What staff do with passes. */
export function openOfficePasses(door: Door): void {
  serve(door, contract.listOfficePassTypes, async (context, { query }) => {
    const asked = pageAsked(context, contract.listOfficePassTypes, query, passTypeKeys)
    const page = await readPassTypePage(context, query, asked)
    return presentPage(context, contract.listOfficePassTypes, query, page, (row) =>
      presentOfficePassType(row, context.now),
    )
  })
  serve(door, quotas.listPassQuotas, async (context, { query }) => {
    const page = await readQuotaPage(context, pageAsked(context, quotas.listPassQuotas, query, quotaKeys))
    return presentPage(context, quotas.listPassQuotas, query, page, presentQuota)
  })
  serve(door, quotas.addPassQuota, addPassQuota)
  serve(door, quotas.changePassQuota, changePassQuota)
  serve(door, quotas.removePassQuota, removePassQuota)
  serve(door, contract.readOfficePassType, (context, { params }) => getOfficePassType(context, params.id))
  serve(door, contract.addPassType, async (context, { body }) => {
    assertSaleWindow(body)
    const type = await getOfficePassType(context, await createPassType(context, body))
    return audited(passTypeRecord.created(type.id, decidedOf(type)), type)
  })
  serve(door, contract.changePassType, changePassType)
  serve(door, contract.previewPassTypeChange, previewPassTypeChange)
  serve(door, lists.listEligibilityEntries, async (context, { query }) => {
    const asked = pageAsked(context, lists.listEligibilityEntries, query, eligibilityKeys)
    const page = await readEligibilityPage(context, query, asked)
    return presentPage(context, lists.listEligibilityEntries, query, page, presentEntry)
  })
  serve(door, lists.previewEligibilityEntries, previewEligibilityEntries)
  serve(door, lists.addEligibilityEntries, async (context, { body }) => {
    const rows = await listAddresses(context, body)
    const [first, ...others] = rows.map((row) => entryRecord.created(row.id, decidedOfEntry(row)))
    if (first === undefined) throw new Error('A line was neither added nor known.')
    const added = rows.filter(({ is_new }) => is_new).length
    return new Audited([first, ...others], { added, known: rows.length - added })
  })
  serve(door, lists.removeEligibilityEntry, removeEligibilityEntry)
  serve(door, lists.judgeAddress, (context, { query }) => judgeAddress(context, query.email))
}
