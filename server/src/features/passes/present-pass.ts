import type { Pass, PassReason, PassType } from '@foyer/contract/passes'
import * as z from 'zod/mini'
import { taxPrice } from '#features/orders'
import { isOnSale, placesLeft } from './pass-type-state.ts'
import type { findPassOfUser, PassTypeRow } from './passes.queries.ts'

const Benefits = z.array(z.string())

export interface Pricing {
  readonly vatRate: number
  readonly currency: string
}

export function presentPassType(type: PassTypeRow, pricing: Pricing, now: Date): PassType {
  const { net } = taxPrice(type.price, pricing.vatRate, true)
  return {
    id: type.id,
    name: type.name,
    codeType: type.code_type,
    list: type.list,
    description: type.description,
    benefits: z.parse(Benefits, type.benefits),
    price: { amount: type.price, currency: pricing.currency },
    netPrice: { amount: net, currency: pricing.currency },
    taxRate: pricing.vatRate,
    available: placesLeft(type),
    onSale: isOnSale(type, now) && placesLeft(type) !== 0,
    upgradeableBy: [...type.upgradeable_by],
  }
}

type PassRow = NonNullable<Awaited<ReturnType<typeof findPassOfUser>>>

export function presentPass(pass: PassRow, pricing: Pricing, now: Date): Pass {
  return {
    uuid: pass.id,
    status: pass.state,
    passType: presentPassType(pass.type, pricing, now),
    code: pass.state === 'approved' ? pass.code : null,
    createdAt: pass.created_at.toISOString(),
    approvedAt: pass.approved_at?.toISOString() ?? null,
    orderNumber: pass.order_number,
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
