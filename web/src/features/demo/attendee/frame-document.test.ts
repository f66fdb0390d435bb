import { expect, test } from 'vitest'
import { frameDocument } from './frame-document.ts'

test('links of a mail open in the whole window, whatever they ask for', () => {
  expect(frameDocument('<p><a href="/x">x</a> <A\nclass="b" target="_blank" href="/y">y</A></p>')).toBe(
    '<p><a target="_top" href="/x">x</a> <a target="_top"\nclass="b" target="_blank" href="/y">y</A></p>',
  )
})

test('other elements stay as they are', () => {
  const html = '<abbr title="x">a</abbr><address>b</address><article>c</article>'
  expect(frameDocument(html)).toBe(html)
})
