import * as z from 'zod/mini'
import { unknownCountry } from './addresses.refusals.ts'
import { Email, Id, IntegerText, line, optionalLine, VatId } from './kit/fields.ts'
import type { TermsById } from './kit/terms.ts'
import { orderNotOpen, othersFirst, paymentUnderWay } from './orders.refusals.ts'
import { Order } from './orders.schemas.ts'
import { Eligibility, PassPrice, PassType, VoucherCheck } from './pass-types.schemas.ts'
import {
  alreadyHoldsPass,
  passNotForAddress,
  passNotOnSale,
  passOffered,
  upgradeNotAllowed,
  voucherUnknown,
} from './passes.refusals.ts'
import { passSoldOut, voucherUsedUp } from './sold-out.ts'

export const terms = {
  'passes.listUpgradePassTypes': {
    summary: 'Paid upgrades that holders of a pass type may buy',
    runs: 'read',
    query: z.strictObject({ upgradeableBy: z.optional(IntegerText) }),
    answers: { 200: z.array(PassType) },
    refusals: [],
  },
  'passes.listVoucherPassTypes': {
    summary: 'Pass types that only a voucher opens',
    runs: 'read',
    shared: true,
    sells: 'passes',
    answers: { 200: z.array(PassType) },
    refusals: [],
  },
  'passes.pricePass': {
    summary: 'What a pass costs who is billed in a country, with or without a VAT ID',
    runs: 'read',
    body: z.strictObject({ passTypeId: Id, countryId: Id, vatId: VatId }),
    limit: { by: 'address', attempts: 300, perSeconds: 300 },
    answers: { 200: PassPrice },
    refusals: [passNotOnSale, unknownCountry],
  },
  'passes.checkEligibility': {
    summary: 'Whether an address is barred from, or always welcome to, a pass',
    runs: 'read',
    query: z.strictObject({ email: Email }),
    limit: { by: 'address', attempts: 300, perSeconds: 300 },
    answers: { 200: Eligibility },
    refusals: [],
  },
  'passes.checkVoucher': {
    summary: 'Whether a voucher code gives this address a pass, which, and what it costs with the code',
    runs: 'read',
    body: z.strictObject({
      code: line(40),
      email: Email,
      /** Where it is billed; without one, or one that is not known, the price is the one at home. */
      countryId: z.optional(z.nullable(Id)),
      vatId: z.optional(VatId),
    }),
    limit: { by: 'address', attempts: 60, perSeconds: 300 },
    answers: { 200: VoucherCheck },
    refusals: [],
  },
  'passes.choosePass': {
    summary: 'Put a pass into the order in progress, in place of the one that is there',
    runs: 'process',
    waits: true,
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
      passOffered,
      paymentUnderWay,
      orderNotOpen,
      othersFirst,
    ],
  },
  'passes.removePass': {
    summary: 'Take the pass out of the order in progress',
    runs: 'command',
    answers: { 200: z.nullable(Order) },
    refusals: [paymentUnderWay, orderNotOpen, othersFirst],
  },
  'passes.upgradePass': {
    summary: 'Order an upgrade of the pass one holds, as an order of its own',
    runs: 'command',
    waits: true,
    body: z.strictObject({ passTypeId: Id }),
    answers: { 201: Order },
    refusals: [passNotOnSale, passSoldOut, paymentUnderWay, upgradeNotAllowed],
  },
} as const satisfies TermsById
