import * as z from 'zod/mini'
import { Email, Instant, IntegerText, line } from './kit/fields.ts'
import { message } from './kit/message.ts'
import { listQuery, pageOf } from './kit/paging.schemas.ts'
import { requests } from './kit/refusal.ts'
import { LIST_BODY, type TermsById } from './kit/terms.ts'

export const listedAddressMessage = message('Enter an address like name@company.com, or a domain like @company.com.')

const EligibilityList = z.enum(['blacklist', 'whitelist'])

/** A line of a list: an address, or everybody at a domain. */
export const EligibilityEntry = z.object({
  id: z.int(),
  list: EligibilityList,
  /** `name@company.com`, or `@company.com` for everybody there. */
  address: z.string(),
  /** Why; for those who work here alone. */
  reason: z.nullable(z.string()),
  addedAt: Instant,
})
export type EligibilityEntry = z.infer<typeof EligibilityEntry>

/** So many lines are taken at a time, all of them or none. */
export const mostEntriesAtOnce = 2000

export const NewEligibilityEntries = z.strictObject({
  list: EligibilityList,
  /** As people write and paste them: `Name@Company.com`, `@company.com`, `company.com`. */
  addresses: z
    .array(z.string().check(z.maxLength(254, listedAddressMessage)))
    .check(z.minLength(1), z.maxLength(mostEntriesAtOnce)),
  reason: z.nullable(line(256)),
})
export type NewEligibilityEntries = z.input<typeof NewEligibilityEntries>

/** What would become of pasted lines; each stands in one of the three. */
export const EligibilityPreview = z.object({
  /** As they would be kept; in no list yet. */
  fresh: z.array(z.string()),
  /** In this list already: they would have the newer reason. */
  known: z.array(z.string()),
  /** Neither an address nor a domain, as they were written. */
  wrong: z.array(z.string()),
})
export type EligibilityPreview = z.infer<typeof EligibilityPreview>

/** What the lists mean for one address, and which of their lines says so. */
const AddressVerdict = z.object({
  isBlacklisted: z.boolean(),
  isWhitelisted: z.boolean(),
  /** Whether it may choose a pass that is on sale. */
  mayBuy: z.boolean(),
  /** Whether it may use a voucher that is good. */
  mayUseVoucher: z.boolean(),
  /** The lines that decide: those of the address itself, or else those of its domain. Empty: it stands in no list. */
  decidedBy: z.array(EligibilityEntry),
  /** Lines about its domain that do not count, because the address has its own. */
  overruled: z.array(EligibilityEntry),
})
export type AddressVerdict = z.infer<typeof AddressVerdict>

export const terms = {
  'passes.listEligibilityEntries': {
    summary: 'Addresses and domains that are barred from the edition’s passes, or always welcome',
    runs: 'read',
    query: listQuery(['address', '-address', 'added', '-added'], { list: z.optional(EligibilityList) }),
    answers: { 200: pageOf(EligibilityEntry) },
    refusals: [],
  },
  'passes.previewEligibilityEntries': {
    summary: 'What would become of addresses and domains in a list: new, known, or neither; nothing is kept',
    runs: 'read',
    largestBody: LIST_BODY,
    body: z.strictObject({
      list: EligibilityList,
      /** Of any length: what is too long for an address is told as wrong. */
      addresses: z.array(z.string()).check(z.minLength(1), z.maxLength(mostEntriesAtOnce)),
    }),
    answers: { 200: EligibilityPreview },
    refusals: [],
  },
  'passes.addEligibilityEntries': {
    summary: 'Put addresses and domains into a list, all of them or none; one that stands there has the newer reason',
    runs: 'command',
    largestBody: LIST_BODY,
    body: NewEligibilityEntries,
    answers: { 201: z.object({ added: z.int(), known: z.int() }) },
    refusals: [],
  },
  'passes.removeEligibilityEntry': {
    summary: 'Take an address or a domain out of its list',
    runs: 'command',
    params: z.object({ id: IntegerText }),
    answers: { 204: null },
    refusals: [requests.notFound],
  },
  'passes.judgeAddress': {
    summary: 'What happens to an address, and the line that decides it',
    runs: 'read',
    query: z.strictObject({ email: Email }),
    answers: { 200: AddressVerdict },
    refusals: [],
  },
} as const satisfies TermsById
