import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeWindows, openBrowser } from './browser.ts'
import { startInstallation } from './demo-server.ts'
import {
  comeIn,
  done,
  enterEvent,
  enterSeller,
  enterSenders,
  fill,
  go,
  missing,
  openMailServer,
  openSale,
  save,
} from './installation.ts'
import { listenToNothing } from './pages.ts'
import { button, heading, look, newVisitor, password, sayWhatTheyDo, typeDetails, typePassword } from './visitor.ts'

let browser: Browser
let mailServer: Awaited<ReturnType<typeof openMailServer>>

beforeAll(async () => {
  ;[browser, mailServer] = await Promise.all([openBrowser(), openMailServer()])
})
afterAll(async () => {
  await closeWindows()
  mailServer.close()
})

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
  // What is left before its form is gone asks first.
  await page.getByRole('heading', { name: 'Your first pass types' }).and(page.locator(':focus')).waitFor()
}

async function tryMail(page: Page): Promise<void> {
  await enterSenders(page)
  mailServer.refuseWith('5.7.1 Relaying denied')
  await button(page, 'Send a test mail').click()
  await page.getByText('550 5.7.1 Relaying denied').waitFor()
  await look(page, 'set-up-mail-refused')
  mailServer.refuseWith(null)
  await button(page, 'Send a test mail').click()
  await page.getByText('The mail server took it.').waitFor()
  await page.getByText(/^250 /).waitFor()
  await done(page, 'Mail leaves and arrives').waitFor()
  expect(
    mailServer.mails.some((mail) => mail.includes('To: owner@nordlicht.example') && mail.includes('Mail works')),
  ).toBe(true)
}

test('an empty PostgreSQL, a link, an owner, an event, and then a visitor who signs up', async () => {
  const installation = await startInstallation(mailServer.url)
  try {
    const { page, context, errors } = await newVisitor(browser, installation.url)
    await comeIn(page, installation.link, look)
    // Whatever one tries first belongs to an event, and leads to where that begins.
    await page.goto('/organiser/hotels')
    await heading(page, 'Set up your event').waitFor()
    await enterEvent(page, look)
    await enterSeller(page, look)
    await addPass(page)
    await tryMail(page)

    // Another organiser, in another tab, says when the sale opens; what one typed here stays.
    const other = await context.newPage()
    await other.setViewportSize({ width: 1280, height: 900 })
    await other.goto('/organiser/setup')
    await heading(other, 'Set up Nordlicht 2030').waitFor()
    await look(other, 'set-up-open')
    // What is heard of it may come before the page is saved, or after it.
    await listenToNothing(context)
    await page.goto('/organiser/setup/open')
    await page.getByLabel('The sale opens').fill('2029-01-01T10:00')
    await fill(other, 'The sale opens', '2029-02-02T10:00')
    await save(other)
    await button(page, 'Save').click()
    await page.getByText('Somebody else saved this while you were here.').waitFor()
    await look(page, 'set-up-meanwhile')
    await expect.poll(() => page.getByLabel('The sale opens').inputValue()).toBe('2029-01-01T10:00')
    await save(page)

    const visitor = await newVisitor(browser, installation.url)
    await visitor.page.goto('/sign-up')
    await sayWhatTheyDo(visitor.page)
    await visitor.page.getByText('Not on sale').first().waitFor()

    await openSale(page)
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
