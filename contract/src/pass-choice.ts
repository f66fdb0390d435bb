import * as z from 'zod/mini'
import { unknownCountry } from './identity.ts'
import { endpoint } from './kit/endpoint.ts'
import { Email, Id, IntegerText, line, optionalLine, VatId } from './kit/fields.ts'
import { Money } from './kit/money.ts'
import { Order, orderNotOpen, othersFirst, paymentUnderWay } from './orders.ts'
import {
  alreadyHoldsPass,
  passNotForAddress,
  passNotOnSale,
  upgradeNotAllowed,
  voucherUnknown,
} from './pass-refusals.ts'
import { Eligibility, PassType, VoucherCheck } from './pass-types.ts'
import { passSoldOut, voucherUsedUp } from './sold-out.ts'

export const listUpgradePassTypes = endpoint({
  id: 'passes.listUpgradePassTypes',
  method: 'GET',
  path: '/api/pass/type/paid-upgrade',
  summary: 'Paid upgrades that holders of a pass type may buy',
  audience: 'signed-in',
  runs: 'read',
  query: z.strictObject({ upgradeableBy: z.optional(IntegerText) }),
  answers: { 200: z.array(PassType) },
  refusals: [],
})

export const listVoucherPassTypes = endpoint({
  id: 'passes.listVoucherPassTypes',
  method: 'GET',
  path: '/api/pass/type/voucher',
  summary: 'Pass types that only a voucher opens',
  audience: 'anyone',
  runs: 'read',
  shared: true,
  answers: { 200: z.array(PassType) },
  refusals: [],
})

export const PassPrice = z.object({
  net: Money,
  /** Basis points: 1900 is 19 %; 0 where no VAT is charged. */
  taxRate: z.int(),
  tax: Money,
  total: Money,
  /** The VAT is owed by the buyer. */
  reverseCharge: z.boolean(),
})
export type PassPrice = z.infer<typeof PassPrice>

/** Asked while somebody still fills in a form: nothing is taken, and nothing is kept. */
export const pricePass = endpoint({
  id: 'passes.pricePass',
  method: 'POST',
  path: '/api/pass/price',
  summary: 'What a pass costs who is billed in a country, with or without a VAT ID; one that is wrong counts as none',
  audience: 'anyone',
  runs: 'read',
  body: z.strictObject({ passTypeId: Id, countryId: Id, vatId: VatId }),
  limit: { by: 'address', attempts: 120, perSeconds: 300 },
  answers: { 200: PassPrice },
  refusals: [passNotOnSale, unknownCountry],
})

export const checkEligibility = endpoint({
  id: 'passes.checkEligibility',
  method: 'GET',
  path: '/api/pass/check-eligibility',
  summary: 'Whether an address is barred from, or always welcome to, a pass',
  audience: 'anyone',
  runs: 'read',
  query: z.strictObject({ email: Email }),
  limit: { by: 'address', attempts: 30, perSeconds: 300 },
  answers: { 200: Eligibility },
  refusals: [],
})

export const checkVoucher = endpoint({
  id: 'passes.checkVoucher',
  method: 'POST',
  path: '/api/voucher/check',
  summary: 'Whether a voucher code gives this address a pass, and which',
  audience: 'anyone',
  runs: 'read',
  body: z.strictObject({ code: line(40), email: Email }),
  limit: { by: 'address', attempts: 20, perSeconds: 300 },
  answers: { 200: VoucherCheck },
  refusals: [],
})

/** A vendor without a pass chooses one for the order in progress. */
export const choosePass = endpoint({
  id: 'passes.choosePass',
  method: 'PUT',
  path: '/api/order/current/pass',
  summary: 'Put a pass into the order in progress, in place of the one that is there',
  audience: 'signed-in',
  runs: 'command',
  body: z.strictObject({ passTypeId: z.optional(z.nullable(Id)), voucherCode: optionalLine(40) }),
  limit: { by: 'person', attempts: 30, perSeconds: 900 },
  answers: { 200: Order },
  refusals: [
    passNotOnSale,
    passNotForAddress,
    passSoldOut,
    voucherUnknown,
    voucherUsedUp,
    alreadyHoldsPass,
    paymentUnderWay,
    orderNotOpen,
    othersFirst,
  ],
})

export const removePass = endpoint({
  id: 'passes.removePass',
  method: 'DELETE',
  path: '/api/order/current/pass',
  summary: 'Take the pass out of the order in progress',
  audience: 'signed-in',
  runs: 'command',
  answers: { 200: z.nullable(Order) },
  refusals: [paymentUnderWay, orderNotOpen, othersFirst],
})

/** Pays the difference; the pass keeps its code. */
export const upgradePass = endpoint({
  id: 'passes.upgradePass',
  method: 'POST',
  path: '/api/pass/upgrade',
  summary: 'Order an upgrade of the pass one holds, as an order of its own',
  audience: 'admitted',
  runs: 'command',
  body: z.strictObject({ passTypeId: Id }),
  answers: { 201: Order },
  refusals: [passNotOnSale, passSoldOut, paymentUnderWay, upgradeNotAllowed],
})
