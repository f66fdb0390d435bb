import * as z from 'zod/mini'
import { actDiffers, tooManyPeople } from './bulk-acts.refusals.ts'
import { Instant, Uuid } from './kit/fields.ts'
import { message } from './kit/message.ts'
import { Money } from './kit/money.schemas.ts'
import { requests } from './kit/refusal.ts'
import { requiredMessage } from './kit/required-message.ts'
import type { TermsById } from './kit/terms.ts'
import { tooLong } from './kit/too-long.ts'
import { peopleFilters } from './office-people.schemas.ts'

export const whoMessage = message('Name people, or what the list is narrowed to.')
export const whyMessage = message('Say why.')

const BulkKind = z.enum(['approve', 'reject', 'tag-vendor', 'untag-vendor'])
export type BulkKind = z.infer<typeof BulkKind>

/** Why somebody is left as they are. */
export const BulkReason = z.enum([
  'no-pass',
  'approved-already',
  'not-waiting',
  'not-paid',
  'tagged-already',
  'not-tagged',
  'works-here',
  'gone',
  'barred',
  'has-another-pass',
  'no-longer-allowed',
  'failed',
])
export type BulkReason = z.infer<typeof BulkReason>

/** As the list of people is narrowed. */
export const BulkFilters = z.strictObject(peopleFilters)

const asked = {
  kind: BulkKind,
  /** These; null: all that the filters find. */
  people: z.nullable(z.array(Uuid).check(z.minLength(1), z.maxLength(1000))),
  /** What the list is narrowed to; null: those who are named. */
  filters: z.nullable(BulkFilters),
}

export const BulkAsked = z.strictObject(asked)
export type BulkAsked = z.infer<typeof BulkAsked>

const Left = z.object({ reason: BulkReason, count: z.int() })

const Seen = z.string().check(z.minLength(1), z.maxLength(64))

export const BulkPreview = z.object({
  reaches: z.int(),
  /** Names of some whom it reaches. */
  names: z.array(z.string()),
  /** Whom it leaves as they are, by why. */
  leaves: z.array(Left),
  /** What would go back to those who are rejected; null where nothing does. */
  refunded: z.nullable(Money),
  /** Whom it reaches and what goes back, as one mark: sent back by whoever begins it. */
  seen: Seen,
})
export type BulkPreview = z.infer<typeof BulkPreview>

export const BulkAct = z.object({
  uuid: Uuid,
  kind: BulkKind,
  /** How many it was to reach. */
  people: z.int(),
  done: z.int(),
  createdAt: Instant,
  /** null: it is under way. */
  finishedAt: z.nullable(Instant),
  /** How many it left as they are. */
  left: z.int(),
  /** Who they are, and why: five hundred of them at most. */
  refused: z.array(z.object({ uuid: Uuid, name: z.string(), reason: BulkReason })),
})
export type BulkAct = z.infer<typeof BulkAct>

const params = z.object({ uuid: Uuid })

export const terms = {
  'bulkActs.previewAct': {
    summary: 'How many an act upon many people reaches, and whom it leaves alone; nothing is changed',
    runs: 'read',
    body: BulkAsked,
    answers: { 200: BulkPreview },
    refusals: [tooManyPeople],
  },
  'bulkActs.beginAct': {
    summary: 'Do something to many people, each by themselves, behind the request',
    runs: 'command',
    secondFactor: 'fresh',
    body: z.strictObject({
      ...asked,
      /** Who is rejected reads it; of tags colleagues do. */
      reason: z.nullable(z.string().check(z.trim(), z.minLength(1, requiredMessage), z.maxLength(500, tooLong[500]))),
      /** What the preview said. */
      seen: Seen,
    }),
    answers: { 202: BulkAct },
    refusals: [actDiffers, tooManyPeople],
  },
  'bulkActs.listActs': {
    summary: 'What one did to many people within a week, the newest first, with how far it is and whom it left',
    runs: 'read',
    answers: { 200: z.array(BulkAct) },
    refusals: [],
  },
  'bulkActs.putActAway': {
    summary: 'Put the result of an act away that is over',
    runs: 'command',
    params,
    answers: { 204: null },
    refusals: [requests.notFound],
  },
} as const satisfies TermsById
