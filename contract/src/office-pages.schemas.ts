import * as z from 'zod/mini'
import { Locale } from './kit/fields.ts'
import { message } from './kit/message.ts'
import { listQuery, pageOf } from './kit/paging.schemas.ts'
import { requests } from './kit/refusal.ts'
import type { TermsById } from './kit/terms.ts'
import { changedMeanwhile } from './kit/versions.refusals.ts'
import { Version } from './kit/versions.schemas.ts'
import { NewPage, PageSlug } from './new-page.schemas.ts'
import { Page } from './program.schemas.ts'

export const takenSlugMessage = message('Another page has this address.')
export const otherPagesMessage = message('Pages came or went meanwhile. Open the list again.')

/** All of a page that is written, its address aside: that stays as it began, because others lead to it. */
export const PageEntries = z.strictObject({
  title: NewPage.shape.title,
  sections: NewPage.shape.sections,
  /** Attendees read it. */
  isPublished: z.boolean(),
})
export type PageEntries = z.infer<typeof PageEntries>

/** A page of text as those see it who run the event: in every language that it is written in. */
export const OfficePage = z.object({
  slug: PageSlug,
  version: Version,
  ...PageEntries.shape,
  /** When its words changed. */
  updatedAt: Page.shape.updatedAt,
})
export type OfficePage = z.infer<typeof OfficePage>

const OfficePageLine = z.omit(OfficePage, { sections: true })
export type OfficePageLine = z.infer<typeof OfficePageLine>

const params = z.object({ slug: PageSlug })

export const terms = {
  'program.listOfficePages': {
    summary: 'The pages of text of the edition, in the order in which attendees have them',
    runs: 'read',
    query: listQuery(['position', '-position'], {}),
    answers: { 200: pageOf(OfficePageLine) },
    refusals: [],
  },
  'program.readOfficePage': {
    summary: 'One page of text, to be edited',
    runs: 'read',
    params,
    answers: { 200: OfficePage },
    refusals: [requests.notFound],
  },
  'program.previewPage': {
    summary: 'A page of text as attendees would read it, in each language of the edition; nothing is kept',
    runs: 'read',
    body: z.strictObject({ title: NewPage.shape.title, sections: NewPage.shape.sections }),
    answers: { 200: z.object({ pages: z.partialRecord(Locale, z.pick(Page, { title: true, sections: true })) }) },
    refusals: [],
  },
  'program.addPage': {
    summary: 'Write a page of text, behind those that are there',
    runs: 'command',
    body: z.extend(PageEntries, { slug: PageSlug }),
    answers: { 201: OfficePage },
    refusals: [],
  },
  'program.changePage': {
    summary: 'Change a page of text, and whether attendees read it',
    runs: 'command',
    params,
    body: z.extend(PageEntries, { version: Version }),
    answers: { 200: OfficePage },
    refusals: [requests.notFound, changedMeanwhile],
  },
  'program.arrangePages': {
    summary: 'Put the pages of text into another order',
    runs: 'command',
    body: z.strictObject({ slugs: z.array(PageSlug).check(z.maxLength(200)) }),
    answers: { 200: z.array(OfficePageLine) },
    refusals: [],
  },
  'program.removePage': {
    summary: 'Remove a page of text for good',
    runs: 'command',
    params,
    body: z.strictObject({ version: Version }),
    answers: { 204: null },
    refusals: [requests.notFound, changedMeanwhile],
  },
} as const satisfies TermsById
