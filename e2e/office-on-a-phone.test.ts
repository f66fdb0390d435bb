import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { comeInAs, listenToNothing, openTogether, settled } from './pages.ts'
import { atWork, pagesOf } from './routes.ts'
import { answerLate, movesOn, noteShifts } from './shifts.ts'
import { useDemo } from './use-demo.ts'
import { newAttendee, PATIENCE_MS, someEmail } from './visitor.ts'

const demo = useDemo()

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const

async function openOnPhone(): Promise<BrowserContext> {
  const context = await demo.browser.newContext({
    baseURL: demo.url,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    ...phone,
  })
  context.setDefaultTimeout(PATIENCE_MS)
  await comeInAs(context, demo.url, 'owner@demo.example', 'foyer_auth_staff')
  await listenToNothing(context)
  return context
}

/** Somebody whose pass the organiser has to agree to. */
async function newApplicant(context: BrowserContext): Promise<string> {
  const token = (await context.cookies()).find(({ name }) => name === 'foyer_auth_staff')?.value
  const headers = { authorization: `Bearer ${token}` }
  const types: { items: { id: number; version: number; list: string; codeType: string }[] } = await (
    await context.request.get('/api/organiser/pass-type?limit=200', { headers })
  ).json()
  for (const { id, version } of types.items.filter(({ codeType }) => codeType === 'standard')) {
    const data = { version, requiresApproval: true }
    const changed = await context.request.patch(`/api/organiser/pass-type/${id}`, { headers, data })
    expect(changed.status(), await changed.text()).toBe(200)
  }
  const email = someEmail('applicant')
  const page = await context.newPage()
  await newAttendee(page, email)
  await page.close()
  return email
}

const bar = (page: Page) => page.getByRole('navigation', { name: 'Back office' })
/** Nothing lies over it: it is what a finger would touch there. */
const isOnTop = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).evaluate((button) => {
    const { left, top, width, height } = button.getBoundingClientRect()
    return button.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })

test('on a phone somebody is found and let in, and an order is refunded, by the bar at the bottom', async () => {
  const context = await openOnPhone()
  const email = await newApplicant(context)
  const page = await context.newPage()
  await page.goto('/organiser')
  await settled(page)

  await bar(page).getByRole('link', { name: 'People' }).tap()
  await page.getByRole('searchbox', { name: 'Name, e-mail, company or number' }).fill(email)
  await page.getByRole('button', { name: 'Search', exact: true }).last().tap()
  await page.waitForURL('**/organiser/people?q=*')
  await expect.poll(() => page.locator('tbody tr').count()).toBe(1)
  await page.getByRole('checkbox').check()
  await expect.poll(() => isOnTop(page, 'Approve')).toBe(true)
  await page.getByRole('button', { name: 'Select none' }).tap()
  await page.locator('tbody a').tap()
  await page.getByRole('button', { name: 'Approve', exact: true }).tap()
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).tap()
  await page.getByText('Approved', { exact: true }).first().waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'Approve', exact: true }).count()).toBe(0)
  await page.getByText('To change this, open it on a wider screen.').waitFor()

  await bar(page).getByRole('button', { name: 'More' }).tap()
  await page.getByRole('dialog', { name: 'More' }).getByRole('link', { name: 'Orders' }).tap()
  await page.getByText('Filters', { exact: true }).tap()
  await page.getByLabel('With', { exact: true }).selectOption('room')
  await page.waitForURL('**kind=room')
  await page.locator('tbody a').first().tap()
  await page.getByRole('button', { name: 'Refund', exact: true }).tap()
  const dialog = page.getByRole('dialog', { name: 'Refund: what happens' })
  await dialog.getByLabel('They stay').check()
  await dialog.getByLabel('Amount').fill('25.50')
  await dialog.getByLabel('Reason').selectOption('goodwill')
  await dialog.getByRole('button', { name: 'Refund 25.50 €' }).tap()
  await dialog.waitFor({ state: 'detached' })
  await page.getByText('Partly refunded', { exact: true }).first().waitFor()
  expect(await page.getByRole('button', { name: 'Change the stay' }).count()).toBe(0)
  await context.close()
})

/** What is asked for on a phone besides searches and who is chosen of a list: a word for colleagues, and what one reads by. */
const asked: Readonly<Record<string, readonly string[]>> = {
  '/organiser/lists': ['email'],
  '/organiser/money': ['chart', 'consultant', 'client', 'entries'],
  '/organiser/site-plan/ways': ['ways-part'],
}
const isRecord = (path: string) => /\/(people|orders)\/[\w-]{36}$/.test(path)

test('no other page of the office takes an answer on a phone, none is wider than it or moves while it comes, and every target has room', async () => {
  const context = await openOnPhone()
  const walk = atWork.find(({ name }) => name === 'at work')
  if (walk === undefined) throw new Error('Nobody walks through the office.')
  const paths = await pagesOf(walk, context)
  await answerLate(context)
  const found = await openTogether(paths, async (path) => {
    const page = await context.newPage()
    await noteShifts(page)
    await page.goto(path)
    await settled(page)
    const { fields, wide, small } = await page.evaluate(() => ({
      fields: [...document.querySelectorAll('main :is(input, select, textarea)')]
        .filter((field) => field.closest('search, tbody th') === null)
        .map(({ id, className }) => id || className),
      wide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      small: [...document.querySelectorAll('nav[aria-label="Back office"] :is(a, button)')].filter(
        (target) => target.getBoundingClientRect().height < 44 || target.getBoundingClientRect().width < 44,
      ).length,
    }))
    const moves = await movesOn(page, path)
    await page.close()
    const allowed = asked[path] ?? (isRecord(path) ? ['note', 'comment'] : [])
    return [
      ...fields.filter((id) => !allowed.includes(id)).map((id) => `${path} asks for ${id}`),
      ...(wide > 0 ? [`${path} is ${wide} px too wide`] : []),
      ...(small > 0 ? [`${path} has small targets in its bar`] : []),
      ...moves,
    ]
  })
  expect(found.join('\n')).toBe('')
  await context.close()
})
