import * as contract from '@foyer/contract/pass-transfers'
import { type Door, serve } from '#platform/door/serve'
import { accept } from './accept.ts'
import { checkInvitation } from './check-invitation.ts'
import { invite } from './invite.ts'
import { sendAgain } from './send-again.ts'
import { showTransfer } from './show-transfer.ts'
import { withdraw } from './withdraw.ts'

export function openPassTransfers(door: Door): void {
  serve(door, contract.readPassTransfer, showTransfer)
  serve(door, contract.invite, invite)
  serve(door, contract.sendAgain, sendAgain)
  serve(door, contract.withdraw, withdraw)
  serve(door, contract.checkInvitation, checkInvitation)
  serve(door, contract.accept, accept)
}
