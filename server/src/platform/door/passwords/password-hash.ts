import { hash, verify } from '@node-rs/argon2'
import { createTurns, type Load } from '#platform/ground/turns'

/**
 * OWASP's first choice for Argon2id (Password Storage Cheat Sheet): 19 MiB, two passes, one lane. Argon2id and version
 * 1.3 are the library's defaults; its enums for them are ambient and cannot be imported where types are stripped.
 */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 }

/** Longer passwords are refused before they get here; this bound keeps a mistake there from costing anything. */
const longestBytes = 1024
/** Looked for in place of a longer one: part of a text may end in the middle of a letter. */
const nothing = Buffer.alloc(0)

/** A hash of 256 random bits that were thrown away: nothing matches it, and checking it costs what any check costs. */
export const nobodysHash =
  '$argon2id$v=19$m=19456,t=2,p=1$vaKUavwULfjiuWyPINBNow$WXwODaGpSvqU2jjY1vPd7HGZkE2e6CepIGao6Xjs0R0'

/** Kept in place of a hash for somebody who has not chosen a password yet: nothing matches it. */
export const noPassword = ''

/** Hashing takes a core and 19 MiB for some 20 ms: few are hashed at a time, and the others wait as long as people wait for a page. */
const openQueue = (places: number) =>
  createTurns({ places, longestWait: 30_000, longestLine: 2000, what: 'a password to be hashed' })
let queue = openQueue(2)

/**
 * Of several processes, of which a machine has one a core, each hashes one password at a time: together they keep all cores busy, and
 * each takes as little memory as it can. Said once, before anybody is let in.
 */
export function shareHashing(processes: number): void {
  queue = openQueue(processes > 1 ? 1 : 2)
}

/** How long people wait for it here, and how many are served each second. */
export const hashingLoad = (): Load => queue.load()

/** A letter may be typed in one piece or in two: both spellings are the same password (NIST 800-63B). */
function bytesOf(password: string): Buffer {
  return Buffer.from(password.normalize('NFKC'), 'utf8')
}

/**
 * Argon2id in PHC form, with a salt of its own.
 * @throws Busy where too many wait already.
 * @throws RangeError for more than 1,024 bytes.
 */
export function hashPassword(password: string): Promise<string> {
  const bytes = bytesOf(password)
  if (bytes.length > longestBytes) throw new RangeError('The password is too long to hash')
  return queue.run(() => hash(bytes, parameters))
}

/**
 * Whether the password is the one of the hash. Null stands for an account that does not exist, {@link noPassword} for
 * one without: the same work is done for them, so that the time tells nobody who has an account.
 * @throws Busy where too many wait already.
 */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const bytes = bytesOf(password)
  const fits = bytes.length <= longestBytes
  const known = passwordHash === noPassword || !fits ? null : passwordHash
  const matches = await queue.run(() => verify(known ?? nobodysHash, fits ? bytes : nothing))
  return matches && known !== null
}
