import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { comeInAs } from './pages.ts'
import { useDemo } from './use-demo.ts'
import { button, heading, newVisitor, sayWhatTheyDo, someEmail } from './visitor.ts'

const demo = useDemo()

async function comeIn(email: string): Promise<Page> {
  const { page, context } = await newVisitor(demo.browser, demo.url)
  await comeInAs(context, demo.url, email)
  return page
}

const fails = (route: Route) => route.fulfill({ status: 500, body: '' })
const addresses = '**/api/address/**'

/** From now on it can be had. Who presses "Try again" while the page tries by itself is given the answer to that try. */
async function comesBack(page: Page, call: string): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.unroute(call)
}

test('a check of eligibility that fails resets address and voucher, and says so', async () => {
  const { page } = await newVisitor(demo.browser, demo.url)
  await sayWhatTheyDo(page)
  await page.getByText('Have a voucher?').click()
  const email = page.getByRole('textbox', { name: 'E-mail' })
  const voucher = page.getByRole('textbox', { name: 'Voucher code' })
  await voucher.fill('DEMO-STANDARD')
  await button(page, 'Apply').click()
  await page.getByText('Enter your e-mail above first: a voucher is for an address.').waitFor()
  expect(await page.getByText('Choose a pass, or enter a voucher.').count()).toBe(0)
  await page.route('**/api/pass/check-eligibility?*', fails)
  await email.fill(someEmail())
  await email.blur()
  await page.getByText('We could not check this address, so it was cleared.').waitFor()
  // The voucher's box closes again: its field is there, out of sight.
  expect([await email.inputValue(), await page.locator('#voucher').inputValue()]).toEqual(['', ''])
})

test('a voucher shows its pass as the list of those tells it, for nothing', async () => {
  const { page } = await newVisitor(demo.browser, demo.url)
  await sayWhatTheyDo(page)
  await page.getByRole('textbox', { name: 'E-mail' }).fill(someEmail())
  await page.getByText('Have a voucher?').click()
  await page.getByRole('textbox', { name: 'Voucher code' }).fill('DEMO-STANDARD')
  const listed = page.waitForResponse('**/api/pass/type/voucher')
  await button(page, 'Apply').click()
  const types: { id: number; name: string; description: string }[] = await (await listed).json()
  const given = page.locator('div[data-band]')
  await given.getByText(types.find(({ id }) => id === 5)?.description ?? '?').waitFor()
  await given.getByText('0.00 €').waitFor()
})

test('an address that cannot be read begins empty, and a save after another try is said', async () => {
  const page = await comeIn('vip@demo.example')
  await page.route(addresses, fails)
  await page.goto('/profile')
  const section = page.getByRole('region', { name: 'Billing address' })
  const street = section.getByRole('textbox', { name: 'Street and number' })
  const city = section.getByRole('textbox', { name: 'City' })
  await section.getByText('Your saved address could not be loaded.').waitFor()
  expect(await street.inputValue()).toBe('')
  await city.fill('Bochum')
  await comesBack(page, addresses)
  await section.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => street.inputValue()).not.toBe('')
  expect(await city.inputValue(), 'typed meanwhile').toBe('Bochum')
  expect(await section.getByText('could not be loaded').count()).toBe(0)
  await section.getByRole('button', { name: 'Save' }).click()
  await section.getByText(/^Saved /).waitFor()
})

test('an address that is there although it could not be read is saved over', async () => {
  const page = await comeIn('vip@demo.example')
  await page.route(addresses, (route) => (route.request().method() === 'GET' ? fails(route) : route.continue()))
  await page.goto('/registration/account')
  const invoice = page.getByRole('region', { name: 'Invoice to' })
  await invoice.getByText('Your saved address could not be loaded.').waitFor()
  await invoice.getByRole('combobox', { name: 'Country' }).pressSequentially('Deutschl')
  await page.getByRole('option', { name: /Germany/ }).click()
  await invoice.getByRole('textbox', { name: 'Street and number' }).fill('Hafenweg 9')
  await invoice.getByRole('textbox', { name: 'Postcode' }).fill('10961')
  await invoice.getByRole('textbox', { name: 'City' }).fill('Berlin')
  await comesBack(page, addresses)
  await page.getByRole('textbox', { name: 'Phone' }).focus()
  await page.getByText(/^Saved /).waitFor()
  await page.goto('/profile')
  const section = page.getByRole('region', { name: 'Billing address' })
  await expect.poll(() => section.getByRole('textbox', { name: 'Street and number' }).inputValue()).toBe('Hafenweg 9')
})

