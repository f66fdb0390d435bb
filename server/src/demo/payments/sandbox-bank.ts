import { sourceLocale } from '@foyer/contract/kit/languages'
import type { FastifyRequest } from 'fastify'
import type { Database } from '#platform/database/database'
import { askedLocale } from '#platform/door/read-request'
import type { Door } from '#platform/door/serve'
import { sandboxBankPage } from './sandbox-bank-page.ts'
import type { SandboxProvider, SettledState } from './sandbox-provider.ts'

/** A charge that is confirmed late is confirmed this long after it was made, in milliseconds. */
const LATE_MS = 5_000

/** Tells our own webhook what became of a charge, as a real provider would: over HTTP, signed. */
async function tellWebhook(
  door: Pick<Door, 'http'>,
  sandbox: SandboxProvider,
  providerRef: string,
  outcome: SettledState,
) {
  const event = await sandbox.sandboxEvent(providerRef, outcome)
  if (event === null) return
  await door.http.inject({
    method: 'POST',
    url: '/api/payment/webhook/sandbox',
    headers: event.headers,
    payload: event.body,
  })
}

/** The pretend bank: the page where a buyer confirms a payment, and its answer. */
export function openSandboxBank(door: Door, sandbox: SandboxProvider): void {
  // Within walls of its own: forms are the bank's, and no call of the product takes one.
  door.http.register(async (http) => {
    http.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    type BankRequest = FastifyRequest<{ Params: { ref: string }; Body: { answer?: string } | undefined }>

    http.get('/sandbox/3ds/:ref', async (request: BankRequest, reply) => {
      const charge = await sandbox.findCharge(request.params.ref)
      if (charge === null) return reply.callNotFound()
      return reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .send(
          sandboxBankPage({
            locale: askedLocale(request) ?? sourceLocale,
            amount: charge.amount,
            currency: charge.currency,
            isOver: charge.state !== 'action_required',
            returnUrl: charge.returnUrl,
          }),
        )
    })

    http.post('/sandbox/3ds/:ref', async (request: BankRequest, reply) => {
      const charge = await sandbox.findCharge(request.params.ref)
      if (charge === null) return reply.callNotFound()
      const isConfirmed = request.body?.answer === 'confirm'
      // A charge that waits for something else than its buyer is not the buyer's to confirm.
      if (charge.state === 'action_required')
        await tellWebhook(
          door,
          sandbox,
          charge.providerRef,
          isConfirmed ? { state: 'succeeded' } : { state: 'failed', reason: 'authentication_failed' },
        )
      return reply.redirect(charge.returnUrl, 303)
    })
  })
}

/** Confirms, by webhook, the charges whose confirmation comes late. Returns how many were confirmed. */
export async function confirmLateCharges(
  door: Pick<Door, 'http'> & { readonly database: Database },
  sandbox: SandboxProvider,
  now: Date,
): Promise<number> {
  const due = await door.database.db
    .selectFrom('sandbox_charges')
    .select('provider_ref')
    .where('state', '=', 'processing')
    .where('created_at', '<=', new Date(now.getTime() - LATE_MS))
    .limit(50)
    .execute()
  for (const { provider_ref } of due) await tellWebhook(door, sandbox, provider_ref, { state: 'succeeded' })
  return due.length
}
