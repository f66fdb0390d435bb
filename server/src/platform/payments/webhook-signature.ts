import { createHmac, timingSafeEqual } from 'node:crypto'

/** How far a signature's time may lie from ours, in seconds, in both directions. */
const toleranceSeconds = 300

/** The event is not proven to be the provider's. What exactly is wrong goes to the log, never to the caller. */
export class InvalidSignature extends Error {
  override readonly name = 'InvalidSignature'
  readonly reason: 'missing' | 'malformed' | 'too-old' | 'mismatch'

  constructor(reason: InvalidSignature['reason']) {
    super(`Webhook signature: ${reason}`)
    this.reason = reason
  }
}

function digest(secret: Buffer, seconds: string, rawBody: Buffer): Buffer {
  return createHmac('sha256', secret).update(`${seconds}.`).update(rawBody).digest()
}

/** The value of the signature's header: `t=<unix seconds>,v1=<hex>` over the time, a dot and the body's bytes. */
export function signWebhook(secret: Buffer, rawBody: Buffer, now: Date): string {
  const seconds = String(Math.floor(now.getTime() / 1000))
  return `t=${seconds},v1=${digest(secret, seconds, rawBody).toString('hex')}`
}

/**
 * The signature is compared before its age, so that the answer tells nobody without the key which of the two was wrong;
 * several `v1` are allowed while a provider changes its key.
 * @throws InvalidSignature
 */
export function verifyWebhook(secret: Buffer, rawBody: Buffer, header: string | undefined, now: Date): void {
  if (header === undefined || header === '') throw new InvalidSignature('missing')
  if (header.length > 1000) throw new InvalidSignature('malformed')
  const parts = header.split(',').map((part) => part.trim())
  const times = parts.filter((part) => part.startsWith('t=')).map((part) => part.slice(2))
  const given = parts.filter((part) => part.startsWith('v1=')).map((part) => part.slice(3))
  const seconds = times[0]
  if (times.length !== 1 || seconds === undefined || !/^\d{1,12}$/.test(seconds))
    throw new InvalidSignature('malformed')
  if (given.length === 0 || !given.every((hex) => /^[0-9a-f]{64}$/.test(hex))) throw new InvalidSignature('malformed')
  const expected = digest(secret, seconds, rawBody)
  const matches = given.map((hex) => timingSafeEqual(Buffer.from(hex, 'hex'), expected))
  if (!matches.includes(true)) throw new InvalidSignature('mismatch')
  if (Math.abs(now.getTime() / 1000 - Number(seconds)) > toleranceSeconds) throw new InvalidSignature('too-old')
}
