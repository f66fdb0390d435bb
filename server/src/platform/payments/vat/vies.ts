import * as z from 'zod/mini'
import { cappedFetch } from '#platform/ground/capped-fetch'
import { silence, type VatIdVerdict, type VatRegister } from './vat-register.ts'

/** Where the European Commission's register answers. */
const viesAddress = 'https://ec.europa.eu/taxation_customs/vies/rest-api'

/** Somebody waits at a form: a member state that is slower is asked again later, in milliseconds. */
const TIMEOUT_MS = 4_000

/**
 * `userError` says in one word why there is no verdict (MS_UNAVAILABLE, MS_MAX_CONCURRENT_REQ, TIMEOUT and others), and
 * VALID or INVALID where there is one.
 */
const Answer = z.object({
  valid: z.boolean(),
  userError: z.optional(z.nullable(z.string())),
  requestIdentifier: z.optional(z.nullable(z.string())),
})

const verdicts = new Set(['VALID', 'INVALID'])

/**
 * VIES by its REST interface (`POST /check-vat-number`). A requester makes it a qualified question, whose
 * `requestIdentifier` proves that it was asked.
 */
export function createVies({ address = viesAddress, timeoutMs = TIMEOUT_MS } = {}): VatRegister {
  return {
    async ask(vatId, requester) {
      try {
        const answer = await cappedFetch(`${address}/check-vat-number`, {
          method: 'POST',
          signal: AbortSignal.timeout(timeoutMs),
          headers: { 'content-type': 'application/json', accept: 'application/json' },
          body: JSON.stringify({
            ...named('countryCode', 'vatNumber', vatId),
            ...(requester === null ? {} : named('requesterMemberStateCode', 'requesterNumber', requester)),
          }),
        })
        return answer.ok ? readVerdict(await answer.json()) : silence
      } catch {
        return silence
      }
    },
  }
}

const named = (country: string, number: string, vatId: string) => ({
  [country]: vatId.slice(0, 2),
  [number]: vatId.slice(2),
})

function readVerdict(body: unknown): VatIdVerdict {
  const { data } = z.safeParse(Answer, body)
  // `valid: false` stands beside an outage as well: the word behind it tells them apart.
  if (data === undefined || !(data.valid || verdicts.has(data.userError ?? 'INVALID'))) return silence
  const consultation = data.requestIdentifier?.slice(0, 40) || null
  return { verdict: data.valid ? 'registered' : 'not-registered', consultation }
}
