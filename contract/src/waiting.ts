import * as z from 'zod/mini'
import { endpoint } from './kit/endpoint.ts'
import { Email, Id } from './kit/fields.ts'
import { refusal } from './kit/refusal.ts'
import { passNotOnSale } from './pass-refusals.ts'

export const passStillLeft = refusal(
  'passes/still-left',
  409,
  'There is one left',
  'A pass of this type is free. Choose it now.',
)

/** A sold-out pass: whoever asks is told once, in the language of the call. */
export const waitForPass = endpoint({
  id: 'passes.waitForPass',
  method: 'POST',
  path: '/api/pass/waiting',
  summary: 'Be told by mail, once, when a sold-out pass type has a place again; asking twice is as asking once',
  audience: 'anyone',
  runs: 'command',
  body: z.strictObject({ passTypeId: Id, email: Email }),
  limit: { by: 'address-and-email', attempts: 10, perSeconds: 900 },
  answers: { 202: null },
  refusals: [passNotOnSale, passStillLeft],
})
