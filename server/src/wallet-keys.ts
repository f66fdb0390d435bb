import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import type { AppleKeys, GoogleKeys, WalletKeys } from '#platform/papers/wallets/wallets'
import { ConfigurationError, type Environment, settingOf } from './settings.ts'

/** What each wallet needs, all or none of it. */
const apple = ['APPLE_WALLET_CERTIFICATE', 'APPLE_WALLET_KEY', 'APPLE_WALLET_ISSUER'] as const
const google = ['GOOGLE_WALLET_ISSUER_ID', 'GOOGLE_WALLET_SERVICE_ACCOUNT'] as const

/** The settings of one wallet, or null where none of them is set. @throws ConfigurationError where some are missing. */
function readAll<const Names extends readonly string[]>(
  environment: Environment,
  names: Names,
): Record<Names[number], string> | null {
  const given = names.filter((name) => settingOf(environment, name) !== undefined)
  const missing = names.filter((name) => !given.includes(name))
  if (given.length === 0) return null
  if (missing.length > 0)
    throw new ConfigurationError(`${missing.join(' and ')} must be set beside ${given.join(' and ')}, or none of them.`)
  return Object.fromEntries(names.map((name) => [name, settingOf(environment, name)])) as Record<Names[number], string>
}

/** What a file holds, as `read` understands it. */
function readFileOf<T>(name: string, path: string, wants: string, read: (content: Buffer) => T): T {
  try {
    return read(readFileSync(path))
  } catch {
    throw new ConfigurationError(`${name} must be ${wants} that this user may read, and ${path} is none.`)
  }
}

const certificateIn = (name: string, path: string) =>
  readFileOf(name, path, 'a file with a certificate', (content) => new X509Certificate(content))
const keyIn = (name: string, path: string) =>
  readFileOf(name, path, 'a file with an RSA key without a passphrase, in PEM,', rsaKey)

function rsaKey(pem: Buffer | string): KeyObject {
  const key = createPrivateKey(pem)
  if (key.asymmetricKeyType !== 'rsa') throw new TypeError('Both wallets take RSA signatures only')
  return key
}

function readApple(environment: Environment): AppleKeys | null {
  const files = readAll(environment, apple)
  if (files === null) return null
  const [certificateName, keyName, issuerName] = apple
  const certificate = certificateIn(certificateName, files[certificateName])
  const key = keyIn(keyName, files[keyName])
  const issuer = certificateIn(issuerName, files[issuerName])
  const subject = new Map(certificate.subject.split('\n').map((line) => line.split(/=(.*)/s) as [string, string]))
  const passTypeId = subject.get('UID') ?? ''
  const teamId = subject.get('OU') ?? ''
  if (!passTypeId.startsWith('pass.') || teamId === '')
    throw new ConfigurationError(
      `${certificateName} must be a Pass Type ID certificate of Apple’s, and ${files[certificateName]} names no pass type and team.`,
    )
  if (!certificate.checkPrivateKey(key))
    throw new ConfigurationError(`${keyName} must be the key of the certificate in ${certificateName}.`)
  if (!certificate.checkIssued(issuer) || !certificate.verify(issuer.publicKey))
    throw new ConfigurationError(
      `${issuerName} must be the certificate of Apple’s that issued the one in ${certificateName}.`,
    )
  return {
    certificate: certificate.toString(),
    key: key.export({ type: 'pkcs1', format: 'pem' }).toString(),
    issuer: issuer.toString(),
    passTypeId,
    teamId,
    validUntil: certificate.validToDate,
  }
}

const ServiceAccount = z.object({
  client_email: z.string().check(z.email()),
  private_key: z.string(),
})

function readGoogle(environment: Environment): GoogleKeys | null {
  const settings = readAll(environment, google)
  if (settings === null) return null
  const [idName, accountName] = google
  const issuerId = settings[idName]
  if (!/^\d{1,20}$/.test(issuerId))
    throw new ConfigurationError(`${idName} must be the issuer’s number in the Google Pay & Wallet Console.`)
  return readFileOf(accountName, settings[accountName], 'the JSON key file of a service account', (content) => {
    const account = z.parse(ServiceAccount, JSON.parse(content.toString('utf8')))
    return { issuerId, account: account.client_email, key: rsaKey(account.private_key) }
  })
}

/**
 * What passes for wallets are signed with: each wallet is offered where all of its settings are there.
 * @throws ConfigurationError
 */
export function readWalletKeys(environment: Environment): WalletKeys {
  return { apple: readApple(environment), google: readGoogle(environment) }
}

/** What whoever starts a server should know of its wallets; null: nothing. */
export function warnOfWallets({ apple: keys }: WalletKeys, now: Date): string | null {
  if (keys === null || keys.validUntil > now) return null
  const day = keys.validUntil.toISOString().slice(0, 10)
  return `The certificate in APPLE_WALLET_CERTIFICATE ended on ${day}: nobody is offered Apple Wallet until it is renewed.`
}
