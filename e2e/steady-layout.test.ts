import type { Locator, Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { findNewestOrder } from './before-walks.ts'
import { placesOf } from './edges.ts'
import { german } from './german.ts'
import { openAs, openTogether, settled, signedInAs } from './pages.ts'
import { atWork, doors, inside, pagesOf } from './routes.ts'
import { answerLate, movesOn, noteShifts } from './shifts.ts'
import { useDemo } from './use-demo.ts'
import { button, choosePass, newVisitor, sayWhatTheyDo, someEmail } from './visitor.ts'

const demo = useDemo()

const phone = { width: 390, height: 844 }
const desk = { width: 1280, height: 900 }

// At a desk all but the doors, which come drawn by the server, are looked at as the browser makes them (`every-page.test.ts`),
// and the office on a phone under a finger (`office-on-a-phone.test.ts`).
const onPhone = [doors, ...inside, ...atWork.filter(({ name }) => name !== 'at work')]
// On a tablet an order has one column, and is as long as the screen.
const anOrder = {
  name: 'at an order',
  who: 'owner@demo.example',
  isStaff: true,
  paths: [],
  find: findNewestOrder,
} as const
test.for([
  { ...doors, screen: desk },
  { ...anOrder, screen: { width: 820, height: 1180 } },
  ...onPhone.map((walk) => ({ ...walk, screen: phone })),
])('$name, nothing moves while pages come at $screen.width pixels', async ({ screen, ...walk }) => {
  const context = await openAs(demo.browser, demo.url, walk, screen)
  onTestFinished(() => context.close())
  const paths = await pagesOf(walk, context)
  await answerLate(context)
  const moved = await openTogether(paths, async (path) => {
    const page = await context.newPage()
    await noteShifts(page)
    await page.goto(path)
    await settled(page)
    // What is measured is the step that was asked for, not one that it led to.
    if (path.startsWith('/registration/')) expect(new URL(page.url()).pathname).toBe(path)
    const moves = await movesOn(page, path)
    await page.close()
    return moves
  })
  expect(moved.join('\n')).toBe('')
})

test.for(['/sign-in', '/gate/sign-in?reason=attendee'])(
  'the font that comes after all else moves nothing at %s',
  async (path) => {
    const context = await demo.browser.newContext({ baseURL: demo.url, viewport: phone })
    onTestFinished(() => context.close())
    const page = await context.newPage()
    let bring = () => {}
    const drawn = new Promise<void>((resolve) => {
      bring = resolve
    })
    await page.route(/\.woff2$/, (route) => drawn.then(() => route.continue()))
    await noteShifts(page)
    await page.goto(path, { waitUntil: 'commit' })
    const plate = page.getByRole('complementary')
    await page.getByRole('button', { name: 'Sign in' }).waitFor()
    const before = await plate.boundingBox()
    const brought = page.waitForResponse(/\.woff2$/)
    bring()
    await brought
    await settled(page)
    expect((await movesOn(page, path)).join('\n')).toBe('')
    expect(await plate.boundingBox()).toEqual(before)
  },
)

/** How far below a field something stands. What is wrong with the field is said above it, and moves both. */
async function distance(field: Locator, other: Locator): Promise<number> {
  const [above, below] = await placesOf(field, other)
  return Math.round(below.y - above.y)
}

const enlarge = (page: Page, percent: number) =>
  page.evaluate((size) => document.documentElement.style.setProperty('font-size', `${size}%`), percent)

/** From the one that is refused in the most words to the one of which nothing but good is said. */
const passwords = ['', 'a', 'Sommer2025!', 'Tulpe-7-Kran', 'Correct-Horse-7-Battery']

test.for([
  { locale: 'en-GB', label: /^New password/, strength: /^Strength/, submit: /^Set the password/ },
  {
    locale: 'de-DE',
    label: german('New password'),
    strength: german('Strength:'),
    submit: german('Set the password'),
  },
])('in $locale, what is said of a new password moves nothing below it, in large text neither', async (words) => {
  const { page, context } = await newVisitor(demo.browser, demo.url, { ...phone, locale: words.locale })
  onTestFinished(() => context.close())
  await page.route('**/change-password/*/check', (route) => route.fulfill({ status: 204 }))
  await page.goto('/sign-in/changepassword/abcde')
  await settled(page)
  const field = page.getByRole('textbox', { name: words.label })
  const submit = page.getByRole('button', { name: words.submit })
  for (const percent of [100, 200]) {
    await enlarge(page, percent)
    const places: number[] = []
    for (const text of passwords) {
      await field.fill(text)
      if (text !== '') await page.getByText(words.strength).waitFor()
      places.push(await distance(field, submit))
    }
    expect(new Set(places).size, `at ${percent} %: ${places}`).toBe(1)
  }
  // The strength is said of the whole, and stands apart from the rules above it.
  const apart = await field.evaluate((input) => {
    const rules = input.closest('[data-field]')?.querySelector('ul')
    const verdict = rules?.nextElementSibling
    return (verdict?.getBoundingClientRect().top ?? 0) - (rules?.getBoundingClientRect().bottom ?? 0)
  })
  expect(apart).toBeGreaterThanOrEqual(6)
})

test('what the check says of a VAT ID moves nothing below it, in large text neither', async () => {
  const { page, context } = await newVisitor(demo.browser, demo.url, phone)
  onTestFinished(() => context.close())
  await sayWhatTheyDo(page)
  await choosePass(page, someEmail('steady'))
  const field = page.getByRole('textbox', { name: 'VAT ID' })
  const country = page.getByRole('combobox', { name: 'Country' })
  for (const percent of [100, 200]) {
    await enlarge(page, percent)
    await field.fill('')
    const places = [await distance(field, country)]
    await page.route('**/api/validation/vat-id', (route) => route.fulfill({ json: { valid: true, reason: null } }))
    await field.fill(`DE13669597${percent / 100}`)
    await page.getByText('Valid', { exact: true }).waitFor()
    places.push(await distance(field, country))
    await page.route('**/api/validation/vat-id', (route) => route.abort())
    await field.fill(`ATU1358562${percent / 100}`)
    await page.getByText('We could not check now; VAT is charged and corrected later.').waitFor()
    places.push(await distance(field, country))
    expect(new Set(places).size, `at ${percent} %: ${places}`).toBe(1)
  }
})

/** Where the bar lies that marks each day of the event. */
const barsOf = (dialog: Locator) =>
  dialog.locator('[data-event]').evaluateAll((days) =>
    days.map((day) => {
      const { bottom, height, insetInlineStart } = getComputedStyle(day, '::after')
      const inside = day.getBoundingClientRect().top + day.clientTop + day.clientHeight
      return `${inside - Number.parseFloat(bottom)} ${height} ${insetInlineStart}`
    }),
  )

test('the calendar in which a stay is changed stands still while days are picked, and so does the bar of the event', async () => {
  const context = await signedInAs(demo.browser, demo.url, 'vip@demo.example', { viewport: phone })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  await page.goto('/accommodation')
  await settled(page)
  await button(page, 'Change the stay').click()
  const dialog = page.getByRole('dialog')
  const day = dialog.getByRole('button', { name: /, 23 October/ })
  await day.waitFor()
  // All that stands in it is there.
  await dialog.getByRole('combobox', { name: 'Room' }).waitFor()
  const before = await day.boundingBox()
  await day.click()
  await dialog.getByText('Now the other day').waitFor()
  expect((await day.boundingBox())?.y).toBe(before?.y)
  expect(new Set(await barsOf(dialog)).size).toBe(1)
  await dialog.getByRole('button', { name: /, 25 October/ }).click()
  await dialog
    .getByText(/^(To pay|Goes back to you|Nothing to pay)$/)
    .first()
    .waitFor()
  expect((await day.boundingBox())?.y).toBe(before?.y)
  // Chosen ones, one in the middle of them, and one that is free.
  expect(new Set(await barsOf(dialog)).size).toBe(1)
  await dialog.getByRole('button', { name: /, 23 October/ }).click()
  await dialog.getByRole('button', { name: /, 24 October/ }).click()
  expect(new Set(await barsOf(dialog)).size).toBe(1)
  await page.waitForFunction(() => document.querySelector('dialog [aria-busy=true]') === null)

  // On a desk the ways out stand side by side, and as high as each other where one of them needs two lines.
  const ways = dialog.locator('[data-calendar] + .row button')
  const places = () => placesOf(ways.first(), ways.last())
  const [change, keep] = await places()
  expect([keep.width, keep.height]).toEqual([change.width, change.height])
  expect(change.width).toBeGreaterThan(300)
  await page.setViewportSize(desk)
  await ways.first().evaluate((button) => {
    // Beside what the page put there, which it may change meanwhile.
    button.append(', and 1,242.00 € more, which is more than stands on one line')
  })
  const [wide, beside] = await places()
  expect(wide.height).toBeGreaterThan(60)
  expect([beside.y, beside.width, beside.height]).toEqual([wide.y, wide.width, wide.height])
})
