import { NewVoucher } from '@foyer/contract/new-pass-type.schemas'
import { codeTakenMessage } from '@foyer/contract/office-vouchers.schemas'
import { acceptContent } from '#features/editions'
import type { OfficeContext } from '#platform/context'
import { InvalidInput } from '#platform/door/problem'
import { assertForVouchers } from './make-voucher-batch.ts'
import { voucherKey } from './voucher-code.ts'
import { valueRow } from './voucher-value.ts'
import { insertVoucherBatch, insertVouchers } from './vouchers.queries.ts'

/**
 * Makes a voucher for a pass type of the context's edition: a batch of one, called as its
 * code is.
 * @returns its id.
 * @throws InvalidInput
 */
export async function createVoucher(context: OfficeContext, entered: NewVoucher): Promise<number> {
  const voucher = await acceptContent(context, NewVoucher, entered)
  await assertForVouchers(context, voucher.passTypeId)
  const { code, passTypeId: pass_type_id, maxUses: max_uses } = voucher
  const valid_until = voucher.validUntil === null ? null : new Date(voucher.validUntil)
  const batch = await insertVoucherBatch(context, {
    name: code,
    pattern: code,
    pass_type_id,
    valid_until,
    ...valueRow(voucher.value ?? { kind: 'free' }),
  })
  const of = { batch_id: batch.id, pass_type_id, max_uses, valid_from: null, valid_until }
  const [id] = await insertVouchers(context, of, [{ code, key: voucherKey(code) }])
  if (id === undefined) throw new InvalidInput([{ path: 'code', message: codeTakenMessage }])
  return id
}
