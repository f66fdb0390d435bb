import { expect, onTestFinished, test } from 'vitest'
import { placesOf } from './edges.ts'
import { openAs, settled, signedInAs } from './pages.ts'
import { useDemo } from './use-demo.ts'
import { cards } from './visitor.ts'

const demo = useDemo()

async function at(email: string) {
  const context = await signedInAs(demo.browser, demo.url, email, { viewport: { width: 1280, height: 900 } })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  await page.goto('/vip-events')
  await settled(page)
  return page
}

test('a VIP comes with a guest and withdraws, ignores an event and calls it back, and pays for a place', async () => {
  const page = await at('vip@demo.example')
  const dinner = page.getByRole('article', { name: 'Partner Dinner' })
  await dinner.getByRole('checkbox', { name: 'I bring one guest' }).check()
  await dinner.getByRole('textbox', { name: 'Name of your guest' }).fill('Marie-Claire Oyelaran')
  await dinner.getByRole('button', { name: /^Attend/ }).click()
  await dinner.getByText('Attending, with one guest').waitFor()
  await dinner.getByText('57 of 60 left').waitFor()
  await dinner.getByRole('button', { name: /^Withdraw/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
  await dinner.getByText('59 of 60 left').waitFor()

  const night = page.getByRole('article', { name: 'Boiler House Night' })
  await night.getByRole('button', { name: /^Ignore/ }).click()
  await page.getByRole('button', { name: /^Undo/ }).and(page.locator(':focus')).waitFor()
  await page.keyboard.press('Enter')
  await night.waitFor()
  await expect.poll(() => page.getByRole('button', { name: /^Undo/ }).count()).toBe(0)

  const cruise = page.getByRole('article', { name: 'Canal Cruise' })
  await cruise.getByRole('button', { name: /^Attend for 45.00/ }).click()
  await cruise.getByRole('link', { name: 'Go to checkout' }).click()
  await page.getByRole('textbox', { name: 'Card number' }).fill(cards.pays)
  await page.getByRole('textbox', { name: 'Valid until' }).fill('12/30')
  await page.getByRole('textbox', { name: 'Security code' }).fill('123')
  await page.getByRole('button', { name: /^Pay / }).click()
  await page.waitForURL(/\/registration\/finish/)
  await page.goto('/vip-events')
  await cruise.getByText('Attending').waitFor()
  await cruise.getByText(/45.00\s€ paid/).waitFor()
  expect(await cruise.getByRole('button', { name: /^Attend/ }).count()).toBe(0)
})

test('a place that comes free goes to who waited longest, with a time to answer', async () => {
  const waiting = await at('vendorvip@demo.example')
  const counter = waiting.getByRole('article', { name: 'Kitchen counter' })
  await counter.getByText(/You are next in line/).waitFor()
  const host = await at('host@demo.example')
  await host
    .getByRole('article', { name: 'Kitchen counter' })
    .getByRole('button', { name: /^Withdraw/ })
    .click()
  await host.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
  await host
    .getByText(/^You do not come to Kitchen counter/)
    .first()
    .waitFor()
  await waiting.reload()
  await counter.getByText('A place is free for you').waitFor()
  await counter.getByRole('button', { name: /^Attend/ }).click()
  await counter.getByText('Attending').waitFor()
  await expect.poll(() => counter.getByText('A place is free for you').count()).toBe(0)
})

test('what cancelling an event does is read apart from what is asked about it', async () => {
  const walk = { name: 'organiser', who: 'organiser@demo.example', isStaff: true as const, paths: [] }
  const context = await openAs(demo.browser, demo.url, walk, { width: 390, height: 844 })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  await page.goto('/organiser/vip-events/1')
  await settled(page)
  await page.getByRole('button', { name: 'Cancel this event' }).click()
  const dialog = page.getByRole('dialog')
  const [told, asked] = [dialog.getByRole('list'), dialog.getByText('Why, as they read it, English')]
  await asked.waitFor()
  await told.waitFor()
  const [above, below] = await placesOf(told, asked)
  expect(below.y - (above.y + above.height)).toBeGreaterThanOrEqual(16)
})
