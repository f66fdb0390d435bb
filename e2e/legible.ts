import type { Page } from 'playwright-core'
import { settled } from './pages.ts'

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
      const isSeen =
        element.checkVisibility({ visibilityProperty: true }) && element.closest('.vh, [data-live-announcer]') === null
      if (!isSeen || !(element instanceof HTMLElement)) continue
      const isNarrow = /hidden|clip/.test(style.overflowX) && element.scrollWidth > element.clientWidth + 2
      if (isNarrow && (element.textContent?.trim() ?? '') !== '' && style.color !== 'rgba(0, 0, 0, 0)')
        found.push(`cut off at its end: ${name}`)
      const isCut = /hidden|clip/.test(style.overflowY) && element.scrollHeight > element.clientHeight + 2
      // A finished step is its bar; its words are for who does not see that.
      const isDrawn = style.color !== 'rgba(0, 0, 0, 0)'
      if (isCut && isDrawn && (element.textContent?.trim() ?? '') !== '') found.push(`cut off: ${name}`)
      const box = element.getBoundingClientRect()
      const isOver = (other: Element) => {
        const { left, right, top, bottom } = other.getBoundingClientRect()
        // The button that shows a password has its place in the field.
        const isThere =
          other !== element && !other.matches('input') && !other.contains(element) && right > left && bottom > top
        return isThere && box.left < right - 2 && left < box.right - 2 && box.top < bottom - 2 && top < box.bottom - 2
      }
      if (element.matches('[data-button]') && [...(element.parentElement?.children ?? [])].some(isOver))
        found.push(`over its neighbour: ${name}`)
      // Lines that are closer than their letters are high overlap.
      if (
        words &&
        style.display !== 'inline' &&
        Number.parseFloat(style.lineHeight) < 0.9 * Number.parseFloat(style.fontSize)
      )
        found.push(`lines overlap: ${name}`)
      if (!element.matches('b, dt, h2, h3, label, legend, th[scope=row] a')) continue
      for (const node of element.childNodes)
        for (const { index, 0: word } of node.nodeType === 3
          ? (node.textContent ?? '').matchAll(/[\p{L}]{2,}/gu)
          : []) {
          const range = document.createRange()
          range.setStart(node, index)
          range.setEnd(node, index + word.length)
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
            found.push(`broken: ${word} in ${name}`)
        }
    }
    return found
  })
}

/** What stands over other words: neither can be read. What is pinned, or lies outside of what its box shows, does not count. */
export function overlaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isPlain = (element: Element) => {
      for (let around: Element | null = element; around !== null; around = around.parentElement) {
        const { position, clipPath, overflow } = getComputedStyle(around)
        if (/fixed|sticky/.test(position) || clipPath !== 'none' || /auto|scroll/.test(overflow)) return false
      }
      return true
    }
    const words: { readonly node: Node; readonly box: DOMRect }[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const node = walker.currentNode
      const owner = node.parentElement
      const isSeen =
        owner?.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true }) ===
        true
      if (!isSeen || node.textContent?.trim() === '' || owner.closest('svg, option') !== null || !isPlain(owner))
        continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const box of range.getClientRects()) if (box.width > 2) words.push({ node, box })
    }
    return words.flatMap(({ node, box }, at) =>
      words.slice(at + 1).flatMap((other) => {
        const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left)
        const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top)
        const isOver = other.node !== node && across > 4 && down > 0.4 * Math.min(box.height, other.box.height)
        return isOver
          ? [`"${node.textContent?.slice(0, 30)}" and "${other.node.textContent?.slice(0, 30)}" overlap`]
          : []
      }),
    )
  })
}

/** Each makes a page narrow in another way (WCAG 2.2, 1.4.4 and 1.4.10). */
const readings = [
  { name: '1280 pixels and text at 200 %', width: 1280, percent: 200 },
  { name: '390 pixels and text at 200 %', width: 390, percent: 200 },
  { name: '320 pixels, as 1280 at 400 %', width: 320, percent: 100 },
]

/**
 * @param look finds what is wrong with a page as it stands.
 * @returns what cannot be read of what a page shows, in each reading.
 */
export async function unreadable(page: Page, name: string, look = faults): Promise<string[]> {
  const found: string[] = []
  const before = page.viewportSize() ?? { width: 1280, height: 800 }
  const shots = process.env['FOYER_SCREENSHOTS']
  await settled(page)
  for (const { name: reading, width, percent } of readings) {
    await page.setViewportSize({ ...before, width })
    await page.evaluate(async (size) => {
      document.documentElement.style.setProperty('font-size', `${size}%`)
      await document.fonts.ready
    }, percent)
    await settled(page)
    if (shots !== undefined)
      await page.screenshot({
        path: `${shots}/large-${width}-${percent}-${name.replaceAll('/', '_')}.png`,
        fullPage: true,
      })
    found.push(...(await look(page)).map((fault) => `${name} at ${reading}: ${fault}`))
  }
  await page.setViewportSize(before)
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  return found
}
