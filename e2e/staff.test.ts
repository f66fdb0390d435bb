import type { BrowserContext, Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { comeInAs } from './pages.ts'
import { demoSecret } from './stays.ts'
import { useDemo } from './use-demo.ts'
import { button, heading, look, PATIENCE_MS, typePassword } from './visitor.ts'

const demo = useDemo()

interface Desk {
  readonly context: BrowserContext
  readonly page: Page
  /** The paths of all scripts and styles that were asked for. */
  readonly files: ReadonlySet<string>
}

async function sitDown(serviceWorkers: 'allow' | 'block' = 'block'): Promise<Desk> {
  const viewport = { width: 390, height: 844 }
  const context = await demo.browser.newContext({ baseURL: demo.url, locale: 'en-GB', viewport, serviceWorkers })
  context.setDefaultTimeout(PATIENCE_MS)
  onTestFinished(() => context.close())
  const files = new Set<string>()
  context.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/assets/') && /\.(?:js|css)$/.test(pathname)) files.add(pathname)
  })
  const page = await context.newPage()
  return { context, page, files }
}

/** What stands behind a door; its name is part of the door's. */
const place = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })

async function typeInto(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await typePassword(page, demoSecret)
  await button(page, 'Sign in').click()
  if (/^(?:owner|organiser)@/.test(email)) await showDemoCode(page)
}

/** What the demo has in place of its staff's telephones. */
async function showDemoCode(page: Page): Promise<void> {
  await button(page, 'Fill in a code').click()
  await expect.poll(() => page.getByLabel('Code from your app, or a recovery code').inputValue()).not.toBe('')
  await button(page, 'Check').click()
}

test.each([
  ['/organiser', 'organiser@demo.example', 'Sign in to the back office', 'What needs you', 'Omar Aydin'],
  ['/gate', 'gate@demo.example', 'Sign in to the check-in', 'Check-in', 'Greta Sommer'],
])('at %s, %s signs in, sees their place, and leaves it', async (path, email, door, title, name) => {
  const { page } = await sitDown()
  await page.goto(path)
  await heading(page, door).waitFor()
  await look(page, `door of ${path.slice(1)}`)
  await typeInto(page, email)

  await place(page, title).waitFor()
  await look(page, path.slice(1))
  await page.reload()
  await place(page, title).waitFor()
  // In the office a narrow screen has room for it behind the last of its bar.
  if (path === '/organiser') await button(page, 'More').click()
  await page.getByText(name).waitFor()

  await button(page, 'Sign out').click()
  await heading(page, door).waitFor()
  await page.goto(path)
  await heading(page, door).waitFor()
})

test('whoever leaves in one tab has left in the other', async () => {
  const { context, page } = await sitDown()
  await page.goto('/organiser')
  await typeInto(page, 'owner@demo.example')
  await place(page, 'What needs you').waitFor()
  const other = await context.newPage()
  await other.goto('/gate')
  await button(other, 'Sign out').click()
  await heading(other, 'Sign in to the check-in').waitFor()
  await page.bringToFront()
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await heading(page, 'Sign in to the back office').waitFor()
})

test('a session that was ended elsewhere leads to the door, which says so', async () => {
  const { context, page } = await sitDown()
  await page.goto('/gate')
  await typeInto(page, 'gate@demo.example')
  await place(page, 'Check-in').waitFor()
  const token = (await context.cookies()).find(({ name }) => name === 'foyer_auth_staff')?.value
  await context.request.delete('/api/user/session', { headers: { authorization: `Bearer ${token}` } })
  await page.reload()
  await page.getByText('You were signed out.').waitFor()
  await typeInto(page, 'gate@demo.example')
  await place(page, 'Check-in').waitFor()
  expect(await page.title()).toBe('Check-in · MSPG 2025')
})

test('an attendee is turned away at the doors of staff and told where theirs is; who works at the gate, which is theirs', async () => {
  const { page } = await sitDown()
  for (const path of ['/organiser', '/gate']) {
    await page.goto(path)
    await typeInto(page, 'attendee@demo.example')
    await page.getByText('This account does not work here.').waitFor()
  }
  await page.getByRole('link', { name: 'Go to the attendees’ sign-in' }).first().click()
  await page.waitForURL((url) => url.pathname === '/sign-in')
  await heading(page, 'Sign in').waitFor()

  await typeInto(page, 'gate@demo.example')
  await page.getByText('This account is for staff.').waitFor()
  await page.getByRole('link', { name: 'Go to the check-in' }).click()
  await typeInto(page, 'gate@demo.example')
  await place(page, 'Check-in').waitFor()
  await page.goto('/organiser')
  await page.getByText('This account works at the gate.').waitFor()
  await page.goto('/organiser/nowhere')
  await heading(page, 'Page Not Found').waitFor()
  await page.getByRole('link', { name: 'Go to the start' }).click()
  await page.getByText('This account works at the gate.').waitFor()
  await page.goto('/gate')
  await place(page, 'Check-in').waitFor()
})

test('the browser of an attendee loads nothing of what staff work with', async () => {
  const staff = await sitDown()
  await staff.page.goto('/organiser')
  await typeInto(staff.page, 'owner@demo.example')
  await place(staff.page, 'What needs you').waitFor()
  await staff.page.getByRole('link', { name: 'Scan', exact: true }).click()
  await place(staff.page, 'Check-in').waitFor()
  const attendee = await sitDown()
  await comeInAs(attendee.context, demo.url, 'attendee@demo.example')
  for (const path of ['/', '/pass', '/profile', '/accommodation']) {
    await attendee.page.goto(path)
    await heading(attendee.page, /./).waitFor()
    await attendee.page.waitForLoadState('networkidle')
  }
  expect(staff.files.size).toBeGreaterThan(5)
  expect(attendee.files.size).toBeGreaterThan(20)
  // What bundlers put before any program is the same in all.
  const both = [...attendee.files].filter((file) => staff.files.has(file) && !file.includes('rolldown-runtime'))
  expect(both).toEqual([])
})

test('what an attendee keeps for use without a connection is neither given to staff nor lost by their work', async () => {
  const { context, page } = await sitDown('allow')
  await comeInAs(context, demo.url, 'attendee@demo.example')
  await page.goto('/pass')
  await heading(page, 'Your pass').waitFor()
  const keptOf = () =>
    page.evaluate(async () => {
      const kept = await caches.match('/api/user/')
      return kept === undefined ? null : ((await kept.json()) as { email: string }).email
    })
  await expect.poll(keptOf).toBe('attendee@demo.example')

  await page.goto('/organiser')
  await typeInto(page, 'organiser@demo.example')
  await place(page, 'What needs you').waitFor()
  await page.reload()
  await button(page, 'More').click()
  await page.getByText('Omar Aydin').waitFor()
  expect(await keptOf()).toBe('attendee@demo.example')
  await button(page, 'Sign out').click()
  await heading(page, 'Sign in to the back office').waitFor()
  expect(await keptOf()).toBe('attendee@demo.example')

  await context.setOffline(true)
  await page.goto('/pass')
  await heading(page, 'Your pass').waitFor()
  expect(await page.goto('/organiser').catch(() => 'unreachable')).toBe('unreachable')
})
