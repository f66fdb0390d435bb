import * as z from 'zod/mini'
import { Content } from './kit/content.ts'
import { IntegerText, line } from './kit/fields.ts'
import { message } from './kit/message.ts'
import { listQuery, pageOf } from './kit/paging.schemas.ts'
import { requests } from './kit/refusal.ts'
import type { TermsById } from './kit/terms.ts'
import { changedMeanwhile } from './kit/versions.refusals.ts'
import { Version } from './kit/versions.schemas.ts'
import { quotaIsShared } from './office-pass-quotas.refusals.ts'
import { capacityBelowTaken } from './office-pass-types.refusals.ts'
import { CodeType } from './pass-types.schemas.ts'

export const placesMessage = message('Enter a whole number from 0 to 1,000,000.')

/** Places that several pass types draw from, besides their own. */
export const NewPassQuota = z.strictObject({
  /** As those call it who work here: Hall 7. */
  name: line(80),
  capacity: z.int(placesMessage).check(z.minimum(0, placesMessage), z.maximum(1_000_000, placesMessage)),
})
export type NewPassQuota = z.infer<typeof NewPassQuota>

export const PassQuotaChange = z.extend(z.partial(NewPassQuota), { version: Version })
export type PassQuotaChange = z.infer<typeof PassQuotaChange>

export const PassQuota = z.object({
  id: z.int(),
  version: Version,
  ...NewPassQuota.shape,
  held: z.int(),
  sold: z.int(),
  /** Which draw from it. */
  types: z.array(z.object({ id: z.int(), name: Content, codeType: CodeType })),
})
export type PassQuota = z.infer<typeof PassQuota>

export const terms = {
  'passes.listPassQuotas': {
    summary: 'The quotas that pass types of the edition share, with what is taken of them',
    runs: 'read',
    query: listQuery(['made', '-made'], {}),
    answers: { 200: pageOf(PassQuota) },
    refusals: [],
  },
  'passes.addPassQuota': {
    summary: 'Make a quota that pass types may share',
    runs: 'command',
    body: NewPassQuota,
    answers: { 201: PassQuota },
    refusals: [],
  },
  'passes.changePassQuota': {
    summary: 'Change a shared quota, never below what is taken of it',
    runs: 'command',
    params: z.object({ id: IntegerText }),
    body: PassQuotaChange,
    answers: { 200: PassQuota },
    refusals: [requests.notFound, changedMeanwhile, capacityBelowTaken],
  },
  'passes.removePassQuota': {
    summary: 'Remove a quota that no pass type shares',
    runs: 'command',
    params: z.object({ id: IntegerText }),
    body: z.strictObject({ version: Version }),
    answers: { 204: null },
    refusals: [requests.notFound, changedMeanwhile, quotaIsShared],
  },
} as const satisfies TermsById
