import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

/** Where the tests' browsers are. */
const site = { host: 'localhost', origin: 'http://localhost:3000' }
const PRESENT = 0x01
const HAS_KEY = 0x40

const head = (type: number, length: number): Buffer => {
  if (length < 24) return Buffer.from([(type << 5) | length])
  return length < 256
    ? Buffer.from([(type << 5) | 24, length])
    : Buffer.from([(type << 5) | 25, length >> 8, length & 255])
}
type Value = number | string | Buffer | Map<number | string, Value>
/** As much of CBOR (RFC 8949) as an authenticator writes. */
function cbor(value: Value): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, part]) => [cbor(key), cbor(part)])])
}

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest()

/** A security key of a test: makes passkeys and signs with them, without a person. */
export class Authenticator {
  readonly #id = randomBytes(32)
  readonly #key: { publicKey: KeyObject; privateKey: KeyObject } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  #count = 0

  get id(): string {
    return this.#id.toString('base64url')
  }

  #client(type: 'webauthn.create' | 'webauthn.get', challenge: string, origin: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  }

  #data(flags: number, more = Buffer.alloc(0)): Buffer {
    this.#count += 1
    const count = Buffer.alloc(4)
    count.writeUInt32BE(this.#count)
    return Buffer.concat([sha256(site.host), Buffer.from([flags]), count, more])
  }

  make(challenge: string, { origin = site.origin } = {}) {
    const { x = '', y = '' } = this.#key.publicKey.export({ format: 'jwk' })
    const cose = cbor(
      new Map<number, Value>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    )
    const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, this.#id.length]), this.#id, cose])
    const attestation = new Map<string, Value>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', this.#data(PRESENT | HAS_KEY, attested)],
    ])
    return {
      id: this.id,
      clientDataJSON: this.#client('webauthn.create', challenge, origin).toString('base64url'),
      attestationObject: cbor(attestation).toString('base64url'),
      transports: ['usb'],
    }
  }

  use(challenge: string, { origin = site.origin } = {}) {
    const client = this.#client('webauthn.get', challenge, origin)
    const data = this.#data(PRESENT)
    const signature = sign('sha256', Buffer.concat([data, sha256(client)]), this.#key.privateKey)
    return {
      id: this.id,
      clientDataJSON: client.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: signature.toString('base64url'),
    }
  }
}
