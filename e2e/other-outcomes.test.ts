import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { placesOf } from './edges.ts'
import { useDemo } from './use-demo.ts'
import {
  button,
  cards,
  confirmBy,
  confirmLink,
  heading,
  look,
  moveClock,
  newVisitor,
  payWith,
  signUpElsewhere,
  signUpUntilPayment,
  someEmail,
  typePassword,
} from './visitor.ts'

const demo = useDemo()

/** With a card that is confirmed seconds later: not while somebody looks, however long that takes them. */
async function payLate(page: Page): Promise<void> {
  const answered = page.waitForResponse(/\/payment$/)
  await payWith(page, cards.late)
  await answered
  await moveClock(page, -2)
}

test('a card that asks the bank is paid once its holder confirms', async () => {
  const { page, context, errors } = await newVisitor(demo.browser, demo.url)
  await signUpUntilPayment(page, someEmail())
  await payWith(page, cards.asksBank)
  await heading(page, 'Confirm your payment').waitFor()
  await page.getByText('1,499.00 €').waitFor()
  await look(page, 'bank')
  await button(page, 'Confirm payment').click()
  await page.waitForURL('**/sign-up/success')
  await heading(page, 'Paid, thank you').waitFor()
  await look(page, 'bank-confirmed')
  expect(errors).toEqual([])
  await context.close()
})

test('a payment that its holder refuses at the bank can be tried again with all answers kept', async () => {
  const { page, context } = await newVisitor(demo.browser, demo.url)
  await signUpUntilPayment(page, someEmail())
  await payWith(page, cards.asksBank)
  await button(page, 'Decline').click()
  await heading(page, 'Oops. Payment was not successful.').waitFor()
  await look(page, 'bank-refused')
  await page.getByRole('link', { name: 'Back to the order' }).click()
  await heading(page, 'Check and pay').waitFor()
  await page.getByText(/^Held for you until/).waitFor()
  await look(page, 'bank-try-again')
  await payWith(page, cards.pays)
  await page.waitForURL('**/sign-up/success')
  await context.close()
})

test('a payment that is confirmed late is waited for', async () => {
  const { page, context } = await newVisitor(demo.browser, demo.url)
  await signUpUntilPayment(page, someEmail())
  await payLate(page)
  await heading(page, 'We are checking your payment').waitFor()
  await moveClock(page, 2)
  await page.waitForURL('**/sign-up/success')
  await heading(page, 'Paid, thank you').waitFor()
  await context.close()
})

test('a payment that takes long is told by mail, and nothing says that it is paid', async () => {
  const { page, context } = await newVisitor(demo.browser, demo.url)
  await signUpUntilPayment(page, someEmail())
  await payLate(page)
  await heading(page, 'We are checking your payment').waitFor()
  await look(page, 'late-waiting')
  await page.getByText('You will get an e-mail as soon as it is confirmed. You need not pay again.').waitFor()
  await look(page, 'late-long')
  await page.getByRole('link', { name: 'Continue' }).click()
  await heading(page, 'Your payment is being checked').waitFor()
  expect(await page.getByText('Paid', { exact: true }).count()).toBe(0)
  await look(page, 'late-continued')
  await moveClock(page, 2)
  await heading(page, 'Paid, thank you').waitFor()
  await context.close()
})

