import type { PaymentProvider } from '../platform/payments/payments.ts'

/**
 * What is to be set at the provider, so that this deployment is told of what happens.
 * @returns a sentence for whoever runs the event; null where nothing is.
 */
export async function describeWebhook({ webhook }: Pick<PaymentProvider, 'webhook'>): Promise<string | null> {
  if (webhook === undefined) return null
  const { url } = webhook
  const { tells, missing } = await webhook.look()
  switch (tells) {
    case 'all':
      return null
    case 'some':
      return `Stripe does not tell of everything: switch on ${missing.join(', ')} for the webhook ${url} in its dashboard.`
    case 'nothing':
      return `Stripe tells of nothing: make a webhook to ${url} in its dashboard for ${missing.join(', ')}.`
    case 'off':
      return `Stripe tells of nothing: the webhook ${url} is switched off in its dashboard.`
    case 'unknown':
      return `Whether Stripe tells of everything could not be looked at: its key may not read webhook endpoints, or no answer came.`
  }
}
