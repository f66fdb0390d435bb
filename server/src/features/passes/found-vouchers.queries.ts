import { sql } from 'kysely'
import { voucherKey } from './voucher-code.ts'

/** Behind every code that begins so, byte for byte as the index has them. */
const LAST_SIGN = '\u{10FFFF}'

/** Vouchers whose code begins so, as part of another feature's own statement. */
export function foundVouchers(editionId: number, typed: string, limit: number) {
  const begins = voucherKey(typed)
  return sql`
  select v.id, v.code, jsonb_build_object('id', b.id, 'name', b.name) as batch
  from vouchers v join voucher_batches b on b.id = v.batch_id
  where v.edition_id = ${editionId} and ${begins}::text <> ''
    and v.code_key ~>=~ ${begins}::text and v.code_key ~<~ ${begins + LAST_SIGN}::text
  order by v.code_key using ~<~
  limit ${limit}`
}
