import { compact, inBlocks, mod97 } from '@foyer/contract/kit/iban'
import type { Order } from '@foyer/contract/orders'
import type { CurrentEdition } from '#features/editions'
import { drawQr } from '#platform/papers/qr'
import type { OrderRow } from './orders.queries.ts'

/**
 * What a buyer writes beside the money: the number of their order as a creditor reference (ISO 11649), whose two check digits
 * tell a slip of the pen.
 */
export function creditorReference(orderNumber: string): string {
  const number = compact(orderNumber).slice(0, 21)
  return `RF${String(98 - mod97(`${number}RF00`)).padStart(2, '0')}${number}`
}

/** What a banking app reads off a screen (EPC069-12, version 2): no BIC is needed within the Union. */
export function epcText(transfer: {
  readonly holder: string
  readonly iban: string
  /** Minor units of euro. */
  readonly amount: number
  readonly reference: string
}): string {
  const cents = String(transfer.amount).padStart(3, '0')
  const amount = `EUR${cents.slice(0, -2)}.${cents.slice(-2)}`
  const holder = transfer.holder.replaceAll(/\s+/g, ' ').slice(0, 70)
  return ['BCD', '002', '1', 'SCT', '', holder, compact(transfer.iban), amount, '', transfer.reference].join('\n')
}

/** How an order that waits for a transfer is paid, with what is still missing; null for every other. */
export function presentTransfer(
  order: Pick<OrderRow, 'state' | 'method' | 'number' | 'total' | 'transferred' | 'currency'>,
  { seller }: Pick<CurrentEdition, 'seller'>,
): Order['transfer'] {
  const due = order.total - order.transferred
  if (order.state !== 'awaiting_payment' || order.method !== 'transfer' || due <= 0) return null
  const reference = creditorReference(order.number)
  const asked = { holder: seller.name, iban: seller.iban, amount: due, reference }
  return {
    holder: seller.name,
    iban: inBlocks(seller.iban),
    bank: seller.bank,
    reference: inBlocks(reference),
    amount: { amount: due, currency: order.currency },
    received: { amount: order.transferred, currency: order.currency },
    code: order.currency === 'EUR' ? drawQr(epcText(asked)) : null,
  }
}
