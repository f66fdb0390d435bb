import type { Input } from '@foyer/contract/kit/endpoint'
import type { MadeOrderPreview, previewMadeOrder as previews } from '@foyer/contract/made-orders'
import { countOrdersOfUser, hasBillingAddress } from '#features/orders'
import type { Context } from '#platform/context'
import { inLanguage } from '#platform/ground/texts'
import { heldUntil } from './held-until.ts'
import { priceThings } from './price-things.ts'
import { assertFit, getReceiver } from './things.ts'

/** What an order for somebody would cost them, and until when it would be held. @throws Refused as `makeOrder`. */
export async function previewMadeOrder(
  context: Context,
  { params, body }: Input<typeof previews>,
): Promise<MadeOrderPreview> {
  const receiver = await getReceiver(context, params.uuid)
  assertFit(body.things)
  const orders = await countOrdersOfUser(context, receiver.userId)
  const { edition, buyer, lines, ...sums } = await priceThings(context, receiver, body.things)
  const money = (amount: number) => ({ amount, currency: edition.currency })
  return {
    lines: lines.map(({ kind, description, tax_rate_bp, gross }) => ({
      kind,
      description: inLanguage(description, context.locale),
      taxRate: tax_rate_bp,
      gross: money(gross),
    })),
    net: money(sums.net),
    tax: money(sums.tax),
    total: money(sums.total),
    reverseCharge: sums.reverseCharge,
    buyer: { name: buyer.name, company: buyer.company, addressLines: buyer.addressLines, vatId: buyer.vatId },
    isBillingKnown: hasBillingAddress({ buyer }),
    until: heldUntil(edition, context.now, body.settlement, body.until).toISOString(),
    seen: { total: sums.total, orders },
  }
}
