import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { closeWindows, openBrowser } from './browser.ts'
import { type DemoServer, startDemo } from './demo-server.ts'
import { settled, signedInAs } from './pages.ts'
import { demoSecret } from './stays.ts'
import { button, choosePass, heading, sayWhatTheyDo, someEmail, typeDetails, typePassword } from './visitor.ts'

const routes: Readonly<Record<string, readonly string[]>> = {
  nobody: ['/sign-in', '/sign-in/forgotpassword', '/sign-up', '/sign-up/pass', '/verify', '/verify/ABCDE', '/nowhere'],
  'vip@demo.example': [
    '/',
    '/pass',
    '/pass/upgrade',
    '/pass/transfer',
    '/accommodation',
    '/accommodation/28',
    '/invoices',
    '/news',
    '/train-ticket',
    '/vip-events',
    '/agenda',
    '/agenda?day=2025-10-22',
    '/agenda/7',
    '/speakers',
    '/speakers/henrik-dahl',
    '/information',
    '/visa-invitation-letter',
    '/floor-plan',
    '/floor-plan?exhibitor=polder-it',
    '/site-plan',
    '/profile',
    '/survey',
  ],
  'vendor@demo.example': ['/pass', '/registration'],
  // A room is held: there is something to pay.
  'attendee@demo.example': [
    '/',
    '/accommodation',
    '/registration/account',
    '/registration/hotel',
    '/registration/survey',
    '/registration/checkout',
    '/registration/finish',
  ],
}

const viewport = { width: 1280, height: 800 }

let demo: DemoServer
let browser: Browser

beforeAll(async () => {
  ;[demo, browser] = await Promise.all([startDemo(), openBrowser()])
  await holdRoom('attendee@demo.example')
})
afterAll(async () => {
  await closeWindows()
  await demo?.stop()
})

async function holdRoom(email: string): Promise<void> {
  const page = await browser.newPage({ baseURL: demo.url })
  const { token } = await (await page.request.post('/api/user/login', { data: { email, password: demoSecret } })).json()
  const headers = { authorization: `Bearer ${token}` }
  const stay = { arrival: '2025-10-20', departure: '2025-10-24', roomOccupancy: 1 }
  const search = `start=${stay.arrival}&end=${stay.departure}&roomOccupancy=1&roomActive=true&roomInternal=false`
  const rooms: { id: number; bookable: boolean }[] = await (
    await page.request.get(`/api/accommodation/28/?${search}`, { headers })
  ).json()
  const roomId = rooms.find(({ bookable }) => bookable)?.id
  const held = await page.request.post('/api/booking', { headers, data: { roomId, ...stay } })
  expect(held.status(), await held.text()).toBe(201)
  await page.close()
}

