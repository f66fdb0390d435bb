import * as z from 'zod/mini'
import { FieldChange } from './audit.schemas.ts'
import { Content } from './kit/content.ts'
import { AskedInstant, Id, Instant, IntegerText, line, Uuid } from './kit/fields.ts'
import { message } from './kit/message.ts'
import { Money } from './kit/money.schemas.ts'
import { listQuery, pageOf } from './kit/paging.schemas.ts'
import { QrDrawing } from './kit/qr.schemas.ts'
import { requests } from './kit/refusal.ts'
import type { TermsById } from './kit/terms.ts'
import { CodeType } from './pass-types.schemas.ts'
import { mostVouchers, voucherPattern } from './voucher-pattern.ts'
import { VoucherValue } from './voucher-value.schemas.ts'

export const patternMessage = message(
  'Use letters, figures and hyphens, and a number sign for each character that is drawn.',
)
export const codeCountMessage = message('Enter a whole number from 1 to 10,000.')
export const usesMessage = message('Enter a whole number from 1 to 1,000,000.')
export const codeTakenMessage = message('There is a voucher with this code already. Choose another one.')
export const oneTypedCodeMessage = message(
  'Without a number sign there is one code. Add some to the pattern, or make one code with more uses.',
)
export const fewSignsMessage = message(
  'Add more number signs: with so many codes, somebody could find one by guessing.',
)
export const validEndsFirstMessage = message('They must be good before they end.')
export const validEndedMessage = message('Choose a moment that lies ahead.')

/** Vouchers as an organiser has them made. */
export const NewVoucherBatch = z.strictObject({
  /** For whom, as those call it who work here. */
  name: line(120),
  /** Who hands them out. */
  company: z.nullable(line(120)),
  /** As it is printed, with `#` for each sign that is drawn: `KC25-######`. Without one it is the code. */
  pattern: z.string().check(z.trim(), z.regex(voucherPattern, patternMessage)),
  /** A pass type that is sold, or one that is given for vouchers alone. */
  passTypeId: Id,
  /** Not given: it costs its holder nothing. */
  value: z.optional(VoucherValue),
  /** How many. */
  codes: z.int(codeCountMessage).check(z.minimum(1, codeCountMessage), z.maximum(mostVouchers, codeCountMessage)),
  usesPerCode: z.int(usesMessage).check(z.minimum(1, usesMessage), z.maximum(1_000_000, usesMessage)),
  /** Null: at once. */
  validFrom: z.nullable(AskedInstant),
  /** Null: as long as there is a place. */
  validUntil: z.nullable(AskedInstant),
})
export type NewVoucherBatch = z.input<typeof NewVoucherBatch>

/**
 * - `coming`: good from a later moment on.
 * - `live`: good now.
 * - `ended`: their time is over.
 * - `stopped`: somebody of the staff ended them.
 */
export const VoucherBatchState = z.enum(['coming', 'live', 'ended', 'stopped'])
export type VoucherBatchState = z.infer<typeof VoucherBatchState>

/** A batch, with what became of its codes. */
export const VoucherBatch = z.object({
  id: z.int(),
  name: z.string(),
  company: z.nullable(z.string()),
  pattern: z.string(),
  passType: z.object({ id: z.int(), name: Content, codeType: CodeType }),
  value: VoucherValue,
  validFrom: z.nullable(Instant),
  validUntil: z.nullable(Instant),
  madeAt: Instant,
  stoppedAt: z.nullable(Instant),
  state: VoucherBatchState,
  codes: z.int(),
  /** Codes that were stopped one by one, or with their batch. */
  stoppedCodes: z.int(),
  /** Uses that its codes have together. */
  uses: z.int(),
  /** Uses that are promised: a sign-up that is not confirmed, or an order that is not finished. */
  held: z.int(),
  redeemed: z.int(),
  /** Uses of codes that are not stopped that nobody has taken. */
  left: z.int(),
  /** What redeemed codes took off the prices of their passes, with VAT at the edition's rate. */
  givenAway: Money,
})
export type VoucherBatch = z.infer<typeof VoucherBatch>

