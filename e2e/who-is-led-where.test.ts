import { expect, test } from 'vitest'
import { useDemo } from './use-demo.ts'
import {
  button,
  choosePass,
  confirmBy,
  confirmLink,
  heading,
  look,
  mailedLink,
  newVisitor,
  password,
  sayWhatTheyDo,
  signIn,
  signUpElsewhere,
  someEmail,
  typeDetails,
  typePassword,
} from './visitor.ts'

const demoPassword = 'Foyer-demo-2025!'
const wrongVatId = 'Invalid VAT ID (Please fill in only if located in Europe)'

const demo = useDemo()

/** The survey is left for later: it would stand before every page. */
async function newPerson() {
  const visitor = await newVisitor(demo.browser, demo.url)
  await visitor.context.addCookies([{ name: 'foyer_survey', value: 'skip', url: demo.url }])
  return visitor
}

const unknownPages = [
  '/nowhere',
  '/pass/foo',
  '/sign-in/foo',
  '/accommodation/abc',
  '/agenda/abc',
  '/news/4242',
  '/speakers/Nobody',
  '/sign-up/confirm/nonsense',
  // What the pages are made of is none, and what cannot be decoded is none either.
  '/index.html',
  '/%E0%A4%A',
]

test('an unknown page says so, with the status 404, to whoever asks', async () => {
  const { page } = await newPerson()
  for (const path of unknownPages) {
    const answer = await page.goto(path)
    expect([path, answer?.status()]).toEqual([path, 404])
    await heading(page, 'Page Not Found').waitFor()
    expect(new URL(page.url()).pathname).toBe(path)
    await page.getByRole('link', { name: 'Return to login' }).waitFor()
  }
  await look(page, 'unknown-page-signed-out')

  expect((await page.goto('/old-registration'))?.status()).toBe(404)
  await heading(page, 'Sign in').waitFor()

  await signIn(page, 'attendee@demo.example', demoPassword)
  await page.getByRole('link', { name: 'Accommodation' }).first().waitFor()
  for (const path of [...unknownPages, '/old-registration']) {
    await page.goto(path)
    await heading(page, 'Page Not Found').waitFor()
    expect(new URL(page.url()).pathname).toBe(path)
    await page.getByRole('link', { name: 'Back to the Dashboard' }).waitFor()
    expect(await page.locator('[data-tabs] [aria-current]').count(), `tabs that ${path} belongs to`).toBe(0)
  }
  await page.goto('/pass/upgrade')
  await heading(page, /upgrade/i).waitFor()
})

test('who is signed in may follow the links of their mails', async () => {
  const { page, errors } = await newPerson()
  await page.request.post('/api/user/forgot-password', { data: { email: 'vip@demo.example' } })
  const link = await mailedLink(page, 'vip@demo.example', /https?:\S+\/sign-in\/changepassword\/\S+/)
  const other = someEmail('joins')
  await signUpElsewhere(page, other, { voucherCode: 'DEMO-STANDARD' })

  await signIn(page, 'vip@demo.example', demoPassword)
  await page.getByRole('link', { name: 'Accommodation' }).first().waitFor()
  for (const path of ['/sign-in', '/sign-up']) {
    await page.goto(path)
    await page.waitForURL((url) => url.pathname !== path)
  }

  await confirmBy(page, await confirmLink(page, other))
  await heading(page, 'Your pass is approved').waitFor()
  await page.getByRole('link', { name: 'Back to the Dashboard' }).waitFor()

  await page.goto(link)
  await heading(page, 'New password').waitFor()
  await page.getByLabel('New password', { exact: true }).fill(password)
  await button(page, 'Set the password').click()
  await page.getByText('You were signed out everywhere.').waitFor()
  await page.getByRole('link', { name: 'Sign in' }).click()
  await signIn(page, 'vip@demo.example', password)
  await page.getByRole('link', { name: 'Accommodation' }).first().waitFor()
  expect(errors).toEqual([])
})

test('a vendor without a pass is led to it from every page but those of the registration', async () => {
  const { page } = await newPerson()
  await signIn(page, 'vendor@demo.example', demoPassword)
  await page.waitForURL('**/pass')
  for (const path of [
    '/',
    '/pass/upgrade',
    '/accommodation',
    '/accommodation/28',
    '/survey',
    '/visa-invitation-letter',
  ]) {
    await page.goto(path)
    await page.waitForURL((url) => url.pathname === '/pass')
  }
  for (const path of ['/registration', '/profile', '/invoices']) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(new URL(page.url()).pathname).toBe(path)
  }
  // Where it is bought nothing stands beside it.
  await page.goto('/registration')
  await heading(page, 'Choose your pass').waitFor()
  expect(await page.locator('aside > .wrap, [data-tabs]').count()).toBe(0)
})

test('a VAT ID that cannot be right goes no further, wherever it is typed', async () => {
  const { page } = await newPerson()
  await sayWhatTheyDo(page)
  await choosePass(page, someEmail('vat'))
  await typeDetails(page)
  await typePassword(page)
  const field = page.getByRole('textbox', { name: 'VAT ID' })
  for (const text of ['DE12', 'garbage', `DE${'1'.repeat(30)}`, `DE${'1'.repeat(45)}`, 'DE136695970']) {
    await field.fill(text)
    await button(page, 'Continue').click()
    await page.getByRole('link', { name: wrongVatId }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/sign-up/details')
  }
  await look(page, 'vat-id-invalid')
  await field.fill('de 136 695 976')
  await page.getByText('Valid', { exact: true }).waitFor()
  await page.route('**/api/validation/vat-id', (route) => route.abort())
  await field.fill('ATU13585627')
  await page.getByText('We could not check now; VAT is charged and corrected later.').waitFor()
  await button(page, 'Continue').click()
  await heading(page, 'Check and pay').waitFor()

  await signIn(page, 'attendee@demo.example', demoPassword)
  await page.getByRole('link', { name: 'Accommodation' }).first().waitFor()
  await page.unroute('**/api/validation/vat-id')
  for (const [path, go] of [
    ['/profile', 'Save Company'],
    ['/registration/account', 'Continue'],
  ] as const) {
    await page.goto(path)
    await field.fill('DE12')
    await button(page, go).click()
    await page.getByRole('link', { name: wrongVatId }).waitFor()
    expect(new URL(page.url()).pathname).toBe(path)
  }
})
