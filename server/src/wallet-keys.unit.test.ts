import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { ConfigurationError } from './settings.ts'
import { makeAppleKeys, makeGoogleKeys, writeWalletKeys } from './testing/wallet-keys.ts'
import { readWalletKeys, warnOfWallets } from './wallet-keys.ts'

const folder = mkdtempSync(join(tmpdir(), 'foyer-wallet-keys-'))
const made = { apple: makeAppleKeys(), google: makeGoogleKeys() }
let whole: ReturnType<typeof writeWalletKeys>
beforeAll(() => {
  whole = writeWalletKeys(folder, made.apple, made.google)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const file = (name: string, content: string) => {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}
const refusal = (changes: Record<string, string>) => {
  try {
    readWalletKeys({ ...whole, ...changes })
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigurationError)
    return (error as Error).message
  }
  throw new Error('These keys were taken')
}

describe('the keys of wallets', () => {
  it('are nobody’s where nothing is set, and each wallet is set alone', () => {
    const { APPLE_WALLET_CERTIFICATE, APPLE_WALLET_KEY, APPLE_WALLET_ISSUER, ...google } = whole
    expect(readWalletKeys({})).toEqual({ apple: null, google: null })
    expect(readWalletKeys({ APPLE_WALLET_KEY: '' })).toEqual({ apple: null, google: null })
    expect(readWalletKeys(google)).toMatchObject({ apple: null, google: { issuerId: '3388000000022222222' } })
    expect(
      readWalletKeys({ APPLE_WALLET_CERTIFICATE, APPLE_WALLET_KEY, APPLE_WALLET_ISSUER, GOOGLE_WALLET_ISSUER_ID: '' }),
    ).toMatchObject({ google: null, apple: { teamId: 'TEAM123456' } })
  })

  it('are read with the other settings, at the start', () => {
    const demo = { FOYER_DEMO: '1', FOYER_DATA: join(folder, 'data') }
    expect(readConfig({ ...demo, ...whole }).wallets).toMatchObject({
      apple: {
        passTypeId: 'pass.example.conference',
        teamId: 'TEAM123456',
        validUntil: new Date('2035-01-01T00:00:00Z'),
      },
      google: { account: 'wallet@conference.iam.gserviceaccount.com' },
    })
    expect(readConfig(demo).wallets).toEqual({ apple: null, google: null })
    expect(() => readConfig({ ...demo, ...whole, APPLE_WALLET_KEY: '' })).toThrow(ConfigurationError)
  })

  it.each([
    ['APPLE_WALLET_CERTIFICATE', 'APPLE_WALLET_KEY and APPLE_WALLET_ISSUER'],
    ['APPLE_WALLET_KEY', 'APPLE_WALLET_CERTIFICATE and APPLE_WALLET_ISSUER'],
    ['APPLE_WALLET_ISSUER', 'APPLE_WALLET_CERTIFICATE and APPLE_WALLET_KEY'],
    ['GOOGLE_WALLET_ISSUER_ID', 'GOOGLE_WALLET_SERVICE_ACCOUNT'],
    ['GOOGLE_WALLET_SERVICE_ACCOUNT', 'GOOGLE_WALLET_ISSUER_ID'],
  ] as const)('without %s name what is set beside it', (missing, others) => {
    expect(refusal({ [missing]: '' })).toBe(`${missing} must be set beside ${others}, or none of them.`)
  })

  it.each([
    ['APPLE_WALLET_CERTIFICATE', 'a file with a certificate'],
    ['APPLE_WALLET_KEY', 'a file with an RSA key without a passphrase, in PEM,'],
    ['APPLE_WALLET_ISSUER', 'a file with a certificate'],
    ['GOOGLE_WALLET_SERVICE_ACCOUNT', 'the JSON key file of a service account'],
  ])('of %s that nobody can read, or that are something else, are refused in one sentence', (name, wants) => {
    for (const path of [join(folder, 'missing'), folder, file('other', 'canary-of-a-key')])
      expect(refusal({ [name]: path })).toBe(`${name} must be ${wants} that this user may read, and ${path} is none.`)
  })

  it('that belong to something else are refused', () => {
    const other = makeAppleKeys()
    expect(refusal({ APPLE_WALLET_KEY: file('other.key', other.key) })).toBe(
      'APPLE_WALLET_KEY must be the key of the certificate in APPLE_WALLET_CERTIFICATE.',
    )
    expect(refusal({ APPLE_WALLET_ISSUER: file('other.pem', other.issuer) })).toBe(
      'APPLE_WALLET_ISSUER must be the certificate of Apple’s that issued the one in APPLE_WALLET_CERTIFICATE.',
    )
    const site = makeAppleKeys({ subject: [{ name: 'commonName', value: 'register.example.com' }] })
    expect(refusal({ APPLE_WALLET_CERTIFICATE: file('site.pem', site.certificate) })).toBe(
      `APPLE_WALLET_CERTIFICATE must be a Pass Type ID certificate of Apple’s, and ${join(folder, 'site.pem')} names no pass type and team.`,
    )
    expect(refusal({ GOOGLE_WALLET_ISSUER_ID: 'BCR2DN4T' })).toBe(
      'GOOGLE_WALLET_ISSUER_ID must be the issuer’s number in the Google Pay & Wallet Console.',
    )
  })

  it('of a service account are RSA', () => {
    const account = { ...made.google.account, private_key: made.apple.certificate }
    expect(refusal({ GOOGLE_WALLET_SERVICE_ACCOUNT: file('wrong.json', JSON.stringify(account)) })).toContain(
      'is none.',
    )
  })

  it('that ended are told of, and keep nobody from starting', () => {
    const until = new Date('2026-03-01T12:00:00Z')
    const { apple } = readWalletKeys(writeWalletKeys(join(folder, 'old'), makeAppleKeys({ until })))
    expect(warnOfWallets({ apple, google: null }, new Date('2026-03-01T11:59:59Z'))).toBeNull()
    expect(warnOfWallets({ apple, google: null }, until)).toBe(
      'The certificate in APPLE_WALLET_CERTIFICATE ended on 2026-03-01: nobody is offered Apple Wallet until it is renewed.',
    )
    expect(warnOfWallets({ apple: null, google: null }, until)).toBeNull()
  })
})
