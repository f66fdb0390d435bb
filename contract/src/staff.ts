import { duties } from './kit/duties.ts'
import { endpoint } from './kit/endpoint.ts'

export { lastOwner } from './last-owner.refusals.ts'
export { nameNeeded, rolesChanged, staffInvitationOver, worksHere } from './staff.refusals.ts'
export type { OpenStaffInvitation, StaffInvitation, StaffMember, Team } from './staff.schemas.ts'

export const listStaff = endpoint({
  id: 'identity.listStaff',
  method: 'GET',
  path: '/api/organiser/staff',
  audience: duties.runTeam,
})

export const inviteStaff = endpoint({
  id: 'identity.inviteStaff',
  method: 'POST',
  path: '/api/organiser/staff-invitation',
  audience: duties.runTeam,
})

export const sendStaffInvitationAgain = endpoint({
  id: 'identity.sendStaffInvitationAgain',
  method: 'POST',
  path: '/api/organiser/staff-invitation/:uuid/mail',
  audience: duties.runTeam,
})

export const withdrawStaffInvitation = endpoint({
  id: 'identity.withdrawStaffInvitation',
  method: 'DELETE',
  path: '/api/organiser/staff-invitation/:uuid',
  audience: duties.runTeam,
})

/** None at all: they no longer work here, from their next request on. */
export const changeScopes = endpoint({
  id: 'identity.changeScopes',
  method: 'PUT',
  path: '/api/organiser/staff/:uuid/scopes',
  audience: duties.runTeam,
})

/** For who lost telephone and paper: their sessions end, and they set up another at their next sign-in. */
export const resetSecondFactor = endpoint({
  id: 'identity.resetSecondFactor',
  method: 'DELETE',
  path: '/api/organiser/staff/:uuid/second-factor',
  audience: duties.runTeam,
})

/** For whoever has the mail: nothing is accepted by looking. */
export const checkStaffInvitation = endpoint({
  id: 'identity.checkStaffInvitation',
  method: 'POST',
  path: '/api/staff-invitation/:uuid/check',
  audience: 'anyone',
})

export const acceptStaffInvitation = endpoint({
  id: 'identity.acceptStaffInvitation',
  method: 'POST',
  path: '/api/staff-invitation/:uuid/accept',
  audience: 'anyone',
})
