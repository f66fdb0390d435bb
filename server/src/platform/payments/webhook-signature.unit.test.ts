import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { InvalidSignature, signWebhook, verifyWebhook } from './webhook-signature.ts'

const secret = Buffer.from('a secret that only the provider and we know')
const now = new Date('2025-08-18T07:00:00Z')
const body = Buffer.from('{"id":"evt_1"}')
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)

function reasonOf(call: () => void): string {
  try {
    call()
  } catch (error) {
    if (error instanceof InvalidSignature) return error.reason
    throw error
  }
  return 'valid'
}

describe('a webhook signature', () => {
  it('is accepted for the very bytes it was made for, whatever they are', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        const rawBody = Buffer.from(bytes)
        verifyWebhook(secret, rawBody, signWebhook(secret, rawBody, now), now)
      }),
    )
  })

  it('is refused when any byte of the body is another', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ minLength: 1, maxLength: 300 }),
        fc.nat(),
        fc.integer({ min: 1, max: 255 }),
        (bytes, at, flip) => {
          const header = signWebhook(secret, Buffer.from(bytes), now)
          const altered = Buffer.from(bytes)
          altered[at % altered.length] = (altered[at % altered.length] ?? 0) ^ flip
          expect(reasonOf(() => verifyWebhook(secret, altered, header, now))).toBe('mismatch')
        },
      ),
    )
  })

  it('is refused when any character of the header is another', () => {
    const header = signWebhook(secret, body, now)
    for (let at = 0; at < header.length; at++) {
      const altered = `${header.slice(0, at)}${header[at] === '1' ? '2' : '1'}${header.slice(at + 1)}`
      expect(
        reasonOf(() => verifyWebhook(secret, body, altered, now)),
        altered,
      ).not.toBe('valid')
    }
  })

  it('is refused when it was made with another secret', () => {
    const header = signWebhook(Buffer.from('another secret'), body, now)
    expect(reasonOf(() => verifyWebhook(secret, body, header, now))).toBe('mismatch')
  })

  it.each([
    [0, 'valid'],
    [300, 'valid'],
    [301, 'too-old'],
    [-300, 'valid'],
    [-301, 'too-old'],
  ])('read %i seconds after it was made is %s', (seconds, verdict) => {
    expect(reasonOf(() => verifyWebhook(secret, body, signWebhook(secret, body, now), later(seconds)))).toBe(verdict)
  })

  it.each([
    [undefined, 'missing'],
    ['', 'missing'],
    ['v1=00', 'malformed'],
    ['t=1755500400', 'malformed'],
    ['t=1,t=2,v1=00', 'malformed'],
    [`t=NaN,v1=${'0'.repeat(64)}`, 'malformed'],
    [`t=1755500400,v1=${'0'.repeat(64)}`, 'mismatch'],
    ['x'.repeat(100_000), 'malformed'],
  ])('given as %s is %s', (header, verdict) => {
    expect(reasonOf(() => verifyWebhook(secret, body, header, now))).toBe(verdict)
  })

  it('is accepted beside an older one while the provider changes its secret', () => {
    const [time, proof] = signWebhook(secret, body, now).split(',')
    verifyWebhook(secret, body, `${time},v1=${'0'.repeat(64)},${proof}`, now)
  })
})
