import * as contract from '@foyer/contract/office-pages'
import { audited } from '#platform/door/audit'
import { pageAsked, presentPage } from '#platform/door/paging'
import { type Door, serve } from '#platform/door/serve'
import { arrangePages } from './arrange-pages.ts'
import { changePage } from './change-page.ts'
import { createPage } from './create-page.ts'
import { getOfficePage, pageEntriesOf, pageRecord, presentPageLine } from './office-page.ts'
import { pageKeys, readPagePage } from './pages.queries.ts'
import { previewPage } from './preview-page.ts'
import { removePage } from './remove-page.ts'

/** What staff do with the pages of text. */
export function openOfficePages(door: Door): void {
  serve(door, contract.listOfficePages, async (context, { query }) => {
    const page = await readPagePage(context, pageAsked(context, contract.listOfficePages, query, pageKeys))
    return presentPage(context, contract.listOfficePages, query, page, presentPageLine)
  })
  serve(door, contract.readOfficePage, (context, { params }) => getOfficePage(context, params.slug))
  serve(door, contract.previewPage, previewPage)
  serve(door, contract.addPage, async (context, { body: { isPublished, ...entered } }) => {
    await createPage(context, entered, isPublished)
    const page = await getOfficePage(context, entered.slug)
    return audited(pageRecord.created(page.slug, pageEntriesOf(page)), page)
  })
  serve(door, contract.changePage, changePage)
  serve(door, contract.arrangePages, arrangePages)
  serve(door, contract.removePage, removePage)
}
