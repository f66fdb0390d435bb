import { generateKeyPairSync } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import forge from 'node-forge'

type Subject = readonly { readonly name?: string; readonly type?: string; readonly value: string }[]

const apple: Subject = [
  { name: 'commonName', value: 'Test Worldwide Developer Relations Certification Authority' },
  { name: 'organizationName', value: 'Test Apple Inc.' },
]
const passType: Subject = [
  // What the library has no name for: a user id (RFC 4519), where Apple writes the pass type.
  { type: '0.9.2342.19200300.100.1.1', value: 'pass.example.conference' },
  { name: 'commonName', value: 'Pass Type ID: pass.example.conference' },
  { name: 'organizationalUnitName', value: 'TEAM123456' },
  { name: 'organizationName', value: 'Test Organiser' },
]

const rsaKey = () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return {
    pem: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    publicPem: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  }
}
type Key = ReturnType<typeof rsaKey>

interface Certified {
  readonly subject: Subject
  readonly key: Pick<Key, 'publicPem'>
  readonly issuer: Subject
  readonly issuerKey: Pick<Key, 'pem'>
  readonly isAuthority: boolean
  readonly until: Date
}

function certify({ subject, key, issuer, issuerKey, isAuthority, until }: Certified): string {
  const certificate = forge.pki.createCertificate()
  certificate.publicKey = forge.pki.publicKeyFromPem(key.publicPem)
  certificate.serialNumber = isAuthority ? '01' : '02'
  certificate.validity.notBefore = new Date('2025-01-01T00:00:00Z')
  certificate.validity.notAfter = until
  certificate.setSubject([...subject])
  certificate.setIssuer([...issuer])
  certificate.setExtensions([{ name: 'basicConstraints', cA: isAuthority }])
  certificate.sign(forge.pki.privateKeyFromPem(issuerKey.pem), forge.md.sha256.create())
  return forge.pki.certificateToPem(certificate)
}

/** A Pass Type ID certificate with its key, and the authority that issued it, all PEM: as Apple's are, and nobody's. */
export function makeAppleKeys({ subject = passType, until = new Date('2035-01-01T00:00:00Z') } = {}) {
  const [authority, own] = [rsaKey(), rsaKey()]
  const of = { issuer: apple, issuerKey: authority, until }
  return {
    key: own.pem,
    certificate: certify({ ...of, subject, key: own, isAuthority: false }),
    issuer: certify({ ...of, subject: apple, key: authority, isAuthority: true }),
  }
}

/** The key file of a service account, as Google's console gives it, and the public key that belongs to it. */
export function makeGoogleKeys() {
  const { pem, publicPem } = rsaKey()
  return {
    publicKey: publicPem,
    account: {
      type: 'service_account',
      client_email: 'wallet@conference.iam.gserviceaccount.com',
      private_key: pem,
    },
  }
}

/** Writes keys of both wallets into a folder. @returns the settings that name them. */
export function writeWalletKeys(folder: string, apple = makeAppleKeys(), google = makeGoogleKeys()) {
  mkdirSync(folder, { recursive: true })
  const written = (name: string, content: string) => {
    const file = join(folder, name)
    writeFileSync(file, content)
    return file
  }
  return {
    APPLE_WALLET_CERTIFICATE: written('pass.pem', apple.certificate),
    APPLE_WALLET_KEY: written('pass.key', apple.key),
    APPLE_WALLET_ISSUER: written('issuer.pem', apple.issuer),
    GOOGLE_WALLET_ISSUER_ID: '3388000000022222222',
    GOOGLE_WALLET_SERVICE_ACCOUNT: written('account.json', JSON.stringify(google.account)),
  }
}
