import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BREAKPOINTS } from '@foyer/contract/constants'
import { expect, test } from 'vitest'

const source = join(import.meta.dirname, '..')
const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'))

/** Specification, section 9: those of the layout, and the two that the style framework uses besides. */
const allowed = [...Object.values(BREAKPOINTS), 768, 1200]

test('the layout changes at the specified widths and at no other', () => {
  const widths = sheets.flatMap((name) =>
    [...readFileSync(join(source, name), 'utf8').matchAll(/@media[^{]*\b(min|max)-width: ([\d.]+)px/g)].map(
      // Up to a width means below the next one.
      ([, kind, width]) => (kind === 'max' ? Math.floor(Number(width)) + 1 : Number(width)),
    ),
  )
  expect([...new Set(widths)].sort((a, b) => a - b)).toEqual(allowed.sort((a, b) => a - b))
})
