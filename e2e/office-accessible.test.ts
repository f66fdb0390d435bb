import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { brokenRules, closeWindows, openBrowser } from './browser.ts'
import { type DemoServer, startDemo } from './demo-server.ts'
import { openAs, openTogether, settled } from './pages.ts'
import { atWork, pagesOf } from './routes.ts'

let demo: DemoServer
let browser: Browser

beforeAll(async () => {
  ;[demo, browser] = await Promise.all([startDemo(), openBrowser()])
})
afterAll(async () => {
  await closeWindows()
  await demo?.stop()
})

const views = [360, 1280].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
)

test.for(atWork)(
  '$name, no page breaks a rule of accessibility, on a phone and a desk, by day and by night',
  async (walk) => {
    const context = await openAs(browser, demo.url, walk, { width: 1280, height: 900 })
    onTestFinished(() => context.close())
    const found = await openTogether(await pagesOf(walk, context), async (path) => {
      const page = await context.newPage()
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(path)
      await settled(page)
      const broken: string[] = []
      for (const { width, colorScheme } of views) {
        await page.setViewportSize({ width, height: 900 })
        await page.emulateMedia({ colorScheme })
        broken.push(...(await brokenRules(page)).map((rule) => `${path}, ${width} wide, ${colorScheme}: ${rule}`))
      }
      await page.close()
      return broken
    })
    expect(found.join('\n')).toBe('')
  },
)
