import { SURVEY_SKIP } from '@foyer/contract/constants'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { closeWindows, openBrowser } from './browser.ts'
import { type DemoServer, startDemo } from './demo-server.ts'
import { demoSecret } from './stays.ts'
import { button, heading, PATIENCE_MS } from './visitor.ts'

/** The last two are the door of a mail's link, and a page that leads who is not signed in to the sign-in. */
const drawn = ['/sign-in', '/sign-in/forgotpassword', '/sign-up', '/sign-in/changepassword/a-token', '/']

let demo: DemoServer
let browser: Browser

beforeAll(async () => {
  demo = await startDemo()
  browser = await openBrowser()
  // The first visitors of a server see it make its pages themselves: it waits for no drawing that takes long.
  const isDrawn = async (path: string, language: string) => {
    const page = await fetch(`${demo.url}${path}`, { headers: { 'accept-language': language } })
    expect(await page.text()).toContain('data-drawn')
  }
  for (const path of drawn)
    for (const language of ['en', 'de', 'fr'])
      await vi.waitFor(() => isDrawn(path, language), { timeout: PATIENCE_MS, interval: 100 })
})
afterAll(async () => {
  await closeWindows()
  await demo?.stop()
})

/** Somebody who is not signed in; what the page complains of is kept. */
async function visit(options: BrowserContextOptions = {}): Promise<{ page: Page; errors: string[] }> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'en-GB',
    baseURL: demo.url,
    serviceWorkers: 'block',
    ...options,
  })
  context.setDefaultTimeout(PATIENCE_MS)
  onTestFinished(() => context.close())
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (entry) => {
    if (entry.type() === 'error') errors.push(entry.text())
  })
  return { page, errors }
}

/**
 * Opens a page as the server draws it. A drawing that takes long, as on a busy machine, is none: the browser makes the
 * page by itself, and it is asked for again.
 */
async function openDrawn(page: Page, path: string): Promise<void> {
  const isDrawn = async () => {
    await page.goto(path, { waitUntil: 'commit' })
    await page.locator('head').waitFor({ state: 'attached' })
    return page.locator('html[data-drawn]').count()
  }
  await expect.poll(isDrawn).toBe(1)
}

/** No script comes until it is let go. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  onTestFinished(() => resolve())
  await page.route(/\.js$/, async (route) => {
    await promise
    await route.continue().catch(() => {})
  })
  return resolve
}

/** The page listens: React has written down its own at what it drew, or took over. */
const isAlive = (page: Page, selector: string) =>
  page.waitForFunction(
    (wanted) => Object.keys(document.querySelector(wanted) ?? {}).some((key) => key.startsWith('__reactProps')),
    selector,
  )

test('the doors and the sign-up are there without any script, in the reader’s language', async () => {
  const { page } = await visit({ javaScriptEnabled: false, locale: 'de-DE' })
  await openDrawn(page, '/sign-in')
  await heading(page, 'Anmelden').waitFor()
  expect(await page.locator('.numeral').textContent()).toMatch(/^\d+$/)
  await page.getByRole('link', { name: /^Ticket wählen, ab \d+/ }).click()
  await page.waitForURL('**/sign-up')
  await openDrawn(page, '/sign-up')
  await heading(page, 'Was machen Sie?').waitFor()
  expect(await page.getByRole('radio').count()).toBe(7)
  const columns = page.locator('nav ol').evaluate((steps) => getComputedStyle(steps).gridTemplateColumns.split(' '))
  expect(await columns).toHaveLength(4)
  expect(await page.locator('html').getAttribute('lang')).toBe('de')
  await openDrawn(page, '/sign-in/forgotpassword')
  await heading(page, 'Passwort vergessen').waitFor()
  await openDrawn(page, '/sign-in/changepassword/a-token')
  await heading(page, 'Neues Passwort').waitFor()
  expect(await page.content()).not.toContain('a-token')
  await openDrawn(page, '/invoices')
  await heading(page, 'Anmelden').waitFor()
})

test('who is led to the sign-in is where they wanted to be, once they have signed in', async () => {
  const { page, errors } = await visit()
  await page.context().addCookies([{ name: 'foyer_survey', value: SURVEY_SKIP, url: demo.url }])
  const letGo = await holdScripts(page)
  await openDrawn(page, '/invoices')
  await page.getByRole('textbox', { name: 'E-mail' }).fill('vip@demo.example')
  await page.getByLabel('Password', { exact: true }).fill(demoSecret)
  await button(page, 'Sign in').click()
  letGo()
  await heading(page, 'Invoices').waitFor()
  expect(errors).toEqual([])
})

