import {
  createPrivateKey,
  createPublicKey,
  hkdfSync,
  type KeyObject,
  randomInt,
  sign as signBytes,
  verify as verifyBytes,
} from 'node:crypto'

/** What a pass's QR code says. */
interface PassPayload {
  readonly passUuid: string
  /** Ten characters, as made by `makePassCode`. */
  readonly code: string
  readonly editionId: number
  /** Kept in whole seconds. A code that is issued anew is newer. */
  readonly issuedAt: Date
}

interface SignedPass extends PassPayload {
  /**
   * False: it is signed with a key of a secret that was given up, perhaps since others had it. Then the signature proves
   * nothing, and the pass is one that is known by all that it says, or none.
   */
  readonly isOfPresentKey: boolean
}

export interface PassSigner {
  /** The text of the QR code. */
  sign(payload: PassPayload): string
  /** What the text says, or null where it is not ours or was changed. It says nothing about the pass's state. */
  verify(text: string): SignedPass | null
  /** Raw Ed25519 public key, base64url: what a gate needs to check codes without a network. */
  readonly publicKey: string
}

/** 32 signs that cannot be mistaken for each other when read aloud or off a badge: no I, O, 0 or 1. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const dataLength = 8
const prefix = 'FY1'
const layoutVersion = 1
const payloadLength = 1 + 16 + 6 + 4 + 5

// Two check characters over GF(32), as in a Reed–Solomon code: every single wrong character and every swap of two
// characters changes them, which a plain sum would not notice.
function multiply(a: number, b: number): number {
  let product = 0
  for (let bit = 0; bit < 5; bit++) {
    if ((b >> bit) & 1) product ^= a << bit
  }
  for (let bit = 8; bit >= 5; bit--) {
    if ((product >> bit) & 1) product ^= 0b100101 << (bit - 5)
  }
  return product
}

function checkCharacters(data: string): string {
  // The remainder of data·x² divided by (x − 2)(x − 4).
  const sum = 2 ^ 4
  const product = multiply(2, 4)
  let high = 0
  let low = 0
  for (const character of data) {
    const feedback = alphabet.indexOf(character) ^ high
    high = low ^ multiply(feedback, sum)
    low = multiply(feedback, product)
  }
  return `${alphabet[high]}${alphabet[low]}`
}

/** A new random pass code: eight random characters (40 bits) and two check characters. Uniqueness is the database's. */
export function makePassCode(): string {
  const data = Array.from({ length: dataLength }, () => alphabet[randomInt(alphabet.length)]).join('')
  return data + checkCharacters(data)
}

/** `7KQ4 M2XD H9`: as people read it out. */
export function formatPassCode(code: string): string {
  return `${code.slice(0, 4)} ${code.slice(4, 8)} ${code.slice(8)}`
}

/** What somebody typed as a pass code, in its one stored spelling; null where it cannot be one. */
export function parsePassCode(typed: string): string | null {
  if (typed.length > 40) return null
  const code = typed.toUpperCase().replaceAll(/[\s-]/g, '')
  if (code.length !== dataLength + 2 || [...code].some((character) => !alphabet.includes(character))) return null
  return checkCharacters(code.slice(0, dataLength)) === code.slice(dataLength) ? code : null
}

function pack({ passUuid, code, editionId, issuedAt }: PassPayload): Buffer {
  const uuid = Buffer.from(passUuid.replaceAll('-', ''), 'hex')
  if (uuid.length !== 16) throw new RangeError('passUuid must be a UUID')
  if (parsePassCode(code) !== code) throw new RangeError('code must be a pass code')
  const bytes = Buffer.alloc(payloadLength)
  bytes.writeUInt8(layoutVersion, 0)
  uuid.copy(bytes, 1)
  // The check characters follow from the rest, so only the 40 random bits travel.
  const bits = [...code.slice(0, dataLength)].reduce((number, sign) => number * 32 + alphabet.indexOf(sign), 0)
  bytes.writeUIntBE(bits, 17, 6)
  bytes.writeUInt32BE(editionId, 23)
  bytes.writeUIntBE(Math.floor(issuedAt.getTime() / 1000), 27, 5)
  return bytes
}

function unpack(bytes: Buffer): PassPayload | null {
  if (bytes.length !== payloadLength || bytes[0] !== layoutVersion) return null
  const hex = bytes.toString('hex', 1, 17)
  let bits = bytes.readUIntBE(17, 6)
  let data = ''
  for (let place = 0; place < dataLength; place++) {
    data = `${alphabet[bits % 32]}${data}`
    bits = Math.floor(bits / 32)
  }
  return {
    passUuid: `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`,
    code: data + checkCharacters(data),
    editionId: bytes.readUInt32BE(23),
    issuedAt: new Date(bytes.readUIntBE(27, 5) * 1000),
  }
}

/** Decoding skips characters that do not belong; only the one spelling of the bytes is ours. */
function fromBase64Url(text: string): Buffer | null {
  const bytes = Buffer.from(text, 'base64url')
  return bytes.toString('base64url') === text ? bytes : null
}

// PKCS #8 around a raw Ed25519 seed (RFC 8410, section 7): Node takes no bare seed.
const seedHeader = Buffer.from('302e020100300506032b657004220420', 'hex')

/** The deployment's key for passes, always the same for the same secret. */
function passKey(secret: Buffer): KeyObject {
  const seed = Buffer.from(hkdfSync('sha256', secret, Buffer.alloc(0), 'foyer/pass-code/ed25519', 32))
  return createPrivateKey({ key: Buffer.concat([seedHeader, seed]), format: 'der', type: 'pkcs8' })
}

const rawPublicKey = (key: KeyObject): string =>
  createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(-32).toString('base64url')

/** The public half of the key that a secret gives; see {@link PassSigner.publicKey}. */
export const publicPassKey = (secret: Buffer): string => rawPublicKey(passKey(secret))

const readPublicKey = (raw: string): KeyObject =>
  createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: raw }, format: 'jwk' })

/**
 * Makes the signer from the deployment's secret of at least 32 bytes. A text is `FY1.<payload>.<signature>`; what is
 * signed begins with `FY1.`, so that a signature made for anything else can never pass.
 * @param formerKeys public keys that passes were signed with before.
 */
export function createPassSigner(secret: Buffer, formerKeys: readonly string[] = []): PassSigner {
  if (secret.length < 32) throw new RangeError('The secret needs at least 32 bytes')
  const privateKey = passKey(secret)
  const publicKey = createPublicKey(privateKey)
  const former = formerKeys.map(readPublicKey)
  return {
    sign(payload) {
      const signed = `${prefix}.${pack(payload).toString('base64url')}`
      return `${signed}.${signBytes(null, Buffer.from(signed), privateKey).toString('base64url')}`
    },
    verify(text) {
      if (text.length > 200) return null
      const [start, payload, signature, ...rest] = text.split('.')
      if (start !== prefix || payload === undefined || signature === undefined || rest.length > 0) return null
      const bytes = fromBase64Url(payload)
      const proof = fromBase64Url(signature)
      if (!bytes || proof?.length !== 64) return null
      const isBy = (key: KeyObject) => verifyBytes(null, Buffer.from(`${prefix}.${payload}`), key, proof)
      const isOfPresentKey = isBy(publicKey)
      const said = isOfPresentKey || former.some(isBy) ? unpack(bytes) : null
      return said && { ...said, isOfPresentKey }
    },
    publicKey: rawPublicKey(privateKey),
  }
}
