import { requests } from '@foyer/contract/kit/refusal'
import { CompiledQuery } from 'kysely'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { type Database, refuseInsideTransaction } from '#platform/database/database'
import { refuse } from './refused.ts'
import type { KeyRing } from './secrets.ts'

/**
 * What is limited beside the calls themselves (those have their `limit` in the contract). Each is counted by what it
 * names, whatever addresses the attempts come from. docs/operating.md explains them to those who run the product.
 */
export const attemptLimits = {
  /** Sign-ins to one mailbox from networks from which nobody signed in to it before. */
  'sign-in-from-new-network': { attempts: 30, perSeconds: 900 },
  /** Links to a new password that one mailbox is sent. */
  'reminder-mail': { attempts: 5, perSeconds: 3600 },
  /** Links that prove a mailbox, sent to that mailbox for whatever sign-up. */
  'confirmation-mail': { attempts: 8, perSeconds: 3600 },
  /** Invitations to take a pass, sent to one mailbox by whomever. */
  'invitation-mail': { attempts: 8, perSeconds: 3600 },
  /** Codes of an app or on paper that were not right, for one of the staff: whoever tries has their password. */
  'wrong-code': { attempts: 5, perSeconds: 900 },
  'wrong-code-in-a-day': { attempts: 30, perSeconds: 86_400 },
  /** Codes that are no voucher's: in sign-ups from one network, where an address and a name cost nothing, and chosen with by one account. */
  'wrong-voucher': { attempts: 60, perSeconds: 300 },
  /** Codes that are no voucher's, tried in any way from anywhere; beyond it each network or account may try as few as the next says. */
  'wrong-vouchers': { attempts: 1000, perSeconds: 3600 },
  'wrong-voucher-while-many-are': { attempts: 2, perSeconds: 3600 },
  /** Cards that were declined for one order. */
  'declined-card-of-order': { attempts: 6, perSeconds: 3600 },
  /** Cards that were declined for one network. */
  'declined-card-of-network': { attempts: 20, perSeconds: 3600 },
  /** Cards that were declined for orders of one account, by whoever is let in to it. */
  'declined-card-of-account': { attempts: 12, perSeconds: 3600 },
  /** Cards that were declined at all; beyond it the three above count by the next. */
  'declined-cards': { attempts: 200, perSeconds: 3600 },
  'declined-card-while-many-are': { attempts: 2, perSeconds: 3600 },
} as const satisfies Readonly<Record<string, { readonly attempts: number; readonly perSeconds: number }>>

type AttemptLimit = keyof typeof attemptLimits

/**
 * Places of one pass type, or uses of one voucher, that are held at once for those whose mailbox is not proven. A
 * network is more than one person: it may hold a quarter of what is left where that is more.
 */
export const unprovenHolds = { ofMailbox: 2, ofNetwork: 4, partOfNetwork: 1 / 4 } as const

/** Sign-ups from one network whose mailbox is not proven: a company proves as it goes. */
export const unprovenSignUps = { ofNetwork: 300, perSeconds: 900 } as const

/** Counted attempts, in the database so that every process counts alike. Never inside a transaction. */
export interface Attempts {
  /** Whether anything is limited here. */
  readonly areLimited: boolean
  /** Counts one. @throws Refused `requests/too-many`, with the seconds to wait. */
  spend(limit: AttemptLimit, what: string): Promise<void>
  /**
   * Counts one; false where it is one too many.
   * @param once names what is counted a single time, such as a job that may run again.
   */
  trySpend(limit: AttemptLimit, what: string, once?: string): Promise<boolean>
  /** Whether the next one would be one too many. */
  isSpent(limit: AttemptLimit, what: string): Promise<boolean>
  /** Takes one back that turned out not to count. */
  giveBack(limit: AttemptLimit, what: string): Promise<void>
}

/** Nothing is limited: for benches and tests of what lies behind the limits. */
export const noAttemptLimits: Attempts = {
  areLimited: false,
  spend: async () => {},
  trySpend: async () => true,
  isSpent: async () => false,
  giveBack: async () => {},
}

/** How long a job may be tried again, in seconds: it is counted once in that time. */
const ONCE_SECONDS = 24 * 3600

export type Limiters = (name: string, points: number, duration: number) => RateLimiterPostgres

/** A counter for each name, made when it is first needed. */
export function openLimiters(database: Database): Limiters {
  const known = new Map<string, RateLimiterPostgres>()
  const client = {
    // As any other statement: it is parsed and planned once per connection.
    async query({ text, values }: { text: string; values: unknown[] }) {
      refuseInsideTransaction()
      const { rows, numAffectedRows } = await database.db.executeQuery(CompiledQuery.raw(text, values))
      return { rows, rowCount: Number(numAffectedRows ?? rows.length) }
    },
  }
  return (name, points, duration) => {
    const limiter =
      known.get(name) ??
      new RateLimiterPostgres({
        storeClient: client,
        storeType: 'client',
        tableName: 'rate_limits',
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix: name,
        points,
        duration,
      })
    known.set(name, limiter)
    return limiter
  }
}

/** Counts one, and says how many milliseconds to wait where it is one too many; 0 where it is not. */
export async function consume(limiter: RateLimiterPostgres, key: string): Promise<number> {
  try {
    await limiter.consume(key)
    return 0
  } catch (error) {
    if (error instanceof RateLimiterRes) return Math.max(1, error.msBeforeNext)
    throw error
  }
}

export const tooMany = (waitMs: number) =>
  refuse(requests.tooMany, { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) })

export function databaseAttempts(database: Database, keys: KeyRing): Attempts {
  const limiters = openLimiters(database)
  const limiter = (limit: AttemptLimit) =>
    limiters(limit, attemptLimits[limit].attempts, attemptLimits[limit].perSeconds)
  // Fingerprints: the table of limits is no list of people.
  const key = (what: string) => keys.fingerprint('rate-limit', what)
  return {
    areLimited: true,
    async spend(limit, what) {
      const wait = await consume(limiter(limit), key(what))
      if (wait > 0) throw tooMany(wait)
    },
    async trySpend(limit, what, once) {
      if (once !== undefined && (await consume(limiters('once', 1, ONCE_SECONDS), key(`${limit} ${once}`))) > 0)
        return true
      return (await consume(limiter(limit), key(what))) === 0
    },
    async isSpent(limit, what) {
      const counted = await limiter(limit).get(key(what))
      return counted !== null && counted.consumedPoints >= attemptLimits[limit].attempts
    },
    async giveBack(limit, what) {
      await limiter(limit).reward(key(what))
    },
  }
}
