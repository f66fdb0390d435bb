import type { Pass, PassReason, PassType } from '@foyer/contract/passes'
import * as z from 'zod/mini'
import { taxPrice } from '#features/orders'
import { Content, contentFor, type Reader } from '#platform/ground/texts'
import type { findPassOfUser } from './best-pass.queries.ts'
import { isOnSale, placesLeft } from './pass-type-state.ts'
import type { PassTypeRow } from './passes.queries.ts'
import { priceAt } from './price-phases.ts'

const Benefits = z.array(Content)

/** What a pass type is shown with: the edition's money, and who reads. */
export interface Terms {
  readonly vatRate: number
  readonly currency: string
  readonly reader: Reader
}

export function presentPassType(type: PassTypeRow, terms: Terms, now: Date): PassType {
  const price = priceAt(type, now)
  const { net } = taxPrice(price, terms.vatRate, true)
  return {
    id: type.id,
    name: contentFor(type.name, terms.reader),
    codeType: type.code_type,
    list: type.list,
    description: contentFor(type.description, terms.reader),
    benefits: z.parse(Benefits, type.benefits).map((benefit) => contentFor(benefit, terms.reader)),
    price: { amount: price, currency: terms.currency },
    netPrice: { amount: net, currency: terms.currency },
    taxRate: terms.vatRate,
    available: placesLeft(type),
    onSale: isOnSale(type, now) && placesLeft(type) !== 0,
    upgradeableBy: [...type.upgradeable_by],
  }
}

type PassRow = NonNullable<Awaited<ReturnType<typeof findPassOfUser>>>

export function presentPass(pass: PassRow, terms: Terms, now: Date): Pass {
  return {
    uuid: pass.id,
    status: pass.state,
    passType: presentPassType(pass.type, terms, now),
    code: pass.state === 'approved' ? pass.code : null,
    createdAt: pass.created_at.toISOString(),
    approvedAt: pass.approved_at?.toISOString() ?? null,
    orderNumber: pass.order_number,
    byVoucher: pass.voucher_id !== null,
    reason: pass.state === 'approved' ? null : reasonOf(pass),
  }
}

/** What a pass that is not approved waits for, or what became of it. */
export function reasonOf(pass: Pick<PassRow, 'state' | 'reason' | 'place' | 'user_id'>): PassReason {
  if (pass.reason !== null) return pass.reason as PassReason
  if (pass.state === 'rejected') return 'rejected'
  if (pass.user_id === null) return 'awaiting-confirmation'
  if (pass.place !== 'sold') return 'awaiting-payment'
  return 'awaiting-approval'
}