test('who has a pass that cannot be read is neither sent away nor told that they are registered', async () => {
  const page = await comeIn('vip@demo.example')
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' })
  await page.route('**/api/pass', fails)
  for (const [path, title] of [
    ['/', 'Hello Jonas'],
    ['/pass', 'Your pass'],
    ['/registration/finish', 'Your registration'],
  ] as const) {
    await page.goto(path)
    await heading(page, title).waitFor()
    await again.waitFor()
    expect(await page.getByText('You are registered').count()).toBe(0)
  }
  await page
    .getByRole('button', { name: /open the menu/ })
    .first()
    .click()
  await page.getByRole('dialog').getByText('Your pass could not be loaded.').waitFor()
  expect(await page.getByText('Get a pass').count()).toBe(0)
  await page.keyboard.press('Escape')
  await comesBack(page, '**/api/pass')
  await again.click()
  await heading(page, 'You are registered').waitFor()
})

test('a vendor whose pass cannot be read chooses none before it is known', async () => {
  const page = await comeIn('vendor@demo.example')
  await page.route('**/api/pass', fails)
  await page.goto('/registration')
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' })
  await again.waitFor()
  expect(await page.getByRole('radio', { name: /^VIP/ }).locator('visible=true').count()).toBe(0)
  await comesBack(page, '**/api/pass')
  await again.click()
  await page.getByRole('radio', { name: /^VIP/ }).waitFor()
})

test('hotels, a hotel, its rooms and bookings that cannot be read fail alone, and are there after another try', async () => {
  const page = await comeIn('vip@demo.example')
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' })
  for (const [path, call, stays, comes] of [
    ['/accommodation', '**/api/accommodation?*', 'Nights in Berlin', 'Hotel Kupferhof'],
    ['/accommodation/28', '**/api/accommodation/28?*', 'Accommodation', 'Hotel Kupferhof'],
    ['/accommodation/28', '**/api/accommodation/28/?*', 'Hotel Kupferhof', 'Comfort single'],
    ['/accommodation', '**/api/booking?*', 'Nights in Berlin', 'Your stay'],
    ['/', '**/api/booking?*', 'Hello Jonas', 'Hotel Adler'],
  ] as const) {
    await page.route(call, fails)
    await page.goto(path)
    await heading(page, stays).waitFor()
    await again.first().waitFor()
    await comesBack(page, call)
    // What several parts of a page read is read again by any of them: it may be there without a hand.
    await again.or(heading(page, comes)).first().waitFor()
    await again.evaluateAll(([one]) => (one as HTMLElement | undefined)?.click())
    await heading(page, comes).waitFor()
  }
})

test('a night that cannot be read is unknown, not full; it is reported, and read again', async () => {
  const page = await comeIn('vip@demo.example')
  await page.route('**/availability/*', fails)
  const told = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('/client-report'))
  await page.goto('/accommodation/28')
  const room = page.getByRole('article').filter({ hasText: 'Selected' })
  await room.getByText('We do not know now whether these nights are free.').waitFor()
  expect((await told).postDataJSON()).toEqual({ what: 'availability', status: 500, count: 4 })
  expect(await room.getByText('full', { exact: true }).count()).toBe(0)
  await comesBack(page, '**/availability/*')
  await room.getByRole('button', { name: 'Try again' }).click()
  await room.getByText('We do not know now').waitFor({ state: 'detached' })
})

test('a command without words of its own says those of the specification, in the language that is chosen', async () => {
  const page = await comeIn('attendee@demo.example')
  await page.goto('/')
  await heading(page, /^Hello /).waitFor()
  await button(page, /open the menu/).click()
  const language = page.getByRole('dialog').getByRole('combobox')
  const messages = page.locator('section[aria-live]')
  await language.selectOption('de')
  await messages.getByText('Der Vorgang wurde erfolgreich abgeschlossen.').waitFor()
  await language.selectOption('en')
  await messages.getByText('Operation completed successfully.').waitFor()
  await page.route('**/api/user/', (route) => (route.request().method() === 'PATCH' ? fails(route) : route.continue()))
  await language.selectOption('de')
  await messages
    .getByText('Leider ist ein unerwarteter Fehler aufgetreten. Bitte versuchen Sie es später noch einmal.')
    .waitFor()
  await language.selectOption('en')
  await messages.getByText('Uh oh, an unexpected error happened. Please try again later.').waitFor()
})

test('a registration of which something cannot be read leads nobody to another step', async () => {
  const page = await comeIn('vip@demo.example')
  const main = page.getByRole('main')
  const again = main.getByRole('button', { name: 'Try again' })
  for (const call of ['**/api/address/?type=billingAddress', '**/api/order/current', '**/api/survey/']) {
    await page.route(call, fails)
    await page.goto('/registration/hotel')
    await main.getByRole('radio', { name: 'I have one' }).waitFor()
    await page.goto('/registration')
    await again.waitFor()
    expect(new URL(page.url()).pathname, call).toBe('/registration')
    expect(await main.getByRole('heading', { level: 1 }).textContent(), call).toBe('Your registration')
    await comesBack(page, call)
    await again.click()
    await page.waitForURL('**/registration/*')
  }
})

