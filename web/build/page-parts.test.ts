import { expect, test } from 'vitest'
import { partsBeyond } from './page-parts.ts'

const manifest = {
  'index.html': { file: 'index.js', imports: ['_app.js'], css: ['app.css'] },
  '_app.js': { file: 'app.js' },
  'src/page.tsx': { file: 'page.js', imports: ['_app.js', '_forms.js'], css: ['page.css'] },
  '_forms.js': { file: 'forms.js', imports: ['_app.js'] },
}

test('a page begins with its own files and what they need, without those of the entry', () => {
  expect(partsBeyond(manifest, 'index.html', ['src/page.tsx'])).toEqual({
    scripts: ['page.js', 'forms.js'],
    styles: ['page.css'],
  })
})

test('a module that was not built has no files', () => {
  expect(partsBeyond(manifest, 'index.html', ['src/other.tsx'])).toEqual({ scripts: [], styles: [] })
})
