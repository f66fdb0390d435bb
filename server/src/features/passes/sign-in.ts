import type { Input } from '@foyer/contract/kit/endpoint'
import { type signIn as endpoint, passNotApproved, wrongCredentials } from '@foyer/contract/passes'
import {
  countSignIn,
  findUnconfirmedSignUp,
  isStaff,
  isVendor,
  networkKey,
  openSession,
  verifyCredentials,
} from '#features/identity'
import type { CallerContext, ProcessContext } from '#platform/context'
import { isTryAgain } from '#platform/door/problem'
import { refuse } from '#platform/door/refused'
import { findPassOfUser } from './best-pass.queries.ts'
import { reasonOf } from './present-pass.ts'

/**
 * Signs in. Whether somebody may come in is a question about passes: vendors, staff and holders of an approved pass
 * get a session, everybody else learns, once their password is right, what their pass waits for.
 * @throws Refused `identity/wrong-credentials`, alike for known and unknown addresses; `identity/pass-not-approved`.
 */
export async function signIn(context: CallerContext & ProcessContext, input: Input<typeof endpoint>) {
  const giveBack = await countSignIn(context, input.body.email)
  try {
    return await compareAndOpen(context, input)
  } catch (error) {
    if (isTryAgain(error)) await giveBack().catch(() => undefined)
    throw error
  }
}

async function compareAndOpen(context: CallerContext & ProcessContext, { body }: Input<typeof endpoint>) {
  const user = await verifyCredentials(context, body.email, body.password)
  if (user === null) {
    if (await findUnconfirmedSignUp(context, body.email, body.password))
      throw refuse(passNotApproved, { passStatus: 'pending', reason: 'awaiting-confirmation' })
    throw refuse(wrongCredentials)
  }
  const pass = await findPassOfUser(context, user.id)
  const mayEnter = pass?.state === 'approved' || (await isVendor(context, user.id)) || (await isStaff(context, user.id))
  if (!mayEnter)
    throw refuse(passNotApproved, {
      passStatus: pass?.state ?? null,
      reason: pass === undefined ? 'no-pass' : reasonOf(pass),
    })
  const from = { device: context.request.device, network: networkKey(context) }
  const session = await context.inTransaction((inner) => openSession(inner, user, from))
  if (session === null) throw refuse(wrongCredentials)
  return session
}
