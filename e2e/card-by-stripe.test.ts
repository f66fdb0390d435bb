import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type FakeStripe, openFakeStripe } from '../server/src/testing/fake-stripe.ts'
import { closeWindows, openBrowser } from './browser.ts'
import { type DemoServer, startDemo } from './demo-server.ts'
import { bringStripe } from './stripe-script.ts'
import { button, heading, look, newVisitor, signUpUntilPayment, someEmail } from './visitor.ts'

let stripe: FakeStripe
let demo: DemoServer
let browser: Browser

beforeAll(async () => {
  stripe = await openFakeStripe(() => new Date())
  ;[demo, browser] = await Promise.all([
    startDemo({
      STRIPE_SECRET_KEY: 'sk_test_of_the_journeys',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_of_the_journeys',
      STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
      STRIPE_API_BASE: stripe.url,
    }),
    openBrowser(),
  ])
})
afterAll(async () => {
  await closeWindows()
  await demo?.stop()
  await stripe.close()
})

test('a card is given to Stripe on the one page that lets it in; a declined one and a reload go on with the same payment', async () => {
  const { page, context, errors } = await newVisitor(browser, demo.url)
  const askedBy = await bringStripe(context, stripe)
  const policies = new Map<string, string>()
  page.on('response', (response) => {
    const policy = response.headers()['content-security-policy']
    if (response.request().isNavigationRequest() && policy !== undefined)
      policies.set(new URL(response.url()).pathname, policy)
  })
  await signUpUntilPayment(page, someEmail())
  expect(await page.getByRole('textbox', { name: 'Card number' }).count()).toBe(0)
  await page.getByRole('checkbox').check()
  await look(page, 'stripe-01-check')
  await button(page, /^Continue to pay 1,499/).click()

  await heading(page, 'Pay your order').waitFor()
  const field = page.getByLabel('Card number at Stripe')
  await field.fill('4000 0000 0000 0002')
  await button(page, /^Pay 1,499/).click()
  await page.getByText('Your card was declined.').waitFor()
  await look(page, 'stripe-02-declined')
  await page.reload()
  await field.fill('4242 4242 4242 4242')
  expect(stripe.books.intents).toHaveLength(1)
  expect(stripe.books.intents[0]).toMatchObject({ amount: 149_900, currency: 'eur' })
  await button(page, /^Pay 1,499/).click()
  await page.waitForURL('**/sign-up/success')

  expect(new Set(askedBy)).toEqual(new Set(['/pay']))
  expect(policies.get('/pay')).toContain('https://js.stripe.com')
  for (const [path, policy] of policies) if (path !== '/pay') expect(policy).not.toContain('stripe')
  expect(policies.has('/payment-return')).toBe(true)
  expect(errors).toEqual([])
})

test('who leaves the page with Stripe’s script leaves the script behind, and where it cannot be loaded the order stays held', async () => {
  const { page, context } = await newVisitor(browser, demo.url)
  await context.route('https://js.stripe.com/**', (route) => route.abort())
  await signUpUntilPayment(page, someEmail())
  await page.getByRole('checkbox').check()
  await button(page, /^Continue to pay/).click()
  await page.getByText('The fields of our payment provider could not be loaded. Nothing was charged.').waitFor()
  await look(page, 'stripe-03-no-fields')
  await context.unroute('https://js.stripe.com/**')
  await bringStripe(context, stripe)
  await button(page, 'Try again').click()
  await page.getByLabel('Card number at Stripe').waitFor()
  await page.getByRole('link', { name: 'Pay in another way' }).click()
  await heading(page, 'Check and pay').waitFor()
  expect(await page.evaluate(() => 'Stripe' in window)).toBe(false)
  await page.getByText('Held for you until').waitFor()
})

