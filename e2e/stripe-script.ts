import type { BrowserContext } from 'playwright-core'
import type { FakeStripe } from '../server/src/testing/fake-stripe.ts'

/** What Stripe's script does as far as a page can see: fields in a frame, and a card that is confirmed or declined. */
const script = `window.Stripe = (key) => ({
  elements: ({ clientSecret }) => ({
    clientSecret,
    create: () => {
      const heard = {}
      let field
      return {
        on: (name, hear) => { heard[name] = hear },
        mount: (holder) => {
          const label = document.createElement('label')
          field = document.createElement('input')
          label.append('Card number at Stripe ', field)
          holder.replaceChildren(label)
          setTimeout(() => heard.ready?.(), 0)
        },
        focus: () => field.focus(),
        destroy: () => field.parentElement.remove(),
      }
    },
  }),
  confirmPayment: ({ elements }) => stripeConfirms(key, elements.clientSecret, document.querySelector('label input').value),
})`

/** @returns where Stripe's script was asked for. */
export async function bringStripe(context: BrowserContext, stripe: FakeStripe): Promise<readonly string[]> {
  const askedBy: string[] = []
  await context.route('https://js.stripe.com/**', (route) => {
    askedBy.push(new URL(route.request().frame().url()).pathname)
    return route.fulfill({ contentType: 'text/javascript', body: script })
  })
  await context.exposeFunction('stripeConfirms', (key: string, clientSecret: string, number: string) => {
    const intent = stripe.books.intents.find((one) => one.client_secret === clientSecret)
    if (!/^pk_(?:test|live)_of_the_journeys$/.test(key) || intent === undefined)
      return { error: { type: 'invalid_request_error' } }
    if (number.endsWith('0002')) return { error: { type: 'card_error', message: 'Your card was declined.' } }
    stripe.books.confirm(intent)
    return {}
  })
  return askedBy
}