test('what is read again takes no form from under somebody', async () => {
  const page = await comeIn('vip@demo.example')
  const answer = page.getByRole('main').getByRole('radio', { name: 'I have one' })
  const questions = '**/api/survey/questions/**'
  const { promise: isSeen, resolve: goOn } = Promise.withResolvers<void>()
  let isBack = false
  await page.route(questions, async (route) => {
    if (!isBack) return fails(route)
    await isSeen
    return route.continue()
  })
  await page.goto('/registration/hotel')
  await answer.focus()
  // No try of the page's own is under way any more.
  await page.waitForLoadState('networkidle')
  isBack = true
  // Whoever comes back to the page has it tried again.
  const asked = page.waitForRequest(questions)
  await page.evaluate(() => dispatchEvent(new Event('visibilitychange')))
  await asked
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))))
  expect(await answer.evaluate((radio) => radio === document.activeElement)).toBe(true)
  const read = page.waitForResponse(questions)
  goOn()
  await read
  expect(await answer.evaluate((radio) => radio === document.activeElement)).toBe(true)
})

test('what is to be paid is not passed over where the order cannot be read', async () => {
  const page = await comeIn('vip@demo.example')
  await page.route('**/api/order/current', fails)
  await page.goto('/registration/survey')
  await button(page, 'Skip for now').click()
  await page.waitForURL('**/registration/checkout')
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).waitFor()
})

test('a saved address that could not be read is shown before it is taken away', async () => {
  const page = await comeIn('vip@demo.example')
  const token = (await page.context().cookies()).find(({ name }) => name === 'foyer_auth')?.value
  const headers = { authorization: `Bearer ${token}` }
  const countries = (await (await page.request.get('/api/country')).json()) as { id: number }[]
  const address = { addressLine1: 'Lagerstraße 3', zip: '20357', city: 'Hamburg', countryId: countries[0]?.id }
  const type = 'shippingAddress'
  const made = await page.request.post('/api/address/', { headers, data: { type, address } })
  expect(made.status()).toBe(201)
  await page.route(`**/api/address/?type=${type}`, fails)
  await page.goto('/profile')
  const section = page.getByRole('region', { name: 'Shipping address' })
  await section.getByText('Your saved address could not be loaded.').waitFor()
  await comesBack(page, `**/api/address/?type=${type}`)
  await section.getByRole('button', { name: 'Save' }).click()
  await section.getByText('You have a saved address, shown here now.').first().waitFor()
  await expect
    .poll(() => section.getByRole('textbox', { name: 'Street and number' }).inputValue())
    .toBe('Lagerstraße 3')
  const isThere = async () =>
    (await (await page.request.get(`/api/address/?type=${type}`, { headers })).json()) !== null
  expect(await isThere()).toBe(true)
  await section.getByRole('checkbox').check()
  // Both addresses are read again, and the other one may come later.
  const { promise: isSeen, resolve: goOn } = Promise.withResolvers<void>()
  await page.route('**/api/address/?type=billingAddress', async (route) => {
    await isSeen
    await route.continue()
  })
  // Who unticks it while it is on its way has unticked it, whatever the server tells of the way it was sent.
  const { promise: isUnticked, resolve: untick } = Promise.withResolvers<void>()
  await page.route('**/api/address/*', async (route) => {
    if (route.request().method() === 'DELETE') await isUnticked
    await route.fallback()
  })
  await section.getByRole('button', { name: 'Save' }).click()
  await section.getByRole('checkbox').uncheck()
  untick()
  await expect.poll(() => section.getByRole('textbox', { name: 'Street and number' }).inputValue()).toBe('')
  await section.getByRole('checkbox').check()
  goOn()
  await section.getByText(/^Saved /).waitFor()
  expect(await isThere()).toBe(false)
})

test('a language that cannot be loaded is said to be missing, and nothing is kept of the choice', async () => {
  const page = await comeIn('vip@demo.example')
  await page.goto('/')
  await heading(page, /^Hello /).waitFor()
  const token = (await page.context().cookies()).find(({ name }) => name === 'foyer_auth')?.value
  const isKept = async () => {
    const answer = await page.request.get('/api/user/', { headers: { authorization: `Bearer ${token}` } })
    const here = (await page.context().cookies()).find(({ name }) => name === 'locale')
    return [((await answer.json()) as { locale: string }).locale, here]
  }
  const before = await isKept()
  await page.route('**/assets/words-fr-*', (route) => route.fulfill({ status: 404 }))
  const why = 'This could not be loaded. Load the page again.'
  await button(page, /open the menu/).click()
  await page.getByRole('dialog').getByRole('combobox').selectOption('fr')
  await page.locator('section[aria-live]').getByText(why).waitFor()
  await expect.poll(() => page.getByRole('dialog').getByRole('combobox').inputValue()).toBe('en')
  await page.keyboard.press('Escape')
  await page.goto('/profile')
  await page.getByRole('region', { name: 'Language' }).getByText('Français').click()
  await page.getByRole('region', { name: 'Language' }).getByText(why).waitFor()
  const english = page.getByRole('region', { name: 'Language' }).getByRole('radio', { name: 'English' })
  await expect.poll(() => english.isChecked()).toBe(true)
  expect(await isKept()).toEqual(before)
})
