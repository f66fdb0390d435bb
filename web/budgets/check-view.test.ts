import { expect, test } from 'vitest'
import { checkView } from './check-view.ts'
import { measureView } from './measure-view.ts'

const KIB = 1024
const small = { path: '/sign-in', js: 135 * KIB, css: 20 * KIB, fonts: 90 * KIB, texts: 35 * KIB, files: [] }

test('a view at its bars is fine', () => {
  expect(checkView(small, {})).toEqual([])
})

test.each([
  [{ js: 135 * KIB + 100 }, '/sign-in loads 135.1 KiB of JavaScript; the bar is 135.'],
  [{ css: 21 * KIB }, '/sign-in loads 21 KiB of CSS; the bar is 20.'],
  [{ texts: 36 * KIB }, '/sign-in loads 36 KiB of texts of one language; the bar is 35.'],
  [{ fonts: 91 * KIB }, '/sign-in loads 91 KiB of fonts; the bar is 90.'],
  [{ files: Array.from({ length: 25 }, String) }, '/sign-in loads 25 JavaScript files; the bar is 24.'],
])('what is over its bar is said: %o', (more, sentence) => {
  expect(checkView({ ...small, ...more }, {})).toEqual([sentence])
})

test('a known excess must not grow, and goes when it is no longer one', () => {
  const excess = { '/sign-in': { js: 140 } }
  expect(checkView({ ...small, js: 139 * KIB }, excess)).toEqual([])
  expect(checkView({ ...small, js: 141 * KIB }, excess)).toHaveLength(1)
  expect(checkView(small, excess)).toEqual([
    '/sign-in is back under its bar of 135 KiB of JavaScript: take out its excess.',
  ])
})

test('a view is all that its parts import, once, and a language what it adds', () => {
  const manifest = {
    'index.html': { file: 'index.js', imports: ['_vendor.js'], css: ['index.css'], assets: ['font.woff2'] },
    '_vendor.js': { file: 'vendor.js' },
    'page.tsx': { file: 'page.js', imports: ['_vendor.js', 'index.html'], css: ['page.css'] },
    'de.ts': { file: 'de.js', imports: ['_vendor.js'] },
    'other.tsx': { file: 'other.js' },
  }
  const scales = { sizeOf: () => 10, textSizeOf: () => 7 }
  const view = measureView(manifest, { path: '/', parts: ['index.html', 'page.tsx'], texts: ['de.ts'] }, scales)
  expect(view).toEqual({
    path: '/',
    js: 30,
    css: 20,
    fonts: 10,
    texts: 7,
    files: ['index.js', 'vendor.js', 'page.js', 'de.js'],
  })
  expect(() => measureView(manifest, { path: '/', parts: ['gone.tsx'], texts: [] }, scales)).toThrow('gone.tsx')
})
