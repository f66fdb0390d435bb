import { voucherUnknown } from '@foyer/contract/passes'
import type { CallerContext } from '#platform/context'
import type { attemptLimits } from '#platform/door/attempt-limits'
import { networkOf, wideNetworkOf } from '#platform/door/rate-limits'
import { Refused } from '#platform/door/refused'
import type { VoucherVerdict } from './check-voucher.ts'

/**
 * Looks at what is wished for, and counts a code that is no voucher's, by who asks and in all: a sign-up may be sent under
 * ever new addresses, and a choice of pass again and again, and both answer like the check of a code.
 * @throws Refused `requests/too-many`, and what looking throws.
 */
export async function countWrongVouchers<T>(
  context: CallerContext,
  code: string | null | undefined,
  look: () => Promise<T>,
): Promise<T> {
  if ((code?.trim() ?? '') === '') return look()
  return count(context, ['wrong-voucher'], look, () => false)
}

/** As {@link countWrongVouchers}, where a code alone is looked at: how often one network may, the call itself says. */
export const countWrongChecks = (context: CallerContext, look: () => Promise<VoucherVerdict>) =>
  count(context, [], look, (verdict) => !verdict.valid && verdict.reason === 'unknown')

/**
 * Counted before it is looked at, so that many at once are counted each; what was not a wrong code is taken back. Once many
 * are wrong from anywhere, each may try a few times only.
 * @param isWrong what was seen says that there is no such voucher; a refusal says so by itself.
 */
async function count<T>(
  context: CallerContext,
  limits: readonly (keyof typeof attemptLimits)[],
  look: () => Promise<T>,
  isWrong: (seen: T) => boolean,
): Promise<T> {
  const { attempts } = context.ports
  const who = whoTries(context)
  const spent: (() => Promise<void>)[] = []
  const spend = async (limit: keyof typeof attemptLimits) => {
    await attempts.spend(limit, who)
    spent.push(() => attempts.giveBack(limit, who))
  }
  // Once, and what was done stays done, whatever becomes of the count.
  const giveBack = async () => void (await Promise.allSettled(spent.map((back) => back())))
  let seen: T
  try {
    for (const limit of limits) await spend(limit)
    if (await attempts.trySpend('wrong-vouchers', 'all')) spent.push(() => attempts.giveBack('wrong-vouchers', 'all'))
    else await spend('wrong-voucher-while-many-are')
    seen = await look()
  } catch (error) {
    if (!(error instanceof Refused && error.refusal.code === voucherUnknown.code)) await giveBack()
    throw error
  }
  if (!isWrong(seen)) await giveBack()
  return seen
}

/**
 * An account lets in nobody but vendors, staff and those who hold a pass, so there are no more of them than were admitted:
 * whoever is signed in answers for themselves, and what others in their network try keeps nobody of them waiting.
 */
function whoTries({ caller, request }: CallerContext): string {
  if (caller.kind === 'person') return `account ${caller.userId}`
  const network = networkOf(request.address)
  return wideNetworkOf(network) ?? network
}
