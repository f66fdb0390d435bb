import type { Page } from 'playwright-core'

/** Words of headings, labels and menus that go on in the next line without a hyphen. */
export const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = []
    const names =
      'b, dt, h1, h2, h3, label, legend, summary, th, th[scope=row] a, nav :is(a, button), nav :is(a, button) span'
    for (const element of document.querySelectorAll<HTMLElement>(names)) {
      const isSeen = element.checkVisibility({ visibilityProperty: true }) && element.closest('.vh') === null
      if (!isSeen || getComputedStyle(element).color === 'rgba(0, 0, 0, 0)') continue
      for (const node of element.childNodes) {
        const text = node.nodeType === 3 ? (node.textContent ?? '') : ''
        // An address has no hyphens, and may go on anywhere.
        for (const { index, 0: word } of text.includes('@') ? [] : text.matchAll(/\p{L}{2,}/gu)) {
          const range = document.createRange()
          // The hyphen at the end of a line counts to what follows it.
          range.setStart(node, index + (text[index - 1] === '\u00ad' ? 1 : 0))
          range.setEnd(node, index + word.length)
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
          if (lines.size > 1) found.push(`broken: ${word} in ${element.tagName} "${element.textContent?.trim()}"`)
        }
      }
    }
    return found
  })
