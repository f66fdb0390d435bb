import * as z from 'zod/mini'
import { message } from './kit/message.ts'

export const percentMessage = message('Enter a share from 0.01 to 100 per cent.')
export const valueMessage = message('Enter an amount from 0.00 to 1,000,000.00.')

const Amount = z.int(valueMessage).check(z.minimum(0, valueMessage), z.maximum(100_000_000, valueMessage))

/**
 * What a voucher does to the price of its pass:
 * - `free`: it costs nothing.
 * - `percent`: a share of the price is taken off, in basis points: 2000 is 20 %.
 * - `amount`: a sum is taken off, with VAT at the edition's rate and in minor units; never more than the price.
 * - `price`: it costs this, with VAT and in minor units; where the pass is sold for less, that.
 */
export const VoucherValue = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('free') }),
  z.strictObject({
    kind: z.literal('percent'),
    value: z.int(percentMessage).check(z.minimum(1, percentMessage), z.maximum(10_000, percentMessage)),
  }),
  z.strictObject({ kind: z.literal('amount'), value: Amount }),
  z.strictObject({ kind: z.literal('price'), value: Amount }),
])
export type VoucherValue = z.infer<typeof VoucherValue>
