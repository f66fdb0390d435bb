import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { attendee } from '../web/build/apps.ts'
import { readManifest } from '../web/build/manifests.ts'
import { expectGerman } from './german.ts'
import { arrowTo, expectHeading, focusedName, tabAndPress, tabAndType, tabTo } from './keyboard.ts'
import { settled, signedInAs } from './pages.ts'
import { demoSecret } from './stays.ts'
import { useDemo } from './use-demo.ts'
import {
  button,
  cards,
  choosePass,
  confirmLink,
  heading,
  look,
  newVisitor,
  password,
  sayWhatTheyDo,
  someEmail,
  typeDetails,
  typePassword,
} from './visitor.ts'

const demo = useDemo()

test('the whole way to the pass needs no mouse', async () => {
  const { page, context, errors } = await newVisitor(demo.browser, demo.url, { width: 1280, height: 900 })
  const email = someEmail('keys')
  await page.goto('/sign-up')
  await page.getByRole('radio').first().waitFor()
  await tabTo(page, /^We run IT/)
  await arrowTo(page, /^We sell hardware/)
  await page.keyboard.press('Space')
  await tabAndPress(page, /^Continue/)

  await expectHeading(page, /^Choose your pass$/)
  await page.getByRole('radio', { name: /^VIP/ }).waitFor()
  await tabAndType(page, /^E-mail/, email)
  await tabTo(page, /^Standard/)
  await page.keyboard.press('Space')
  await arrowTo(page, /^VIP/)
  await tabAndPress(page, /^Continue/)

  await expectHeading(page, /^You and your company$/)
  await page.getByRole('combobox', { name: 'Country' }).waitFor()
  await tabAndType(page, /^First name/, 'Mira')
  await tabAndType(page, /^Last name/, 'Okafor')
  await tabAndType(page, /^Company/, 'Okafor Handels GmbH')
  await tabAndType(page, /^Country/, 'Deutschl')
  await page.getByRole('option', { name: /Germany/ }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await tabAndType(page, /^Street and number/, 'Ringstraße 5')
  await tabAndType(page, /^Postcode/, '50667')
  await tabAndType(page, /^City/, 'Köln')
  await tabAndType(page, /^Password/, password)
  await tabAndPress(page, /^Continue/)

  await expectHeading(page, /^Check and pay$/)
  await tabAndType(page, /^Card number/, cards.pays)
  await tabAndType(page, /^Valid until/, '1230')
  await tabAndType(page, /^Security code/, '123')
  await tabAndPress(page, /^I accept/, 'Space')
  await tabAndPress(page, /^Pay 1,499/)

  await page.waitForURL('**/sign-up/success')
  await page.goto(await confirmLink(page, email))
  await page.getByRole('button', { name: /^Yes, confirm it/ }).waitFor()
  await tabAndPress(page, /^Yes, confirm it/)
  await heading(page, 'Your pass is approved').waitFor()
  // The header has one too: either leads there.
  await tabAndPress(page, /^Sign in$/)
  await expectHeading(page, /^Sign in$/)
  await tabAndType(page, /^E-mail/, email)
  await tabAndType(page, /^Password/, password)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/survey')
  await button(page, 'Skip for now').waitFor()
  await tabAndPress(page, /^Skip for now/)
  await heading(page, /^Hello Mira/).waitFor()
  await tabAndPress(page, /^Pass$/)
  await page
    .getByRole('img', { name: /QR code/ })
    .first()
    .waitFor()
  expect(errors).toEqual([])
  await context.close()
})

test('the sign-up speaks German to whoever’s browser does, with amounts as everywhere', async () => {
  const { page, context, errors } = await newVisitor(demo.browser, demo.url, { locale: 'de-DE' })
  const email = someEmail('deutsch')
  await page.goto('/sign-in')
  await heading(page, 'Anmelden').waitFor()
  await expectGerman(page, 'de-sign-in')
  await page.goto('/sign-up')
  await heading(page, 'Was machen Sie?').waitFor()
  await expectGerman(page, 'de-what-you-do')
  await page.getByRole('radio', { name: /^Wir verkaufen Hardware/ }).check()
  await button(page, 'Weiter').click()

  await page.getByRole('textbox', { name: 'E-Mail' }).fill(email)
  await page.getByText('1,499.00 €').first().waitFor()
  await page.getByRole('radio', { name: /^VIP/ }).check()
  // Said by the style sheet.
  const step = page.locator('nav ol [aria-current] > *')
  expect(await step.evaluate((element) => getComputedStyle(element, '::before').content)).toContain('Schritt')
  await expectGerman(page, 'de-pass')
  await button(page, 'Weiter').click()

  await page.getByRole('textbox', { name: 'Vorname' }).fill('Mira')
  await page.getByRole('textbox', { name: 'Nachname' }).fill('Okafor')
  await page.getByRole('textbox', { name: 'Firma', exact: true }).fill('Okafor Handels GmbH')
  await page.getByRole('combobox', { name: 'Land' }).pressSequentially('Deutschl')
  await page.getByRole('option', { name: /Deutschland/ }).click()
  await page.getByRole('textbox', { name: 'Straße und Hausnummer' }).fill('Ringstraße 5')
  await page.getByRole('textbox', { name: 'Postleitzahl' }).fill('50667')
  await page.getByRole('textbox', { name: 'Ort', exact: true }).fill('Köln')
  await page.getByLabel('Passwort', { exact: true }).fill(password)
  await expectGerman(page, 'de-details')
  await button(page, 'Weiter').click()

  await heading(page, 'Prüfen und bezahlen').waitFor()
  await expectGerman(page, 'de-payment')
  await page.getByRole('textbox', { name: 'Kartennummer' }).fill(cards.asksBank)
  await page.getByRole('textbox', { name: 'Gültig bis' }).fill('12/30')
  await page.getByRole('textbox', { name: 'Prüfnummer' }).fill('123')
  await page.getByRole('checkbox').check()
  await button(page, /^1,499\.00 € bezahlen$/).click()
  await button(page, 'Zahlung bestätigen').click()
  await heading(page, 'Bezahlt, vielen Dank').waitFor()
  await expectGerman(page, 'de-success')
  await page.goto(await confirmLink(page, email))
  await heading(page, 'Sind Sie das?').waitFor()
  await expectGerman(page, 'de-confirm')
  await button(page, 'Ja, bestätigen').click()
  await heading(page, 'Ihr Ticket ist freigegeben').waitFor()
  await expectGerman(page, 'de-confirmed')
  expect(errors).toEqual([])
  await context.close()
})

/** The page has begun by itself to load the part of this module, and the part is there with all that it imports. */
async function untilLoadedAhead(page: Page, module: string): Promise<void> {
  const file = readManifest(join(import.meta.dirname, '../web/dist'), attendee)[module]?.file ?? 'a part of the build'
  await page.waitForFunction(
    (part) => performance.getEntriesByType('resource').some(({ name }) => name.endsWith(part)),
    file,
  )
  await page.evaluate(`import('/${file}').then(() => null)`)
}

test('Back, a reload and a lost connection lose nothing that was typed but the password', async () => {
  const { page, context } = await newVisitor(demo.browser, demo.url)
  await sayWhatTheyDo(page)
  await choosePass(page, someEmail('lost'))
  await typeDetails(page)
  const city = page.getByRole('textbox', { name: 'City' })
  const company = page.getByRole('textbox', { name: 'Company', exact: true })
  const country = page.getByRole('combobox', { name: 'Country' })

  // At once, as somebody does who sees a mistake: nothing waits for a pause in typing.
  await city.fill('Bonn')
  await page.goBack()
  await heading(page, 'Choose your pass').waitFor()
  await expect.poll(() => page.getByRole('radio', { name: /^VIP/ }).isChecked()).toBe(true)
  await page.goForward()
  await heading(page, 'You and your company').waitFor()
  await expect.poll(() => city.inputValue()).toBe('Bonn')

  await typePassword(page)
  await company.fill('Okafor & Töchter')
  await page.reload()
  await heading(page, 'You and your company').waitFor()
  await expect.poll(() => company.inputValue()).toBe('Okafor & Töchter')
  await expect.poll(() => country.inputValue()).toMatch(/^Germany/)
  expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('')
  expect(await page.evaluate(() => JSON.stringify(Object.values(sessionStorage)))).not.toContain(password)

  // Without a connection one types on and goes on: the next page was loaded a moment after this one.
  await untilLoadedAhead(page, 'src/features/passes/attendee/sign-up/payment-page.tsx')
  await context.setOffline(true)
  await city.fill('Aachen')
  await typePassword(page)
  await button(page, 'Continue').click()
  await heading(page, 'Check and pay').waitFor()
  await page.getByText(/Aachen/).waitFor()
  await look(page, 'offline')
  await page.goBack()
  await heading(page, 'You and your company').waitFor()
  await expect.poll(() => city.inputValue()).toBe('Aachen')
  await page.goForward()
  await heading(page, 'Check and pay').waitFor()

  // What is sent without a connection says so and can be sent again.
  await page.getByRole('textbox', { name: 'Card number' }).fill(cards.pays)
  await page.getByRole('textbox', { name: 'Valid until' }).fill('12/30')
  await page.getByRole('textbox', { name: 'Security code' }).fill('123')
  await page.getByRole('checkbox').check()
  await button(page, /^Pay /).click()
  await page.getByText(/^We cannot reach the server\. Nothing you entered is lost/).waitFor()
  await look(page, 'offline-payment')
  await context.setOffline(false)
  await button(page, /^Pay /).click()
  await heading(page, 'Paid, thank you').waitFor()
  await context.close()
})

test('what was said in passing can be looked up until they sign out', async () => {
  const context = await signedInAs(demo.browser, demo.url, 'attendee@demo.example', {
    viewport: { width: 390, height: 844 },
  })
  const page = await context.newPage()
  const list = page.getByRole('dialog', { name: 'Messages' })
  const openWith = (name: string) => tabAndPress(page, new RegExp(`^${name}$`))
  const closeList = async () => {
    await page.keyboard.press('Escape')
    await list.waitFor({ state: 'hidden' })
    await expect.poll(() => focusedName(page)).toBe('Messages')
  }
  await page.goto('/')
  await settled(page)
  await openWith('Messages')
  await list.getByText('No messages yet').waitFor()
  await look(page, 'messages-none')
  await closeList()

  // One thing that fails and one that works.
  await page.getByRole('button', { name: /open the menu/ }).click()
  const language = page.getByRole('combobox')
  await page.route('**/api/user/', (route) => (route.request().method() === 'PATCH' ? route.abort() : route.continue()))
  await language.selectOption('de')
  const failure = page.locator('[data-toast=failed]')
  await failure.waitFor()
  await page.unroute('**/api/user/')
  await language.selectOption('en')
  await page.locator('[aria-label="Messages, 2 new"]').waitFor({ state: 'attached' })
  await page.keyboard.press('Escape')
  await failure.getByRole('button', { name: 'Close' }).click()

  await openWith('Messages, 2 new')
  const lines = list.getByRole('listitem')
  await expect.poll(() => lines.count()).toBe(2)
  expect(await lines.first().textContent()).toMatch(/^Operation completed successfully\.\d\d:\d\d\sCESTNew$/)
  expect(await lines.last().textContent()).toMatch(/^Uh oh, .* later\.\d\d:\d\d\sCESTErrorNew$/)
  await look(page, 'messages')
  await closeList()
  await page.keyboard.press('Enter')
  await expect.poll(() => lines.last().textContent()).toMatch(/Error$/)
  // Who closes it and opens it again faster than the browser tells that it was closed has it open.
  for (let times = 0; times < 5; times += 1)
    await Promise.all([page.keyboard.press('Escape'), page.keyboard.press('Enter')])
  await lines.last().waitFor()
  await closeList()

  await page.getByRole('button', { name: /open the menu/ }).click()
  await button(page, 'Logout').click()
  // Somebody else, in the same page: nothing was loaded anew.
  await page.getByRole('textbox', { name: 'E-mail' }).fill('vip@demo.example')
  await typePassword(page, demoSecret)
  await button(page, 'Sign in').click()
  await heading(page, /^Hello /).waitFor()
  await openWith('Messages')
  await list.getByText('No messages yet').waitFor()
  await context.close()
})
