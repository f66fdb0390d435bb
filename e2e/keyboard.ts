import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** What the element with the focus is called. */
export const focusedName = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement
    const labels =
      element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? [...(element.labels ?? [])] : []
    const name = element?.getAttribute('aria-label') ?? labels[0]?.textContent ?? element?.textContent ?? ''
    return name.trim()
  })

/** Presses Tab until something of this name has the focus, and that something can be seen. */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
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
