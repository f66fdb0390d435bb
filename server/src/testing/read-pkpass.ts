import { createHash, createVerify, X509Certificate } from 'node:crypto'
import { unzipSync } from 'fflate'
import forge from 'node-forge'

interface Captured {
  readonly authenticatedAttributes: readonly forge.asn1.Asn1[]
  readonly signature: string
}

const binary = (text: string) => Buffer.from(text, 'binary')
const sha1 = (bytes: Uint8Array) => createHash('sha1').update(bytes).digest('hex')

/** What the signed attribute of this name holds, and nothing where it is missing (PKCS #7, SignerInfo). */
function attribute({ authenticatedAttributes }: Captured, name: string): string {
  for (const { value } of authenticatedAttributes) {
    const [oid, values] = value as [forge.asn1.Asn1, forge.asn1.Asn1]
    const [first] = values.value as forge.asn1.Asn1[]
    if (forge.asn1.derToOid(oid.value as string) === forge.pki.oids[name]) return String(first?.value ?? '')
  }
  return ''
}

/** Whether a detached signature is one of `content` by a certificate that `authority` issued. */
function checkSignature(der: Uint8Array, content: Uint8Array, authority: X509Certificate) {
  const message = forge.pkcs7.messageFromAsn1(forge.asn1.fromDer(Buffer.from(der).toString('binary')))
  const captured = message.rawCapture as Captured
  const certificates = (message as forge.pkcs7.PkcsSignedData).certificates.map(
    (one) => new X509Certificate(forge.pki.certificateToPem(one)),
  )
  const signer = certificates.find((one) => !one.ca)
  // What is signed is the attributes as a set, though they stand in the message under another tag (RFC 2315, 9.3).
  const signed = forge.asn1.create(forge.asn1.Class.UNIVERSAL, forge.asn1.Type.SET, true, [
    ...captured.authenticatedAttributes,
  ])
  const verifier = createVerify('RSA-SHA1').update(binary(forge.asn1.toDer(signed).getBytes()))
  return {
    isIssued: signer?.checkIssued(authority) === true && signer.verify(authority.publicKey),
    isOfSigner: signer !== undefined && verifier.verify(signer.publicKey, binary(captured.signature)),
    isOfContent: binary(attribute(captured, 'messageDigest')).toString('hex') === sha1(content),
    hasTime: attribute(captured, 'signingTime') !== '',
    bringsAuthority: certificates.some((one) => one.fingerprint256 === authority.fingerprint256),
  }
}

/** A strings file of Apple's: `"key" = "value";` line by line. */
function readStrings(bytes: Uint8Array): Map<string, string> {
  const unquoted = (text: string) => text.replaceAll(/\\(.)/g, (_all, sign: string) => (sign === 'n' ? '\n' : sign))
  const lines = Buffer.from(bytes).toString('utf8').split('\n')
  return new Map(
    lines.map((line) => {
      const parts = /^"((?:[^"\\]|\\.)*)" = "((?:[^"\\]|\\.)*)";$/.exec(line)
      if (parts === null) throw new Error(`No line of a strings file: ${line}`)
      return [unquoted(parts[1]!), unquoted(parts[2]!)]
    }),
  )
}

/** A file of Apple Wallet, opened as a phone does. @param issuer PEM. */
export function readPkpass(file: Uint8Array, issuer: string) {
  const { 'manifest.json': manifest, signature, ...files } = unzipSync(file)
  const strings = Object.entries(files).filter(([name]) => name.endsWith('/pass.strings'))
  return {
    pass: JSON.parse(Buffer.from(files['pass.json']!).toString('utf8')) as Record<string, unknown>,
    files,
    manifest: JSON.parse(Buffer.from(manifest!).toString('utf8')) as Record<string, string>,
    hashes: Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, sha1(bytes)])),
    signature: checkSignature(signature!, manifest!, new X509Certificate(issuer)),
    strings: Object.fromEntries(strings.map(([name, bytes]) => [name.split('.')[0]!, readStrings(bytes)])),
  }
}
