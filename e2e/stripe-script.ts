import type { BrowserContext } from 'playwright-core'
import type { FakeStripe } from '../server/src/testing/fake-stripe.ts'

/**
 * What Stripe's script does as far as a page can see: fields in a frame, and a card that is confirmed or declined. The bank of
 * one that ends in 3155 asks its owner in a dialog over the page, that of one that ends in 3220 on a page of its own.
 */
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
  confirmPayment: async ({ elements, confirmParams }) => {
    const { clientSecret } = elements
    const said = await stripeConfirms(key, clientSecret, document.querySelector('label input').value)
    if (said.asks === 'page') {
      const status = (await stripeAnswers(clientSecret, 'refused')).error ? 'failed' : 'succeeded'
      location.assign(confirmParams.return_url + '&redirect_status=' + status)
      return new Promise(() => {})
    }
    if (said.asks !== 'dialog') return said
    const dialog = document.createElement('dialog')
    dialog.setAttribute('aria-label', 'Your bank')
    document.body.append(dialog)
    const answer = await new Promise((resolve) => {
      for (const word of ['confirmed', 'refused']) {
        const button = document.createElement('button')
        button.append(word)
        button.onclick = () => resolve(word)
        dialog.append(button)
      }
      dialog.showModal()
    })
    dialog.remove()
    return stripeAnswers(clientSecret, answer)
  },
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
    const asks = number.endsWith('3155') ? 'dialog' : number.endsWith('3220') ? 'page' : undefined
    stripe.books.confirm(intent, asks === undefined ? 'succeeded' : 'requires_action')
    return { asks }
  })
  await context.exposeFunction('stripeAnswers', (clientSecret: string, answer: string) => {
    const intent = stripe.books.intents.find((one) => one.client_secret === clientSecret)
    if (intent === undefined) return { error: { type: 'invalid_request_error' } }
    stripe.books.confirm(intent, answer === 'confirmed' ? 'succeeded' : 'requires_payment_method')
    if (answer === 'confirmed') return {}
    // As Stripe says it: of this type, though the intent takes another card.
    const code = 'payment_intent_authentication_failure'
    return { error: { type: 'invalid_request_error', code, message: 'Your bank could not confirm that it is you.' } }
  })
  return askedBy
}
