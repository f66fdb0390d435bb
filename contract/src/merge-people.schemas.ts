import * as z from 'zod/mini'
import { Address } from './addresses.schemas.ts'
import { Session } from './credentials.schemas.ts'
import { Uuid } from './kit/fields.ts'
import { requests } from './kit/refusal.ts'
import type { TermsById } from './kit/terms.ts'
import { changedMeanwhile } from './kit/versions.refusals.ts'
import { Version } from './kit/versions.schemas.ts'
import { sameAccount, standsInTheWay } from './merge-people.refusals.ts'
import { Reason } from './office-passes.schemas.ts'
import { KnownPerson } from './office-person.schemas.ts'

/** What is one account's or the other's. The password goes with the address that it belongs to. */
export const MergeField = z.enum([
  'firstName',
  'lastName',
  'email',
  'companyName',
  'jobTitle',
  'phone',
  'vatId',
  'attendeeType',
  'locale',
  'image',
  'billingAddress',
  'shippingAddress',
  'survey',
])
export type MergeField = z.infer<typeof MergeField>

const Count = z.int().check(z.nonnegative())

/** What somebody has, of every edition; of what can end, what has not. */
export const Holdings = z.object({
  passes: Count,
  orders: Count,
  stays: Count,
  trainTickets: Count,
  vipEvents: Count,
  seats: Count,
  favourites: Count,
  surveyAnswers: Count,
  visaLetters: Count,
  waits: Count,
  notes: Count,
  mails: Count,
})
export type Holdings = z.infer<typeof Holdings>

/** One of the two accounts. */
export const MergeSide = z.object({
  person: KnownPerson,
  version: Version,
  addresses: z.array(Address),
  /** Where they are signed in. */
  devices: z.array(Session),
  has: Holdings,
})
export type MergeSide = z.infer<typeof MergeSide>

/**
 * What stands in the way. `works-here`: an account with scopes of staff; `worked-here`: the log names what it did;
 * `paying`: the provider has been asked for money; the others: both have what a person has one of.
 */
export const Obstacle = z.object({
  kind: z.enum([
    'works-here',
    'worked-here',
    'paying',
    'order',
    'pass',
    'train-ticket',
    'visa-letter',
    'vip-event',
    'seat',
    'invitation',
  ]),
  /** In which edition, by its name. */
  edition: z.nullable(z.string()),
  /** Which one, where there are several. */
  what: z.nullable(z.string()),
})
export type Obstacle = z.infer<typeof Obstacle>

export const MergePreview = z.object({
  kept: MergeSide,
  gone: MergeSide,
  /** Both answered the survey of one edition: one of them is kept. */
  surveyTwice: z.boolean(),
  obstacles: z.array(Obstacle),
})
export type MergePreview = z.infer<typeof MergePreview>

const Merge = z.strictObject({
  /** The account that goes. */
  other: Uuid,
  version: Version,
  otherVersion: Version,
  /** What is taken from the account that goes; the rest is as it is in the one that stays. */
  takes: z.array(MergeField).check(z.maxLength(MergeField.options.length)),
  reason: Reason,
})

export const terms = {
  'identity.previewMerge': {
    summary: 'Two accounts beside each other, and what stands in the way of their becoming one',
    runs: 'read',
    params: z.object({ uuid: Uuid, other: Uuid }),
    answers: { 200: MergePreview },
    refusals: [requests.notFound, sameAccount],
  },
  'identity.mergePeople': {
    summary: 'Make two accounts of one person one: all that the other has is this one’s, and the other is gone',
    runs: 'command',
    secondFactor: 'fresh',
    params: z.object({ uuid: Uuid }),
    body: Merge,
    answers: { 204: null },
    refusals: [requests.notFound, sameAccount, changedMeanwhile, standsInTheWay],
  },
} as const satisfies TermsById
