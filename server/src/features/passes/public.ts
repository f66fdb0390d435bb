export { nameSignedUpPass } from './check-sign-up.ts'
export { copyPassTypes } from './copy-pass-types.queries.ts'
export { createPassType } from './create-pass-type.ts'
export { createVoucher } from './create-voucher.ts'
export { agreeTo, rejectBy } from './decide-pass.ts'
export { describePass } from './describe-pass.ts'
export { dropUpgradeUnderWay } from './drop-upgrade.ts'
export { expirePlaces } from './expire-places.ts'
export { foremostPasses, hasPassIn, holderOfCode, type PassFilter } from './foremost-passes.queries.ts'
export { foundVouchers } from './found-vouchers.queries.ts'
export { approvedPassOf, assertPassForAddress, handPassOver } from './hand-pass-over.ts'
export { listAddresses } from './list-addresses.ts'
export { mailPassApproved } from './mail-pass-approved.ts'
export { mailPassEnded } from './mail-pass-ended.ts'
export { mailPassFree } from './mail-pass-free.ts'
export { mailPassRejected } from './mail-pass-rejected.ts'
export { offersIn } from './office-pass-types.queries.ts'
export { openPassSigner } from './open-pass-signer.ts'
export { parsePassCode } from './pass-code.ts'
export {
  type CheckedPass,
  findCheckedPass,
  findPassRow,
  findPassTypeRow,
  hasApprovedPass,
  hasPlaceOfSignUp,
  heldCodeType,
} from './passes.queries.ts'
export { isForStaff, passesForOffice } from './passes-for-office.ts'
export { listPassesFor, passesForSomebody } from './passes-for-somebody.ts'
export { personalPasses } from './personal-passes.ts'
export { reasonOf } from './present-pass.ts'
export { sellPasses } from './sell-passes.ts'
export { sellUpgrades } from './sell-upgrades.ts'
export { signUpWeek } from './sign-up-week.ts'
export {
  passesSignedUpBy,
  type SignUpFilter,
  type SignUpSteps,
  signedUpPasses,
  signUpStepsIn,
} from './signed-up-passes.queries.ts'
export {
  type AdmittedPeople,
  admittedIn,
  type PassesByDay,
  passesByDayIn,
  type SoldPasses,
  soldPassesIn,
} from './sold-passes.queries.ts'
export { tellWaiters } from './tell-waiters.ts'
export { deleteWaitsThatEnded as forgetWaits } from './waiters.queries.ts'
