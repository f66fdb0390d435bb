import type { AddressInfo } from 'node:net'
import { Secret, TOTP } from 'otpauth'
import type { Browser, Page } from 'playwright-core'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeWindows, openBrowser } from './browser.ts'
import { startInstallation } from './demo-server.ts'
import {
  button,
  heading,
  look,
  newVisitor,
  PATIENCE_MS,
  password,
  sayWhatTheyDo,
  typeDetails,
  typePassword,
} from './visitor.ts'

let browser: Browser
let mailServer: SMTPServer
/** What came, as it came. */
const mails: string[] = []
/** What it says to the next recipient. */
let refusal: string | null = null

beforeAll(async () => {
  browser = await openBrowser()
  mailServer = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) =>
      done(refusal === null ? null : Object.assign(new Error(refusal), { responseCode: 550 })),
    onData(stream, _session, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        mails.push(Buffer.concat(parts).toString())
        done()
      })
    },
  })
  await new Promise<void>((resolve) => mailServer.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  await closeWindows()
  mailServer.close()
})

const fill = (page: Page, name: string, text: string) => page.getByLabel(name, { exact: true }).fill(text)
const saved = (page: Page) => page.getByText(/^Saved \d/).waitFor()
const save = async (page: Page) => {
  await button(page, 'Save').click()
  await saved(page)
}
const missing = (page: Page, item: string) => page.getByRole('link', { name: new RegExp(`^${item} ?, missing`) })
const done = (page: Page, item: string) => page.getByRole('link', { name: new RegExp(`^${item} ?, done`) })
const go = (page: Page, item: string) =>
  page.getByRole('link', { name: new RegExp(`^${item} ?, (?:missing|done)`) }).click()

async function comeIn(page: Page, link: string): Promise<void> {
  await page.goto(link)
  await heading(page, 'Begin').waitFor()
  await look(page, 'set-up-begin')
  await page.getByRole('textbox', { name: 'First name' }).fill('Nora')
  await page.getByRole('textbox', { name: 'Last name' }).fill('Licht')
  await page.getByRole('textbox', { name: 'E-mail' }).fill('owner@nordlicht.example')
  await typePassword(page)
  await button(page, 'Come in').click()
  await heading(page, 'Set up your second factor').waitFor()
  await look(page, 'set-up-second-factor')
  await button(page, 'Use an authenticator app').click()
  const key = page.getByText('Cannot scan?').locator('span')
  await expect.poll(() => key.textContent()).toMatch(/^[A-Z2-7]{32}$/)
  const app = new TOTP({ secret: Secret.fromBase32((await key.textContent()) ?? '') })
  await page.getByLabel('Code from your app').fill(app.generate())
  await button(page, 'Check').click()
  await button(page, 'I have kept them').click()
  await heading(page, 'Set up your event').waitFor()
}

async function enterEvent(page: Page): Promise<void> {
  await look(page, 'set-up-event-empty')
  await button(page, 'Save').click()
  await heading(page, 'There is a problem').waitFor()
  await look(page, 'set-up-event-wrong')
  await fill(page, 'Name of the event', 'Nordlicht')
  await fill(page, 'Code', 'nl30')
  await fill(page, 'First day', '2030-10-21')
  await fill(page, 'Last day', '2030-10-23')
  await fill(page, 'Doors open', '2030-10-21T08:30')
  await fill(page, 'Free cancellation until', '2030-10-07T18:00')
  await fill(page, 'Venue', 'Hafenhallen')
  await fill(page, 'City', 'Hamburg')
  await page.getByLabel('Time zone').selectOption('Europe/Berlin')
  await page.getByRole('checkbox', { name: 'German' }).check()
  await fill(page, 'Entrance, English', 'South')
  await fill(page, 'Entrance, German', 'Süd')
  await save(page)
  await heading(page, 'Set up Nordlicht 2030').waitFor()
  await done(page, 'Name, dates, venue').waitFor()
}

async function enterSeller(page: Page): Promise<void> {
  await go(page, 'Seller')
  await fill(page, 'Name of the seller', 'Nordlicht Event GmbH')
  await page.getByLabel('E-mail').fill('billing@nordlicht.example')
  await fill(page, 'Address', 'Am Kai 1\n20457 Hamburg')
  await page.getByLabel('Country').selectOption('DE')
  await page.getByLabel(/^VAT ID/).fill('DE29184470')
  for (const name of ['Imprint', 'Privacy Policy', 'Terms and Conditions'])
    await fill(page, name, `https://nordlicht.example/${name[0]}`)
  await button(page, 'Save').click()
  await page.getByRole('link', { name: /Invalid VAT ID/ }).waitFor()
  await page.getByLabel(/^VAT ID/).fill('DE 136 695 976')
  await save(page)
  await look(page, 'set-up-seller')
}

