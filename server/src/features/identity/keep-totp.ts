import { askedTooLongAgo, type keepTotp as endpoint, wrongCode } from '@foyer/contract/second-factor'
import type { CallerContext, Context, Person } from '#platform/context'
import { audited } from '#platform/door/audit'
import { refuse } from '#platform/door/refused'
import type { UseCase } from '#platform/door/serve'
import { drawQr } from '#platform/papers/qr'
import { countCode } from './count-code.ts'
import { keepChallenge, replaceTotp, takeChallenge } from './factors.queries.ts'
import { CHALLENGE_MS, factorAdded, factorRecord, lockToAdd } from './second-factor.ts'
import { newTotpSecret, sealTotp, stepOf, totpUri } from './totp.ts'

const purpose = 'totp-beginning'

/** Makes a secret that counts once a code of it was entered, in this session. */
export async function beginTotp(context: CallerContext<Person>) {
  const { sessionId, email } = context.caller
  const secret = newTotpSecret()
  const sealed = context.ports.keys.seal(purpose, secret, sessionId)
  await keepChallenge(context, sessionId, 'add-totp', sealed, new Date(context.now.getTime() + CHALLENGE_MS))
  const uri = await totpUri(context, email, secret)
  return { secret, uri, code: drawQr(uri) }
}

/**
 * Keeps the secret of which a code was entered, in place of the one before.
 * @throws Refused `identity/wrong-code`, `identity/asked-too-long-ago`, `requests/second-factor-needed`, `requests/too-many`.
 */
export const keepTotp: UseCase<typeof endpoint> = async (context, { body }) => {
  const { caller } = context
  const giveBack = await countCode(context)
  const kept = await context.inTransaction(async (inner) => {
    const before = await lockToAdd(inner, caller)
    const { secret, step } = await secretOf(inner, caller.sessionId, body.code)
    await replaceTotp(inner, {
      user_id: caller.userId,
      ...sealTotp(inner.ports.keys, caller.userId, secret),
      used_step: step,
      created_at: inner.now,
    })
    const recoveryCodes = await factorAdded(inner, caller, before)
    return audited(factorRecord.changed(caller.userId, { app: before.app }, { app: 'new' }), { recoveryCodes })
  })
  await giveBack()
  return kept
}

/** @throws Refused `identity/asked-too-long-ago` where it was sealed under a secret that this server does not have. */
function openBegun({ ports }: Context, sealed: string, sessionId: string): string {
  try {
    return ports.keys.open(purpose, sealed, sessionId)
  } catch {
    throw refuse(askedTooLongAgo)
  }
}

async function secretOf(context: Context, sessionId: string, code: string) {
  const sealed = await takeChallenge(context, sessionId, 'add-totp')
  if (sealed === null) throw refuse(askedTooLongAgo)
  const secret = openBegun(context, sealed, sessionId)
  const step = stepOf(context, secret, code.replace(/\s/g, ''))
  if (step === null) throw refuse(wrongCode)
  return { secret, step }
}
