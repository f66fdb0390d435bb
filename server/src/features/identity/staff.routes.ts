import * as contract from '@foyer/contract/staff'
import { type Door, serve } from '#platform/door/serve'
import { acceptInvitation, checkInvitation } from './accept-staff-invitation.ts'
import { changeScopes, presentTeam, resetSecondFactor } from './change-team.ts'
import { inviteStaff, sendInvitationAgain, withdrawInvitation } from './invite-staff.ts'

/** Who works here. */
export function openStaff(door: Door): void {
  serve(door, contract.listStaff, presentTeam)
  serve(door, contract.inviteStaff, inviteStaff)
  serve(door, contract.sendStaffInvitationAgain, sendInvitationAgain)
  serve(door, contract.withdrawStaffInvitation, withdrawInvitation)
  serve(door, contract.changeScopes, changeScopes)
  serve(door, contract.resetSecondFactor, resetSecondFactor)
  serve(door, contract.checkStaffInvitation, checkInvitation)
  serve(door, contract.acceptStaffInvitation, acceptInvitation)
}
