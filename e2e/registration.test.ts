import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { comeIn } from './stays.ts'
import { useDemo } from './use-demo.ts'
import { button, cards, heading, look, moveClock, newVisitor, signIn } from './visitor.ts'

const demo = useDemo()
const secret = 'Foyer-demo-2025!'

async function pay(page: Page, card: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Card number' }).fill(card)
  await page.getByRole('textbox', { name: 'Valid until' }).fill('12/30')
  await page.getByRole('textbox', { name: 'Security code' }).fill('123')
  await button(page, /^Pay /).click()
}

/** Holds the first room that is free for the event, as the pages of the accommodations do. */
async function holdRoom(page: Page): Promise<void> {
  const token = (await page.context().cookies()).find(({ name }) => name === 'foyer_auth')?.value
  const headers = { authorization: `Bearer ${token}` }
  const hotels = (await (await page.request.get('/api/accommodation')).json()) as { room: { id: number } | null }[]
  const data = {
    roomId: hotels[0]?.room?.id,
    arrival: '2025-10-20',
    departure: '2025-10-24',
    roomOccupancy: 1,
  }
  expect((await page.request.post('/api/booking', { headers, data })).status()).toBe(201)
}

test('a vendor without a pass gets one, on two devices', async () => {
  const first = await newVisitor(demo.browser, demo.url)
  const { page } = first
  await signIn(page, 'vendor@demo.example', secret)
  await heading(page, 'No pass').waitFor()
  await page.getByRole('link', { name: 'Get a pass' }).click()
  await page.getByRole('radio', { name: /^Standard/ }).check()
  await button(page, 'Continue').click()

  await heading(page, 'You and your company').waitFor()
  await page.getByRole('combobox', { name: 'Country' }).pressSequentially('Swed')
  await page.getByRole('option', { name: /Sweden/ }).click()
  await page.getByRole('textbox', { name: 'Street and number' }).fill('Sveavägen 1')
  await page.getByRole('textbox', { name: 'Postcode' }).fill('111 57')
  await page.getByRole('textbox', { name: 'City' }).fill('Stockholm')
  await button(page, 'Continue').click()
  await heading(page, 'Do you need a room?').waitFor()

  // The order in progress lives on the server: another device goes on where this one stopped.
  const second = await newVisitor(demo.browser, demo.url, { width: 1280, height: 900 })
  const other = second.page
  await signIn(other, 'vendor@demo.example', secret)
  await heading(other, 'Waiting for payment').waitFor()
  await other.getByRole('link', { name: 'Continue your registration' }).click()
  await heading(other, 'Do you need a room?').waitFor()
  await other.getByRole('radio', { name: 'Later' }).check()
  await button(other, 'Continue').click()
  await heading(other, 'A few questions').waitFor()
  await look(other, 'registration-4-survey')
  await button(other, 'Skip for now').click()

  await heading(other, 'Check your registration').waitFor()
  await pay(other, cards.declined)
  await heading(other, 'Oops. Payment was not successful.').waitFor()
  await other.getByRole('link', { name: 'Back to the order' }).click()
  await pay(other, cards.pays)
  await heading(other, 'You are registered').waitFor()
  await other.getByText('Your pass is ready').waitFor()
  expect([...first.errors, ...second.errors]).toEqual([])
  await first.context.close()
  await second.context.close()
})

test('a pass is upgraded for the difference, and its order can be cancelled before', async () => {
  const { page, context, errors } = await newVisitor(demo.browser, demo.url)
  await comeIn(page, 'attendee@demo.example')
  await page.goto('/pass')
  await page.getByRole('link', { name: 'See the upgrades' }).click()
  await look(page, 'upgrade-1-offer')
  await button(page, 'Upgrade to VIP').click()
  await heading(page, 'Check and pay').waitFor()
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Upgrade from Standard to VIP' })
    .and(page.locator('[data-band=vip]'))
    .waitFor()
  await button(page, /^Cancel this order/).click()
  await page.getByRole('dialog').getByText('Nothing was paid, so nothing is paid back.').waitFor()
  await button(page, 'Cancel the order').click()
  await page.getByText(/is cancelled. Nothing is held for you any more/).waitFor()
  await page.getByRole('link', { name: 'Choose the upgrade again' }).click()
  await button(page, 'Upgrade to VIP').click()
  await heading(page, 'Check and pay').waitFor()
  await pay(page, cards.pays)
  await heading(page, 'Your pass is upgraded').waitFor()
  await look(page, 'upgrade-2-finish')
  expect(errors).toEqual([])
  await context.close()
})

test('a room that is not paid in time is given back, and the page says so', async () => {
  const { page, context, errors } = await newVisitor(demo.browser, demo.url)
  await comeIn(page, 'attendee@demo.example')
  await page.goto('/registration/checkout')
  await page.getByText('There is nothing to pay').waitFor()
  await look(page, 'checkout-1-empty')
  await holdRoom(page)
  await page.goto('/registration')
  await heading(page, 'Check your registration').waitFor()
  await page.getByText(/Held for you until/).waitFor()
  await moveClock(page, 21)
  await page.reload()
  await page
    .getByText(/There is nothing to pay|Time ran out/)
    .first()
    .waitFor()
  expect(errors).toEqual([])
  await context.close()
})
