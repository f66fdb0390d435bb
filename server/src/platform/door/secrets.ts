import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hash,
  hkdfSync,
  type KeyObject,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'

/** An opaque secret of 256 bits, as people carry it in links and headers. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** How secrets are kept: they are random, so one round of SHA-256 is enough. */
export function hashSecret(secret: string): string {
  return hash('sha256', secret, 'base64url')
}

/** A sealed text as it is kept for long, and the name of the key that it was sealed with. */
export interface KeptText {
  readonly sealed: string
  readonly key_id: string
}

/** Keys for one purpose each, derived from one secret. */
class KeysOf {
  readonly #secret: Buffer
  /** Purposes are a few names in the program's text, and each is asked for with many requests. */
  readonly #derived = new Map<string, KeyObject>()

  constructor(secret: Buffer) {
    this.#secret = secret
  }

  derive(purpose: string): Buffer {
    return Buffer.from(hkdfSync('sha256', this.#secret, Buffer.alloc(0), `foyer/${purpose}`, 32))
  }

  keyFor(purpose: string): KeyObject {
    const known = this.#derived.get(purpose)
    const key = known ?? createSecretKey(this.derive(purpose))
    if (known === undefined) this.#derived.set(purpose, key)
    return key
  }

  fingerprint(purpose: string, text: string): string {
    return createHmac('sha256', this.keyFor(purpose)).update(text).digest('base64url')
  }

  /** Names the key without saying anything of it: another secret has another one. */
  keyId(purpose: string): string {
    return this.fingerprint(purpose, 'key').slice(0, 12)
  }

  open(purpose: string, bytes: Buffer, boundTo: string): string {
    // A tag that was cut short would be guessed sooner.
    const cipher = createDecipheriv('aes-256-gcm', this.keyFor(purpose), bytes.subarray(0, 12), { authTagLength: 16 })
    cipher.setAAD(Buffer.from(boundTo))
    cipher.setAuthTag(bytes.subarray(-16))
    return Buffer.concat([cipher.update(bytes.subarray(12, -16)), cipher.final()]).toString('utf8')
  }
}

/**
 * Keys for one purpose each, derived from the deployment's secret. While that is changed a second one lies beside it: what
 * was made with either counts, and whatever is made is made with the first. Decision 153.
 */
export class KeyRing {
  readonly #present: KeysOf
  /** The present one first. */
  readonly #all: readonly KeysOf[]

  constructor(secret: Buffer, also: Buffer | null = null) {
    this.#present = new KeysOf(secret)
    this.#all = also === null ? [this.#present] : [this.#present, new KeysOf(also)]
  }

  get hasAlso(): boolean {
    return this.#all.length > 1
  }

  derive(purpose: string): Buffer {
    return this.#present.derive(purpose)
  }

  /** What the second secret gives, where there is one. */
  deriveAlso(purpose: string): readonly Buffer[] {
    return this.#all.slice(1).map((keys) => keys.derive(purpose))
  }

  /** A keyed fingerprint: the same text gives the same one, and nobody without the key can test a guess. */
  fingerprint(purpose: string, text: string): string {
    return this.#present.fingerprint(purpose, text)
  }

  /** The present secret's, and the second one's where there is one: what was kept may be either. */
  fingerprints(purpose: string, text: string): readonly string[] {
    return this.#all.map((keys) => keys.fingerprint(purpose, text))
  }

  isFingerprint(purpose: string, text: string, given: string): boolean {
    const bytes = Buffer.from(given)
    return this.fingerprints(purpose, text)
      .map((right) => Buffer.from(right))
      .some((right) => right.length === bytes.length && timingSafeEqual(right, bytes))
  }

  /** @param boundTo what it stands beside: opened beside anything else, it is refused. */
  seal(purpose: string, text: string, boundTo = ''): string {
    const nonce = randomBytes(12)
    const cipher = createCipheriv('aes-256-gcm', this.#present.keyFor(purpose), nonce)
    cipher.setAAD(Buffer.from(boundTo))
    const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
    return sealed.toString('base64url')
  }

  open(purpose: string, sealed: string, boundTo = ''): string {
    const bytes = sealedBytes(sealed)
    try {
      return this.#present.open(purpose, bytes, boundTo)
    } catch (error) {
      const [, also] = this.#all
      if (also === undefined) throw error
      return also.open(purpose, bytes, boundTo)
    }
  }

  /** Whether the second secret is what opens it. */
  needsAlso(purpose: string, sealed: string): boolean {
    const [, also] = this.#all
    if (also === undefined) return false
    try {
      also.open(purpose, sealedBytes(sealed), '')
      return true
    } catch {
      return false
    }
  }

  /** Seals what is kept for long. */
  sealToKeep(purpose: string, text: string, boundTo: string): KeptText {
    return { sealed: this.seal(purpose, text, boundTo), key_id: this.#present.keyId(purpose) }
  }

  /** @returns null where it was sealed under a secret that the deployment no longer has. */
  openKept(purpose: string, { sealed, key_id }: KeptText, boundTo: string): string | null {
    const keys = this.#all.find((each) => each.keyId(purpose) === key_id)
    return keys === undefined ? null : keys.open(purpose, sealedBytes(sealed), boundTo)
  }

  /** The names of the keys that open what is kept, the present one first. */
  keyIds(purpose: string): readonly string[] {
    return this.#all.map((keys) => keys.keyId(purpose))
  }
}

function sealedBytes(sealed: string): Buffer {
  const bytes = Buffer.from(sealed, 'base64url')
  // The last letter has bits that mean nothing: changed, it would be another text for the same.
  if (bytes.toString('base64url') !== sealed) throw new Error('This is not how a sealed text is written.')
  return bytes
}
