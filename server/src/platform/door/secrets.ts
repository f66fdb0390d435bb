import { createCipheriv, createDecipheriv, createHmac, hash, hkdfSync, randomBytes } from 'node:crypto'

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

  constructor(secret: Buffer) {
    this.#secret = secret
  }

  derive(purpose: string): Buffer {
    return Buffer.from(hkdfSync('sha256', this.#secret, Buffer.alloc(0), `foyer/${purpose}`, 32))
  }

  /** A keyed fingerprint: the same text gives the same one, and nobody without the key can test a guess. */
  fingerprint(purpose: string, text: string): string {
    return createHmac('sha256', this.derive(purpose)).update(text).digest('base64url')
  }

  seal(purpose: string, text: string): string {
    const nonce = randomBytes(12)
    const cipher = createCipheriv('aes-256-gcm', this.derive(purpose), nonce)
    const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
    return sealed.toString('base64url')
  }

  open(purpose: string, sealed: string): string {
    const bytes = Buffer.from(sealed, 'base64url')
    const cipher = createDecipheriv('aes-256-gcm', this.derive(purpose), bytes.subarray(0, 12))
    cipher.setAuthTag(bytes.subarray(-16))
    return Buffer.concat([cipher.update(bytes.subarray(12, -16)), cipher.final()]).toString('utf8')
  }
}
