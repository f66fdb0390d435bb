import * as contract from '@foyer/contract/office-pass-types'
import { audited } from '#platform/door/audit'
import { pageAsked, presentPage } from '#platform/door/paging'
import { type Door, serve } from '#platform/door/serve'
import { assertSaleWindow, changePassType, getOfficePassType } from './change-pass-type.ts'
import { createPassType } from './create-pass-type.ts'
import { decidedOf, passTypeRecord, presentOfficePassType } from './office-pass-type.ts'
import { passTypeKeys, readPassTypePage } from './office-pass-types.queries.ts'

/** What staff do with passes. */
export function openOfficePasses(door: Door): void {
  serve(door, contract.listOfficePassTypes, async (context, { query }) => {
    const asked = pageAsked(context, contract.listOfficePassTypes, query, passTypeKeys)
    const page = await readPassTypePage(context, query, asked)
    return presentPage(context, contract.listOfficePassTypes, query, page, presentOfficePassType)
  })
  serve(door, contract.readOfficePassType, (context, { params }) => getOfficePassType(context, params.id))
  serve(door, contract.addPassType, async (context, { body }) => {
    assertSaleWindow(body)
    const type = await getOfficePassType(context, await createPassType(context, body))
    return audited(passTypeRecord.created(type.id, decidedOf(type)), type)
  })
  serve(door, contract.changePassType, changePassType)
}
