import * as z from 'zod/mini'

import { AskedDay, Day, Instant, IntegerText, line } from './kit/fields.ts'
import { requests } from './kit/refusal.ts'
import type { TermsById } from './kit/terms.ts'
import { editionCodeTaken, nothingEnteredYet } from './office-editions.refusals.ts'
import { EditionCode } from './setup.schemas.ts'

/** One year of the event. */
export const OfficeEdition = z.object({
  id: z.int(),
  product: z.string(),
  year: z.int(),
  code: z.string(),
  startsOn: Day,
  endsOn: Day,
  /** The one that everybody sees. */
  isCurrent: z.boolean(),
  /** Since when its sale is open; null: it is not. */
  saleOpenedAt: z.nullable(Instant),
  /** How many orders were ever made of it. */
  orders: z.int(),
})
export type OfficeEdition = z.infer<typeof OfficeEdition>

export const NextEdition = z.strictObject({
  product: line(80),
  code: EditionCode,
  /** All days move with it, and it says the year. */
  startsOn: AskedDay,
})
export type NextEdition = z.infer<typeof NextEdition>

const params = z.object({ id: IntegerText })

export const terms = {
  'setup.listEditions': {
    summary: 'Every edition, the latest first',
    runs: 'read',
    answers: { 200: z.array(OfficeEdition) },
    refusals: [],
  },
  'setup.beginNextEdition': {
    summary:
      'A new edition from the current one: pass types, hotels with rooms and nights, train tickets, survey and pages, with their days moved; nobody sees it before it is made the current one',
    runs: 'command',
    body: NextEdition,
    answers: { 201: OfficeEdition },
    refusals: [editionCodeTaken, nothingEnteredYet],
  },
  'setup.makeEditionCurrent': {
    summary: 'Show this edition to everybody from now on; what belongs to another one stays there',
    runs: 'command',
    secondFactor: 'fresh',
    params,
    answers: { 204: null },
    refusals: [requests.notFound],
  },
} as const satisfies TermsById
