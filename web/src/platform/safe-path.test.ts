import { expect, test } from 'vitest'
import { safePath } from './safe-path.ts'

test.each([
  ['/', '/'],
  ['/invoices', '/invoices'],
  ['/pass?from=mail#top', '/pass?from=mail#top'],
  ['/a/../pass', '/pass'],
  ['/accommodation/30?start=2025-10-20', '/accommodation/30?start=2025-10-20'],
  ['/search?to=//evil.example', '/search?to=//evil.example'],
])('%s stays %s', (path, safe) => {
  expect(safePath(path)).toBe(safe)
})

test.each([
  '',
  null,
  undefined,
  'invoices',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/pass\\..',
  'https://evil.example',
  'https:evil.example',
  'javascript:alert(1)',
  ' /pass',
  '/\t/evil.example',
  '/\n/evil.example',
  '/pass\u0000',
  '/%2fevil.example',
  '/%2Fevil.example',
  '/%5cevil.example',
  '/%09/evil.example',
  '/.//evil.example',
  '/..//evil.example',
  `/${'a'.repeat(2001)}`,
])('%j is nobody’s path', (path) => {
  expect(safePath(path)).toBeNull()
})
