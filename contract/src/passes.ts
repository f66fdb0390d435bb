import { endpoint } from './kit/endpoint.ts'

export {
  checkEligibility,
  checkVoucher,
  choosePass,
  listUpgradePassTypes,
  listVoucherPassTypes,
  pricePass,
  removePass,
  upgradePass,
} from './pass-choice.ts'
export { passNotApproved, passReasons, wrongCredentials } from './pass-reasons.ts'
export type {
  CodeType,
  Eligibility,
  Pass,
  PassPrice,
  PassReason,
  PassStatus,
  PassType,
  PassTypeList,
  VoucherCheck,
} from './pass-types.schemas.ts'
export { linkGooglePass, readApplePass, type Wallet } from './pass-wallets.ts'
export {
  alreadyHoldsPass,
  linkUsed,
  passNotForAddress,
  passNotOnSale,
  passOffered,
  tooManyHeld,
  upgradeNotAllowed,
  voucherUnknown,
} from './passes.refusals.ts'
export type { SignUp } from './sign-ups.schemas.ts'
export { checkSignUp, confirmSignUp, resendSignUp, signUp } from './sign-ups.ts'

export const signIn = endpoint({
  id: 'passes.signIn',
  method: 'POST',
  path: '/api/user/login',
  audience: 'anyone',
})

export const readPass = endpoint({
  id: 'passes.readPass',
  method: 'GET',
  path: '/api/pass',
  audience: 'signed-in',
})

export const readPassCode = endpoint({
  id: 'passes.readPassCode',
  method: 'GET',
  path: '/api/pass/code',
  audience: 'admitted',
})

export const listPaidPassTypes = endpoint({
  id: 'passes.listPaidPassTypes',
  method: 'GET',
  path: '/api/pass/type/paid',
  audience: 'anyone',
})
