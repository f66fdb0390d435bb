import { requests } from '@foyer/contract/kit/refusal'
import { needsSecondFactor } from '@foyer/contract/kit/scopes'
import type { SecondFactor } from '@foyer/contract/second-factor'
import type { Context, Person } from '#platform/context'
import { auditedRecord } from '#platform/door/audit'
import { refuse } from '#platform/door/refused'
import { freshUntil } from '#platform/door/second-factor'
import { countRecoveryCodes, findTotp, listPasskeys, markShown } from './factors.queries.ts'
import { lockPasswordHash } from './identity.queries.ts'
import { renewRecoveryCodes } from './recovery-codes.ts'

/** A question to a browser is answered within this time, in milliseconds. */
export const CHALLENGE_MS = 10 * 60_000

/** Nothing in it names anybody: how many there are, and by what it was shown. */
export const factorRecord = auditedRecord('second-factor', ['app', 'passkeys', 'recoveryCodes', 'shown'])

interface Factors {
  readonly app: boolean
  readonly passkeys: number
}

export async function findFactors(context: Pick<Context, 'db'>, userId: string): Promise<Factors> {
  const [totp, passkeys] = [await findTotp(context, userId), await listPasskeys(context, userId)]
  return { app: totp !== undefined, passkeys: passkeys.length }
}

export const hasFactor = ({ app, passkeys }: Factors): boolean => app || passkeys > 0

/** What one has to show, and whether one did. */
export async function presentSecondFactor(context: Context, person: Person): Promise<SecondFactor> {
  const totp = await findTotp(context, person.userId)
  const passkeys = await listPasskeys(context, person.userId)
  return {
    isNeeded: person.scopes.some(needsSecondFactor),
    isSet: totp !== undefined || passkeys.length > 0,
    isShown: person.secondFactorAt !== null,
    freshUntil: freshUntil(person, context.now)?.toISOString() ?? null,
    passkeys: passkeys.map(({ id, name, created_at, last_used_at }) => ({
      id,
      name,
      createdAt: created_at.toISOString(),
      lastUsedAt: last_used_at?.toISOString() ?? null,
    })),
    appSince: totp?.created_at.toISOString() ?? null,
    recoveryCodesLeft: await countRecoveryCodes(context, person.userId),
  }
}

/**
 * Locks the person whose factors change. Who has one already shows it first: a password alone adds nothing to it, and
 * of two who begin at once the second finds the first's.
 * @throws Refused `requests/second-factor-needed`.
 */
export async function lockToAdd(context: Context, person: Person): Promise<Factors> {
  await lockPasswordHash(context, person.userId, 'to-change')
  const before = await findFactors(context, person.userId)
  if (hasFactor(before) && freshUntil(person, context.now) === null) throw refuse(requests.secondFactorNeeded)
  return before
}

/** Whoever just added a factor has shown it; with the first come ten codes on paper. */
export async function factorAdded(context: Context, person: Person, before: Factors): Promise<string[] | null> {
  await markShown(context, person.sessionId)
  return hasFactor(before) ? null : renewRecoveryCodes(context, person.userId)
}
