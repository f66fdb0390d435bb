import { refusal } from './kit/refusal.ts'

export const rolesChanged = refusal(
  'identity/roles-changed',
  409,
  'Changed meanwhile',
  'Somebody else changed these roles meanwhile. Look at them again.',
)
export const worksHere = refusal(
  'identity/works-here',
  409,
  'On the team already',
  'This person works here already, or is invited. Change their roles in the list.',
)
export const staffInvitationOver = refusal(
  'identity/staff-invitation-over',
  410,
  'Invitation over',
  'This invitation was used, taken back, or is too old. Ask whoever invited you for another one.',
)
export const nameNeeded = refusal(
  'identity/account-needed',
  422,
  'Tell us who you are',
  'This address has no account yet. Enter your name and a password.',
)
