import type { arrangePages as endpoint } from '@foyer/contract/office-pages'
import { otherPagesMessage } from '@foyer/contract/office-pages.schemas'
import { audited } from '#platform/door/audit'
import { InvalidInput } from '#platform/door/problem'
import type { UseCase } from '#platform/door/serve'
import { pageOrderRecord, presentPageLine } from './office-page.ts'
import { lockPages, placePages } from './pages.queries.ts'

/** Puts all pages of the edition into this order. @throws InvalidInput where others are there by now. */
export const arrangePages: UseCase<typeof endpoint> = async (context, { body: { slugs } }) => {
  const before = (await lockPages(context)).map(({ slug }) => slug)
  if (slugs.length !== before.length || before.some((slug) => !slugs.includes(slug)))
    throw new InvalidInput([{ path: 'slugs', message: otherPagesMessage }])
  await placePages(context, slugs)
  const after = (await lockPages(context)).map(presentPageLine)
  return audited(pageOrderRecord.changed(context.editionId, { slugs: before }, { slugs }), after)
}
