import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { type DemoServer, startDemo } from './demo-server.ts'
import { settled, signedInAs } from './pages.ts'

const routes: Readonly<Record<string, readonly string[]>> = {
  nobody: ['/sign-in', '/sign-in/forgotpassword', '/sign-up', '/sign-up/pass', '/nowhere'],
  'vip@demo.example': [
    '/',
    '/pass',
    '/pass/upgrade',
    '/accommodation',
    '/accommodation/28',
    '/invoices',
    '/profile',
    '/survey',
  ],
  'vendor@demo.example': ['/pass', '/registration'],
}

let demo: DemoServer
let browser: Browser

beforeAll(async () => {
  demo = await startDemo()
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  await demo?.stop()
})

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
      const isSeen = element.checkVisibility({ visibilityProperty: true }) && element.closest('.vh') === null
      if (!isSeen || !(element instanceof HTMLElement)) continue
      const isCut = /hidden|clip/.test(style.overflowY) && element.scrollHeight > element.clientHeight + 2
      // A finished step is its bar; its words are for who does not see that.
      const isDrawn = style.color !== 'rgba(0, 0, 0, 0)'
      if (isCut && isDrawn && (element.textContent?.trim() ?? '') !== '') found.push(`cut off: ${name}`)
      // Lines that are closer than their letters are high overlap.
      if (
        words &&
        style.display !== 'inline' &&
        Number.parseFloat(style.lineHeight) < 0.9 * Number.parseFloat(style.fontSize)
      )
        found.push(`lines overlap: ${name}`)
    }
    return found
  })
}

describe.for([
  { name: '390 pixels and text at 200 %', width: 390, scale: 200 },
  { name: '1280 pixels and text at 200 %', width: 1280, scale: 200 },
  { name: '320 pixels, as 1280 at 400 %', width: 320, scale: 100 },
])('at $name', ({ width, scale }) => {
  test.for(Object.entries(routes))('everything can be read on the pages of %s', async ([who, paths]) => {
    const screen = { viewport: { width, height: 800 } }
    const context = await signedInAs(browser, demo.url, who === 'nobody' ? null : who, screen)
    onTestFinished(() => context.close())
    const found: string[] = []
    const page = await context.newPage()
    await page.addInitScript((percent) => {
      addEventListener('DOMContentLoaded', () => document.documentElement.style.setProperty('font-size', `${percent}%`))
    }, scale)
    for (const path of paths) {
      await page.goto(path)
      await settled(page)
      await page.evaluate(() => document.fonts.ready)
      const shots = process.env['FOYER_SCREENSHOTS']
      if (shots !== undefined)
        await page.screenshot({ path: `${shots}/large-${width}-${path.replaceAll('/', '_')}.png`, fullPage: true })
      found.push(...(await faults(page)).map((fault) => `${path}: ${fault}`))
    }
    expect(found.join('\n')).toBe('')
  })
})
