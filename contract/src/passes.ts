import * as z from 'zod/mini'
import { endpoint } from './kit/endpoint.ts'
import { Instant } from './kit/fields.ts'
import { requests } from './kit/refusal.ts'
import { passNotApproved, wrongCredentials } from './pass-reasons.ts'
import { Pass, PassType } from './pass-types.ts'

export {
  checkEligibility,
  checkVoucher,
  choosePass,
  listUpgradePassTypes,
  listVoucherPassTypes,
  PassPrice,
  pricePass,
  removePass,
  upgradePass,
} from './pass-choice.ts'
export { passNotApproved, passReasons, wrongCredentials } from './pass-reasons.ts'
export {
  alreadyHoldsPass,
  linkUsed,
  passNotForAddress,
  passNotOnSale,
  tooManyHeld,
  upgradeNotAllowed,
  voucherUnknown,
} from './pass-refusals.ts'
export {
  CodeType,
  Eligibility,
  Pass,
  PassReason,
  PassStatus,
  PassType,
  PassTypeList,
  VoucherCheck,
} from './pass-types.ts'

export { checkSignUp, confirmSignUp, resendSignUp, SignUp, signUp } from './sign-ups.ts'

export const Login = z.object({ token: z.string(), expiresAt: Instant })

export const signIn = endpoint({
  id: 'passes.signIn',
  method: 'POST',
  path: '/api/user/login',
  summary: 'Sign in; only vendors, staff and holders of an approved pass get a session',
  audience: 'anyone',
  runs: 'process',
  body: z.strictObject({
    email: z.string().check(z.trim(), z.maxLength(254)),
    password: z.string().check(z.maxLength(256)),
  }),
  limit: { by: 'address-and-email', attempts: 10, perSeconds: 300 },
  answers: { 200: Login },
  refusals: [wrongCredentials, passNotApproved],
})

export const readPass = endpoint({
  id: 'passes.readPass',
  method: 'GET',
  path: '/api/pass',
  summary: 'The pass one holds in the current edition, or null',
  audience: 'signed-in',
  runs: 'read',
  answers: { 200: z.nullable(Pass) },
  refusals: [],
})

export const readPassCode = endpoint({
  id: 'passes.readPassCode',
  method: 'GET',
  path: '/api/pass/code',
  summary: 'The signed text of the pass’s QR code',
  audience: 'admitted',
  runs: 'read',
  answers: { 200: z.object({ text: z.string(), code: z.string() }) },
  refusals: [requests.notFound],
})

export const listPaidPassTypes = endpoint({
  id: 'passes.listPaidPassTypes',
  method: 'GET',
  path: '/api/pass/type/paid',
  summary: 'Pass types anybody may buy',
  audience: 'anyone',
  runs: 'read',
  shared: true,
  answers: { 200: z.array(PassType) },
  refusals: [],
})
