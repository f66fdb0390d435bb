import type { Locator } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { pageOf, placeOf, placesOf, toTheNext, words } from './edges.ts'
import { openAs, settled, signedInAs } from './pages.ts'
import { useDemo } from './use-demo.ts'
import {
  button,
  cards,
  choosePass,
  heading,
  newVisitor,
  payWith,
  sayWhatTheyDo,
  signUpUntilPayment,
  someEmail,
} from './visitor.ts'

const phone = { width: 390, height: 844 }
const desk = { width: 1280, height: 900 }
const demo = useDemo()

test('a way that is only words begins and ends where the words around it do', async () => {
  const page = await pageOf(await signedInAs(demo.browser, demo.url, 'vip@demo.example', { viewport: phone }))
  await page.goto('/survey')
  await settled(page)
  const questions = await page.locator('fieldset').first().boundingBox()
  const skip = await words(page.getByRole('button', { name: 'Skip for now' }).first())
  expect(skip.right).toBeCloseTo((questions?.x ?? 0) + (questions?.width ?? 0), -1)
  // A rule parts a heading from its number: where there is none, both begin where the page does.
  const title = page.getByRole('heading', { level: 1 })
  expect((await words(title)).left).toBeCloseTo(questions?.x ?? 0, -1)
  // Until when a stay can be cancelled for nothing comes first, and the ways to change it begin where it does.
  await page.goto('/accommodation')
  const until = await words(page.getByText(/^Free cancellation until /).first())
  const change = await words(page.getByRole('button', { name: /^Change the stay/ }).first())
  expect(change.left).toBeCloseTo(until.left, -1)
  expect(change.top).toBeGreaterThan(until.top)

  const guest = await newVisitor(demo.browser, demo.url)
  onTestFinished(() => guest.context.close())
  await sayWhatTheyDo(guest.page)
  await guest.page.getByRole('textbox', { name: 'E-mail' }).fill(someEmail())
  await guest.page.getByText('Have a voucher?').click()
  await guest.page.getByRole('textbox', { name: 'Voucher code' }).fill('DEMO-STANDARD')
  await button(guest.page, 'Apply').click()
  const instead = await words(guest.page.getByRole('button', { name: 'Choose a paid pass instead' }))
  expect(instead.left).toBeCloseTo((await words(guest.page.getByText(/^Your voucher gives you/))).left, -1)
})

test('what is wrong with a narrow field is read in whole words, in German too', async () => {
  const { page, context } = await newVisitor(demo.browser, demo.url, { locale: 'de-DE' })
  onTestFinished(() => context.close())
  await page.goto('/sign-up')
  await page.getByRole('radio').first().check()
  await button(page, 'Weiter').click()
  await page.getByRole('textbox', { name: 'E-Mail' }).fill(someEmail())
  await page.getByRole('radio').first().check()
  await button(page, 'Weiter').click()
  await heading(page, 'Sie und Ihr Unternehmen').waitFor()
  await button(page, 'Weiter').click()
  await page.getByText('Geben Sie die Postleitzahl ein').last().waitFor()
  const cut = await page
    .locator('form .error')
    .evaluateAll((errors) => errors.filter((e) => e.scrollWidth > e.clientWidth).map((e) => e.textContent))
  expect(cut).toEqual([])
  const tall = await page
    .locator('.fields .error')
    .evaluateAll((errors) => errors.map((e) => e.getBoundingClientRect().height / 20).filter((lines) => lines > 3.5))
  expect(tall.length).toBeLessThanOrEqual(1)
})

