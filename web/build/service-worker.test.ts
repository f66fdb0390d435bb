import { expect, test } from 'vitest'
import type { Manifest } from './manifests.ts'
import { filesOf, wordsOf } from './service-worker.ts'

const manifest: Manifest = {
  'index.html': { file: 'assets/entry.js', imports: ['vendor'], css: ['assets/entry.css'] },
  vendor: { file: 'assets/vendor.js' },
  'pass.tsx': { file: 'assets/pass.js', imports: ['index.html', 'vendor'], assets: ['assets/font.woff2'] },
  'hotel.tsx': { file: 'assets/hotel.js' },
  '../words/de.po?attendee': { file: 'assets/words-de-1.js' },
  '../words/de.po?organiser': { file: 'assets/words-de-2.js' },
}

test('keeps what the modules begin with, each file once, and nothing else', () => {
  expect(filesOf(manifest, ['index.html', 'pass.tsx'])).toEqual([
    'assets/entry.js',
    'assets/entry.css',
    'assets/vendor.js',
    'assets/pass.js',
    'assets/font.woff2',
  ])
})

test('a page that was moved is missed when the product is built, not at the gate', () => {
  expect(() => filesOf(manifest, ['index.html', 'gone.tsx'])).toThrow('gone.tsx')
})

test('the texts are kept apart, by language, and those of other apps not at all', () => {
  expect(wordsOf(manifest)).toEqual({ de: '/assets/words-de-1.js' })
})
