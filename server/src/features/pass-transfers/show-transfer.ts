import type { PassInvitation, PassTransfer } from '@foyer/contract/pass-transfers'
import { presentStaysToMove } from '#features/accommodation'
import { getEdition } from '#features/editions'
import { presentPlacesToMove } from '#features/vip-events'
import type { CallerContext, Person } from '#platform/context'
import { readGiver, type TransferRow } from './pass-transfers.queries.ts'
import { ANSWER_DAYS, obstacleFor, sendAgainFrom, statusOf } from './transfer-terms.ts'

/** Whether the caller's pass can be given to a colleague, who is invited, and what may go along. */
export async function showTransfer(context: CallerContext<Person>): Promise<PassTransfer> {
  const { userId, approvedPassId } = context.caller
  const [{ passTransfersUntil }, { transfer, stays, places, isPaying }] = await Promise.all([
    getEdition(context),
    readGiver(context, userId),
  ])
  return {
    obstacle: obstacleFor({ hasPass: approvedPassId !== null, isPaying }, passTransfersUntil, context.now),
    until: passTransfersUntil.toISOString(),
    answerDays: ANSWER_DAYS,
    invitation: transfer === null ? null : presentInvitation(transfer, context.now),
    stays: presentStaysToMove(stays),
    vipEvents: await presentPlacesToMove(context, places),
  }
}

function presentInvitation(transfer: TransferRow, now: Date): PassInvitation {
  return {
    uuid: transfer.id,
    email: transfer.email,
    firstName: transfer.first_name,
    lastName: transfer.last_name,
    note: transfer.note,
    status: statusOf(transfer, now),
    stays: transfer.takes_stays ? 'to-colleague' : 'stay',
    vipPlaces: transfer.takes_vip_places ? 'to-colleague' : 'given-back',
    invitedAt: transfer.invited_at.toISOString(),
    sentAt: transfer.sent_at.toISOString(),
    sendAgainFrom: sendAgainFrom(transfer).toISOString(),
    answerBy: transfer.answer_by.toISOString(),
    endedAt: transfer.ended_at?.toISOString() ?? null,
  }
}