test('the button that copies the request stands beside its number on a phone', async () => {
  const { page, context } = await newVisitor(demo.browser, demo.url)
  onTestFinished(() => context.close())
  await signUpUntilPayment(page, someEmail(), /^Standard/)
  await payWith(page, cards.declined)
  await heading(page, 'Oops. Payment was not successful.').waitFor()
  // Both are looked at in one moment: what comes above them later moves them together.
  const apart = await page.getByRole('button', { name: 'Copy the request id' }).evaluate((button) => {
    const middle = (element: Element | null | undefined) => {
      const box = element?.getBoundingClientRect()
      return box === undefined ? Number.NaN : box.top + box.height / 2
    }
    return Math.abs(middle(button) - middle(button.parentElement?.querySelector('.code')))
  })
  expect(apart).toBeLessThan(4)

  // Until when the place is held belongs to the heading above it, and its clock to its first line.
  await page.getByRole('link', { name: 'Back to the order' }).click()
  const held = page.getByText(/^Held for you until/)
  await held.waitFor()
  const [title, below] = await placesOf(page.getByRole('heading', { level: 1 }).locator('xpath=..'), held)
  expect(below.y - (title.y + title.height)).toBeLessThan(20)
  const [clock, beside] = await placesOf(held.locator('xpath=../*[name()="svg"]'), held)
  expect(Math.abs(clock.y + clock.height / 2 - beside.y - 11)).toBeLessThan(4)
})

test('a page that has little to say fills the first screen: its footer begins below', async () => {
  const page = await pageOf(await signedInAs(demo.browser, demo.url, 'attendee@demo.example', { viewport: desk }))
  for (const path of ['/invoices', '/payment-return', '/nowhere', '/sign-up/confirm/nonsense']) {
    await page.goto(path)
    await settled(page)
    expect((await placeOf(page.locator('footer'))).y, path).toBeGreaterThanOrEqual(desk.height)
  }
  await page.goto('/nowhere')
  const numeral = await placeOf(page.locator('main').getByText('404', { exact: true }).first())
  expect(Math.abs(numeral.y + numeral.height / 2 - desk.height / 2)).toBeLessThan(40)
})

test('at a desk nothing that stays in sight lies on anything else that does', async () => {
  const page = await pageOf(await signedInAs(demo.browser, demo.url, 'attendee@demo.example', { viewport: desk }))
  const asked: string[] = []
  page.on('request', (request) => /\/api\/(?!image)/.test(request.url()) && asked.push(request.url()))
  await page.goto('/accommodation/28')
  await settled(page)
  // Rooms come with their nights, and only those of the room in hand are read once more.
  expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(22)
  const booking = page.getByRole('complementary', { name: 'Your booking' })
  const [tabs, panel] = await placesOf(page.locator('[data-tabs]'), booking)
  expect(tabs.width * panel.width).toBeGreaterThan(0)
  expect(tabs.x + tabs.width).toBeLessThanOrEqual(panel.x)
  const dock = await page.locator('[data-tabs] > *').evaluateAll((all) =>
    all.map((tab) => {
      const range = document.createRange()
      range.selectNodeContents(tab.lastChild ?? tab)
      return range.getBoundingClientRect().top
    }),
  )
  expect(new Set(dock).size).toBe(1)
})