const BatchAct = z.object({
  at: Instant,
  /** The endpoint that did it. */
  act: z.string(),
  actor: z.object({ uuid: Uuid, name: z.string() }),
  changes: z.array(FieldChange),
})

/** A batch with what staff did to it, the newest first. */
export const VoucherBatchRecord = z.extend(VoucherBatch, { timeline: z.array(BatchAct) })
export type VoucherBatchRecord = z.infer<typeof VoucherBatchRecord>

/** One code. */
export const OfficeVoucher = z.object({
  id: z.int(),
  code: z.string(),
  uses: z.int(),
  held: z.int(),
  redeemed: z.int(),
  stoppedAt: z.nullable(Instant),
})
export type OfficeVoucher = z.infer<typeof OfficeVoucher>

/** A code as it is printed: what a phone reads leads to the sign-up with the code in it. */
export const PrintedVoucher = z.object({ id: z.int(), code: z.string(), url: z.string(), drawing: QrDrawing })
export type PrintedVoucher = z.infer<typeof PrintedVoucher>

const params = z.object({ id: IntegerText })

export const terms = {
  'passes.listVoucherBatches': {
    summary: 'The batches of vouchers of the edition, the newest first',
    runs: 'read',
    query: listQuery(['-made', 'made'], {
      state: z.optional(VoucherBatchState),
      passTypeId: z.optional(IntegerText),
    }),
    answers: { 200: pageOf(VoucherBatch) },
    refusals: [],
  },
  'passes.readVoucherBatch': {
    summary: 'One batch of vouchers of the edition, with what staff did to it',
    runs: 'read',
    params,
    answers: { 200: VoucherBatchRecord },
    refusals: [requests.notFound],
  },
  'passes.makeVoucherBatch': {
    summary: 'Make vouchers after a pattern, or one whose code is typed; all of them or none',
    runs: 'command',
    body: NewVoucherBatch,
    answers: { 201: VoucherBatch },
    refusals: [],
  },
  'passes.stopVoucherBatch': {
    summary: 'Stop all codes of a batch; what is held or redeemed stays',
    runs: 'command',
    params,
    answers: { 200: VoucherBatch },
    refusals: [requests.notFound],
  },
  'passes.listOfficeVouchers': {
    summary: 'The codes of a batch',
    runs: 'read',
    params,
    query: listQuery(['made', '-made'], {
      state: z.optional(z.enum(['unused', 'used', 'stopped'])),
      /** How the code begins, without blanks, hyphens and case. */
      q: z.optional(z.string().check(z.minLength(1), z.maxLength(40))),
    }),
    answers: { 200: pageOf(OfficeVoucher) },
    refusals: [requests.notFound],
  },
  'passes.stopVoucher': {
    summary: 'Stop one code; what is held or redeemed stays',
    runs: 'command',
    params,
    answers: { 200: OfficeVoucher },
    refusals: [requests.notFound],
  },
  'passes.exportVouchers': {
    summary: 'The codes of a batch as a table',
    runs: 'read',
    params,
    answers: {
      200: {
        csv: [
          'code',
          'link',
          'passType',
          'value',
          'percent',
          'amount',
          'currency',
          'uses',
          'held',
          'redeemed',
          'validFrom',
          'validUntil',
          'stoppedAt',
          'company',
        ],
        saveAs: 'vouchers.csv',
      },
    },
    refusals: [requests.notFound],
  },
  'passes.printVouchers': {
    summary: 'The codes of a batch that can still be used, each with its QR code',
    runs: 'read',
    params,
    query: listQuery(['made'], {}),
    answers: { 200: pageOf(PrintedVoucher) },
    refusals: [requests.notFound],
  },
} as const satisfies TermsById
