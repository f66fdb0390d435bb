import { NewVoucher, notForVouchersMessage } from '@foyer/contract/new-pass-type.schemas'
import { acceptContent } from '#features/editions'
import type { OfficeContext } from '#platform/context'
import { InvalidInput } from '#platform/door/problem'
import { insertVoucher, listPassTypeLists } from './pass-types.queries.ts'
import { voucherKey } from './voucher-code.ts'

/**
 * Makes a voucher for a pass type of the context's edition that is given for vouchers.
 * @returns its id.
 * @throws InvalidInput; a code that is there already is refused by the database.
 */
export async function createVoucher(context: OfficeContext, entered: NewVoucher): Promise<number> {
  const voucher = await acceptContent(context, NewVoucher, entered)
  const [type] = await listPassTypeLists(context, [voucher.passTypeId])
  if (type?.list !== 'voucher') throw new InvalidInput([{ path: 'passTypeId', message: notForVouchersMessage }])
  const { id } = await insertVoucher(context, {
    code: voucher.code,
    code_key: voucherKey(voucher.code),
    pass_type_id: voucher.passTypeId,
    max_uses: voucher.maxUses,
    valid_until: voucher.validUntil,
  })
  return id
}