test('what stands beside a page has room for its words on every wide screen', async () => {
  const page = await pageOf(await signedInAs(demo.browser, demo.url, 'attendee@demo.example', { viewport: desk }))
  for (const [path, name] of [
    ['/accommodation/28', 'Your booking'],
    ['/train-ticket', 'Your ticket'],
  ] as const) {
    await page.goto(path)
    await settled(page)
    const panel = page.getByRole('complementary', { name }).locator('visible=true')
    for (const width of [992, 1100, 1139, 1140, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      expect((await placeOf(panel)).width, `${path} at ${width}`).toBeGreaterThan(300)
    }
  }
})

test('at a desk the headings of the two columns of the home stand on one line', async () => {
  const page = await pageOf(await signedInAs(demo.browser, demo.url, 'attendee@demo.example', { viewport: desk }))
  await page.goto('/')
  await settled(page)
  const week = await words(heading(page, /^Your week in/))
  const invoices = await words(heading(page, 'Invoices'))
  expect(invoices.left).toBeGreaterThan(week.left + 400)
  expect(invoices.top).toBe(week.top)
  // What has the focus is framed, and nothing of it is covered: not its own first and last sign either.
  const timer = page.getByRole('complementary', { name: 'Promotion' }).getByRole('timer')
  await timer.focus()
  const ring = await timer.evaluate((node) => Number.parseFloat(getComputedStyle(node).outlineOffset))
  const { height } = await placeOf(page.getByRole('link', { name: /^Registration partner/ }))
  expect({ isRingOutside: ring >= 0, isPartnerReached: height >= 24 }).toEqual({
    isRingOutside: true,
    isPartnerReached: true,
  })
})

test('what the question to sign in again says stands apart from its field', async () => {
  const page = await pageOf(await signedInAs(demo.browser, demo.url, 'vip@demo.example', { viewport: phone }))
  await page.goto('/profile')
  await settled(page)
  const ended = { code: 'requests/not-signed-in', status: 401, statusCode: 401, title: '', detail: '' }
  await page.route('**/api/user/**', (route) => route.fulfill({ status: 401, json: ended }))
  await page.getByRole('textbox', { name: 'First name' }).fill('Jona')
  await button(page, 'Save You').click()
  const dialog = page.getByRole('dialog', { name: 'Sign in again' })
  const [said, label] = await placesOf(dialog.getByText(/^Your session has ended/), dialog.locator('label'))
  expect(label.y - (said.y + said.height)).toBeGreaterThanOrEqual(12)
})

test('what each invoice came to stands at the right, however long its words are', async () => {
  const page = await pageOf(await signedInAs(demo.browser, demo.url, 'vip@demo.example', { viewport: desk }))
  await page.route('**/api/invoice', async (route) => {
    const list = (await (await route.fetch()).json()) as object[]
    const long = 'Hotel Adler, double room with breakfast, 4 nights, and a train ticket from Cologne to Berlin and back'
    const two = [...list, ...list]
      .slice(0, 2)
      .map((one, at) => ({ ...one, uuid: `${at}`, description: at ? long : 'VIP' }))
    await route.fulfill({ json: two })
  })
  await page.goto('/')
  await settled(page)
  const sums = page.getByRole('region', { name: 'Invoices' }).locator('li b')
  const rights = await Promise.all([0, 1].map(async (at) => (await words(sums.nth(at))).right))
  expect(rights[0]).toBe(rights[1])
  const tops = await sums.evaluateAll((all) =>
    all.map((sum) => sum.getBoundingClientRect().top - (sum.closest('li')?.getBoundingClientRect().top ?? 0)),
  )
  // The line above the first is a little thicker.
  expect(Math.abs((tops[0] ?? 0) - (tops[1] ?? 0))).toBeLessThan(2)
})

test('the countries open below their field at a click: seven of them, the visitor’s own first', async () => {
  const { page, context } = await newVisitor(demo.browser, demo.url)
  onTestFinished(() => context.close())
  await sayWhatTheyDo(page)
  await choosePass(page, someEmail())
  const field = page.getByRole('combobox', { name: 'Country' })
  await field.waitFor()
  // A list of problems that has none takes no room between the heading and the first field.
  const [title, fields] = await placesOf(page.locator('main header').first(), page.locator('main .fields').first())
  expect(fields.y - (title.y + title.height)).toBeLessThan(36)
  await field.click()
  const list = page.getByRole('listbox')
  await list.waitFor()
  await expect.poll(() => page.getByRole('option').first().textContent()).toMatch(/^United Kingdom/)
  const apart = async () => {
    const [above, below] = await placesOf(field, list)
    return below.y - (above.y + above.height)
  }
  await expect.poll(apart).toBeGreaterThanOrEqual(0)
  expect((await placeOf(list)).height).toBeLessThanOrEqual(7 * 44 + 10)
})

test('in the system’s own colours what only a fill has told has an edge, and the tab of the page stands out', async () => {
  const page = await pageOf(await signedInAs(demo.browser, demo.url, 'vip@demo.example', { viewport: phone }))
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/')
  await settled(page)
  const edge = (element: Locator) => element.evaluate((node) => getComputedStyle(node).borderTopWidth)
  expect(await edge(page.getByRole('button', { name: /open the menu/ }).locator('> :first-child'))).toBe('2px')
  expect(await edge(page.locator('section', { has: page.getByText('Next step') }).last())).toBe('2px')
  const fills = await page
    .locator('[data-tabs] a')
    .evaluateAll((all) => all.map((a) => getComputedStyle(a).backgroundColor))
  expect(fills.filter((fill) => fill === fills[0])).toHaveLength(1)

  // Patterns of gradients are gone by themselves: what they mean, and the nights that bear them, would look alike.
  await page.goto('/accommodation/28')
  const keys = page.getByText('3 or fewer left').locator('..').locator('> [data-k]')
  await keys.first().waitFor()
  const patterns = await keys.evaluateAll((all) =>
    all.map((key) => {
      const { backgroundColor, backgroundImage, borderTopWidth } = getComputedStyle(key, '::before')
      return `${backgroundColor} ${backgroundImage} ${borderTopWidth}`
    }),
  )
  expect(new Set(patterns).size, patterns.join('\n')).toBe(4)
})

test('what comes after a sign-up that is to be transferred stands under what was reached, at a desk too', async () => {
  const { page, context } = await newVisitor(demo.browser, demo.url, desk)
  onTestFinished(() => context.close())
  await signUpUntilPayment(page, someEmail(), /^Standard/)
  await page.getByLabel('Bank transfer').check()
  await page.getByRole('checkbox').check()
  await button(page, /^Order, and transfer/).click()
  const reached = heading(page, 'Your place is kept')
  await reached.waitFor()
  const next = heading(page, 'Transfer the amount')
  await next.waitFor()
  expect((await words(next)).left).toBeCloseTo((await words(reached)).left, -1)
  expect((await words(next)).top).toBeGreaterThan((await words(reached)).top)
  // Neither it nor the heading of what is still waited for touches what comes under it.
  await page.setViewportSize(phone)
  expect(await toTheNext(reached.locator('xpath=..'))).toBeGreaterThanOrEqual(24)
  await page.route('**/api/order/**', () => {})
  await page.reload()
  expect(await toTheNext(heading(page, 'Almost there'))).toBeGreaterThanOrEqual(12)
})

test('in the office a code stays on its piece of paper, and the ways out of a dialog are as high as each other', async () => {
  const organiser = { name: 'organiser', who: 'organiser@demo.example', isStaff: true as const, paths: [] }
  const page = await pageOf(await openAs(demo.browser, demo.url, organiser, desk))
  await page.goto('/organiser/vouchers')
  await page.getByRole('link', { name: 'DEMO-STANDARD' }).click()
  await page.getByRole('link', { name: 'Print' }).click()
  const paper = page.getByRole('listitem').filter({ has: page.getByRole('img', { name: 'QR code of DEMO-STANDARD' }) })
  const { x, width } = await placeOf(paper)
  expect((await words(paper.locator('b'))).right).toBeLessThan(x + width)

  await page.goto('/organiser/people')
  await page.getByRole('link', { name: 'Jonas Beaumont' }).click()
  await page.getByRole('button', { name: 'Correct', exact: true }).click()
  const dialog = page.getByRole('dialog')
  const [save, cancel] = await placesOf(
    dialog.getByRole('button', { name: 'Save the correction' }),
    dialog.getByRole('button', { name: 'Cancel' }),
  )
  expect(save.height).toBeGreaterThan(0)
  expect(cancel.height).toBeCloseTo(save.height, 0)
})
