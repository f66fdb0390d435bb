import { randomInt } from 'node:crypto'
import { notForVouchersMessage } from '@foyer/contract/new-pass-type.schemas'
import {
  codeTakenMessage,
  fewSignsMessage,
  NewVoucherBatch,
  oneTypedCodeMessage,
  validEndedMessage,
  validEndsFirstMessage,
} from '@foyer/contract/office-vouchers.schemas'
import { mostCodesOf, signsDrawn, voucherSigns } from '@foyer/contract/voucher-pattern'
import { acceptContent } from '#features/editions'
import type { OfficeContext } from '#platform/context'
import { InvalidInput } from '#platform/door/problem'
import { listPassTypeLists } from './pass-types.queries.ts'
import { voucherKey } from './voucher-code.ts'
import { valueRow } from './voucher-value.ts'
import { insertVoucherBatch, insertVouchers } from './vouchers.queries.ts'

/** One code after a pattern. */
const drawCode = (pattern: string): string =>
  pattern.replaceAll('#', () => voucherSigns[randomInt(voucherSigns.length)] ?? '')

/**
 * So many codes after a pattern, no two of them the same as they are compared.
 * @param fill keeps codes, and says of how many nobody had them before.
 */
async function drawCodes(
  pattern: string,
  count: number,
  fill: (codes: readonly { readonly code: string; readonly key: string }[]) => Promise<number>,
): Promise<void> {
  let made = 0
  // With ten thousand codes that are possible for each that is made, a second round is rare and a third is not met.
  while (made < count) {
    const drawn = new Map<string, string>()
    while (drawn.size < count - made) {
      const code = drawCode(pattern)
      drawn.set(voucherKey(code), code)
    }
    made += await fill([...drawn].map(([key, code]) => ({ key, code })))
  }
}

/** @throws InvalidInput where the type is none of the edition, or is had as an upgrade alone. */
export async function assertForVouchers(context: OfficeContext, passTypeId: number): Promise<void> {
  const [type] = await listPassTypeLists(context, [passTypeId])
  if (type === undefined || type.list === 'paid-upgrade')
    throw new InvalidInput([{ path: 'passTypeId', message: notForVouchersMessage }])
}

function assertPossible({ now }: Pick<OfficeContext, 'now'>, batch: NewVoucherBatch): void {
  const { pattern, codes, validFrom, validUntil } = batch
  if (signsDrawn(pattern) === 0 && codes > 1) throw new InvalidInput([{ path: 'codes', message: oneTypedCodeMessage }])
  if (codes > mostCodesOf(pattern)) throw new InvalidInput([{ path: 'pattern', message: fewSignsMessage }])
  if (validUntil === null) return
  if (new Date(validUntil) <= now) throw new InvalidInput([{ path: 'validUntil', message: validEndedMessage }])
  if (validFrom !== null && new Date(validFrom) >= new Date(validUntil))
    throw new InvalidInput([{ path: 'validUntil', message: validEndsFirstMessage }])
}

/**
 * Makes vouchers of the context's edition: as many as are asked for after a pattern, or one whose code is typed.
 * @returns the batch's id.
 * @throws InvalidInput, and nothing is made then.
 */
export async function makeVoucherBatch(context: OfficeContext, entered: NewVoucherBatch): Promise<number> {
  const batch = await acceptContent(context, NewVoucherBatch, entered)
  assertPossible(context, batch)
  await assertForVouchers(context, batch.passTypeId)
  const pattern = batch.pattern.toUpperCase()
  const times = { valid_from: batch.validFrom, valid_until: batch.validUntil }
  const value = valueRow(batch.value ?? { kind: 'free' })
  const { name, company, passTypeId: pass_type_id, usesPerCode: max_uses } = batch
  const { id } = await insertVoucherBatch(context, { name, company, pattern, pass_type_id, ...times, ...value })
  const of = { batch_id: id, pass_type_id, max_uses, ...datesOf(times) }
  if (signsDrawn(pattern) > 0) {
    await drawCodes(pattern, batch.codes, async (codes) => (await insertVouchers(context, of, codes)).length)
    return id
  }
  const [own] = await insertVouchers(context, of, [{ code: pattern, key: voucherKey(pattern) }])
  if (own === undefined) throw new InvalidInput([{ path: 'pattern', message: codeTakenMessage }])
  return id
}

const dateOf = (instant: string | null) => (instant === null ? null : new Date(instant))
const datesOf = ({ valid_from, valid_until }: { valid_from: string | null; valid_until: string | null }) => ({
  valid_from: dateOf(valid_from),
  valid_until: dateOf(valid_until),
})
