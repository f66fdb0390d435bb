import type { Context, ProcessContext } from '#platform/context'
import { eachByItself, pageByPage } from '#platform/jobs/each-by-itself'
import { lockSignUp } from './identity.queries.ts'
import { eraseSignUp, listForgottenSignUps } from './identity.retention.queries.ts'
import { signUpState } from './sign-up-state.ts'

/** What other features know of a sign-up. */
export interface SignUpTraces {
  /** Whether something hangs on it: a place that is held or sold, an order that may be paid or was. */
  isNeeded(context: Context, signUpId: string): Promise<boolean>
  /** Takes the person out of what stays. */
  erase(context: Context, signUpId: string): Promise<void>
}

/**
 * Forgets who signed up and never proved the mailbox, where nothing is held or paid for: each in a transaction of its
 * own, and one whose mailbox is being proven at this moment is looked at again once that is done.
 * @param before when their last link ended.
 */
export async function forgetSignUps(context: ProcessContext, before: Date, traces: SignUpTraces): Promise<void> {
  const forget = ({ id }: { readonly id: string }) =>
    context.inTransaction(async (inner) => {
      const signUp = await lockSignUp(inner, id)
      if (signUp === undefined || signUpState(signUp) !== 'waiting') return
      if (signUp.token_expires_at >= before || (await traces.isNeeded(inner, id))) return
      await traces.erase(inner, id)
      await eraseSignUp(inner, signUp)
    })
  await eachByItself(
    pageByPage((page) => listForgottenSignUps(context, before, page)),
    ({ id }) => id,
    forget,
  )
}
