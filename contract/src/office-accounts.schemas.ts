import * as z from 'zod/mini'
import { AddressFields } from './address-fields.schemas.ts'
import { unknownCountry } from './addresses.refusals.ts'
import { Archive } from './archive.schemas.ts'
import { Email, Instant, line, optionalLine, Uuid, VatId } from './kit/fields.ts'
import { requests } from './kit/refusal.ts'
import type { TermsById } from './kit/terms.ts'
import { changedMeanwhile } from './kit/versions.refusals.ts'
import { Version } from './kit/versions.schemas.ts'
import { lastOwner } from './last-owner.refusals.ts'
import { NewPerson } from './new-person.schemas.ts'
import {
  accountExists,
  addressesDiffer,
  addressTaken,
  mayNotComeIn,
  notTagged,
  taggedAlready,
} from './office-accounts.refusals.ts'
import { Reason } from './office-passes.schemas.ts'

const params = z.object({ uuid: Uuid })

/** What staff put right about somebody; what is absent stays, and an empty text clears. */
export const Correction = z.strictObject({
  version: Version,
  reason: Reason,
  email: z.optional(Email),
  firstName: z.optional(line(80)),
  lastName: z.optional(line(80)),
  companyName: optionalLine(120),
  jobTitle: optionalLine(120),
  phone: optionalLine(40),
  vatId: VatId,
  address: z.optional(AddressFields),
})

export const terms = {
  'identity.addPerson': {
    summary: 'Open an account for somebody who has none; a mail asks them to choose a password',
    runs: 'command',
    body: NewPerson,
    answers: { 201: z.object({ uuid: Uuid }) },
    refusals: [accountExists, unknownCountry],
  },
  'identity.noteOnPerson': {
    summary: 'Write down something about somebody for colleagues; they do not see it here, and it is in their archive',
    runs: 'command',
    params,
    body: z.strictObject({ text: z.string().check(z.trim(), z.minLength(1), z.maxLength(2000)) }),
    answers: { 204: null },
    refusals: [requests.notFound],
  },
  'identity.tagVendor': {
    summary: 'Let somebody in as a vendor, without a pass',
    runs: 'command',
    params,
    body: z.strictObject({ reason: Reason }),
    answers: { 204: null },
    refusals: [requests.notFound, taggedAlready],
  },
  'identity.untagVendor': {
    summary: 'Take the vendor’s tag away; without a pass they cannot come in from their next request on',
    runs: 'command',
    params,
    body: z.strictObject({ reason: Reason }),
    answers: { 204: null },
    refusals: [requests.notFound, notTagged],
  },
  'identity.correctPerson': {
    summary:
      'Put right what somebody is called and how they are reached; another address ends their sessions, and the former is told',
    runs: 'command',
    params,
    body: Correction,
    answers: { 204: null },
    refusals: [requests.notFound, changedMeanwhile, addressTaken, unknownCountry],
  },
  'identity.signPersonOut': {
    summary: 'End all sessions of somebody, on every device',
    runs: 'command',
    params,
    answers: { 200: z.object({ ended: z.int() }) },
    refusals: [requests.notFound],
  },
  'identity.seePerson': {
    summary: 'See the app as somebody sees it: a session that reads and does nothing, for a quarter of an hour',
    runs: 'command',
    params,
    answers: { 201: z.object({ token: z.string(), expiresAt: Instant }) },
    refusals: [requests.notFound, mayNotComeIn],
  },
  'identity.exportPerson': {
    summary: 'All that is known of somebody, as their own archive has it, because they asked for it',
    runs: 'command',
    secondFactor: 'fresh',
    params,
    answers: { 200: Archive },
    refusals: [requests.notFound],
  },
  'identity.erasePerson': {
    summary: 'Erase somebody because they asked for it, as they could themselves',
    runs: 'process',
    secondFactor: 'fresh',
    params,
    body: z.strictObject({ email: z.string().check(z.trim(), z.maxLength(254)) }),
    answers: { 204: null },
    refusals: [requests.notFound, addressesDiffer, lastOwner],
  },
} as const satisfies TermsById
