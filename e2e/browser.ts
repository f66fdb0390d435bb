import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type axe from 'axe-core'
import type { RunOptions } from 'axe-core'
import { type Browser, chromium, type Page } from 'playwright-core'
import { expect } from 'vitest'

let running: Promise<Browser> | undefined

/**
 * Headless Chromium that speaks to nobody but the server under test. To start it takes longer than some journeys: one
 * is started for all files that a process of the runner takes, one after the other, and it goes with that process.
 */
export function openBrowser(): Promise<Browser> {
  running ??= chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      // A page is left before what is made of its hot code is worth the work: 7 % of what the browser asks of a machine.
      '--js-flags=--no-opt',
    ],
  })
  return running
}

/** Ends whatever a file of journeys left open in it. */
export async function closeWindows(): Promise<void> {
  const browser = await running
  await Promise.all((browser?.contexts() ?? []).map((context) => context.close()))
}

/** Half as long as the one that is to be read, and as thorough. */
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

const everyRule: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
}

/** The rules whose answer is another by night than by day. */
const rulesOfColour: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
  resultTypes: ['violations'],
}

/** No rule of WCAG 2.2 A or AA that a machine can see is broken on this page. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await brokenRules(page)).toEqual([])
}

/** Each rule that a page breaks on a phone and a desk, by day and by night. */
export async function brokenByDayAndNight(page: Page, name: string): Promise<string[]> {
  const before = page.viewportSize() ?? { width: 1280, height: 900 }
  const broken: string[] = []
  for (const width of [360, 1280]) {
    await page.setViewportSize({ ...before, width })
    for (const [colorScheme, rules] of [
      ['dark', rulesOfColour],
      ['light', everyRule],
    ] as const) {
      await page.emulateMedia({ colorScheme })
      broken.push(...(await brokenRules(page, rules)).map((rule) => `${name}, ${width} wide, ${colorScheme}: ${rule}`))
    }
  }
  await page.setViewportSize(before)
  return broken
}

/** Each rule that the page breaks, with where it does. */
async function brokenRules(page: Page, rules = everyRule): Promise<readonly string[]> {
  // What slides in is half transparent on its way.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity),
  )
  // Seen whole: at a scroll position a sticky bar lies over whatever happens to be under it.
  const before = page.viewportSize()
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  if (before !== null) await page.setViewportSize({ width: before.width, height: Math.max(before.height, height) })
  // Read into the page once for all that is looked at in it: that alone takes longer than to look.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  const broken = await page.evaluate(async (options) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(options)
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
  }, rules)
  if (before !== null) await page.setViewportSize(before)
  return broken
}
