import { expect, test, vi } from 'vitest'
import { keep, readKept } from './kept.ts'

test('what is kept is found again, until nothing is', () => {
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => stored.set(name, text),
    removeItem: (name: string) => stored.delete(name),
  })
  expect(readKept('sessionStorage', 'a')).toBeNull()
  expect(keep('sessionStorage', 'a', 'b')).toBe(true)
  expect(readKept('sessionStorage', 'a')).toBe('b')
  keep('sessionStorage', 'a', null)
  expect(readKept('sessionStorage', 'a')).toBeNull()
})

test('a browser that forbids to keep anything stops nobody', () => {
  // As browsers do it: to name the storage is refused already.
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    },
  })
  try {
    expect(readKept('localStorage', 'a')).toBeNull()
    expect(keep('localStorage', 'a', 'b')).toBe(false)
    expect(keep('localStorage', 'a', null)).toBe(false)
  } finally {
    Reflect.deleteProperty(globalThis, 'localStorage')
  }
})
