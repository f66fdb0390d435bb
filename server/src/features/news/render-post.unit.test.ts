import { describe, expect, test } from 'vitest'
import { renderPost } from './render-post.ts'

describe('what an organiser writes', () => {
  test.each([
    ['Two words.\n\nTwo more.', '<p>Two words.</p>\n<p>Two more.</p>\n'],
    ['- one\n- *two*', '<ul>\n<li>one</li>\n<li><em>two</em></li>\n</ul>\n'],
    ['# Getting there', '<h2>Getting there</h2>\n'],
    ['###### Getting there', '<h6>Getting there</h6>\n'],
    ['[the agenda](/agenda)', '<p><a href="/agenda">the agenda</a></p>\n'],
    ['[us](mailto:desk@example.com)', '<p><a href="mailto:desk@example.com" rel="noopener noreferrer">us</a></p>\n'],
    [
      '[city](https://example.com/a?b=1&c=2)',
      '<p><a href="https://example.com/a?b=1&amp;c=2" rel="noopener noreferrer">city</a></p>\n',
    ],
  ])('%j is shown as %j', (written, shown) => {
    expect(renderPost(written)).toBe(shown)
  })

  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '![x](https://example.com/track.png)',
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](java\nscript:alert(1))',
    '[x](&#106;avascript:alert(1))',
    '[x](data:text/html;base64,PHNjcmlwdD4=)',
    '[x](vbscript:x)',
    '[x](https://example.com/" onmouseover="alert(1))',
    '[x]: javascript:alert(1)\n\n[x]',
    '<https://example.com/"onmouseover=alert(1)>',
    '<javascript:alert(1)>',
    '```"><script>alert(1)</script>\ncode\n```',
    '<a href="javascript:alert(1)">x</a>',
    '<style>*{display:none}</style>',
    '<!--<script>alert(1)</script>-->',
  ])('%j runs nothing and fetches nothing', (written) => {
    const shown = renderPost(written)
    const tags = [...shown.matchAll(/<\/?([a-z0-9]+)([^>]*)>/gi)]
    expect(tags.map(([, name]) => name).filter((name) => !/^(p|a|pre|code|em|strong)$/.test(name ?? ''))).toEqual([])
    for (const [, , attributes = ''] of tags) {
      expect(attributes.replaceAll(/ (?:href|rel|class)="[^"]*"/g, '')).toBe('')
      expect(attributes).not.toMatch(/href="(?!https:\/\/example\.com\/)/)
    }
  })

  test('however deep it goes, it ends', () => {
    expect(renderPost(`${'>'.repeat(9_000)} deep`).length).toBeGreaterThan(0)
    expect(renderPost('['.repeat(9_000)).length).toBeGreaterThan(0)
    expect(renderPost('*a **b '.repeat(2_500)).length).toBeGreaterThan(0)
  })
})
