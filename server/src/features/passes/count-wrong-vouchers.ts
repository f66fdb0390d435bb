import { voucherUnknown } from '@foyer/contract/passes'
import type { CallerContext } from '#platform/context'
import { networkOf, wideNetworkOf } from '#platform/door/rate-limits'
import { Refused } from '#platform/door/refused'

/**
 * Looks at what is wished for, and counts a code that is no voucher's by the network: a sign-up may be sent under ever new
 * addresses, and answers like the check of a code. Counted before it is looked at, so that many at once are counted each;
 * what was not a wrong code is taken back.
 * @throws Refused `requests/too-many`, and what looking throws.
 */
export async function countWrongVouchers<T>(
  { ports: { attempts }, request }: CallerContext,
  code: string | null | undefined,
  look: () => Promise<T>,
): Promise<T> {
  if ((code?.trim() ?? '') === '') return look()
  const network = networkOf(request.address)
  const from = wideNetworkOf(network) ?? network
  await attempts.spend('wrong-voucher', from)
  try {
    const seen = await look()
    await attempts.giveBack('wrong-voucher', from)
    return seen
  } catch (error) {
    if (!(error instanceof Refused && error.refusal.code === voucherUnknown.code))
      await attempts.giveBack('wrong-voucher', from)
    throw error
  }
}
