export { addMember } from './add-member.ts'
export { findInvoicee, type Invoicee, invoiceeOf } from './addresses.queries.ts'
export { admitMailbox, type NewAccount } from './admit-mailbox.ts'
export { checkVatIdOf } from './check-vat-id-of.ts'
export {
  countSignIn,
  findUnconfirmedSignUp,
  getUserEmail,
  isStaff,
  isVendor,
  networkKey,
  networkKeys,
  verifyCredentials,
} from './credentials.ts'
export { forgetSignUps, type SignUpTraces } from './forget-sign-ups.ts'
export { forgetFormerAddresses } from './former-addresses.queries.ts'
export { giveCode, giveFactor } from './give-code.ts'
export { holdOwnAccount } from './hold-account.ts'
export { findUser, findUserByEmail, signUpIdsOf } from './identity.queries.ts'
export { forgetOldNetworks, forgetPasswordLinks, forgetSessions, lockSignUpsOf } from './identity.retention.queries.ts'
export { mailConfirmSignUp, mailPasswordReminder } from './identity-mails.ts'
export { inviteOwner } from './invite-owner.ts'
export { isKnownNetwork, networkKnownSeconds } from './known-networks.queries.ts'
export { mailAccountOpened } from './mail-account-opened.ts'
export { mailAccountsMerged, mailAddressLeft } from './mail-address-left.ts'
export { mailStaffInvitation } from './mail-staff-invitation.ts'
export { afterKeptWords, keepWords, namedIn } from './named-in.ts'
export { listNotes, writeNote } from './notes.queries.ts'
export { lockPerson, tagBy, untagBy } from './office-accounts.ts'
export { openSession } from './open-session.ts'
export { assertStrongPassword } from './passwords.ts'
export {
  type AccountFilter,
  accounts,
  accountsNamed,
  accountsNearlyNamed,
  isKeptSignUp,
  signUps,
  signUpsNamed,
  worksHere,
} from './people.queries.ts'
export { type Merging, noPersonalData, type PersonalData } from './personal-data.ts'
export { presentAccount } from './present-account.ts'
export { proveSignUp, readSignUp, recordSignUp, resendSignUp } from './record-sign-up.ts'
export { companyOf, fullNameOf } from './staff.queries.ts'
export { deleteOldInvitations as forgetStaffInvitations } from './team.queries.ts'
export { sealedTotps } from './totp.ts'
