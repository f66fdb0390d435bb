import Stripe from 'stripe'
import type { Telling } from '../payments.ts'
import { waitedFor } from './read-event.ts'

const PAGE = 100

/**
 * Which of the events that are waited for the account sends to an address. One address may be written down several times, with
 * some events each.
 * @param url without a slash at its end.
 */
export async function lookAtWebhook(stripe: Stripe, url: string): Promise<Telling> {
  const known: Stripe.WebhookEndpoint[] = []
  try {
    for await (const endpoint of stripe.webhookEndpoints.list({ limit: PAGE }))
      if (isSame(endpoint.url, url)) known.push(endpoint)
  } catch (error) {
    // A restricted key that may not read them, or no answer.
    if (error instanceof Stripe.errors.StripeError) return { tells: 'unknown', missing: [] }
    throw error
  }
  if (known.length === 0) return { tells: 'nothing', missing: waitedFor }
  const on = known.filter(({ status }) => status === 'enabled').flatMap(({ enabled_events: events }) => events)
  if (on.length === 0) return { tells: 'off', missing: waitedFor }
  const missing = on.includes('*') ? [] : waitedFor.filter((event) => !on.includes(event))
  return { tells: missing.length === 0 ? 'all' : 'some', missing }
}

const isSame = (one: string, other: string): boolean => one.replace(/\/$/, '') === other
