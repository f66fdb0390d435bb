import { format as formatted } from 'node:util'
import type { Browser, BrowserContext, ConsoleMessage, Page, Request } from 'playwright-core'
import { expect, onTestFailed } from 'vitest'
import { expectAccessible } from './browser.ts'

export const password = 'Correct-Horse-7-Battery'
export const cards = {
  pays: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  asksBank: '4000 0025 0000 3155',
  late: '4000 0000 0000 0077',
}

export interface Visitor {
  readonly page: Page
  readonly context: BrowserContext
  /** What went wrong inside the page without anybody seeing it. */
  readonly errors: readonly string[]
}

interface Device {
  readonly width?: number
  readonly height?: number
  readonly locale?: string
  /** Still pictures cost a machine without a graphics card far less. */
  readonly reducedMotion?: 'reduce' | 'no-preference'
}

/**
 * Something went wrong in a page: the browser itself writes down each answer that refuses something, and each picture
 * whose turn to be drawn did not come, as on a busy machine; another stands in its place.
 */
export function tellsOfFault(entry: ConsoleMessage): boolean {
  const isUndrawn = entry.text().includes('status of 503') && entry.location().url.includes('/api/image')
  return entry.type() === 'error' && !entry.text().includes('status of 4') && !isUndrawn
}

/** What a page does not show by then it never does: far longer than a busy machine takes. In milliseconds. */
export const PATIENCE_MS = 120_000

/**
 * Somebody at a device of their own: nothing is remembered from whoever came before. The whole program is not fetched
 * for a time without a connection, as it is in `offline.test.ts` and on the way from the sign-up to the pass.
 */
export async function newVisitor(
  browser: Browser,
  url: string,
  { width = 390, height = 844, locale = 'en-GB', reducedMotion = 'reduce' }: Device = {},
): Promise<Visitor> {
  const context = await browser.newContext({
    viewport: { width, height },
    locale,
    baseURL: url,
    serviceWorkers: 'block',
    reducedMotion,
  })
  context.setDefaultTimeout(PATIENCE_MS)
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  tellWhereItStands(page, errors)
  return { page, context, errors }
}

/** A test that fails says where its page stands, by which way it came there, what it shows, and what it still waits for. */
function tellWhereItStands(page: Page, errors: readonly string[]): void {
  const open = new Set<string>()
  const walked: string[] = []
  const nameOf = (request: Request) => `${request.method()} ${request.url()}`
  page.on('framenavigated', (frame) => frame === page.mainFrame() && walked.push(frame.url()))
  page.on('request', (request) => {
    open.add(nameOf(request))
    if (request.isNavigationRequest()) walked.push(`loads ${request.url()}`)
  })
  page.on('requestfinished', (request) => open.delete(nameOf(request)))
  page.on('requestfailed', (request) => open.delete(nameOf(request)))
  onTestFailed(async ({ task }) => {
    const shown = page.isClosed() ? 'closed' : await page.locator('body').ariaSnapshot({ timeout: 5_000 }).catch(String)
    const stands = [
      'The page stands at',
      page.url(),
      { errors, open: [...open], walked: walked.slice(-12) },
      `\n${shown}`,
    ]
    // In the failure itself: what is printed meanwhile is far above it in the output of a whole run.
    for (const error of task.result?.errors ?? [])
      error.stack = `${error.stack ?? error.message}\n${formatted(...stands)}`
  })
}

/** Waits until nothing is under way any more, and takes a picture where pictures are wanted. */
export async function picture(page: Page, name: string): Promise<void> {
  await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null)
  const shots = process.env['FOYER_SCREENSHOTS']
  if (shots !== undefined) await page.screenshot({ path: `${shots}/${name}.png`, fullPage: true })
}

/**
 * Looks at a page that somebody ends on: nothing is under way, and no rule of accessibility is broken. One journey does
 * so for each screen, in each way that it can look: that takes as long as to walk on to the next.
 */
export async function look(page: Page, name: string): Promise<void> {
  await picture(page, name)
  await expectAccessible(page)
}

/** On a phone the same button stands in the order's box, hidden, and in the bar at the bottom. */
export const button = (page: Page, name: RegExp | string) =>
  page.getByRole('button', { name }).locator('visible=true').first()

export const heading = (page: Page, name: RegExp | string) => page.getByRole('heading', { name }).first()

let people = 0
/** An address that nobody had before. */
export const someEmail = (name = 'guest'): string => {
  people += 1
  return `${name}-${people}@guests.example`
}

export async function sayWhatTheyDo(page: Page): Promise<void> {
  await page.goto('/sign-up')
  await page.getByRole('radio', { name: /We sell hardware/ }).check()
  await button(page, 'Continue').click()
}

export async function choosePass(page: Page, email: string, pass = /^VIP/): Promise<void> {
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await page.getByRole('radio', { name: pass }).check()
  await button(page, 'Continue').click()
}

export async function typeDetails(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'First name' }).fill('Mira')
  await page.getByRole('textbox', { name: 'Last name' }).fill('Okafor')
  await page.getByRole('textbox', { name: 'Company', exact: true }).fill('Okafor Handels GmbH')
  await page.getByRole('combobox', { name: 'Country' }).pressSequentially('Deutschl')
  await page.getByRole('option', { name: /Germany/ }).click()
  await page.getByRole('textbox', { name: 'Street and number' }).fill('Ringstraße 5')
  await page.getByRole('textbox', { name: 'Postcode' }).fill('50667')
  await page.getByRole('textbox', { name: 'City' }).fill('Köln')
}

