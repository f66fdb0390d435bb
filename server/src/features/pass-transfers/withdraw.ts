import type { PassTransfer } from '@foyer/contract/pass-transfers'
import type { CallerContext, Person } from '#platform/context'
import { lockOwnInvitation } from './own-invitation.ts'
import { advanceTransfer } from './pass-transfers.queries.ts'
import { showTransfer } from './show-transfer.ts'

/** Takes the caller's invitation back; its link leads nowhere. @throws Refused `pass-transfers/nobody-invited`. */
export async function withdraw(context: CallerContext<Person>): Promise<PassTransfer> {
  await advanceTransfer(context, await lockOwnInvitation(context), 'withdraw')
  return showTransfer(context)
}