/** What a reader of large text cannot reach or read: the page moves sideways, a box cuts its text off, lines overlap. */
function faults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const root = document.documentElement
    if (root.scrollWidth > root.clientWidth) {
      const wide = [...document.querySelectorAll('body *')].filter(
        (element) => element.getBoundingClientRect().right > root.clientWidth + 1,
      )
      const names = wide.slice(0, 4).map((element) => `${element.tagName}.${element.getAttribute('class')}`)
      found.push(`${root.scrollWidth} of ${root.clientWidth} wide: ${names.join(', ')}`)
    }
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const style = getComputedStyle(element)
      const words = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim() !== '')
      const name = `${element.tagName}.${element.className} "${element.textContent?.trim().slice(0, 40)}"`
      const isSeen =
        element.checkVisibility({ visibilityProperty: true }) && element.closest('.vh, [data-live-announcer]') === null
      if (!isSeen || !(element instanceof HTMLElement)) continue
      const isNarrow = /hidden|clip/.test(style.overflowX) && element.scrollWidth > element.clientWidth + 2
      if (isNarrow && (element.textContent?.trim() ?? '') !== '' && style.color !== 'rgba(0, 0, 0, 0)')
        found.push(`cut off at its end: ${name}`)
      const isCut = /hidden|clip/.test(style.overflowY) && element.scrollHeight > element.clientHeight + 2
      // A finished step is its bar; its words are for who does not see that.
      const isDrawn = style.color !== 'rgba(0, 0, 0, 0)'
      if (isCut && isDrawn && (element.textContent?.trim() ?? '') !== '') found.push(`cut off: ${name}`)
      const box = element.getBoundingClientRect()
      const isOver = (other: Element) => {
        const { left, right, top, bottom } = other.getBoundingClientRect()
        // The button that shows a password has its place in the field.
        const isThere =
          other !== element && !other.matches('input') && !other.contains(element) && right > left && bottom > top
        return isThere && box.left < right - 2 && left < box.right - 2 && box.top < bottom - 2 && top < box.bottom - 2
      }
      if (element.matches('[data-button]') && [...(element.parentElement?.children ?? [])].some(isOver))
        found.push(`over its neighbour: ${name}`)
      // Lines that are closer than their letters are high overlap.
      if (
        words &&
        style.display !== 'inline' &&
        Number.parseFloat(style.lineHeight) < 0.9 * Number.parseFloat(style.fontSize)
      )
        found.push(`lines overlap: ${name}`)
      if (!element.matches('b, dt, h2, h3')) continue
      for (const node of element.childNodes)
        for (const { index, 0: word } of node.nodeType === 3
          ? (node.textContent ?? '').matchAll(/[\p{L}]{2,}/gu)
          : []) {
          const range = document.createRange()
          range.setStart(node, index)
          range.setEnd(node, index + word.length)
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
            found.push(`broken: ${word} in ${name}`)
        }
    }
    return found
  })
}

/** Each makes a page narrow in another way (WCAG 2.2, 1.4.4 and 1.4.10). */
const readings = [
  { name: '1280 pixels and text at 200 %', width: 1280, percent: 200 },
  { name: '390 pixels and text at 200 %', width: 390, percent: 200 },
  { name: '320 pixels, as 1280 at 400 %', width: 320, percent: 100 },
]

test.for(Object.entries(routes))('everything can be read on the pages of %s', async ([who, paths]) => {
  const context = await signedInAs(browser, demo.url, who === 'nobody' ? null : who, { viewport })
  onTestFinished(() => context.close())
  const { page, read, found } = await reader(context)
  for (const path of paths) {
    await page.goto(path)
    await read(path)
  }
  expect(found.join('\n')).toBe('')
})

test('everything can be read on the way to a pass', async () => {
  const context = await signedInAs(browser, demo.url, null, { viewport })
  onTestFinished(() => context.close())
  const { page, read, found } = await reader(context)
  await sayWhatTheyDo(page)
  await choosePass(page, someEmail('large'))
  await page.getByRole('textbox', { name: 'First name' }).waitFor()
  await button(page, 'Continue').click()
  await heading(page, 'There is a problem').waitFor()
  await read('details with problems')
  await typeDetails(page)
  await typePassword(page)
  await read('details')
  await button(page, 'Continue').click()
  await heading(page, 'Check and pay').waitFor()
  await read('payment')
  expect(found.join('\n')).toBe('')
})

/** A page, and what could not be read on what it showed, in each reading. */
async function reader(context: BrowserContext) {
  const found: string[] = []
  const page = await context.newPage()
  const shots = process.env['FOYER_SCREENSHOTS']
  const read = async (name: string) => {
    await settled(page)
    for (const { name: reading, width, percent } of readings) {
      await page.setViewportSize({ ...viewport, width })
      await page.evaluate(async (size) => {
        document.documentElement.style.setProperty('font-size', `${size}%`)
        await document.fonts.ready
      }, percent)
      await settled(page)
      if (shots !== undefined)
        await page.screenshot({
          path: `${shots}/large-${width}-${percent}-${name.replaceAll('/', '_')}.png`,
          fullPage: true,
        })
      found.push(...(await faults(page)).map((fault) => `${name} at ${reading}: ${fault}`))
    }
    await page.setViewportSize(viewport)
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  }
  return { page, read, found }
}
