import * as z from 'zod/mini'

/** An amount in minor units (cents) and its ISO 4217 currency. Never a float. */
export const Money = z.object({
  amount: z.int(),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
})
export type Money = z.infer<typeof Money>
