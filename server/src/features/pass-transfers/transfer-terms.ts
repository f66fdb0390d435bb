import type { InvitationStatus, PassTransfer } from '@foyer/contract/pass-transfers'
import { transfersClosed, transferWaitsForOrder } from '@foyer/contract/pass-transfers'
import { getEdition } from '#features/editions'
import { isPaying } from '#features/orders'
import type { Context } from '#platform/context'
import { refuse } from '#platform/door/refused'
import type { TransferRow } from './pass-transfers.queries.ts'

/** How many days a colleague has to answer. */
export const ANSWER_DAYS = 7
/** How long a mail is given before it is sent again, in milliseconds. */
const PAUSE_MS = 30 * 60_000
/** Invitations for one pass within a day. */
export const INVITATIONS_A_DAY = 5

/** Until when somebody who is invited now can accept: never later than passes change hands at all. */
export async function answerBy(context: Context): Promise<Date> {
  const { passTransfersUntil } = await getEdition(context)
  return new Date(Math.min(context.now.getTime() + ANSWER_DAYS * 86_400_000, passTransfersUntil.getTime()))
}

export const sendAgainFrom = ({ sent_at }: Pick<TransferRow, 'sent_at'>): Date => new Date(sent_at.getTime() + PAUSE_MS)

/** One that nobody answered in time has lapsed, whether or not that was written down. */
export const statusOf = (transfer: Pick<TransferRow, 'state' | 'answer_by'>, now: Date): InvitationStatus =>
  transfer.state === 'invited' && transfer.answer_by <= now ? 'lapsed' : transfer.state

/** Why somebody's pass cannot change hands now; null: it can. @param until no pass changes hands from then on. */
export function obstacleFor(
  holder: { readonly hasPass: boolean; readonly isPaying: boolean },
  until: Date,
  now: Date,
): PassTransfer['obstacle'] {
  if (!holder.hasPass) return 'no-pass'
  if (now >= until) return 'closed'
  return holder.isPaying ? 'order-under-way' : null
}

/** @throws Refused `pass-transfers/closed`, `pass-transfers/order-under-way`. */
export async function assertMayChangeHands(context: Context, giverId: string): Promise<void> {
  const { passTransfersUntil } = await getEdition(context)
  const holder = { hasPass: true, isPaying: await isPaying(context, giverId) }
  const obstacle = obstacleFor(holder, passTransfersUntil, context.now)
  if (obstacle === 'closed') throw refuse(transfersClosed)
  if (obstacle !== null) throw refuse(transferWaitsForOrder)
}
