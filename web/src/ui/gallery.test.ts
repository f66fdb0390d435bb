import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = new URL('.', import.meta.url)
const galleries = ['gallery.tsx', 'office-gallery.tsx']

/** What is seen only inside of others, or not at all. */
const seenElsewhere = [
  'arrow.tsx',
  'field.tsx',
  'loaded-image.tsx',
  'read-only.tsx',
  'space-for.tsx',
  'texts.tsx',
  'use-missing.tsx',
]

test('each component of the kit stands in the gallery', () => {
  const shown = galleries.map((name) => readFileSync(new URL(name, folder), 'utf8')).join('')
  const missing = readdirSync(folder)
    .filter((name) => name.endsWith('.tsx') && !name.includes('.test.') && !galleries.includes(name))
    .filter((name) => !shown.includes(`from './${name}'`))
  expect(missing).toEqual(seenElsewhere)
})
