import * as z from 'zod/mini'
import { AttendeeType } from './attendee-types.schemas.ts'
import { Id, Instant, IntegerText, Uuid } from './kit/fields.ts'
import { listQuery, pageOf } from './kit/paging.schemas.ts'
import type { TermsById } from './kit/terms.ts'
import { MailOutcome } from './office-mails.schemas.ts'
import { CodeType, PassReason, PassStatus } from './pass-types.schemas.ts'
import type { PeopleFilterName } from './people-filters.ts'

/**
 * Beginnings of words of their name, company, address and order numbers, or the whole code of a pass; where nobody has
 * them, words with one letter wrong.
 */
const Words = z.string().check(z.minLength(1), z.maxLength(100))

/** @param Row how a request names one by its number. */
const filtersWith = <Row extends z.ZodMiniType>(Row: Row) => ({
  /** Of the pass that says most about them; `waiting`: it is paid, and the organiser has not agreed yet, and `pending` too. */
  pass: z.optional(z.enum(['waiting', ...PassStatus.options])),
  passTypeId: z.optional(Row),
  tag: z.optional(z.enum(['vendor'])),
  category: z.optional(AttendeeType),
  /** Of their billing address. */
  countryId: z.optional(Row),
  room: z.optional(z.enum(['none'])),
  train: z.optional(z.enum(['none'])),
  q: z.optional(Words),
})

/** By what the list is narrowed, in a body. */
export const peopleFilters = filtersWith(Id) satisfies Readonly<Record<PeopleFilterName, unknown>>

/** The pass that says most about a person: an approved one before a pending one before one that came to nothing. */
export const ListedPass = z.object({
  uuid: Uuid,
  status: PassStatus,
  /** What it waits for, or what became of it; null where it is approved. */
  reason: z.nullable(PassReason),
  passTypeId: z.int(),
  name: z.string(),
  codeType: CodeType,
  createdAt: Instant,
})

/** Somebody with an account who has or had a pass or an order in the edition, as a line of the office's list. */
export const ListedPerson = z.object({
  uuid: Uuid,
  name: z.string(),
  email: z.string(),
  company: z.nullable(z.string()),
  /** Of their billing address. */
  city: z.nullable(z.string()),
  category: z.nullable(AttendeeType),
  tags: z.array(z.string()),
  pass: z.nullable(ListedPass),
  /** In which houses they have or hold a room. */
  houses: z.nullable(z.string()),
  hasTrainTicket: z.boolean(),
  /** When the account was opened. */
  createdAt: Instant,
  /** Whether a letter of the words was changed to find them: nobody is found by those that were typed. */
  isNear: z.optional(z.boolean()),
})
export type ListedPerson = z.infer<typeof ListedPerson>

/** Somebody with an account who never had a pass or an order in the edition. */
export const OtherPerson = z.pick(ListedPerson, {
  uuid: true,
  name: true,
  email: true,
  company: true,
  city: true,
  tags: true,
  createdAt: true,
  isNear: true,
})
export type OtherPerson = z.infer<typeof OtherPerson>

/**
 * Which of those who signed up: who has paid or redeemed a voucher (`earned`), of them who proved their mailbox (`proven`), of
 * them who may come in (`approved`); who has not paid (`unearned`), and who has but not proven their mailbox (`unproven`).
 */
export const SignUpStep = z.enum(['earned', 'proven', 'approved', 'unearned', 'unproven'])
export type SignUpStep = z.infer<typeof SignUpStep>

/** Somebody who signed up, with an account or not yet, as a line of the office's list. */
export const ListedSignUp = z.object({
  name: z.string(),
  email: z.string(),
  company: z.string(),
  /** What they signed up for: it waits for the payment before it waits for the mailbox. */
  pass: ListedPass,
  /** Their account; null: the mailbox is not proven. */
  person: z.nullable(Uuid),
  order: z.nullable(z.object({ uuid: Uuid, number: z.string() })),
  /** The last mail that asked them to prove their mailbox; null where they did, or it is kept no more. */
  mail: z.nullable(z.object({ uuid: Uuid, outcome: MailOutcome })),
})
export type ListedSignUp = z.infer<typeof ListedSignUp>

export const terms = {
  'people.listPeople': {
    summary: 'The people of the edition, the newest account first',
    runs: 'read',
    query: listQuery(['-createdAt', 'createdAt'], filtersWith(IntegerText)),
    answers: { 200: pageOf(ListedPerson) },
    refusals: [],
  },
  'people.listOtherPeople': {
    summary: 'Who is found and has an account, but nothing in the edition, the newest account first',
    runs: 'read',
    query: listQuery(['-createdAt'], {
      /** As those of the edition are searched; numbers and codes are those of every edition. */
      q: Words,
      tag: z.optional(z.enum(['vendor'])),
      category: z.optional(AttendeeType),
      countryId: z.optional(IntegerText),
    }),
    answers: { 200: pageOf(OtherPerson) },
    refusals: [],
  },
  'people.listSignUps': {
    summary: 'Who signed up for a pass of the edition, the newest first; not who was forgotten or erased',
    runs: 'read',
    query: listQuery(['-createdAt'], {
      step: z.optional(SignUpStep),
      /** `week`: the seven days that the dashboard counts. */
      since: z.optional(z.enum(['week'])),
      /** Beginnings of words of their name, company, address and order number. */
      q: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
    }),
    answers: { 200: pageOf(ListedSignUp) },
    refusals: [],
  },
} as const satisfies TermsById
