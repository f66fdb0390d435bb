import { SURVEY_SKIP } from '@foyer/contract/constants'
import type { Browser, Download, Locator, Page } from 'playwright-core'
import { expect, onTestFailed } from 'vitest'
import { button, heading, look, newVisitor, tellsOfFault, type Visitor } from './visitor.ts'

/** The password of the demo's people. */
export const demoSecret = 'Foyer-demo-2025!'

export interface View {
  readonly name: string
  readonly width: number
  readonly height: number
  readonly colorScheme: 'light' | 'dark'
}

export const phone: View = { name: 'phone, light', width: 390, height: 844, colorScheme: 'light' }
export const desk: View = { name: 'desktop, dark', width: 1280, height: 900, colorScheme: 'dark' }

export const isWide = ({ width }: View) => width >= 992

/** Somebody at one of the two screens; what goes wrong on the page or in its console is kept. */
export async function newGuest(browser: Browser, url: string, view: View, locale = 'en-GB'): Promise<Visitor> {
  const { page, context } = await newVisitor(browser, url, { ...view, locale })
  await page.emulateMedia({ colorScheme: view.colorScheme })
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (entry) => {
    if (tellsOfFault(entry)) errors.push(entry.text())
  })
  const shots = process.env['FOYER_SCREENSHOTS']
  if (shots !== undefined)
    onTestFailed(async ({ task }) => void (await page.screenshot({ path: `${shots}/failed ${task.name}.png` })))
  return { page, context, errors }
}

/** Looks at a page as `look` does, under a name that tells the screen too. */
export const lookAt =
  (page: Page, { width, colorScheme }: View) =>
  async (name: string): Promise<void> => {
    await page.evaluate(() => scrollTo(0, 0))
    await look(page, `${name}-${width}-${colorScheme}`)
  }

/**
 * Looks at a page as it is on a phone in light, and on a desk in dark: for journeys on which the same can be done on
 * both, so that they are walked once. It ends as it began.
 */
export const lookAsBoth =
  (page: Page) =>
  async (name: string): Promise<void> => {
    for (const view of [desk, phone]) {
      await page.setViewportSize(view)
      await page.emulateMedia({ colorScheme: view.colorScheme })
      await lookAt(page, view)(name)
    }
  }

/** As if they had come in by the door and put off the survey, as other journeys do: the page is wherever it was. */
export async function comeIn(page: Page, email: string, secret = demoSecret): Promise<void> {
  const answer = await page.request.post('/api/user/login', { data: { email, password: secret } })
  expect(answer.status(), await answer.text()).toBe(200)
  const { token } = (await answer.json()) as { token: string }
  const url = new URL(answer.url()).origin
  await page.context().addCookies([
    { name: 'foyer_auth', value: token, url },
    { name: 'foyer_survey', value: SURVEY_SKIP, url },
  ])
}

export async function pay(page: Page, card: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Card number' }).fill(card)
  await page.getByRole('textbox', { name: 'Valid until' }).fill('12/30')
  await page.getByRole('textbox', { name: 'Security code' }).fill('123')
  await button(page, /^Pay /).click()
}

interface Wanted {
  readonly arrival: string
  readonly departure: string
  readonly guests?: number
}

/** The search of the accommodations: on a desk its bar, on a phone the sheet that its line opens. */
export async function openSearch(page: Page, view: View): Promise<Locator> {
  if (isWide(view)) return page.getByRole('search', { name: 'Find a room' })
  await page
    .getByRole('search')
    .getByRole('button', { name: /Change/ })
    .click()
  return page.getByRole('dialog', { name: 'Find a room' })
}

/** Types two days; they are taken when the field is left. */
export async function typeDays(fields: Locator, { arrival, departure }: Wanted): Promise<void> {
  await fields.getByRole('textbox', { name: 'Arrival' }).fill(arrival)
  await fields.getByRole('textbox', { name: 'Departure' }).fill(departure)
  await fields.getByRole('textbox', { name: 'Departure' }).press('Enter')
}

/** Picks two days of a calendar that is open. */
export async function pickDays(calendar: Locator, { arrival, departure }: Wanted): Promise<void> {
  for (const day of [arrival, departure])
    await calendar.getByRole('button', { name: new RegExp(`, ${day} 2025`) }).click()
}

/** Takes the room that stands in the panel, and says who comes. */
export async function takeRoom(page: Page): Promise<void> {
  await button(page, /^Book\b/).click()
  const who = heading(page, 'Who stays here?')
  await who.waitFor()
  // On a phone the question goes to the top, and no field is ever under the bar that pays (WCAG 2.4.11).
  if ((page.viewportSize()?.width ?? 0) >= 992) return
  await expect.poll(async () => (await who.boundingBox())?.y).toBeLessThan(120)
  for (const field of await page.locator('form input').all()) {
    await field.focus()
    const isSeen = await field.evaluate((input) => {
      const { x, y, height } = input.getBoundingClientRect()
      return document.elementFromPoint(x + 8, y + height / 2) === input
    })
    expect(isSeen).toBe(true)
  }
}

export async function download(page: Page, name: string): Promise<Download> {
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, name).click()])
  return file
}

export async function authorize(page: Page): Promise<{ readonly authorization: string }> {
  const token = (await page.context().cookies()).find(({ name }) => name === 'foyer_auth')?.value
  return { authorization: `Bearer ${token}` }
}
