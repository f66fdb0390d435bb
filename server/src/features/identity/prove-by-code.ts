import { type proveByCode as endpoint, wrongCode } from '@foyer/contract/second-factor'
import type { Context } from '#platform/context'
import { audited } from '#platform/door/audit'
import { refuse } from '#platform/door/refused'
import type { UseCase } from '#platform/door/serve'
import { countCode } from './count-code.ts'
import { findTotp, markShown, takeRecoveryCode, takeTotpStep } from './factors.queries.ts'
import { hashRecoveryCode } from './recovery-codes.ts'
import { factorRecord, presentSecondFactor } from './second-factor.ts'
import { openTotp, stepOf } from './totp.ts'

/**
 * Shows that it is oneself, with a code of the app or one on paper. Each is good once, whoever else brings it at the
 * same moment.
 * @throws Refused `identity/wrong-code`, `requests/too-many`.
 */
export const proveByCode: UseCase<typeof endpoint> = async (context, { body }) => {
  const { caller } = context
  const giveBack = await countCode(context)
  const answer = await context.inTransaction(async (inner) => {
    const by = await takeCode(inner, caller.userId, body.code)
    if (by === null) throw refuse(wrongCode)
    await markShown(inner, caller.sessionId)
    const shown = { ...caller, secondFactorAt: inner.now }
    return audited(factorRecord.changed(caller.userId, {}, { shown: by }), await presentSecondFactor(inner, shown))
  })
  await giveBack()
  return answer
}

async function takeCode(context: Context, userId: string, code: string): Promise<'app' | 'paper' | null> {
  const digits = code.replace(/\s/g, '')
  if (!/^\d{6}$/.test(digits)) return (await takeRecoveryCode(context, userId, hashRecoveryCode(code))) ? 'paper' : null
  const totp = await findTotp(context, userId)
  const secret = totp === undefined ? null : openTotp(context.ports.keys, totp)
  if (totp === undefined || secret === null) return null
  const step = stepOf(context, secret, digits)
  return step !== null && (await takeTotpStep(context, totp, step)) ? 'app' : null
}
