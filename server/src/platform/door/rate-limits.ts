import { isIP } from 'node:net'
import type { Endpoint } from '@foyer/contract/kit/endpoint'
import type { Caller } from '#platform/context'
import type { Database } from '#platform/database/database'
import { mailboxKey } from '#platform/ground/email-key'
import { consume, openLimiters, tooMany } from './attempt-limits.ts'
import type { KeyRing } from './secrets.ts'

/** Who asks: what an endpoint's limit counts by. */
interface Asker {
  readonly address: string
  readonly caller: Caller
  readonly email: string | null
}

export interface RateLimits {
  /** @throws Refused `requests/too-many`, with the seconds to wait. */
  count(endpoint: Endpoint, asker: Asker): Promise<void>
}

/** Nothing is limited: for benches that measure what lies behind the limits. */
export const noRateLimits: RateLimits = { count: async () => {} }

/** A network may try so many times more than one mailbox from it. */
const PER_NETWORK = 10
/** A wide network may try so many times more than one network within it. */
const PER_WIDE_NETWORK = 3

/**
 * Counts calls in the database, so that every process counts alike. An address counts as the network a person can
 * choose addresses from, and the networks that one may be given many of count together as well; a mailbox is counted
 * together with the network, so that nobody can lock another out.
 */
export function databaseRateLimits(database: Database, keys: KeyRing): RateLimits {
  const limiters = openLimiters(database)

  async function spend(name: string, points: number, duration: number, what: string): Promise<void> {
    // Fingerprints: the table of limits is no list of addresses.
    const wait = await consume(limiters(name, points, duration), keys.fingerprint('rate-limit', what))
    if (wait > 0) throw tooMany(wait)
  }

  return {
    async count({ id, limit }, { address, caller, email }) {
      if (limit === undefined) return
      const { attempts, perSeconds } = limit
      if (limit.by === 'person') {
        const who = caller.kind === 'person' ? caller.userId : caller.kind === 'secret' ? caller.secretHash : address
        await spend(`${id}/p`, attempts, perSeconds, who)
        return
      }
      const network = networkOf(address)
      const wide = wideNetworkOf(network)
      const perNetwork = attempts * (limit.by === 'address' ? 1 : PER_NETWORK)
      await spend(`${id}/a`, perNetwork, perSeconds, network)
      if (wide !== null) await spend(`${id}/w`, perNetwork * PER_WIDE_NETWORK, perSeconds, wide)
      if (limit.by === 'address' || email === null) return
      const mailbox = mailboxKey(email)
      await spend(`${id}/e`, attempts, perSeconds, `${network} ${mailbox}`)
      if (wide !== null) await spend(`${id}/v`, attempts * PER_WIDE_NETWORK, perSeconds, `${wide} ${mailbox}`)
    },
  }
}

/** The /48 that a site is given, with 65,536 networks to choose from; null for IPv4, where each address is bought. */
export function wideNetworkOf(network: string): string | null {
  return network.includes(':') ? `${network.split(':').slice(0, 3).join(':')}/48` : null
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
