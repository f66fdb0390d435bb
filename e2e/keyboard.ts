import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** What the elements of a selector are called. */
const namesOf = (page: Page, selector: string): Promise<string[]> =>
  page.locator(selector).evaluateAll((elements) =>
    elements.map((element) => {
      const labels =
        element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? [...(element.labels ?? [])] : []
      return (element.getAttribute('aria-label') ?? labels[0]?.textContent ?? element.textContent ?? '').trim()
    }),
  )

/** What the element with the focus is called; nothing where none has it. */
export const focusedName = async (page: Page): Promise<string> => (await namesOf(page, ':focus'))[0] ?? ''

/** All that the Tab key could come to. */
const STOPS = 'a, button, input, select, textarea, summary, [tabindex]'

/** Presses Tab until something of this name has the focus, once it is there, and that something can be seen. */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  // Keys are faster than the answers that a page waits for.
  const isThere = async () => (await namesOf(page, STOPS)).some((stop) => name.test(stop))
  await expect.poll(isThere, { message: `something called ${name} is on the page` }).toBe(true)
  const passed: string[] = []
  for (let presses = 0; presses < 90; presses += 1) {
    await page.keyboard.press('Tab')
    const reached = await focusedName(page)
    if (name.test(reached)) {
      expect(await page.locator(':focus').isVisible()).toBe(true)
      return
    }
    passed.push(reached.slice(0, 30))
  }
  throw new Error(`The Tab key does not come to ${name}, only to: ${passed.join(' · ')}`)
}

export async function tabAndType(page: Page, name: RegExp, text: string): Promise<void> {
  await tabTo(page, name)
  await page.keyboard.type(text)
}

export async function tabAndPress(page: Page, name: RegExp, key = 'Enter'): Promise<void> {
  await tabTo(page, name)
  await page.keyboard.press(key)
}

export async function arrowTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 10 && !name.test(await focusedName(page)); presses += 1)
    await page.keyboard.press('ArrowDown')
  expect(await focusedName(page)).toMatch(name)
}

/** A new page puts the focus on its heading. */
export async function expectHeading(page: Page, name: RegExp): Promise<void> {
  await expect.poll(() => focusedName(page)).toMatch(name)
}
