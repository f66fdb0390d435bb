import type { BrowserContext, Locator, Page } from 'playwright-core'
import { onTestFinished } from 'vitest'

// Where things stand on a page.

/** A page that is gone when its test is. */
export async function pageOf(context: BrowserContext): Promise<Page> {
  onTestFinished(() => context.close())
  return await context.newPage()
}

/** Where an element's own words stand, without its padding. */
export const words = (element: Locator) =>
  element.evaluate((node) => {
    const range = document.createRange()
    range.selectNodeContents(node)
    const { left, right, top } = range.getBoundingClientRect()
    return { left: Math.round(left), right: Math.round(right), top: Math.round(top) }
  })

/** Where an element stands; all zero where it does not. */
export const placeOf = async (element: Locator) => (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }

interface Place {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Where two elements stand at one moment: what is read one after the other may have moved in between, by a font that came. */
export async function placesOf(one: Locator, other: Locator): Promise<readonly [Place, Place]> {
  const beside = await other.elementHandle()
  return await one.evaluate((node, second) => {
    const placeAt = (element: Element | null): Place =>
      element?.getBoundingClientRect().toJSON() ?? { x: 0, y: 0, width: 0, height: 0 }
    return [placeAt(node), placeAt(second)] as const
  }, beside)
}

/** How far it is from an element to the one that comes after it. */
export const toTheNext = (element: Locator) =>
  element.evaluate(
    (node) => (node.nextElementSibling?.getBoundingClientRect().top ?? 0) - node.getBoundingClientRect().bottom,
  )
