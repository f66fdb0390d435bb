import { requests } from '@foyer/contract/kit/refusal'
import { needsSecondFactor } from '@foyer/contract/kit/scopes'
import {
  lastFactor,
  type removePasskey as removesPasskey,
  type removeTotp as removesTotp,
  type renewRecoveryCodes as renews,
} from '@foyer/contract/second-factor'
import type { CallerContext, Person } from '#platform/context'
import { audited } from '#platform/door/audit'
import { refuse } from '#platform/door/refused'
import type { UseCase } from '#platform/door/serve'
import { deletePasskey, deleteTotp } from './factors.queries.ts'
import { lockPasswordHash } from './identity.queries.ts'
import { renewRecoveryCodes } from './recovery-codes.ts'
import { factorRecord, findFactors, hasFactor } from './second-factor.ts'

/** Locked, so that of two who remove one each the second finds that the first is gone. */
async function lockToRemove(context: CallerContext<Person>) {
  await lockPasswordHash(context, context.caller.userId, 'to-change')
  return findFactors(context, context.caller.userId)
}

/** @throws Refused `identity/last-factor` for who needs one and has no other. */
async function assertEnough(context: CallerContext<Person>) {
  const after = await findFactors(context, context.caller.userId)
  if (!hasFactor(after) && context.caller.scopes.some(needsSecondFactor)) throw refuse(lastFactor)
  return after
}

/** Where none is there nothing is removed. @throws Refused `identity/last-factor`. */
export const removeTotp: UseCase<typeof removesTotp> = async (context) => {
  const before = await lockToRemove(context)
  await deleteTotp(context, context.caller.userId)
  const after = await assertEnough(context)
  return audited(factorRecord.changed(context.caller.userId, { app: before.app }, { app: after.app }), undefined)
}

/** @throws Refused `requests/not-found`, `identity/last-factor`. */
export const removePasskey: UseCase<typeof removesPasskey> = async (context, { params }) => {
  const { passkeys } = await lockToRemove(context)
  if (!(await deletePasskey(context, context.caller.userId, params.id))) throw refuse(requests.notFound)
  const after = await assertEnough(context)
  return audited(factorRecord.changed(context.caller.userId, { passkeys }, { passkeys: after.passkeys }), undefined)
}

export const renewCodes: UseCase<typeof renews> = async (context) => {
  const { userId } = context.caller
  await lockPasswordHash(context, userId, 'to-change')
  const recoveryCodes = await renewRecoveryCodes(context, userId)
  return audited(factorRecord.changed(userId, {}, { recoveryCodes: 'new' }), { recoveryCodes })
}