describe('a wallet', () => {
  const sheet = (page: Page) => page.getByRole('dialog', { name: 'Your wallet' })

  /** Somebody before Stripe's fields, who chose their wallet there. */
  async function atWallet() {
    const { page, context, errors } = await newVisitor(browser, demo.url)
    await bringStripe(context, stripe)
    const before = stripe.books.intents.length
    await signUpUntilPayment(page, someEmail())
    await page.getByRole('checkbox').check()
    await button(page, /^Continue to pay/).click()
    await page.getByRole('button', { name: 'Wallet at Stripe' }).click()
    const intents = () => stripe.books.intents.slice(before)
    return { page, intents, errors, pay: () => button(page, /^Pay 1,499/).click() }
  }

  test('is offered beside the card, and pays the order once', async () => {
    const { page, intents, errors, pay } = await atWallet()
    await pay()
    await sheet(page).getByRole('button', { name: 'pay', exact: true }).click()
    await page.waitForURL('**/sign-up/success')
    expect(intents()).toMatchObject([{ status: 'succeeded', amount_received: 149_900 }])
    expect(errors).toEqual([])
  })

  test('that is closed has paid nothing: the order stays held, says no fault, and is paid by the next try', async () => {
    const { page, intents, pay } = await atWallet()
    await pay()
    await sheet(page).getByRole('button', { name: 'close', exact: true }).click()
    await sheet(page).waitFor({ state: 'detached' })
    expect(await page.getByRole('main').getByRole('alert').count()).toBe(0)
    await page.getByText('Held for you until').waitFor()
    expect(intents()).toMatchObject([{ status: 'requires_payment_method' }])
    await pay()
    await sheet(page).getByRole('button', { name: 'pay', exact: true }).click()
    await page.waitForURL('**/sign-up/success')
    expect(intents()).toMatchObject([{ status: 'succeeded' }])
  })

  test.each(['close without a type', 'close with a throw'])(
    'of which Stripe’s script tells by “%s” has paid nothing either: that is asked, said, and the next try pays',
    async (way) => {
      const { page, intents, pay } = await atWallet()
      await pay()
      await sheet(page).getByRole('button', { name: way }).click()
      await page.getByText('Nothing was charged. Try again, or use another card.').waitFor()
      expect(intents()).toMatchObject([{ status: 'requires_payment_method' }])
      await pay()
      await sheet(page).getByRole('button', { name: 'pay', exact: true }).click()
      await page.waitForURL('**/sign-up/success')
      expect(intents()).toMatchObject([{ status: 'succeeded' }])
    },
  )

  test('that paid while the answer was lost is asked about: nobody reads that nothing was charged, and the order is paid', async () => {
    const { page, intents, pay } = await atWallet()
    await pay()
    await sheet(page).getByRole('button', { name: 'pay unheard' }).click()
    await page.waitForURL('**/sign-up/success')
    expect(intents()).toMatchObject([{ status: 'succeeded', amount_received: 149_900 }])
  })

  test('whose card is declined says so and that nothing was charged, and the next one pays the same order', async () => {
    const { page, intents, pay } = await atWallet()
    await pay()
    await sheet(page).getByRole('button', { name: 'pay with an empty card' }).click()
    await page.getByText('Your card was declined.').waitFor()
    await page.getByText('Nothing was charged. Try again, or use another card.').waitFor()
    await pay()
    await sheet(page).getByRole('button', { name: 'pay', exact: true }).click()
    await page.waitForURL('**/sign-up/success')
    expect(intents()).toMatchObject([{ status: 'succeeded' }])
  })
})

describe('a bank that asks whose card it is', () => {
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Your bank' })

  /** Somebody before Stripe's fields, whose bank has been asked. */
  async function atChallenge(number: string) {
    const { page, context } = await newVisitor(browser, demo.url)
    await bringStripe(context, stripe)
    const before = stripe.books.intents.length
    await signUpUntilPayment(page, someEmail())
    await page.getByRole('checkbox').check()
    await button(page, /^Continue to pay/).click()
    await giveCard(page, number)
    const intents = () => stripe.books.intents.slice(before)
    return { page, intents }
  }
  async function giveCard(page: Page, number: string) {
    await page.getByLabel('Card number at Stripe').fill(number)
    await button(page, /^Pay 1,499/).click()
  }

  test('is told that it is its owner’s, and the order is paid', async () => {
    const { page, intents } = await atChallenge('4000 0027 6000 3155')
    await dialog(page).getByRole('button', { name: 'confirmed' }).click()
    await page.waitForURL('**/sign-up/success')
    expect(intents()).toMatchObject([{ status: 'succeeded' }])
  })

  test('is told that it is not: the buyer reads why and that nothing was charged, and pays with another card', async () => {
    const { page, intents } = await atChallenge('4000 0027 6000 3155')
    await dialog(page).getByRole('button', { name: 'refused' }).click()
    await page.getByText('Your bank could not confirm that it is you.').waitFor()
    await page.getByText('Nothing was charged. Try again, or use another card.').waitFor()
    await look(page, 'stripe-04-not-confirmed')
    await giveCard(page, '4242 4242 4242 4242')
    await page.waitForURL('**/sign-up/success')
    expect(intents()).toMatchObject([{ status: 'succeeded' }])
  })

  test('is left alone: who comes back finds the same payment, and is charged once', async () => {
    const { page, intents } = await atChallenge('4000 0027 6000 3155')
    await dialog(page).waitFor()
    const address = page.url()
    await page.goto(demo.url)
    expect(intents()).toMatchObject([{ status: 'requires_action' }])
    await page.goto(address)
    await giveCard(page, '4242 4242 4242 4242')
    await page.waitForURL('**/sign-up/success')
    expect(intents()).toMatchObject([{ status: 'succeeded' }])
  })

  test('asks on a page of its own and is told that it is not: 402 says why, and offers both ways', async () => {
    const { page, intents } = await atChallenge('4000 0000 0000 3220')
    await heading(page, 'Oops. Payment was not successful.').waitFor()
    await page.getByText('Your bank did not confirm the payment.').waitFor()
    await page.getByText('Your order is complete and stays held until').waitFor()
    await look(page, 'stripe-05-payment-failed')
    await button(page, 'Pay by bank transfer').click()
    await page
      .getByText(/DE\d\d \d{4}/)
      .first()
      .waitFor()
    await expect.poll(() => intents().map(({ status }) => status)).toEqual(['canceled'])
  })
})
