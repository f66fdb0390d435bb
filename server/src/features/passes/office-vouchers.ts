import { FieldChange } from '@foyer/contract/audit.schemas'
import { requests } from '@foyer/contract/kit/refusal'
import type {
  OfficeVoucher,
  PrintedVoucher,
  stopVoucherBatch as stopsBatch,
  stopVoucher as stopsCode,
  VoucherBatch,
  VoucherBatchRecord,
} from '@foyer/contract/office-vouchers'
import * as z from 'zod/mini'
import { listEntriesOf } from '#features/audit'
import { getEdition } from '#features/editions'
import type { Context } from '#platform/context'
import { audited, auditedRecord } from '#platform/door/audit'
import { refuse } from '#platform/door/refused'
import type { UseCase } from '#platform/door/serve'
import { Content } from '#platform/ground/texts'
import { drawQr } from '#platform/papers/qr'
import { voucherOf } from './voucher-value.ts'
import {
  type BatchRow,
  findBatchRow,
  findVoucherById,
  stopBatchRow,
  stopVoucherRows,
  type VoucherRow,
} from './vouchers.queries.ts'

/** For whom they are may be a person, who may go: of that the log says only that it was written. */
export const batchRecord = auditedRecord('voucher-batch', [
  'pattern',
  'passTypeId',
  'value',
  'codes',
  'uses',
  'validFrom',
  'validUntil',
  'stoppedAt',
  'stoppedCode',
])

export const decidedOfBatch = (batch: VoucherBatch) => ({
  name: batch.name,
  company: batch.company,
  pattern: batch.pattern,
  passTypeId: batch.passType.id,
  value: batch.value,
  codes: batch.codes,
  uses: batch.uses,
  validFrom: batch.validFrom,
  validUntil: batch.validUntil,
  stoppedAt: batch.stoppedAt,
})

export const presentBatch = (row: BatchRow, currency: string): VoucherBatch => ({
  id: row.id,
  name: row.name,
  company: row.company,
  pattern: row.pattern,
  passType: { id: row.pass_type_id, name: z.parse(Content, row.type_name), codeType: row.code_type },
  value: voucherOf(row),
  validFrom: row.valid_from?.toISOString() ?? null,
  validUntil: row.valid_until?.toISOString() ?? null,
  madeAt: row.made_at.toISOString(),
  stoppedAt: row.stopped_at?.toISOString() ?? null,
  state: row.state,
  codes: row.outcome.codes,
  stoppedCodes: row.outcome.stopped,
  uses: row.outcome.uses,
  held: row.outcome.held,
  redeemed: row.outcome.redeemed,
  left: row.outcome.left,
  givenAway: { amount: row.outcome.given_away, currency },
})

export const presentVoucher = (row: VoucherRow): OfficeVoucher => ({
  id: row.id,
  code: row.code,
  uses: row.max_uses,
  held: row.held,
  redeemed: row.redeemed,
  stoppedAt: row.stopped_at?.toISOString() ?? null,
})

/** Where a voucher leads whoever has it: to the sign-up, with its code in it. */
const linkOf = ({ ports }: Pick<Context, 'ports'>, code: string) =>
  `${ports.publicUrl}/sign-up?voucher=${encodeURIComponent(code)}`

export const presentPrinted =
  (context: Pick<Context, 'ports'>) =>
  ({ id, code }: VoucherRow): PrintedVoucher => {
    const url = linkOf(context, code)
    return { id, code, url, drawing: drawQr(url) }
  }

/** A line of the table of a batch. */
export const voucherLine =
  (context: Pick<Context, 'ports' | 'locale'>, { company, passType, value, givenAway }: VoucherBatch) =>
  (row: VoucherRow) => ({
    code: row.code,
    link: linkOf(context, row.code),
    passType: passType.name[context.locale] ?? Object.values(passType.name)[0] ?? '',
    value: value.kind,
    percent: value.kind === 'percent' ? value.value / 100 : null,
    amount: value.kind === 'amount' || value.kind === 'price' ? (value.value / 100).toFixed(2) : null,
    currency: givenAway.currency,
    uses: row.max_uses,
    held: row.held,
    redeemed: row.redeemed,
    validFrom: row.valid_from?.toISOString() ?? null,
    validUntil: row.valid_until?.toISOString() ?? null,
    stoppedAt: row.stopped_at?.toISOString() ?? null,
    company,
  })

/** A batch of the context's edition. @throws Refused `requests/not-found`. */
export async function getVoucherBatch(context: Context, id: number): Promise<VoucherBatch> {
  const row = await findBatchRow(context, id)
  if (row === undefined) throw refuse(requests.notFound)
  return presentBatch(row, (await getEdition(context)).currency)
}

const Changes = z.array(FieldChange)

/** The same, with what staff did to it. @throws Refused `requests/not-found`. */
export async function readVoucherBatch(context: Context, id: number): Promise<VoucherBatchRecord> {
  const batch = await getVoucherBatch(context, id)
  const acts = await listEntriesOf(context, { 'voucher-batch': [String(id)] })
  return {
    ...batch,
    timeline: acts
      .map((act) => ({
        at: act.at.toISOString(),
        act: act.act,
        actor: { uuid: act.actor_id, name: act.actor_name },
        changes: z.parse(Changes, act.changes),
      }))
      .reverse(),
  }
}

/**
 * Stops every code of a batch. Who has taken a use of one keeps it: it was promised.
 * @throws Refused `requests/not-found`.
 */
export const stopVoucherBatch: UseCase<typeof stopsBatch> = async (context, { params: { id } }) => {
  const before = await getVoucherBatch(context, id)
  await stopBatchRow(context, id)
  await stopVoucherRows(context, { batchId: id })
  const after = await getVoucherBatch(context, id)
  return audited(batchRecord.changed(id, decidedOfBatch(before), decidedOfBatch(after)), after)
}

/** Stops one code, as {@link stopVoucherBatch} does all. @throws Refused `requests/not-found`. */
export const stopVoucher: UseCase<typeof stopsCode> = async (context, { params: { id } }) => {
  const [stopped] = await stopVoucherRows(context, { id })
  const row = stopped ?? (await findVoucherById(context, id))
  if (row === undefined) throw refuse(requests.notFound)
  const change = stopped === undefined ? {} : { stoppedCode: row.code }
  return audited(batchRecord.changed(row.batch_id, {}, change), presentVoucher(row))
}
