import { randomFillSync } from 'node:crypto'

const SIZE = 16
// Randomness is fetched for many at a time, and no byte of it is used twice.
const randomness = Buffer.alloc(256 * SIZE)
let used = randomness.length

/** Whether the database would take this text for a UUID: what comes from outside is looked at before it is asked for. */
export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
}

/** A UUID of version 7 (RFC 9562): ordered by the given time, so that rows written together lie together. */
export function uuidV7(at: Date): string {
  if (used === randomness.length) {
    randomFillSync(randomness)
    used = 0
  }
  const bytes = randomness.subarray(used, used + SIZE)
  used += SIZE
  bytes.writeUIntBE(at.getTime(), 0, 6)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x70
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}