test('a pass that sells out while the form is filled in says so, and another one can be taken', async () => {
  const { page, context } = await newVisitor(demo.browser, demo.url)
  await signUpUntilPayment(page, someEmail(), /^Badge VIP/)
  const types: { id: number; available: number }[] = await (await page.request.get('/api/pass/type/paid')).json()
  const left = types.find(({ id }) => id === 2)?.available ?? 0
  // Bought, not only held: who holds without having proven a mailbox holds few.
  for (let taken = 0; taken < left; taken += 1) {
    const { order, orderSecret } = await signUpElsewhere(page, someEmail('quick'), { passTypeId: 2 })
    const paid = await page.request.post(`/api/order/${order?.uuid}/payment`, {
      data: { card: { number: cards.pays, expiry: '12/30', cvc: '123' } },
      headers: { authorization: `Bearer ${orderSecret}` },
    })
    expect(paid.status()).toBe(200)
  }
  await payWith(page, cards.pays)
  const notice = page.getByText('The last pass of this type was taken a moment ago. Choose another pass.')
  await notice.waitFor()
  // On a phone the button stands at the bottom, and the page may be scrolled there.
  const top = async () => (await notice.boundingBox())?.y ?? 0
  await expect.poll(async () => (await top()) > 0 && (await top()) < 800).toBe(true)
  await look(page, 'sold-out')
  await page.getByRole('link', { name: 'Choose another pass' }).click()
  await heading(page, 'Choose your pass').waitFor()
  await page.getByRole('radio', { name: /^Badge VIP/ }).waitFor({ state: 'detached' })
  await expect.poll(() => page.getByText('All passes of this type are taken.').count()).toBe(2)
  await button(page, 'Continue').click()
  await page.getByRole('link', { name: 'Choose a pass, or enter a voucher.' }).waitFor()
  await page.getByRole('radio', { name: /^Standard/ }).check()
  await button(page, 'Continue').click()
  await expect.poll(() => page.getByRole('textbox', { name: 'City' }).inputValue()).toBe('Köln')
  await button(page, 'Continue').click()
  await payWith(page, cards.pays)
  await page.waitForURL('**/sign-up/success')
  await context.close()
})

test('who signs up another person in the same tab leaves the first one’s pass alone', async () => {
  const { page, context } = await newVisitor(demo.browser, demo.url)
  const first = someEmail()
  await signUpUntilPayment(page, first)
  await payWith(page, cards.pays)
  await heading(page, 'Paid, thank you').waitFor()
  await page.goBack()
  await heading(page, 'What do you do?').waitFor()
  expect(await page.evaluate(() => JSON.stringify(Object.values(sessionStorage)))).not.toContain('Ringstraße')
  await signUpUntilPayment(page, someEmail(), /^Standard/)
  await payWith(page, cards.pays)
  await heading(page, 'Paid, thank you').waitFor()
  await confirmBy(page, await confirmLink(page, first))
  await heading(page, 'Your pass is approved').waitFor()
  await context.close()
})

// Last, because these move the clock of everybody here.
test('two minutes before a hold ends it warns, and gives more time once', async () => {
  const { page, context } = await newVisitor(demo.browser, demo.url)
  await signUpUntilPayment(page, someEmail())
  await payWith(page, cards.declined)
  await page.getByRole('link', { name: 'Back to the order' }).click()
  await page.getByText(/^Held for you until/).waitFor()
  await moveClock(page, 18.1)
  await page.reload()
  const warning = page.getByText(/^Less than two minutes left: held for you until/)
  await warning.waitFor()
  // The clock stands beside the first line, however high the button below makes the rest.
  const clock = page.locator('[data-note=warning] > svg')
  const apart = async () => {
    const [beside, words] = await placesOf(clock, warning)
    return Math.abs(beside.y - words.y)
  }
  await expect.poll(apart).toBeLessThan(4)
  await look(page, 'hold-warning')
  await button(page, '20 minutes more').click()
  await page.getByText(/^Held for you until/).waitFor()
  await expect.poll(() => page.getByRole('button', { name: '20 minutes more' }).count()).toBe(0)
  await payWith(page, cards.pays)
  await heading(page, 'Paid, thank you').waitFor()
  await context.close()
})

test('a hold that ends before it is paid gives the place back, says so, and keeps all answers', async () => {
  const { page, context } = await newVisitor(demo.browser, demo.url)
  await signUpUntilPayment(page, someEmail())
  await payWith(page, cards.declined)
  await heading(page, 'Oops. Payment was not successful.').waitFor()
  await moveClock(page, 25)
  await page.getByRole('link', { name: 'Back to the order' }).click()
  await page.getByText(/^The time to pay is over, and your place was given back\./).waitFor()
  await look(page, 'hold-over')

  // After a reload the password is gone, and nothing else.
  await page.reload()
  await page.getByText(/^Your place was given back\./).waitFor()
  await page.getByRole('link', { name: 'Enter your password' }).click()
  await expect.poll(() => page.getByRole('textbox', { name: 'City' }).inputValue()).toBe('Köln')
  await typePassword(page)
  await button(page, 'Continue').click()
  await payWith(page, cards.pays)
  await page.waitForURL('**/sign-up/success')
  await heading(page, 'Paid, thank you').waitFor()
  await page.goBack()
  await heading(page, 'What do you do?').waitFor()
  await context.close()
})
