import { randomUUID } from 'node:crypto'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Charge } from '#platform/payments/payments'
import { InvalidSignature } from '#platform/payments/webhook-signature'
import { createSandboxLedger, type SandboxTables } from './sandbox-ledger.ts'
import { createSandboxProvider } from './sandbox-provider.ts'

const now = new Date('2025-08-18T07:00:00Z')
const db = new Kysely<SandboxTables>({ dialect: new PGliteDialect({ pglite: new PGlite() }) })
const ledger = createSandboxLedger(db)
const provider = createSandboxProvider({
  ledger,
  clock: { now: () => now },
  publicUrl: 'https://foyer.example',
  webhookSecret: Buffer.from('webhook secret of the sandbox'),
})

beforeAll(async () => {
  await sql`create table sandbox_charges (
    provider_ref text primary key, attempt_id uuid not null unique, order_uuid uuid not null,
    amount int not null check (amount > 0), currency text not null,
    state text not null check (state in ('succeeded', 'failed', 'action_required', 'processing')),
    refunded int not null default 0 check (refunded between 0 and amount),
    reason text, return_url text not null, created_at timestamptz not null)`.execute(db)
})
afterAll(() => db.destroy())

function charge(number: string, change: Partial<Charge> = {}): Charge {
  return {
    attemptId: randomUUID(),
    orderUuid: randomUUID(),
    amount: 149_900,
    currency: 'EUR',
    card: { number, expiry: '12/27', cvc: '123' },
    returnUrl: 'https://foyer.example/registration/checkout',
    ...change,
  }
}

async function waiting(number: string) {
  const asked = charge(number)
  const outcome = await provider.charge(asked)
  return { asked, providerRef: outcome.providerRef ?? '' }
}

describe('paying with a test card', () => {
  it.each([
    ['4242 4242 4242 4242', 'succeeded', undefined],
    ['4242-4242-4242-4242', 'succeeded', undefined],
    ['4000 0000 0000 0002', 'failed', 'card_declined'],
    ['4000000000009995', 'failed', 'insufficient_funds'],
    ['4000 0025 0000 3155', 'action_required', undefined],
    ['4000 0000 0000 0077', 'processing', undefined],
    ['4242 4242 4242 4241', 'failed', 'invalid_card'],
    ['5555 5555 5555 4444', 'failed', 'invalid_card'],
    ['', 'failed', 'invalid_card'],
    ['<script>', 'failed', 'invalid_card'],
  ])('%s is %s %s', async (number, state, reason) => {
    const outcome = await provider.charge(charge(number))
    expect(outcome).toMatchObject(reason === undefined ? { state } : { state, reason })
  })

  it.each([
    ['08/25', '123', 'succeeded'],
    ['07/25', '123', 'expired_card'],
    ['8 / 2025', '123', 'succeeded'],
    ['12/24', '123', 'expired_card'],
    ['13/27', '123', 'invalid_card'],
    ['12/99', '123', 'invalid_card'],
    ['soon', '123', 'invalid_card'],
    ['12/27', '12', 'invalid_card'],
    ['12/27', 'abc', 'invalid_card'],
    ['12/27', '', 'invalid_card'],
  ])('good until %s with the code "%s" is %s', async (expiry, cvc, verdict) => {
    const outcome = await provider.charge(charge('', { card: { number: '4242424242424242', expiry, cvc } }))
    expect(outcome.state === 'failed' ? outcome.reason : outcome.state).toBe(verdict)
  })

  it('sends the person to the pretend bank for 3-D Secure', async () => {
    const outcome = await provider.charge(charge('4000002500003155'))
    expect(outcome).toMatchObject({ actionUrl: `https://foyer.example/sandbox/3ds/${outcome.providerRef}` })
  })

  it('keeps no card number', async () => {
    await provider.charge(charge('4242424242424242'))
    const rows = await db.selectFrom('sandbox_charges').selectAll().execute()
    // Ids are random, and may hold any four digits.
    const told = rows.map(({ provider_ref, attempt_id, order_uuid, ...row }) => row)
    expect(JSON.stringify(told)).not.toContain('4242')
    expect(JSON.stringify(rows)).not.toContain('42424242')
  })

  it.each([0, -1, 1.5, 1e309, Number.NaN])('refuses to charge %d', async (amount) => {
    await expect(provider.charge(charge('4242424242424242', { amount }))).rejects.toThrow(RangeError)
  })
})

