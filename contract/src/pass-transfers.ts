import { endpoint } from './kit/endpoint.ts'

export {
  accountNeeded,
  alreadyInvited,
  invitationOver,
  nobodyInvited,
  noPassToGive,
  sentJustNow,
  tooManyInvitations,
  transfersClosed,
  transferToOneself,
  transferWaitsForOrder,
} from './pass-transfers.refusals.ts'
export type {
  InvitationStatus,
  PassInvitation,
  PassTransfer,
  ReceivedInvitation,
} from './pass-transfers.schemas.ts'

export const readPassTransfer = endpoint({
  id: 'passTransfers.readPassTransfer',
  method: 'GET',
  path: '/api/pass/transfer',
  audience: 'admitted',
})

export const invite = endpoint({
  id: 'passTransfers.invite',
  method: 'POST',
  path: '/api/pass/transfer',
  audience: 'admitted',
})

export const sendAgain = endpoint({
  id: 'passTransfers.sendAgain',
  method: 'POST',
  path: '/api/pass/transfer/mail',
  audience: 'admitted',
})

export const withdraw = endpoint({
  id: 'passTransfers.withdraw',
  method: 'DELETE',
  path: '/api/pass/transfer',
  audience: 'admitted',
})

/** What one is invited to, for whoever has the mail: nothing is accepted by looking. */
export const checkInvitation = endpoint({
  id: 'passTransfers.checkInvitation',
  method: 'POST',
  path: '/api/pass/invitation/:uuid/check',
  audience: 'anyone',
})

export const accept = endpoint({
  id: 'passTransfers.accept',
  method: 'POST',
  path: '/api/pass/invitation/:uuid/accept',
  audience: 'anyone',
})