test.each(drawn)('%s comes to life where it stands: nothing is drawn anew, and nothing moves', async (path) => {
  const { page, errors } = await visit()
  await page.addInitScript(() => {
    const moved = { sum: 0 }
    Object.assign(window, { moved })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved.sum += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  // The mail's link works: one that does not takes the form away.
  await page.route('**/change-password/*/check', (route) => route.fulfill({ status: 204 }))
  const letGo = await holdScripts(page)
  await openDrawn(page, path)
  await heading(page, /./).waitFor()
  const before = await page.evaluate(() => {
    const all = [...document.querySelectorAll('#app *')]
    Object.assign(window, { all })
    return all.length
  })
  expect(before).toBeGreaterThan(20)
  letGo()
  await isAlive(page, 'main button[type=submit]')
  expect(
    await page.evaluate(() => (window as unknown as { all: Element[] }).all.filter((node) => !node.isConnected)),
  ).toEqual([])
  expect(await page.evaluate(() => (window as unknown as { moved: { sum: number } }).moved.sum)).toBeLessThan(0.02)
  expect(errors).toEqual([])
})

test.each([
  ['no-pass', /You have no pass yet/],
  ['session-ended', /You were signed out/],
])(
  'who comes with the reason %s reads it before any script is there, and it stays where it stands',
  async (reason, words) => {
    const { page, errors } = await visit()
    const letGo = await holdScripts(page)
    await openDrawn(page, `/sign-in?reason=${reason}`)
    await page.getByText(words).waitFor()
    await page.evaluate(() => Object.assign(window, { all: [...document.querySelectorAll('#app *')] }))
    letGo()
    await isAlive(page, 'main button[type=submit]')
    await page.getByText(words).waitFor()
    expect(
      await page.evaluate(() => (window as unknown as { all: Element[] }).all.filter((node) => !node.isConnected)),
    ).toEqual([])
    expect(errors).toEqual([])
  },
)

test('what is typed, ticked and sent before the scripts are there is not lost', async () => {
  const { page, errors } = await visit()
  const letGo = await holdScripts(page)
  await openDrawn(page, '/sign-in')
  await page.getByRole('textbox', { name: 'E-mail' }).fill('nobody@guests.example')
  await page.getByLabel('Password', { exact: true }).fill('Not-The-Password-1')
  await button(page, 'Show').click()
  await button(page, 'Sign in').click()
  // Nothing of it goes into the address.
  expect(new URL(page.url()).search).toBe('')
  letGo()
  await page.getByText('E-mail or password is not right').first().waitFor()
  await expect.poll(() => page.getByRole('textbox', { name: 'E-mail' }).inputValue()).toBe('nobody@guests.example')
  expect(await page.getByLabel('Password', { exact: true }).getAttribute('type')).toBe('text')
  expect(errors.filter((text) => !text.includes('status of 4'))).toEqual([])
})

test('what was typed stands in no markup, and who sends it and waits long is told', async () => {
  const { page } = await visit({ locale: 'de-DE' })
  await page.route(/\.js$/, (route) => route.abort())
  await openDrawn(page, '/sign-in')
  await page.getByLabel('Passwort', { exact: true }).fill('Not-The-Password-1')
  const late = page.getByText('Das dauert länger als sonst.')
  expect(await late.isVisible()).toBe(false)
  await button(page, 'Anmelden').click()
  expect(await page.content()).not.toContain('Not-The-Password-1')
  await page.evaluate(() => document.getAnimations().map((animation) => animation.finish()))
  await page
    .getByRole('status')
    .filter({ has: page.getByRole('link') })
    .waitFor()
  expect(await late.isVisible()).toBe(true)
})

test('an answer that is ticked before the scripts are there is the one that is sent', async () => {
  const { page } = await visit()
  const letGo = await holdScripts(page)
  await openDrawn(page, '/sign-up')
  await page.getByRole('radio', { name: /We sell hardware/ }).check()
  await button(page, 'Continue').click()
  letGo()
  await heading(page, 'Choose your pass').waitFor()
})

test('who chose a language sees it from the first word on, whatever the browser prefers', async () => {
  const { page } = await visit()
  await page.context().addCookies([{ name: 'locale', value: 'fr', url: demo.url }])
  await holdScripts(page)
  await openDrawn(page, '/sign-in')
  await heading(page, 'Se connecter').waitFor()
})

test('a guest at a machine that speaks another language chooses their own, before any script is there', async () => {
  const { page, errors } = await visit()
  const letGo = await holdScripts(page)
  await openDrawn(page, '/sign-in')
  await heading(page, 'Sign in').waitFor()
  await button(page, 'Deutsch').click()
  letGo()
  await heading(page, 'Anmelden').waitFor()
  // In a second tab, and after a reload, it is the first word that is seen.
  const second = await page.context().newPage()
  await holdScripts(second)
  await openDrawn(second, '/sign-up')
  await heading(second, 'Was machen Sie?').waitFor()
  await second.close()
  await page.context().setOffline(true)
  await button(page, 'Français').click()
  await page.getByRole('navigation').getByText('Wir erreichen den Server nicht').waitFor()
  await page.context().setOffline(false)
  expect(await page.locator('html').getAttribute('lang')).toBe('de')
  expect(await page.locator('nav [aria-current]').textContent()).toBe('Deutsch')
  await page.reload()
  await heading(page, 'Anmelden').waitFor()
  expect(errors.filter((text) => !text.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([])
})

test('who is signed in is drawn nothing that they are led away from', async () => {
  const { page } = await visit()
  await page.context().addCookies([{ name: 'foyer_auth', value: 'a-session', url: demo.url }])
  await holdScripts(page)
  await page.goto('/sign-in', { waitUntil: 'commit' })
  await page.locator('main').waitFor()
  expect(await page.getByRole('heading').count()).toBe(0)
})