describe('the same attempt', () => {
  it('takes the money once, however often and with whatever card it is repeated', async () => {
    const asked = charge('4242424242424242')
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => provider.charge(asked)))
    const other = await provider.charge({ ...asked, card: { number: '4000000000000002', expiry: '12/27', cvc: '123' } })
    expect(new Set([...outcomes, other].map((outcome) => outcome.providerRef)).size).toBe(1)
    expect(other.state).toBe('succeeded')
  })

  it('is found after a lost answer, and only then', async () => {
    const asked = charge('4000000000000002')
    expect(await provider.find(asked.attemptId)).toBeNull()
    const outcome = await provider.charge(asked)
    expect(await provider.find(asked.attemptId)).toEqual(outcome)
  })
})

describe('a late confirmation', () => {
  it('is a signed event that names the attempt, the order and the amount', async () => {
    const { asked, providerRef } = await waiting('4000000000000077')
    const webhook = await provider.sandboxEvent(providerRef, { state: 'succeeded' })
    const event = provider.verifyEvent(webhook?.body ?? Buffer.of(), { ...webhook?.headers }, now)
    expect(event).toEqual({
      id: `evt_${providerRef}_succeeded`,
      type: 'payment.succeeded',
      providerRef,
      attemptId: asked.attemptId,
      orderUuid: asked.orderUuid,
      amount: 149_900,
      currency: 'EUR',
      mode: 'test',
      createdAt: now.toISOString(),
    })
    expect(await provider.find(asked.attemptId)).toMatchObject({ state: 'succeeded' })
  })

  it('says why where the person declined at the bank', async () => {
    const { asked, providerRef } = await waiting('4000002500003155')
    const webhook = await provider.sandboxEvent(providerRef, { state: 'failed', reason: 'authentication_failed' })
    const event = provider.verifyEvent(webhook?.body ?? Buffer.of(), { ...webhook?.headers }, now)
    expect(event).toMatchObject({ type: 'payment.failed', reason: 'authentication_failed' })
    expect(await provider.find(asked.attemptId)).toMatchObject({ state: 'failed', reason: 'authentication_failed' })
  })

  it('never changes a charge that has ended: the event tells how it did', async () => {
    const { providerRef } = await waiting('4000002500003155')
    await provider.sandboxEvent(providerRef, { state: 'succeeded' })
    const second = await provider.sandboxEvent(providerRef, { state: 'failed', reason: 'authentication_failed' })
    const event = provider.verifyEvent(second?.body ?? Buffer.of(), { ...second?.headers }, now)
    expect(event).toMatchObject({ id: `evt_${providerRef}_succeeded`, type: 'payment.succeeded' })
  })

  it('does not exist for a charge nobody knows', async () => {
    expect(await provider.sandboxEvent('sbx_unknown', { state: 'succeeded' })).toBeNull()
  })

  it('is refused with an altered amount, without a signature, and when it is old', async () => {
    const { providerRef } = await waiting('4000000000000077')
    const webhook = await provider.sandboxEvent(providerRef, { state: 'succeeded' })
    if (!webhook) throw new Error('no event')
    const cheaper = Buffer.from(webhook.body.toString().replace('149900', '100'))
    const hourLater = new Date(now.getTime() + 3_600_000)
    expect(() => provider.verifyEvent(cheaper, webhook.headers, now)).toThrow(InvalidSignature)
    expect(() => provider.verifyEvent(webhook.body, {}, now)).toThrow(InvalidSignature)
    expect(() => provider.verifyEvent(webhook.body, webhook.headers, hourLater)).toThrow(InvalidSignature)
  })
})

describe('a refund', () => {
  const refund = (providerRef: string, amount: number, refundId = randomUUID()) =>
    provider.refund({ refundId, providerRef, amount, refusals: 0 })

  it('never gives back more than was paid, also twenty at once', async () => {
    const { providerRef } = await waiting('4242424242424242')
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => refund(providerRef, 50_000)))
    expect(outcomes.filter((outcome) => outcome.state === 'succeeded')).toHaveLength(2)
    expect(await ledger.findByRef(providerRef)).toMatchObject({ refunded: 100_000 })
  })

  it('with the same id gives back once and says yes each time', async () => {
    const { providerRef } = await waiting('4242424242424242')
    const id = randomUUID()
    const outcomes = await Promise.all([1, 2, 3].map(() => refund(providerRef, 50_000, id)))
    expect(outcomes.map((outcome) => outcome.state)).toEqual(['succeeded', 'succeeded', 'succeeded'])
    expect(await ledger.findByRef(providerRef)).toMatchObject({ refunded: 50_000, reason: null })
  })

  it('fails for a charge that never succeeded or does not exist', async () => {
    const { providerRef } = await waiting('4000000000000002')
    expect(await refund(providerRef, 1)).toMatchObject({ state: 'failed' })
    expect(await refund('sbx_unknown', 1)).toMatchObject({ state: 'failed' })
  })
})
