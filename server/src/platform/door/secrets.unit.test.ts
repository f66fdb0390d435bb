import { describe, expect, test } from 'vitest'
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

describe('a ring with the secret before', () => {
  const before = new KeyRing(Buffer.from('the secret before'))
  const changed = new KeyRing(Buffer.from('the secret since'), Buffer.from('the secret before'))
  const since = new KeyRing(Buffer.from('the secret since'))

  test('opens what was sealed with either, and seals with the present one', () => {
    expect(changed.open('cursor', before.seal('cursor', 'page 2', 'list'), 'list')).toBe('page 2')
    expect(since.open('cursor', changed.seal('cursor', 'page 2'))).toBe('page 2')
    expect(() => before.open('cursor', changed.seal('cursor', 'page 2'))).toThrow()
    expect(() => changed.open('cursor', before.seal('cursor', 'page 2', 'list'), 'another list')).toThrow()
  })

  test('knows a fingerprint of either as that of its text, and of no other', () => {
    for (const keys of [before, since]) {
      expect(changed.isFingerprint('waiting-room', 'place 1', keys.fingerprint('waiting-room', 'place 1'))).toBe(true)
      expect(changed.isFingerprint('waiting-room', 'place 2', keys.fingerprint('waiting-room', 'place 1'))).toBe(false)
      expect(changed.isFingerprint('download', 'place 1', keys.fingerprint('waiting-room', 'place 1'))).toBe(false)
    }
    expect(since.isFingerprint('waiting-room', 'place 1', before.fingerprint('waiting-room', 'place 1'))).toBe(false)
    expect(changed.isFingerprint('waiting-room', 'place 1', '')).toBe(false)
    expect(changed.fingerprint('network', '1')).toBe(since.fingerprint('network', '1'))
  })

  test('opens what is kept by the name of its key, and says which needs the secret before', () => {
    const kept = before.sealToKeep('totp', 'JBSW', 'somebody')
    expect(changed.openKept('totp', kept, 'somebody')).toBe('JBSW')
    expect(() => changed.openKept('totp', kept, 'another')).toThrow()
    expect(since.openKept('totp', kept, 'somebody')).toBeNull()
    expect(since.openKept('totp', changed.sealToKeep('totp', 'JBSW', 'somebody'), 'somebody')).toBe('JBSW')
    expect(changed.needsAlso('idempotency', before.seal('idempotency', '{}'))).toBe(true)
    expect(changed.needsAlso('idempotency', since.seal('idempotency', '{}'))).toBe(false)
    expect(since.needsAlso('idempotency', before.seal('idempotency', '{}'))).toBe(false)
  })
})
