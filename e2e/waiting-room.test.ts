import type { OfficeWaitingRoom } from '@foyer/contract/waiting-room'
import type { APIRequestContext } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { tabTo } from './keyboard.ts'
import { showFactor } from './pages.ts'
import { demoSecret } from './stays.ts'
import { useDemo } from './use-demo.ts'
import { button, heading, look, newVisitor, typePassword } from './visitor.ts'

const demo = useDemo()

const office = '/api/organiser/waiting-room'

/** As an organiser decides it; so many are let in each second. */
async function setRoom(request: APIRequestContext, mode: 'on' | 'off', perSecond: number): Promise<void> {
  const login = await request.post('/api/user/login', {
    data: { email: 'organiser@demo.example', password: demoSecret },
  })
  const { token } = (await login.json()) as { token: string }
  await showFactor(request, token, 'organiser@demo.example')
  const headers = { authorization: `Bearer ${token}` }
  const { version } = (await (await request.get(office, { headers })).json()) as OfficeWaitingRoom
  const data = { version, mode, opensAt: null, perSecond }
  expect((await request.put(office, { headers, data })).status()).toBe(200)
}

/** The server opens it, or closes it, within a second or two: until somebody who has no place is refused, or is not. */
const untilLine = (request: APIRequestContext, isThere: boolean): Promise<void> =>
  expect
    .poll(
      async () => {
        const data = { email: 'stranger@guests.example', password: 'Wrong-Horse-7' }
        return (await request.post('/api/user/login', { data })).status() === 429
      },
      { timeout: 60_000, interval: 700 },
    )
    .toBe(isThere)

test('somebody waits, keeps their place over a reload, is let in by itself and signs in, without a mouse', async () => {
  const { page, context, errors } = await newVisitor(demo.browser, demo.url)
  onTestFinished(() => context.close())
  const { request } = context
  await setRoom(request, 'on', 1)
  await untilLine(request, true)
  await page.goto('/sign-in')
  await heading(page, 'Take your place in the line').waitFor()
  expect(new URL(page.url()).search).toBe('?to=%2Fsign-in')
  await look(page, 'waiting room, before')
  await tabTo(page, /^E-mail/)
  await page.keyboard.type('attendee@demo.example')
  // As late as can be: one of them goes in each second, however long it takes until the page is loaded again.
  await Promise.all(
    Array.from({ length: 16 }, (_, n) =>
      request.put('/api/waiting-room/place', { data: { email: `before-${n}@guests.example` } }),
    ),
  )
  await page.keyboard.press('Enter')
  await heading(page, 'You are in the line').waitFor()
  await page.reload()
  await heading(page, 'You are in the line').waitFor()
  const numeral = page.locator('main .numeral')
  await numeral.waitFor()
  const place = Number(await numeral.textContent())
  expect(place).toBeGreaterThan(0)
  expect(place).toBeLessThan(18)
  // It is said for three seconds, whoever looks meanwhile.
  const turn = heading(page, 'It is your turn').waitFor()
  await Promise.all([turn, look(page, 'waiting room, in the line')])
  await page.waitForURL('**/sign-in')
  await page.getByRole('textbox', { name: 'E-mail' }).fill('attendee@demo.example')
  await typePassword(page, demoSecret)
  await button(page, 'Sign in').click()
  await page.waitForURL((url) => url.pathname === '/' || url.pathname === '/survey')
  await setRoom(request, 'off', 1)
  await untilLine(request, false)
  expect(errors).toEqual([])
})

test('who sends a form as a line begins is led to it, and back once nobody waits', async () => {
  const { page, context } = await newVisitor(demo.browser, demo.url)
  onTestFinished(() => context.close())
  await page.goto('/sign-in')
  await page.getByRole('textbox', { name: 'E-mail' }).fill('vip@demo.example')
  await typePassword(page, demoSecret)
  await setRoom(context.request, 'on', 1)
  await untilLine(context.request, true)
  await button(page, 'Sign in').click()
  await page.waitForURL('**/waiting-room?to=%2Fsign-in')
  await setRoom(context.request, 'off', 1)
  await untilLine(context.request, false)
  await page.getByRole('textbox', { name: 'E-mail' }).fill('vip@demo.example')
  await button(page, 'Take my place').click()
  await heading(page, 'Nobody has to wait any more').waitFor()
  await page.waitForURL('**/sign-in')
})
