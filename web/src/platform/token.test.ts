import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dropToken, keepToken } from './token.ts'

let written: string[]
beforeEach(() => {
  written = []
  vi.stubGlobal('document', {
    set cookie(text: string) {
      written.push(text)
    },
  })
})
afterEach(() => vi.unstubAllGlobals())

test('the cookie of a session has our prefix, is secure, and goes along from wherever one comes', () => {
  keepToken('a session')
  dropToken()
  expect(written).toEqual([
    'foyer_auth=a%20session; max-age=2592000; path=/; Secure; SameSite=None',
    'foyer_auth=; max-age=0; path=/; Secure; SameSite=None',
  ])
})
