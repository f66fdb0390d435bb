import type { changePage as endpoint } from '@foyer/contract/office-pages'
import { PageEntries as Shape } from '@foyer/contract/office-pages.schemas'
import { acceptContent } from '#features/editions'
import { audited } from '#platform/door/audit'
import type { UseCase } from '#platform/door/serve'
import { assertPageStill, getOfficePage, pageEntriesOf, pageRecord } from './office-page.ts'
import { updatePage } from './pages.queries.ts'

/**
 * Changes a page that is still as whoever changes it saw it. As of when it is, it says by its words alone: that it was
 * published or taken out of sight makes it no newer.
 * @throws InvalidInput; Refused `requests/not-found`, `office/changed-meanwhile`.
 */
export const changePage: UseCase<typeof endpoint> = async (context, { params: { slug }, body }) => {
  const { version, ...entered } = body
  const page = await acceptContent(context, Shape, entered)
  const before = await getOfficePage(context, slug)
  assertPageStill(before, body)
  if (!(await updatePage(context, { slug, version }, page))) assertPageStill(await getOfficePage(context, slug), body)
  const after = await getOfficePage(context, slug)
  return audited(pageRecord.changed(slug, pageEntriesOf(before), pageEntriesOf(after)), after)
}
