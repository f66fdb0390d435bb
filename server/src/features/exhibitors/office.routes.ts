import type { NewProductCategory } from '@foyer/contract/new-exhibitors.schemas'
import { takenCodeMessage } from '@foyer/contract/new-program.schemas'
import * as contract from '@foyer/contract/office-exhibitors'
import { takenExhibitorMessage } from '@foyer/contract/office-exhibitors.schemas'
import { holdNewCodes } from '#platform/database/new-codes'
import { Audited, audited, auditedRecord } from '#platform/door/audit'
import { pageAsked, presentPage } from '#platform/door/paging'
import { InvalidInput } from '#platform/door/problem'
import { type Door, serve } from '#platform/door/serve'
import { changeExhibitor, removeExhibitor } from './change-exhibitor.ts'
import { createExhibitors } from './create-exhibitors.ts'
import { createProductCategories } from './create-product-categories.ts'
import { importExhibitors, previewImport } from './import-exhibitors.ts'
import { exhibitorEntriesOf, exhibitorRecord, getOfficeExhibitor, presentOfficeExhibitor } from './office-exhibitor.ts'
import {
  exhibitorKeys,
  findExhibitor,
  nextCategoryPosition,
  readExhibitorPage,
  readPartRows,
} from './office-exhibitors.queries.ts'
import { noteHolders } from './stand-holders.ts'

const categoryRecord = auditedRecord('product-category', ['code', 'name'])

/** What several are told by their places, one is told by its fields. */
function asOfOne(error: unknown): never {
  if (!(error instanceof InvalidInput)) throw error
  throw new InvalidInput(error.issues.map(({ path, message }) => ({ path: path.replace(/^0\./, ''), message })))
}

/** What staff do with exhibitors. */
export function openOfficeExhibitors(door: Door): void {
  serve(door, contract.listOfficeExhibitors, async (context, { query }) => {
    const asked = pageAsked(context, contract.listOfficeExhibitors, query, exhibitorKeys)
    const page = await readExhibitorPage(context, asked)
    return presentPage(context, contract.listOfficeExhibitors, query, page, presentOfficeExhibitor)
  })
  serve(door, contract.readOfficeExhibitor, (context, { params }) => getOfficeExhibitor(context, params))
  serve(door, contract.readExhibitorParts, async (context) => {
    const { categories, stands, exhibitors } = await readPartRows(context)
    return { categories: categories as NewProductCategory[], stands, exhibitors }
  })
  serve(door, contract.addProductCategory, async (context, { body }) => {
    await holdNewCodes(context)
    if ((await readPartRows(context)).categories.some(({ code }) => code === body.code))
      throw new InvalidInput([{ path: 'code', message: takenCodeMessage }])
    await createProductCategories(context, [body], await nextCategoryPosition(context))
    return audited(categoryRecord.created(body.code, body), body)
  })
  serve(door, contract.addExhibitor, async (context, { body }) => {
    await holdNewCodes(context)
    if ((await findExhibitor(context, { code: body.code })) !== undefined)
      throw new InvalidInput([{ path: 'code', message: takenExhibitorMessage }])
    const acts = await noteHolders(context, body.stands, () => createExhibitors(context, [body])).catch(asOfOne)
    const exhibitor = await getOfficeExhibitor(context, { code: body.code })
    return new Audited([exhibitorRecord.created(exhibitor.id, exhibitorEntriesOf(exhibitor)), ...acts], exhibitor)
  })
  serve(door, contract.changeExhibitor, changeExhibitor)
  serve(door, contract.removeExhibitor, removeExhibitor)
  serve(door, contract.previewImport, previewImport)
  serve(door, contract.importExhibitors, async (context, asked) => {
    await holdNewCodes(context)
    return importExhibitors(context, asked)
  })
}
