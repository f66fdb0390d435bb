import fc from 'fast-check'
import encodeQR from 'qr'
import { describe, expect, it } from 'vitest'
import { createPassSigner, formatPassCode, makePassCode, parsePassCode, publicPassKey } from './pass-code.ts'

const secret = Buffer.from('0123456789abcdef0123456789abcdef')
const signer = createPassSigner(secret)
const payload = {
  passUuid: '0199a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2b',
  code: makePassCode(),
  editionId: 1,
  issuedAt: new Date('2025-08-18T07:00:00Z'),
}
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

describe('a pass code', () => {
  it('is ten characters without I, O, 0 and 1, in groups that can be read aloud', () => {
    for (let round = 0; round < 200; round++) {
      const code = makePassCode()
      expect(code).toMatch(/^[A-HJ-NP-Z2-9]{10}$/)
      expect(formatPassCode(code)).toMatch(/^\S{4} \S{4} \S{2}$/)
    }
  })

  it('is understood with blanks, hyphens and small letters', () => {
    const code = makePassCode()
    expect(parsePassCode(` ${formatPassCode(code).toLowerCase().replaceAll(' ', '-')} `)).toBe(code)
  })

  it('with any one wrong character is not a pass code', () => {
    const code = makePassCode()
    for (let at = 0; at < code.length; at++) {
      for (const character of alphabet) {
        if (character === code[at]) continue
        expect(parsePassCode(code.slice(0, at) + character + code.slice(at + 1))).toBeNull()
      }
    }
  })

  it('with any two characters swapped is not a pass code', () => {
    const code = makePassCode()
    for (let a = 0; a < code.length; a++) {
      for (let b = a + 1; b < code.length; b++) {
        if (code[a] === code[b]) continue
        const signs = [...code]
        signs[a] = code[b] ?? ''
        signs[b] = code[a] ?? ''
        expect(parsePassCode(signs.join(''))).toBeNull()
      }
    }
  })

  it.each(['', 'ABC', 'IIIIIIIIII', '0000000000', 'ÄÖÜ', 'x'.repeat(100_000)])('is not "%s"', (typed) => {
    expect(parsePassCode(typed.slice(0, 100_000))).toBeNull()
  })
})

describe('the text of a pass’s QR code', () => {
  it('says what was signed', () => {
    expect(signer.verify(signer.sign(payload))).toEqual({ ...payload, isOfPresentKey: true })
    fc.assert(
      fc.property(
        fc.uuid(),
        fc.nat({ max: 4_294_967_295 }),
        fc.nat({ max: 4_000_000_000 }),
        (passUuid, editionId, seconds) => {
          const said = { passUuid, code: makePassCode(), editionId, issuedAt: new Date(seconds * 1000) }
          expect(signer.verify(signer.sign(said))).toEqual({ ...said, isOfPresentKey: true })
        },
      ),
    )
  })

  it('is nothing when any character of it is another, missing or added', () => {
    const text = signer.sign(payload)
    for (let at = 0; at < text.length; at++) {
      for (const character of ['A', 'B', 'w', '_', '.', '=', ' '].filter((other) => other !== text[at])) {
        expect(signer.verify(text.slice(0, at) + character + text.slice(at + 1))).toBeNull()
      }
      expect(signer.verify(text.slice(0, at) + text.slice(at + 1))).toBeNull()
    }
    expect(signer.verify(`${text}A`)).toBeNull()
    expect(signer.verify(`${text}.`)).toBeNull()
    expect(signer.verify(` ${text}`)).toBeNull()
  })

  it('is nothing when somebody else signed it', () => {
    const stranger = createPassSigner(Buffer.alloc(32, 7))
    expect(signer.verify(stranger.sign(payload))).toBeNull()
    expect(stranger.publicKey).not.toBe(signer.publicKey)
  })

  it('of a key that was given up says so, whoever signed it with that', () => {
    const since = createPassSigner(Buffer.alloc(32, 7), [signer.publicKey])
    expect(since.verify(signer.sign(payload))).toEqual({ ...payload, isOfPresentKey: false })
    expect(since.verify(since.sign(payload))).toEqual({ ...payload, isOfPresentKey: true })
    const [start, , signature] = signer.sign(payload).split('.')
    const [, another] = signer.sign({ ...payload, editionId: 2 }).split('.')
    expect(since.verify(`${start}.${another}.${signature}`)).toBeNull()
    expect(publicPassKey(secret)).toBe(signer.publicKey)
  })

  it('is still good after a restart with the same secret', () => {
    expect(createPassSigner(Buffer.from(secret)).verify(signer.sign(payload))).toEqual({
      ...payload,
      isOfPresentKey: true,
    })
  })

  it('never breaks on what a scanner may read', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => signer.verify(text) === null))
  })

  it('fits a QR code of version 10 at most, with medium error correction', () => {
    const size = encodeQR(signer.sign(payload), 'raw', { ecc: 'medium', border: 1 }).length - 2
    expect((size - 17) / 4).toBeLessThanOrEqual(10)
  })
})

it('a signer needs a secret of 32 bytes', () => {
  expect(() => createPassSigner(Buffer.from('short'))).toThrow(RangeError)
})
