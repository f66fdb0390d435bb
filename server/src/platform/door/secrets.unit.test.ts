import { expect, test } from 'vitest'
import { KeyRing } from './secrets.ts'

const keys = new KeyRing(Buffer.from('a secret of the tests'))

test('what is sealed is opened for its purpose alone, and only as it was sealed', () => {
  const sealed = keys.seal('cursor', 'page 2')
  expect(keys.open('cursor', sealed)).toBe('page 2')
  expect(() => keys.open('idempotency', sealed)).toThrow()
  const bytes = Buffer.from(sealed, 'base64url')
  for (let at = 0; at < bytes.length; at += 1) {
    const changed = Buffer.from(bytes)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(() => keys.open('cursor', changed.toString('base64url'))).toThrow()
  }
})

test('what is too short to be sealed is not tried with a shorter tag', () => {
  for (const length of [0, 4, 8, 12, 15])
    expect(() => keys.open('cursor', Buffer.alloc(length, 7).toString('base64url'))).toThrow(
      /authentication tag length|initialization vector/,
    )
})

test('a sealed text is written in one way: its last letter cannot be another one for the same', () => {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  for (const text of ['page 2', 'page 23', 'page 234']) {
    const sealed = keys.seal('cursor', text)
    for (const letter of letters)
      if (!sealed.endsWith(letter)) expect(() => keys.open('cursor', sealed.slice(0, -1) + letter)).toThrow()
    expect(() => keys.open('cursor', `${sealed}=`)).toThrow()
  }
})
