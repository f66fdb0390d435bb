import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { authorize, comeIn, lookAsBoth, newGuest, pay, phone, pickDays, takeRoom } from './stays.ts'
import { useDemo } from './use-demo.ts'
import { button, cards, heading, newAttendee, password, someEmail } from './visitor.ts'

const demo = useDemo()

const kupferhof = '/accommodation/28?start=2025-10-19&end=2025-10-22&room=2801'

/** How many rooms are left on the nights of the stay, as anybody is told. */
async function roomsLeft(page: Page): Promise<number[]> {
  const answer = await page.request.get(
    '/api/accommodation/28/?start=2025-10-18&end=2025-10-26&roomOccupancy=1&currentStays=8&roomActive=true&roomInternal=false',
    { headers: await authorize(page) },
  )
  expect(answer.status(), await answer.text()).toBe(200)
  const rooms = (await answer.json()) as { id: number; availabilityIds: number[] }[]
  const ids = rooms.find(({ id }) => id === 2801)?.availabilityIds ?? []
  expect(ids.length).toBe(8)
  return Promise.all(
    ids.map(async (id) => {
      const night = await page.request.get(`/api/accommodation/28/room/2801/availability/${id}`, {
        headers: await authorize(page),
      })
      return ((await night.json()) as { left: number }).left
    }),
  )
}

const euros = (text: string | null) => Number((text ?? '').replace(/[^\d.-]/g, ''))

/** An amount of the dialog's sum, in euros. */
const amount = async (dialog: Locator, name: string | RegExp) => {
  const row = dialog.locator('dl > div').filter({ has: dialog.page().getByText(name, { exact: true }) })
  await expect.poll(() => row.locator('dd').textContent()).toMatch(/\d/)
  return euros(await row.locator('dd').textContent())
}

const ownStay = (page: Page) => page.getByRole('article', { name: 'Hotel Kupferhof' }).first()

async function openChange(page: Page): Promise<Locator> {
  await page.goto('/accommodation')
  await ownStay(page)
    .getByRole('button', { name: /^Change the stay/ })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Change your stay at Hotel Kupferhof' })
  await dialog.getByText('Choose other days or another room to see what it costs.').waitFor()
  return dialog
}

// The dialogs are the same on a phone and on a desk.
test('a stay is booked, made dearer, cheaper, moved and cancelled', async () => {
  const { page, context, errors } = await newGuest(demo.browser, demo.url, phone)
  const look = lookAsBoth(page)
  const email = someEmail('changes')
  await newAttendee(page, email)
  await comeIn(page, email, password)
  const before = await roomsLeft(page)

  await page.goto(kupferhof)
  await heading(page, 'Rooms for 3 nights').waitFor()
  await takeRoom(page)
  await button(page, /^Continue/).click()
  await heading(page, 'Check your registration').waitFor()
  await pay(page, cards.pays)
  await heading(page, 'You are registered').waitFor()
  await expect
    .poll(() => roomsLeft(page))
    .toEqual(before.map((left, night) => (night >= 1 && night <= 3 ? left - 1 : left)))

  // Dearer: the difference is shown first, and paid as an order of its own.
  let dialog = await openChange(page)
  await pickDays(dialog, { arrival: '20 October', departure: '24 October' })
  await dialog.getByText('To pay', { exact: true }).waitFor()
  const more = await amount(dialog, 'To pay')
  expect(more).toBe((await amount(dialog, /^Then, 4\snights$/)) - (await amount(dialog, 'Now')))
  await look('change-03-dearer')
  await dialog.getByRole('button', { name: /^Change and pay / }).click()
  await heading(page, 'Check and pay').waitFor()
  await look('change-04-pay-difference')
  expect(euros(await button(page, /^Pay /).textContent())).toBe(more)
  await pay(page, cards.pays)
  await heading(page, 'Your stay is changed').waitFor()
  await look('change-05-changed')

  // Cheaper: it is done at once, and the money goes back.
  dialog = await openChange(page)
  await pickDays(dialog, { arrival: '20 October', departure: '22 October' })
  await dialog.getByText('Goes back to you', { exact: true }).waitFor()
  const back = await amount(dialog, 'Goes back to you')
  await look('change-06-cheaper')
  await dialog.getByRole('button', { name: `Change, ${back.toFixed(2)} € back` }).click()
  await page.getByText(new RegExp(`^Changed\\. ${back.toFixed(2)}\\s€ goes back to you\\.$`)).waitFor()
  await ownStay(page)
    .getByText(/Mon\s20\s.\sWed\s22\sOct/)
    .waitFor()

  // Another room, for the same nights.
  dialog = await openChange(page)
  const rooms = dialog.getByLabel('Room', { exact: true })
  await rooms.selectOption({ index: 1 })
  const room = (await rooms.locator('option:checked').textContent())?.replace(/, [\d,.]+\s€$/, '') ?? ''
  await dialog.getByText(/^(To pay|Goes back to you|Nothing to pay)$/).waitFor()
  await dialog.getByRole('button', { name: /^Change/ }).click()
  const isToPay = heading(page, 'Check and pay')
  await isToPay
    .or(page.getByText(/^Changed\b/))
    .first()
    .waitFor()
  if (await isToPay.isVisible()) {
    await pay(page, cards.pays)
    await heading(page, 'Your stay is changed').waitFor()
  }
  await page.goto('/accommodation')
  await ownStay(page).getByText(room).waitFor()

  await ownStay(page)
    .getByRole('button', { name: /^Cancel the stay/ })
    .click()
  dialog = page.getByRole('dialog')
  expect(await amount(dialog, 'Goes back to you')).toBeGreaterThan(0)
  await look('change-08-cancel')
  await dialog.getByRole('button', { name: 'Cancel the stay' }).click()
  await page.getByText(/^Cancelled\. .* goes back to you\.$/).waitFor()
  await look('change-09-cancelled')
  await page.goto('/invoices')
  await page.getByText('Credit note', { exact: true }).first().waitFor()
  await look('change-10-credit-notes')
  await expect.poll(() => roomsLeft(page)).toEqual(before)

  // The same nights can be taken again.
  await page.goto(kupferhof)
  await heading(page, 'Rooms for 3 nights').waitFor()
  await takeRoom(page)
  expect(errors).toEqual([])
  await context.close()
})
