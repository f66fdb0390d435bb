import { isIP } from 'node:net'
import type { Endpoint } from '@foyer/contract/kit/endpoint'
import { requests } from '@foyer/contract/kit/refusal'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Database } from './database.ts'
import { mailboxKey } from './email-key.ts'
import { refuse } from './refused.ts'
import type { KeyRing } from './secrets.ts'

export interface RateLimits {
  /** @throws Refused `requests/too-many`, with the seconds to wait. */
  count(endpoint: Endpoint, address: string, email: string | null): Promise<void>
}

/** Nothing is limited: for benches that measure what lies behind the limits. */
export const noRateLimits: RateLimits = { count: async () => {} }

/**
 * Counts attempts in the database, so that every process counts alike. An address counts as the network a person
 * can choose addresses from; a mailbox is counted together with the address, so that nobody can lock another out.
 */
export function databaseRateLimits(database: Database, keys: KeyRing): RateLimits {
  const limiters = new Map<string, RateLimiterPostgres>()
  const client = { query: (q: { text: string; values: unknown[] }) => database.raw(q.text, q.values) }

  function limiter(name: string, points: number, duration: number): RateLimiterPostgres {
    const known = limiters.get(name)
    if (known !== undefined) return known
    const made = new RateLimiterPostgres({
      storeClient: client,
      storeType: 'client',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: name,
      points,
      duration,
    })
    limiters.set(name, made)
    return made
  }

  async function consume(name: string, points: number, duration: number, what: string): Promise<void> {
    try {
      // Fingerprints: the table of limits is no list of addresses.
      await limiter(name, points, duration).consume(keys.fingerprint('rate-limit', what))
    } catch (error) {
      if (error instanceof RateLimiterRes)
        throw refuse(requests.tooMany, { retryAfterSeconds: Math.ceil(error.msBeforeNext / 1000) })
      throw error
    }
  }

  return {
    async count(endpoint, address, email) {
      const limit = endpoint.limit
      if (limit === undefined) return
      const network = networkOf(address)
      if (limit.by === 'address' || email === null) {
        await consume(`${endpoint.id}/a`, limit.attempts * (limit.by === 'address' ? 1 : 10), limit.perSeconds, network)
        return
      }
      await consume(`${endpoint.id}/a`, limit.attempts * 10, limit.perSeconds, network)
      await consume(`${endpoint.id}/e`, limit.attempts, limit.perSeconds, `${network} ${mailboxKey(email)}`)
    },
  }
}

/**
 * What counts as one caller: an IPv4 address, or the /64 that every IPv6 user owns whole, however its address is
 * written. Some proxies put a port behind the address.
 */
export function networkOf(text: string): string {
  const bare = /^(\d[\d.]*):\d+$/.exec(text)?.[1] ?? /^\[(.*)\](?::\d+)?$/.exec(text)?.[1] ?? text
  if (isIP(bare) !== 6) return bare
  // The URL standard has one way to write an address; it knows no zones.
  const [head = '', tail = ''] = new URL(`http://[${bare.replace(/%.*$/, '')}]`).hostname.slice(1, -1).split('::')
  const [before, after] = [head, tail].map((part) => part.split(':').filter((group) => group !== ''))
  const zeros = Array.from({ length: 8 - (before?.length ?? 0) - (after?.length ?? 0) }, () => '0')
  const groups = [...(before ?? []), ...zeros, ...(after ?? [])]
  const mapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff'
  if (!mapped) return groups.slice(0, 4).join(':')
  return groups
    .slice(6)
    .map((group) => Number.parseInt(group, 16))
    .flatMap((pair) => [pair >> 8, pair & 255])
    .join('.')
}
