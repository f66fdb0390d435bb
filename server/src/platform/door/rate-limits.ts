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

/** A call that was counted. */
export interface Counted {
  /** It came to what was asked for: that many people behind one network do so is nothing to suspect. */
  succeeded(): Promise<void>
  /** It was not looked at, since too many came at once. */
  giveBack(): Promise<void>
}

export interface RateLimits {
  /** @throws Refused `requests/too-many`, with the seconds to wait. */
  count(endpoint: Endpoint, asker: Asker): Promise<Counted>
}

const nothingCounted: Counted = { succeeded: async () => {}, giveBack: async () => {} }

/** Nothing is limited: for benches that measure what lies behind the limits. */
export const noRateLimits: RateLimits = { count: async () => nothingCounted }

/** A network may try so many times more than one mailbox from it, where the limit does not say otherwise. */
const PER_NETWORK = 10
interface Count {
  readonly name: string
  readonly what: string
  readonly attempts: number
  /** What came to what was asked for does not count. */
  readonly failuresOnly?: boolean
}

/** A wide network may try so many times more than one network within it. */
const PER_WIDE_NETWORK = 3

/**
 * Counts calls in the database, so that every process counts alike. An address counts as the network a person can
 * choose addresses from, and the networks that one may be given many of count together as well; a mailbox is counted
 * together with the network, so that nobody can lock another out.
 */
export function databaseRateLimits(database: Database, keys: KeyRing): RateLimits {
  const limiters = openLimiters(database)

  /** What this call is counted as, each with how often that may be. */
  function countsOf({ id, limit }: Endpoint, { address, caller, email }: Asker): readonly Count[] {
    if (limit === undefined) return []
    const { attempts } = limit
    if (limit.by === 'person') {
      const who = caller.kind === 'person' ? caller.userId : caller.kind === 'secret' ? caller.secretHash : address
      return [{ name: `${id}/p`, what: who, attempts }]
    }
    const network = networkOf(address)
    const wide = wideNetworkOf(network)
    const isByNetwork = limit.by === 'address'
    const most = attempts * (isByNetwork ? 1 : (limit.ofNetwork ?? PER_NETWORK))
    const failuresOnly = limit.networkCounts === 'failures'
    const counts: Count[] = [{ name: `${id}/a`, what: network, attempts: most, failuresOnly }]
    if (wide !== null) counts.push({ name: `${id}/w`, what: wide, attempts: most * PER_WIDE_NETWORK, failuresOnly })
    if (isByNetwork || email === null) return counts
    const mailbox = mailboxKey(email)
    counts.push({ name: `${id}/e`, what: `${network} ${mailbox}`, attempts })
    if (wide !== null)
      counts.push({ name: `${id}/v`, what: `${wide} ${mailbox}`, attempts: attempts * PER_WIDE_NETWORK })
    return counts
  }

  return {
    async count(endpoint, asker) {
      const counts = countsOf(endpoint, asker)
      const { perSeconds = 0 } = endpoint.limit ?? {}
      const limiterOf = ({ name, attempts }: Count) => limiters(name, attempts, perSeconds)
      // Fingerprints: the table of limits is no list of addresses.
      const keyOf = ({ what }: Count) => keys.fingerprint('rate-limit', what)
      const takeBack = async (those: readonly Count[]) => {
        for (const one of those) await limiterOf(one).reward(keyOf(one))
      }
      for (const one of counts) {
        const wait = await consume(limiterOf(one), keyOf(one))
        if (wait > 0) throw tooMany(wait)
      }
      return {
        succeeded: () => takeBack(counts.filter(({ failuresOnly }) => failuresOnly === true)),
        giveBack: () => takeBack(counts),
      }
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
