import { describe, expect, it, onTestFinished } from 'vitest'
import { hashingLoad, hashPassword, nobodysHash, shareHashing, verifyPassword } from './password-hash.ts'

describe('a password’s hash', () => {
  it('is Argon2id with the parameters OWASP names, and another one each time', async () => {
    const [first, second] = await Promise.all([hashPassword('Foyer-demo-2025!'), hashPassword('Foyer-demo-2025!')])
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(first).not.toBe(second)
  })

  it('fits its password and no other', async () => {
    const hash = await hashPassword('Foyer-demo-2025!')
    expect(await verifyPassword(hash, 'Foyer-demo-2025!')).toBe(true)
    expect(await verifyPassword(hash, 'foyer-demo-2025!')).toBe(false)
    expect(await verifyPassword(hash, '')).toBe(false)
    expect(await verifyPassword(hash, 'x'.repeat(100_000))).toBe(false)
  })

  it('fits however a keyboard composes its letters', async () => {
    expect(await verifyPassword(await hashPassword('K\u00e4se-2025!'), 'Ka\u0308se-2025!')).toBe(true)
  })

  it.each(['\u{1d160}', '\ufdfa', '\u0344'])(
    'fits no password that is far longer than it was typed: of %s',
    async (letter) => {
      const hash = await hashPassword('Foyer-demo-2025!')
      for (const length of [43, 64, 85, 86, 128, 256])
        expect(await verifyPassword(hash, letter.repeat(length))).toBe(false)
    },
  )

  it('is never there for an account that does not exist, and looking takes as long', async () => {
    expect(nobodysHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await verifyPassword(null, 'Foyer-demo-2025!')).toBe(false)
  })

  it.each([
    { processes: 1, waits: false },
    { processes: 2, waits: true },
  ])('waits for another one where $processes share the machine: $waits', async ({ processes, waits }) => {
    shareHashing(processes)
    onTestFinished(() => shareHashing(1))
    const both = Promise.all([hashPassword('one'), hashPassword('another')])
    await new Promise((resolve) => setImmediate(resolve))
    expect(hashingLoad().waitedMs > 0).toBe(waits)
    await both
  })
})