async function addPass(page: Page): Promise<void> {
  await go(page, 'First pass types')
  await page.getByText('There is none yet.').waitFor()
  await look(page, 'set-up-passes-empty')
  await button(page, 'Add a pass type').focus()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Add a pass type' }).and(page.locator(':focus')).waitFor()
  await fill(page, 'Name, English', 'Guest')
  await fill(page, 'Description, English', 'All days')
  await fill(page, 'Price with VAT, EUR', '49.00')
  await fill(page, 'Places', '40')
  await button(page, 'Save').click()
  await page.getByRole('row', { name: /Guest 49\.00/ }).waitFor()
  await page.getByRole('heading', { name: 'Your first pass types' }).and(page.locator(':focus')).waitFor()
  // One text is missing, and nobody takes money.
  await missing(page, 'Passes in each language').waitFor()
  await go(page, 'A way to pay')
  await page.getByText('Nobody takes money for this installation yet.').waitFor()
  await look(page, 'set-up-payment')
  await page.getByRole('link', { name: 'See the pass types' }).click()
  await button(page, 'Change Guest').click()
  await fill(page, 'Name, German', 'Gast')
  await fill(page, 'Description, German', 'Alle Tage')
  await fill(page, 'Price with VAT, EUR', '0')
  await look(page, 'set-up-pass-type')
  await button(page, 'Save').click()
  await done(page, 'A way to pay').waitFor()
  await done(page, 'Passes in each language').waitFor()
}

async function tryMail(page: Page): Promise<void> {
  await go(page, 'Mail leaves and arrives')
  await fill(page, 'Address of the sender', 'tickets@nordlicht.example')
  await fill(page, 'Address for questions', 'help@nordlicht.example')
  await save(page)
  refusal = '5.7.1 Relaying denied'
  await button(page, 'Send a test mail').click()
  await page.getByText('550 5.7.1 Relaying denied').waitFor()
  await look(page, 'set-up-mail-refused')
  refusal = null
  await button(page, 'Send a test mail').click()
  await page.getByText('The mail server took it.').waitFor()
  await page.getByText(/^250 /).waitFor()
  await done(page, 'Mail leaves and arrives').waitFor()
  expect(mails.some((mail) => mail.includes('To: owner@nordlicht.example') && mail.includes('Mail works'))).toBe(true)
}

test('an empty PostgreSQL, a link, an owner, an event, and then a visitor who signs up', async () => {
  const { port } = mailServer.server.address() as AddressInfo
  const installation = await startInstallation(`smtp://127.0.0.1:${port}`)
  try {
    const { page, context, errors } = await newVisitor(browser, installation.url)
    await comeIn(page, installation.link)
    await enterEvent(page)
    await enterSeller(page)
    await addPass(page)
    await tryMail(page)

    // Another organiser, in another tab, says when the sale opens; what one typed here stays.
    const other = await context.newPage()
    other.setDefaultTimeout(PATIENCE_MS)
    await other.setViewportSize({ width: 1280, height: 900 })
    await other.goto('/organiser/setup')
    await heading(other, 'Set up Nordlicht 2030').waitFor()
    await look(other, 'set-up-open')
    await page.goto('/organiser/setup/open')
    await page.getByLabel('The sale opens').fill('2029-01-01T10:00')
    await fill(other, 'The sale opens', '2029-02-02T10:00')
    await save(other)
    await button(page, 'Save').click()
    await page.getByText('Somebody else saved this while you were here.').waitFor()
    await look(page, 'set-up-meanwhile')
    expect(await page.getByLabel('The sale opens').inputValue()).toBe('2029-01-01T10:00')
    await save(page)

    const visitor = await newVisitor(browser, installation.url)
    await visitor.page.goto('/sign-up')
    await sayWhatTheyDo(visitor.page)
    await visitor.page.getByText('Not on sale').first().waitFor()

    await page.getByLabel('The sale opens').fill('2026-01-01T10:00')
    await save(page)
    await expect
      .poll(async () => {
        await page.reload()
        await heading(page, 'Set up Nordlicht 2030').waitFor()
        return page.getByRole('heading', { name: 'On sale since' }).count()
      })
      .toBe(1)
    await look(page, 'set-up-on-sale')

    await sayWhatTheyDo(visitor.page)
    await visitor.page.getByRole('textbox', { name: 'E-mail' }).fill('guest@guests.example')
    await visitor.page.getByRole('radio', { name: /^Guest/ }).check()
    await button(visitor.page, 'Continue').click()
    await typeDetails(visitor.page)
    await typePassword(visitor.page, password)
    await button(visitor.page, 'Continue').click()
    expect([...errors, ...visitor.errors]).toEqual([])

    await page.goto('/organiser/self-check')
    await page.getByText(/answers 200/).waitFor()
    await look(page, 'self-check')
  } finally {
    await installation.stop()
  }
})
