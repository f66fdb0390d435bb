import { expect, test } from 'vitest'
import { mayReload } from './load-part.ts'

test('a missing part reloads the page once a minute at most', () => {
  expect(mayReload(null, 5_000)).toBe(true)
  expect(mayReload(5_000, 5_001)).toBe(false)
  expect(mayReload(5_000, 64_999)).toBe(false)
  expect(mayReload(5_000, 65_000)).toBe(true)
})

test('a machine whose clock was put back reloads too', () => {
  expect(mayReload(90_000, 5_000)).toBe(true)
})
