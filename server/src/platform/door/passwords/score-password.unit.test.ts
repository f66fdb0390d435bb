import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { scorePassword as scoreInBrowser } from '../../../../../web/src/platform/password-strength.ts'
import { isStrongEnough } from './password-strength.ts'
import { isStrong, scorePassword } from './score-password.ts'

const ada = ['Ada', 'Lovelace', 'ada.lovelace@demo.example', 'Analytical Engines Ltd', 'MSPG 2025']

describe('the score of a password', () => {
  it.each([
    'P@ssw0rd123',
    'Password1!',
    'Foyer2025!',
    'Konferenz2025!',
    'Lovelace2025!',
    'Analytical1!',
    'Qwertyuiop1!',
    'Aa1!Aa1!Aa1!Aa1!',
    'aaaaaaaaaaaaaaaaaaaa',
    '',
  ])('is too low for "%s"', (password) => {
    expect(scorePassword(password, ada)).toBeLessThan(3)
  })

  it.each(['correct horse battery staple', 'xK9#mQ2$vLp4', 'Foyer-demo-2025!', 'Käsekuchen im Regen 7'])(
    'is high enough for "%s"',
    (password) => {
      expect(scorePassword(password, ada)).toBeGreaterThanOrEqual(3)
    },
  )

  it('falls when the password is made of the person’s own words', () => {
    expect(scorePassword('Grünfeld-1815', ['Grünfeld'])).toBeLessThan(scorePassword('Grünfeld-1815'))
  })

  it('is the same in the browser and on the server', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 90, unit: 'grapheme' }),
        fc.array(fc.string(), { maxLength: 3 }),
        (password, own) => {
          expect(scoreInBrowser(password, own)).toBe(scorePassword(password, own))
        },
      ),
      { numRuns: 60 },
    )
    for (const password of [
      'P@ssw0rd123',
      'Qwertz123!',
      'saun2025',
      'fortuna!99',
      'Foyer-demo-2025!',
      'rustam-warlord',
    ])
      expect(scoreInBrowser(password, ada)).toBe(scorePassword(password, ada))
  })

  it('looks at the first 72 characters only, and never splits one of two halves', () => {
    const start = '🙂'.repeat(72)
    expect(scorePassword(`${start}more`)).toBe(scorePassword(start))
    expect(scorePassword('x'.repeat(100_000))).toBe(scorePassword('x'.repeat(72)))
    expect(scorePassword(`${'ab'.repeat(35)}aQ`)).toBe(1)
    expect(scorePassword(`${'ab'.repeat(36)}Q`)).toBe(0)
  })

  it('knows a person’s words of three letters, within longer ones too', () => {
    expect(scorePassword('xkqvxkqwxkq')).toBe(4)
    expect(scorePassword('xkqvxkqwxkq', ['A Xkq'])).toBe(3)
  })

  it('looks at a dozen of a person’s words', () => {
    const eleven = Array.from({ length: 11 }, (_, index) => `word${index}`)
    expect(scorePassword('grünfeld-1815', [...eleven, 'Grünfeld'])).toBe(2)
    expect(scorePassword('grünfeld-1815', ['one', ...eleven, 'Grünfeld'])).toBe(4)
  })
})

describe('strong enough', () => {
  it('is never what stands on the long list of passwords that others use', async () => {
    expect(await isStrongEnough('PASSWORD')).toBe(false)
    expect(await isStrongEnough('xK9#mQ2$vLp4')).toBe(true)
    // Their score alone would do.
    for (const password of ['undertaker', 'Salamander', 'TRANSLATOR']) {
      expect(scorePassword(password.toLowerCase())).toBe(3)
      expect(await isStrongEnough(password)).toBe(false)
      expect(isStrong({ password, ownWords: [] })).toBe(false)
    }
  })

  it('is what scores three', async () => {
    expect(scorePassword('trinqual-7')).toBe(3)
    expect(await isStrongEnough('trinqual-7')).toBe(true)
    expect(isStrong({ password: 'trinqual-7', ownWords: [] })).toBe(true)
    expect(isStrong({ password: 'grünfeld-1815', ownWords: ['Grünfeld'] })).toBe(false)
    expect(await isStrongEnough('grünfeld-1815', ['Grünfeld'])).toBe(false)
  })
})
