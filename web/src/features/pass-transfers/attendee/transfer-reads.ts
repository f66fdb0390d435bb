import type { InvitationStatus } from '@foyer/contract/pass-transfers'
import { readPassTransfer } from '@foyer/contract/pass-transfers'
import { query } from '#platform/api.ts'
import { message } from '#platform/messages/messages.ts'

export const transferQuery = query(readPassTransfer)

/** What became of the invitation before, where another one can be sent. */
export const ended: Readonly<Record<Exclude<InvitationStatus, 'invited' | 'accepted'>, string>> = {
  withdrawn: message('You took the invitation to {name} back.'),
  lapsed: message('{name} did not answer in time. The pass is still yours.'),
}
