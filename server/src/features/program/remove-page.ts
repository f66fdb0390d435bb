import type { removePage as endpoint } from '@foyer/contract/office-pages'
import { audited } from '#platform/door/audit'
import type { UseCase } from '#platform/door/serve'
import { assertPageStill, getOfficePage, pageEntriesOf, pageRecord } from './office-page.ts'
import { deletePage } from './pages.queries.ts'

/**
 * Removes a page that is still as whoever removes it saw it. Its words are gone.
 * @throws Refused `requests/not-found`, `office/changed-meanwhile`.
 */
export const removePage: UseCase<typeof endpoint> = async (context, { params: { slug }, body: { version } }) => {
  const before = await getOfficePage(context, slug)
  assertPageStill(before, { version })
  if (!(await deletePage(context, { slug, version }))) assertPageStill(await getOfficePage(context, slug), { version })
  return audited(pageRecord.removed(slug, pageEntriesOf(before)), undefined)
}
