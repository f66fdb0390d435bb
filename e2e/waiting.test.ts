import { expect, test } from 'vitest'
import { useDemo } from './use-demo.ts'
import { button, newVisitor, signIn } from './visitor.ts'

/** Specification section 9. A frame of the screen is what cannot be told apart. */
const MINIMUM_MS = 200
const FRAME_MS = 17

const demo = useDemo()

/** Boxes of what is to come, the spinner of a button, the line above a page. */
const indicators = ['.sk', '[data-button] > span[aria-hidden]:empty', 'div[role=status]:has(> .vh:only-child)']

/** Runs in the page: how long anything of each kind stood there that says one waits. */
function watchIndicators(kinds: readonly string[]): void {
  const times: { kind: string; ms: number }[] = []
  const since: Record<string, number> = {}
  Object.assign(globalThis, { indicatorTimes: times })
  const look = () => {
    for (const kind of kinds) {
      const isThere = [...document.querySelectorAll(kind)].some((one) =>
        one.checkVisibility({ visibilityProperty: true }),
      )
      if (isThere) since[kind] ??= performance.now()
      else if (since[kind] !== undefined) {
        times.push({ kind, ms: Math.round(performance.now() - since[kind]) })
        delete since[kind]
      }
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

test.each([210, 244, 330])('what says that one waits stays 200 ms where answers take %i ms', async (wait) => {
  const { page, context } = await newVisitor(demo.browser, demo.url)
  await context.addCookies([{ name: 'foyer_survey', value: 'skip', url: demo.url }])
  await signIn(page, 'attendee@demo.example', 'Foyer-demo-2025!')
  await page.getByRole('link', { name: 'Accommodation' }).first().waitFor()
  await page.addInitScript(watchIndicators, indicators)
  await page.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, wait))
    await route.continue().catch(() => {})
  })
  const seen: unknown[] = []
  const settle = async (path: string) => {
    await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null)
    await page.waitForFunction((kinds) => document.querySelector(kinds.join()) === null, indicators)
    // The watcher looks once a frame.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    const times = await page.evaluate(() => Reflect.get(globalThis, 'indicatorTimes') as { kind: string; ms: number }[])
    expect(
      times.filter(({ ms }) => ms < MINIMUM_MS - FRAME_MS),
      path,
    ).toEqual([])
    seen.push(...times)
  }
  for (const path of ['/invoices', '/pass', '/accommodation', '/accommodation/28']) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await settle(path)
  }
  await page.goto('/profile')
  await page.getByRole('textbox', { name: /^Company(?!,)/ }).fill(`Kestrel ${wait}`)
  await button(page, 'Save Company').click()
  await page
    .getByText(/^Saved /)
    .first()
    .waitFor()
  await settle('/profile')
  expect(seen.length).toBeGreaterThan(0)
})

test.each([40, 80, 100])('boxes in place of a part that comes after %i ms are not seen for a moment', async (wait) => {
  const { page, context } = await newVisitor(demo.browser, demo.url)
  await context.addCookies([{ name: 'foyer_survey', value: 'skip', url: demo.url }])
  await signIn(page, 'vip@demo.example', 'Foyer-demo-2025!')
  await page.getByRole('link', { name: 'Accommodation' }).first().waitFor()
  await page.addInitScript(watchIndicators, indicators)
  await page.goto('/pass')
  const way = page.getByRole('link', { name: 'Give your pass to a colleague' })
  await way.waitFor()
  await page.route(/\/(?:api|assets)\//, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, wait))
    await route.continue().catch(() => {})
  })
  await way.click()
  await page.getByRole('textbox', { name: 'First name' }).waitFor()
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  const times = await page.evaluate(() => Reflect.get(globalThis, 'indicatorTimes') as { kind: string; ms: number }[])
  expect(times.filter(({ ms }) => ms < MINIMUM_MS - FRAME_MS)).toEqual([])
})
