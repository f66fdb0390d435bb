import type { BrowserContext } from 'playwright-core'
import type { FakeStripe } from '../server/src/testing/fake-stripe.ts'

/**
 * What Stripe's script does as far as a page can see: fields in a frame, and a card that is confirmed or declined. The bank of
 * one that ends in 3155 asks its owner in a dialog over the page, that of one that ends in 3220 on a page of its own. A wallet
 * stands beside the fields, unless the page wants none, and asks over the page once it is paid with; who closes it has paid nothing. How Stripe
 * tells that is written nowhere, so it is told in each way that it could be; and the answer to one who paid may be lost.
 */
const script = `const walletAnswers = ['pay', 'pay with an empty card', 'close', 'close without a type', 'close with a throw', 'pay unheard']
window.Stripe = (key) => ({
  elements: ({ clientSecret }) => ({
    clientSecret,
    create: (kind, { wallets } = {}) => {
      const heard = {}
      let field, wallet
      return {
        on: (name, hear) => { heard[name] = hear },
        mount: (holder) => {
          const label = document.createElement('label')
          field = document.createElement('input')
          label.append('Card number at Stripe ', field)
          wallet = document.createElement('button')
          wallet.type = 'button'
          wallet.append('Wallet at Stripe')
          wallet.onclick = () => wallet.setAttribute('aria-pressed', 'true')
          holder.replaceChildren(label, ...(wallets === undefined ? [wallet] : []))
          setTimeout(() => heard.ready?.(), 0)
        },
        focus: () => field.focus(),
        destroy: () => {
          field.parentElement.remove()
          wallet.remove()
        },
      }
    },
  }),
  confirmPayment: async ({ elements, confirmParams }) => {
    const { clientSecret } = elements
    const ask = async (name, words) => {
      const dialog = document.createElement('dialog')
      dialog.setAttribute('aria-label', name)
      document.body.append(dialog)
      const answer = await new Promise((resolve) => {
        for (const word of words) {
          const button = document.createElement('button')
          button.append(word)
          button.onclick = () => resolve(word)
          dialog.append(button)
        }
        dialog.showModal()
      })
      dialog.remove()
      return answer
    }
    const isByWallet = document.querySelector('button[aria-pressed=true]')?.textContent === 'Wallet at Stripe'
    const choice = isByWallet ? await ask('Your wallet', walletAnswers) : null
    if (choice === 'close') return { error: { type: 'validation_error', message: 'Closed.' } }
    if (choice === 'close without a type') return { error: { message: 'Closed.' } }
    if (choice === 'close with a throw') throw new Error('Closed.')
    const cards = { 'pay unheard': '4242 4242 4242 4242', pay: '4242 4242 4242 4242', 'pay with an empty card': '4000 0000 0000 0002' }
    const given = cards[choice] ?? document.querySelector('label input').value
    const said = await stripeConfirms(key, clientSecret, given)
    if (choice === 'pay unheard') return { error: { type: 'api_connection_error', message: 'Not heard.' } }
    if (said.asks === 'page') {
      const status = (await stripeAnswers(clientSecret, 'refused')).error ? 'failed' : 'succeeded'
      location.assign(confirmParams.return_url + '&redirect_status=' + status)
      return new Promise(() => {})
    }
    if (said.asks !== 'dialog') return said
    const answer = await ask('Your bank', ['confirmed', 'refused'])
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
