import * as z from 'zod/mini'

import { Edition } from './editions.schemas.ts'
import { AskedDay, Day, Instant, IntegerText, Locale, line } from './kit/fields.ts'
import { requests } from './kit/refusal.ts'
import type { TermsById } from './kit/terms.ts'
import { editionCodeTaken, endsSale, nothingEnteredYet } from './office-editions.refusals.ts'
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
  /** Whether its sale is open and its last day is not over: visitors sign up for it, as long as it is the one that is shown. */
  isSelling: z.boolean(),
  /** How many orders were ever made of it. */
  orders: z.int(),
})
export type OfficeEdition = z.infer<typeof OfficeEdition>

/** An edition as {@link Edition} tells it, shown or not, and between which one can choose. */
export const WorkEdition = z.extend(Edition, {
  id: z.int(),
  /** Those that its content is written in, the first of which everybody can read. */
  languages: z.array(Locale),
  /** The latest first. */
  editions: z.array(z.object({ id: z.int(), product: z.string(), year: z.int(), isCurrent: z.boolean() })),
})
export type WorkEdition = z.infer<typeof WorkEdition>

export const NextEdition = z.strictObject({
  product: line(80),
  code: EditionCode,
  /** All days move with it, and it says the year. */
  startsOn: AskedDay,
})
export type NextEdition = z.infer<typeof NextEdition>

export const ShowEdition = z.strictObject({
  /** The edition on sale that is taken away by it, as whoever asks was told; null: none. */
  endsSaleOf: z.nullable(z.int()),
})

export const ShownEdition = z.object({
  /** The one that everybody saw until now; null: none, or the same. */
  instead: z.nullable(z.int()),
})

const params = z.object({ id: IntegerText })

export const terms = {
  'editions.readWorkEdition': {
    summary: 'The edition that staff work on, told as attendees would be told of it, and between which they can choose',
    runs: 'read',
    answers: { 200: WorkEdition },
    refusals: [],
  },
  'setup.listEditions': {
    summary: 'Every edition, the latest first',
    runs: 'read',
    answers: { 200: z.array(OfficeEdition) },
    refusals: [],
  },
  'setup.beginNextEdition': {
    summary:
      'A new edition from the one that is worked on: pass types, hotels with rooms and nights, train tickets, survey and pages, with their days moved; nobody sees it before it is made the current one',
    runs: 'command',
    body: NextEdition,
    answers: { 201: OfficeEdition },
    refusals: [editionCodeTaken, nothingEnteredYet],
  },
  'setup.makeEditionCurrent': {
    summary: 'Show this edition to everybody from now on; what belongs to another one stays there',
    runs: 'command',
    params,
    body: ShowEdition,
    answers: { 200: ShownEdition },
    refusals: [requests.notFound, endsSale],
  },
} as const satisfies TermsById
