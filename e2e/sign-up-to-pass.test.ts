import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeWindows, expectAccessible, openBrowser } from './browser.ts'
import { type DemoServer, startFirstDemo } from './demo-server.ts'
import { placesOf } from './edges.ts'
import { confirmBy, confirmLink, PATIENCE_MS, tellsOfFault } from './visitor.ts'

let demo: DemoServer
let browser: Browser
const shots = process.env['FOYER_SCREENSHOTS']

beforeAll(async () => {
  demo = await startFirstDemo()
  browser = await openBrowser()
})
afterAll(async () => {
  await closeWindows()
  await demo?.stop()
})

const views = [
  { name: 'phone, light', width: 390, height: 844, colorScheme: 'light' as const, isSkipping: false },
  {
    name: 'desktop, dark, skipping the survey',
    width: 1280,
    height: 900,
    colorScheme: 'dark' as const,
    isSkipping: true,
  },
]

test.each(views)(
  'a stranger signs up, pays, confirms, signs in and holds the pass ($name)',
  async ({ width, height, colorScheme, isSkipping }) => {
    const context = await browser.newContext({
      viewport: { width, height },
      colorScheme,
      locale: 'en-GB',
      baseURL: demo.url,
      acceptDownloads: true,
    })
    context.setDefaultTimeout(PATIENCE_MS)
    const page = await context.newPage()
    const errors: string[] = []
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    page.on('pageerror', (error) => errors.push(error.message))
    page.on('console', (entry) => tellsOfFault(entry) && errors.push(entry.text()))
    const look = async (name: string) => {
      await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null)
      await page.evaluate(() => scrollTo(0, 0))
      if (shots !== undefined)
        await page.screenshot({ path: `${shots}/${name}-${width}-${colorScheme}.png`, fullPage: true })
      await expectAccessible(page)
    }
    const next = (name: RegExp | string) => page.getByRole('button', { name }).locator('visible=true').first()
    const email = `mira-${width}@guests.example`

    await page.goto(`${demo.url}/sign-up`)
    await page.getByRole('radio', { name: /We sell hardware/ }).check()
    await look('1-what-you-do')
    await next('Continue').click()

    await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
    await page.getByRole('radio', { name: /^VIP/ }).check()
    await look('2-pass')
    await next('Continue').click()

    await page.getByRole('textbox', { name: 'First name' }).fill('Mira')
    await page.getByRole('textbox', { name: 'Last name' }).fill('Okafor')
    await page.getByRole('textbox', { name: 'Company', exact: true }).fill('Okafor Handels GmbH')
    await page.getByRole('combobox', { name: 'Country' }).pressSequentially('Deutschl')
    await page.getByRole('option', { name: /Germany/ }).waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.getByRole('textbox', { name: 'Street and number' }).fill('Ringstraße 5')
    await page.getByRole('textbox', { name: 'Postcode' }).fill('50667')
    await page.getByRole('textbox', { name: 'City' }).fill('Köln')
    await page.getByLabel('Password', { exact: true }).fill('Correct-Horse-7-Battery')
    await look('3-details')
    await page.reload()
    await expect.poll(() => page.getByRole('textbox', { name: 'City' }).inputValue()).toBe('Köln')
    await page.getByLabel('Password', { exact: true }).fill('Correct-Horse-7-Battery')
    await next('Continue').click()

    await page.getByRole('heading', { name: 'Check and pay' }).waitFor()
    await page.getByRole('textbox', { name: 'Card number' }).fill('4000 0000 0000 0002')
    await page.getByRole('textbox', { name: 'Valid until' }).fill('12/30')
    await page.getByRole('textbox', { name: 'Security code' }).fill('123')
    await page.getByRole('checkbox').check()
    await look('4-payment')
    await next(/^Pay 1,499/).click()
    await page.getByRole('heading', { name: 'Oops. Payment was not successful.' }).waitFor()
    await look('5-payment-failed')
    await page.getByRole('link', { name: 'Back to the order' }).click()
    await page.getByRole('textbox', { name: 'Card number' }).fill('4242 4242 4242 4242')
    await page.getByRole('textbox', { name: 'Valid until' }).fill('12/30')
    await page.getByRole('textbox', { name: 'Security code' }).fill('123')
    await page.getByRole('checkbox').check()
    await next(/^Pay 1,499/).click()

    await page.waitForURL('**/sign-up/success')
    await page.getByRole('heading', { name: 'Paid, thank you' }).waitFor()
    const [title, intro] = await placesOf(page.locator('main header h1'), page.locator('main header h1 + p'))
    expect(intro.y - (title.y + title.height)).toBeGreaterThanOrEqual(8)
    // Two of its steps are still open: the way between them is not drawn through.
    const ways = page.locator('ol > li:not(:last-child)', { hasText: /^(?:Paid|E-mail confirmed)/ })
    await ways.nth(1).waitFor()
    expect(
      await ways.evaluateAll((all) =>
        all.map((step) => getComputedStyle(step, '::after').backgroundImage.split('(')[0]),
      ),
    ).toEqual(['repeating-linear-gradient', 'repeating-linear-gradient'])
    await look('6-success')
    await confirmBy(page, await confirmLink(page, email))
    await page.getByRole('heading', { name: 'Your pass is approved' }).waitFor()
    await look('7-confirmed')

    await page.getByRole('link', { name: 'Sign in' }).locator('visible=true').first().click()
    await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
    await page.getByLabel('Password', { exact: true }).fill('Correct-Horse-7-Battery')
    await look('8-sign-in')
    await next('Sign in').click()

    // The survey comes between a person and the first page, until it is answered or skipped.
    await page.waitForURL('**/survey')
    await next('Send answers').click()
    const problems = page.getByRole('alert').filter({ hasText: 'There is a problem' })
    await problems.and(page.locator(':focus')).waitFor()
    expect(await problems.getByRole('link', { name: 'This question is required.' }).count()).toBe(4)
    await look('9-survey')
    const question = (name: string) => page.getByRole('group', { name })
    await question('How many people work in your company?').getByRole('radio', { name: '10 to 49' }).check()
    await question('Is this your first time at the event?').getByRole('radio', { name: 'Yes' }).check()
    const subjects = question('Which subjects interest you most?')
    for (const name of ['Backup and recovery', 'Security services', 'Remote monitoring'])
      await subjects.getByRole('checkbox', { name }).check()
    await subjects.getByRole('checkbox', { name: 'Finding and training people' }).click()
    await subjects.getByText('Please select no more than 3 options.').waitFor()
    if (isSkipping) {
      // What was chosen is kept, and the survey asks again another time.
      await page.getByText(/^Saved \d/).waitFor()
      await next('Skip for now').click()
    } else {
      await question('How likely are you').getByRole('radio', { name: '9', exact: true }).press('Space')
      await look('10-survey-filled')
      await next('Send answers').click()
    }
    await page.getByRole('heading', { name: /Hello Mira/ }).waitFor()
    await page.goto(`${demo.url}/survey`)
    if (isSkipping) {
      await page.getByText('3 of 7 answered').waitFor()
      await page.goto(`${demo.url}/`)
    }
    await page.getByRole('heading', { name: /Hello Mira/ }).waitFor()
    await look('11-home')

    await page.getByRole('link', { name: 'Pass', exact: true }).locator('visible=true').first().click()
    await page
      .getByRole('img', { name: /QR code/ })
      .first()
      .waitFor()
    await look('12-pass')

    await page.goto(`${demo.url}/invoices`)
    await page
      .getByText(/MS25-R-\d{5}/)
      .first()
      .waitFor()
    await look('13-invoices')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /PDF/ }).first().click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^MS25-R-\d{5}\.pdf$/)

    await page.goto(`${demo.url}/profile`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await look('14-profile')
    await page.goto(`${demo.url}/nowhere`)
    await page.getByRole('heading', { name: 'Page Not Found' }).waitFor()
    await look('15-not-found')
    expect(errors).toEqual([])
    // A page that asks again and again would show here: the whole journey is a few hundred requests.
    expect(asked.length).toBeLessThan(600)
    await context.close()
  },
)
