import type { BrowserContext, Page, Route } from 'playwright-core'

/** Of the whole screen times the way that it moved (web.dev/cls), summed over all of a page's coming. */
const BAR = 0.02

interface Shift {
  readonly value: number
  readonly what: readonly string[]
}

/**
 * Every answer comes late and each at another moment, so that the page is drawn without it before it is drawn with it.
 * @param answer what is done about a call of the API; handed on to the server unless it is said.
 */
export async function answerLate(
  context: BrowserContext,
  answer: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<void> {
  let count = 0
  await context.route(/\/api\/|\.woff2$/, async (route) => {
    // What goes on and on has no end to come late: whoever opened the page says what is done about it.
    if (route.request().headers().accept === 'text/event-stream') return route.fallback()
    count += 1
    const wait = 300 + 70 * (count % 6)
    await new Promise((resolve) => setTimeout(resolve, wait))
    const isCall = route.request().url().includes('/api/')
    // A page that was left asks for nothing any more.
    await (isCall ? answer(route) : route.continue()).catch(() => {})
  })
}

/** Notes what moves without being asked, from the first picture on. */
export async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = []
    Object.assign(window, { shifts })
    interface LayoutShift extends PerformanceEntry {
      readonly value: number
      readonly hadRecentInput: boolean
      readonly sources: readonly {
        readonly node: Node | null
        readonly previousRect: DOMRectReadOnly
        readonly currentRect: DOMRectReadOnly
      }[]
    }
    const nameOf = (node: Node | null) =>
      node instanceof Element
        ? `${node.tagName.toLowerCase()}.${node.getAttribute('class') ?? ''}`
        : (node?.textContent ?? '?')
    const place = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ')
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[])
        if (!entry.hadRecentInput)
          shifts.push({
            value: entry.value,
            what: entry.sources.map(
              ({ node, previousRect, currentRect }) =>
                `${nameOf(node)} from ${place(previousRect)} to ${place(currentRect)}`,
            ),
          })
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** @returns what moved on a page by more than the bar, written down; nothing where it held still. */
export async function movesOn(page: Page, name: string): Promise<string[]> {
  const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts)
  const sum = shifts.reduce((total, { value }) => total + value, 0)
  if (sum <= BAR) return []
  return [
    `${name}: ${sum.toFixed(3)}`,
    ...shifts.map(({ value, what }) => `    ${value.toFixed(3)} ${what.join(' | ')}`),
  ]
}
