import * as z from 'zod/mini'
import { Invoice } from './invoices.schemas.ts'
import { Uuid } from './kit/fields.ts'
import type { TermsById } from './kit/terms.ts'
import { OrderStatus } from './orders.schemas.ts'

/** The first of what was found of one kind. */
const found = <Item extends z.ZodMiniType>(item: Item) =>
  z.nullable(z.object({ items: z.array(item), hasMore: z.boolean() }))

const Named = z.object({ id: z.int(), name: z.string() })

/** What was found of each kind; null: whoever asks may not see such. */
export const FoundRecords = z.object({
  people: found(z.object({ uuid: Uuid, name: z.string(), email: z.string(), company: z.nullable(z.string()) })),
  orders: found(z.object({ uuid: Uuid, number: z.string(), status: OrderStatus, buyer: z.string() })),
  invoices: found(
    z.object({ uuid: Uuid, number: z.string(), kind: Invoice.shape.kind, orderUuid: Uuid, buyer: z.string() }),
  ),
  vouchers: found(z.object({ id: z.int(), code: z.string(), batch: Named })),
  hotels: found(Named),
})
export type FoundRecords = z.infer<typeof FoundRecords>

export const terms = {
  'search.findRecords': {
    summary:
      'People, orders, invoices, vouchers and hotels by what stands on them, as far as the duties of who asks go',
    runs: 'read',
    query: z.strictObject({
      /**
       * Beginnings of words of names, companies and addresses; numbers of orders and invoices, with or without their
       * hyphens; the reference of a transfer; how the code of a voucher begins; the code of a pass.
       */
      q: z.string().check(z.trim(), z.minLength(2), z.maxLength(100)),
    }),
    answers: { 200: FoundRecords },
    refusals: [],
  },
} as const satisfies TermsById
