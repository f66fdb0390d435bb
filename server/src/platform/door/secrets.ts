import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hash,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto'

/** An opaque secret of 256 bits, as people carry it in links and headers. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** How secrets are kept: they are random, so one round of SHA-256 is enough. */
export function hashSecret(secret: string): string {
  return hash('sha256', secret, 'base64url')
}

/** Keys for one purpose each, derived from the deployment's secret. */
export class KeyRing {
  readonly #secret: Buffer
  /** Purposes are a few names in the program's text, and each is asked for with many requests. */
  readonly #derived = new Map<string, KeyObject>()

  constructor(secret: Buffer) {
    this.#secret = secret
  }

  derive(purpose: string): Buffer {
    return Buffer.from(hkdfSync('sha256', this.#secret, Buffer.alloc(0), `foyer/${purpose}`, 32))
  }

  #keyFor(purpose: string): KeyObject {
    const known = this.#derived.get(purpose)
    const key = known ?? createSecretKey(this.derive(purpose))
    if (known === undefined) this.#derived.set(purpose, key)
    return key
  }

  /** A keyed fingerprint: the same text gives the same one, and nobody without the key can test a guess. */
  fingerprint(purpose: string, text: string): string {
    return createHmac('sha256', this.#keyFor(purpose)).update(text).digest('base64url')
  }

  /** @param boundTo what it stands beside: opened beside anything else, it is refused. */
  seal(purpose: string, text: string, boundTo = ''): string {
    const nonce = randomBytes(12)
    const cipher = createCipheriv('aes-256-gcm', this.#keyFor(purpose), nonce)
    cipher.setAAD(Buffer.from(boundTo))
    const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
    return sealed.toString('base64url')
  }

  open(purpose: string, sealed: string, boundTo = ''): string {
    const bytes = Buffer.from(sealed, 'base64url')
    // The last letter has bits that mean nothing: changed, it would be another text for the same.
    if (bytes.toString('base64url') !== sealed) throw new Error('This is not how a sealed text is written.')
    // A tag that was cut short would be guessed sooner.
    const cipher = createDecipheriv('aes-256-gcm', this.#keyFor(purpose), bytes.subarray(0, 12), { authTagLength: 16 })
    cipher.setAAD(Buffer.from(boundTo))
    cipher.setAuthTag(bytes.subarray(-16))
    return Buffer.concat([cipher.update(bytes.subarray(12, -16)), cipher.final()]).toString('utf8')
  }
}
