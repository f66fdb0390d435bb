import { requests } from '@foyer/contract/kit/refusal'
import type { OfficePage, OfficePageLine, PageEntries } from '@foyer/contract/office-pages'
import { PageEntries as Entries, OfficePage as Shape } from '@foyer/contract/office-pages.schemas'
import * as z from 'zod/mini'
import type { Context } from '#platform/context'
import { auditedRecord } from '#platform/door/audit'
import { refuseChangedMeanwhile } from '#platform/door/changed-meanwhile'
import { refuse } from '#platform/door/refused'
import { findPage, type PageRow } from './pages.queries.ts'

/** A page of text as the office sees it. */
const presentOfficePage = (row: PageRow): OfficePage =>
  z.parse(Shape, {
    slug: row.slug,
    version: row.version,
    title: row.title,
    sections: row.sections,
    isPublished: row.is_published,
    updatedAt: row.updated_at.toISOString(),
  })

export function presentPageLine(row: PageRow): OfficePageLine {
  const { sections: _words, ...line } = presentOfficePage(row)
  return line
}

/** A page of the context's edition. @throws Refused `requests/not-found`. */
export async function getOfficePage(context: Pick<Context, 'db' | 'editionId'>, slug: string): Promise<OfficePage> {
  const row = await findPage(context, slug)
  if (row === undefined) throw refuse(requests.notFound)
  return presentOfficePage(row)
}

/** @throws Refused `office/changed-meanwhile` with the page as it is. */
export function assertPageStill(page: OfficePage, yours: { readonly version: number }): void {
  if (page.version !== yours.version) throw refuseChangedMeanwhile(yours, page)
}

const fields = Object.keys(Entries.shape) as (keyof typeof Entries.shape)[]

/** What people write of it. */
export const pageEntriesOf = (page: OfficePage): PageEntries =>
  z.parse(Entries, Object.fromEntries(fields.map((field) => [field, page[field]])))

/** Whom one calls on the spot stands in its sections, so the log does not keep them. */
export const pageRecord = auditedRecord('page', ['title', 'isPublished'])

export const pageOrderRecord = auditedRecord('page-order', ['slugs'])
