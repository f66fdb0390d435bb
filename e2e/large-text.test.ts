import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { overlaps, unreadable } from './legible.ts'
import { settled, signedInAs } from './pages.ts'
import { useDemo } from './use-demo.ts'
import {
  button,
  cards,
  choosePass,
  heading,
  payWith,
  sayWhatTheyDo,
  someEmail,
  typeDetails,
  typePassword,
} from './visitor.ts'
import { brokenWords } from './whole-words.ts'

const demo = useDemo()

async function openAs(email: string | null): Promise<Page> {
  const context = await signedInAs(demo.browser, demo.url, email, { viewport: { width: 1280, height: 800 } })
  onTestFinished(() => context.close())
  return context.newPage()
}

test('everything can be read on the way to a pass', async () => {
  const page = await openAs(null)
  const found: string[] = []
  const read = async (name: string) => found.push(...(await unreadable(page, name)))
  await sayWhatTheyDo(page)
  await page.getByRole('textbox', { name: 'E-mail' }).fill('large')
  await button(page, 'Continue').click()
  await heading(page, 'There is a problem').waitFor()
  await read('pass with problems')
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
  await payWith(page, cards.declined)
  await heading(page, 'Oops. Payment was not successful.').waitFor()
  await read('declined')
  expect(found.join('\n')).toBe('')
})

test('everything can be read where a pass becomes a better one', async () => {
  const page = await openAs('attendee@demo.example')
  await page.goto('/pass/upgrade')
  await heading(page, 'Badge VIP').waitFor()
  expect((await unreadable(page, 'upgrade')).join('\n')).toBe('')
})

test('no words stand over others where amounts, days and names share a line', async () => {
  const page = await openAs('vip@demo.example')
  const found: string[] = []
  for (const path of ['/invoices', '/vip-events', '/accommodation?start=2025-10-20&end=2025-10-23']) {
    await page.goto(path)
    found.push(...(await unreadable(page, path, overlaps)))
  }
  await page.context().addCookies([{ name: 'locale', value: 'de', url: demo.url }])
  await page.goto('/visa-invitation-letter')
  found.push(...(await unreadable(page, 'visa letter in German')))
  expect(found.join('\n')).toBe('')
})

test('in German, on the narrowest screen and at twice the size, no page moves sideways', async () => {
  const found: string[] = []
  for (const [email, paths] of [
    [null, ['/sign-in', '/sign-up']],
    ['vip@demo.example', ['/', '/pass', '/agenda', '/agenda/7', '/speakers', '/visa-invitation-letter']],
  ] as const) {
    const page = await openAs(email)
    await page.context().addCookies([{ name: 'locale', value: 'de', url: demo.url }])
    await page.setViewportSize({ width: 320, height: 800 })
    for (const path of paths) {
      await page.goto(path)
      await settled(page)
      const broken = path.startsWith('/visa') ? await brokenWords(page) : []
      const [needs, has] = await page.evaluate(async () => {
        const root = document.documentElement
        root.style.setProperty('font-size', '200%')
        await document.fonts.ready
        return [root.scrollWidth, root.clientWidth] as const
      })
      found.push(...broken, ...(needs > has ? [`${path}: ${needs} of ${has}`] : []))
    }
  }
  expect(found.join('\n')).toBe('')
})

test('on the narrowest screen and at twice the size, amounts, days and headings keep apart and whole', async () => {
  const page = await openAs('vip@demo.example')
  await page.setViewportSize({ width: 320, height: 800 })
  const found: string[] = []
  for (const path of ['/accommodation/28', '/survey', '/invoices']) {
    if (path === '/invoices') await page.context().addCookies([{ name: 'locale', value: 'de', url: demo.url }])
    await page.goto(path)
    await settled(page)
    const fits = await page.evaluate(async () => {
      const root = document.documentElement
      root.style.setProperty('font-size', '200%')
      await document.fonts.ready
      return root.scrollWidth <= root.clientWidth
    })
    const parted = [...(await brokenWords(page)), ...(await overlaps(page))]
    found.push(...[...(fits ? [] : ['moves sideways']), ...parted].map((fault) => `${path}: ${fault}`))
  }
  expect(found.join('\n')).toBe('')
})

/** What is meant to be read at one glance: days and times, the bar of the tabs, the number of an error, values of fields. */
const partedOrCut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const parted = [...document.querySelectorAll('h3 b, h3 span, time, [data-tabs] a, .numeral')].flatMap((element) =>
      [...element.childNodes].flatMap((node) => {
        const range = document.createRange()
        range.selectNodeContents(node)
        const lines = node.nodeType === 3 ? new Set([...range.getClientRects()].map(({ top }) => Math.round(top))) : []
        return [...lines].length > 1 && !/\s/.test(node.textContent?.trim() ?? '')
          ? [`parted: ${node.textContent}`]
          : []
      }),
    )
    const cut = [...document.querySelectorAll<HTMLInputElement>('search input:not([type=checkbox])')].filter(
      (field) => field.checkVisibility() && field.scrollWidth > field.clientWidth + 2,
    )
    return [...parted, ...cut.map(({ value }) => `cut off: ${value}`)]
  })

test('days, times and numbers stay in one piece, and so do the words of the tab bar and the days of a search', async () => {
  const page = await openAs('vip@demo.example')
  const found: string[] = []
  for (const path of ['/', '/payment-failed', '/accommodation?start=2025-10-20&end=2025-10-23', '/accommodation/28']) {
    await page.goto(path)
    found.push(...(await unreadable(page, path, partedOrCut)))
  }
  await page.goto('/nowhere')
  await settled(page)
  for (const width of [768, 992, 1024, 1152, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    found.push(...(await partedOrCut(page)).map((fault) => `${fault} at ${width}`))
  }
  expect(found.join('\n')).toBe('')
})