export async function typePassword(page: Page, text = password): Promise<void> {
  await page.getByLabel('Password', { exact: true }).fill(text)
}

/** All answers but the payment. */
export async function signUpUntilPayment(page: Page, email: string, pass = /^VIP/): Promise<void> {
  await sayWhatTheyDo(page)
  await choosePass(page, email, pass)
  await typeDetails(page)
  await typePassword(page)
  await button(page, 'Continue').click()
  await heading(page, 'Check and pay').waitFor()
}

export async function payWith(page: Page, card: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Card number' }).fill(card)
  await page.getByRole('textbox', { name: 'Valid until' }).fill('12/30')
  await page.getByRole('textbox', { name: 'Security code' }).fill('123')
  await page.getByRole('checkbox').check()
  await button(page, /^Pay /).click()
}

export async function signIn(page: Page, email: string, secret = password): Promise<void> {
  await page.goto('/sign-in')
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await typePassword(page, secret)
  await button(page, 'Sign in').click()
}

interface Mail {
  readonly subject: string
  readonly text: string
}

export async function mailsTo(page: Page, email: string): Promise<readonly Mail[]> {
  const answer = await page.request.get(`/api/demo/mailbox?to=${encodeURIComponent(email)}`)
  return (await answer.json()) as Mail[]
}

/** The newest link of a kind that was mailed to an address, once it is there. */
export async function mailedLink(page: Page, email: string, kind: RegExp): Promise<string> {
  let link: string | undefined
  await expect
    .poll(async () => {
      const mails = await mailsTo(page, email)
      link = mails.map((mail) => kind.exec(mail.text)?.[0]).find((found) => found !== undefined)
      return link
    })
    .toBeDefined()
  return link ?? ''
}

/** Follows the mail's link, sees who signed up with what, and confirms it. */
export async function confirmBy(page: Page, link: string): Promise<void> {
  await page.goto(link)
  await page.getByRole('button', { name: 'Yes, confirm it' }).click()
}

export const confirmLink = (page: Page, email: string): Promise<string> =>
  mailedLink(page, email, /https?:\S+\/sign-up\/confirm\/\S+/)

async function clock(page: Page): Promise<number> {
  const { now } = (await (await page.request.get('/api/edition')).json()) as { now: string }
  return Date.parse(now)
}

/** Moves the demo's clock, for everybody, and waits until pages are told so: an edition is kept for a second. */
export async function moveClock(page: Page, byMinutes: number): Promise<void> {
  const before = await clock(page)
  const then = before + byMinutes * 60_000
  const answer = await page.request.post('/api/demo/clock', { data: { now: new Date(then).toISOString() } })
  expect(answer.status()).toBe(200)
  // It ticks along meanwhile, however long the machine takes.
  const isMoved = (now: number) => (byMinutes > 0 ? now >= then : now < before)
  await expect.poll(async () => isMoved(await clock(page))).toBe(true)
}

interface SignedUp {
  readonly uuid: string
  readonly order: { readonly uuid: string } | null
  readonly orderSecret: string | null
}

/** Signs up without a browser's page, as somebody else would meanwhile, and holds the place. */
export async function signUpElsewhere(
  page: Page,
  email: string,
  choice: object = { passTypeId: 1 },
): Promise<SignedUp> {
  const countries = (await (await page.request.get('/api/country')).json()) as { id: number; code: string }[]
  const answer = await page.request.post('/api/sign-up', {
    data: {
      attendeeType: 'reseller',
      email,
      ...choice,
      firstName: 'Tomas',
      lastName: 'Reyes',
      password,
      companyName: 'Reyes SL',
      jobTitle: null,
      phone: null,
      vatId: null,
      billingAddress: {
        addressLine1: 'Ringstraße 7',
        addressLine2: null,
        zip: '50667',
        city: 'Köln',
        state: null,
        countryId: countries.find(({ code }) => code === 'DE')?.id,
      },
      locale: 'en',
      acceptTerms: true,
    },
  })
  expect(answer.status(), await answer.text()).toBe(201)
  const made = (await answer.json()) as SignedUp
  if (made.order !== null) {
    const placed = await page.request.post(`/api/order/${made.order.uuid}/place`, {
      data: { method: 'card' },
      headers: { authorization: `Bearer ${made.orderSecret}` },
    })
    expect(placed.status(), await placed.text()).toBe(200)
  }
  return made
}

/** Somebody with an approved pass, made without a browser's page. */
export async function newAttendee(page: Page, email: string): Promise<void> {
  await signUpElsewhere(page, email, { passTypeId: null, voucherCode: 'DEMO-STANDARD' })
  const [, uuid, token] = /confirm\/([\w-]+)\?token=([\w-]+)/.exec(await confirmLink(page, email)) ?? []
  const answer = await page.request.post(`/api/sign-up/${uuid}/confirm`, { data: { token } })
  expect(answer.status(), await answer.text()).toBe(200)
}
