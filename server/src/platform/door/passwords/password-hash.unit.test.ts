import { describe, expect, it } from 'vitest'
import { Busy, createHashQueue, hashPassword, verifyPassword } from './password-hash.ts'

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

  it('is never there for an account that does not exist', async () => {
    expect(await verifyPassword(null, 'Foyer-demo-2025!')).toBe(false)
  })
})

describe('the queue in front of the hashes', () => {
  it('runs two at a time, in order, and turns away whoever comes when it is full', async () => {
    const queue = createHashQueue(2, 3)
    const started: number[] = []
    const release: (() => void)[] = []
    const work = (number: number) =>
      queue.run(() => {
        started.push(number)
        return new Promise<number>((resolve) => release.push(() => resolve(number)))
      })
    const accepted = [1, 2, 3, 4, 5].map(work)
    await expect(work(6)).rejects.toThrow(Busy)
    expect(started).toEqual([1, 2])
    for (let at = 0; at < 5; at++) {
      release[at]?.()
      await accepted[at]
      await Promise.resolve()
    }
    expect(started).toEqual([1, 2, 3, 4, 5])
    const after = work(7)
    release[5]?.()
    expect(await after).toBe(7)
  })

  it('gives its place back when the work fails', async () => {
    const queue = createHashQueue(1, 0)
    await expect(queue.run(() => Promise.reject(new Error('no memory')))).rejects.toThrow('no memory')
    expect(await queue.run(async () => 'next')).toBe('next')
  })
})
