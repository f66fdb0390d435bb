import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const tokens = readFileSync(join(import.meta.dirname, 'styles/tokens.css'), 'utf8')

/** Specification, section 9. */
const names = 'primary, secondary, success, info, warning, danger, light, dark, tertiary, type, vip, train, host'

test.each(names.split(', '))('the palette has %s', (name) => {
  expect(tokens).toMatch(new RegExp(`--c-${name}(-solid)?: #[0-9a-f]{6};`))
})

test('light and dark are the grounds of the two themes', () => {
  const grounds = [...tokens.matchAll(/--c-paper: ([^;]+);/g)].map((match) => match[1])
  expect(grounds).toEqual(['var(--c-light)', 'var(--c-dark)', 'var(--c-dark)'])
})
