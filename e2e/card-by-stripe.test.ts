import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
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
