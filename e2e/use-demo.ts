import type { Browser } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { closeWindows, openBrowser } from './browser.ts'
import { type DemoServer, startDemo } from './demo-server.ts'

/** A demo for the tests of one file, and the browser in which they open it: both are there once the first test begins. */
export function useDemo(): { readonly url: string; readonly browser: Browser } {
  let demo: DemoServer | undefined
  let browser: Browser | undefined
  beforeAll(async () => {
    ;[demo, browser] = await Promise.all([startDemo(), openBrowser()])
  })
  afterAll(async () => {
    await closeWindows()
    await demo?.stop()
  })
  const started = <One>(one: One | undefined): One => {
    if (one === undefined) throw new Error('The demo is started before the first test, and no earlier.')
    return one
  }
  return {
    get url() {
      return started(demo).url
    },
    get browser() {
      return started(browser)
    },
  }
}
