import type { Input } from '@foyer/contract/kit/endpoint'
import { type decideVatCheck as decides, type VatCheck, vatCheckOver } from '@foyer/contract/vat-checks'
import * as z from 'zod/mini'
import type { CallerContext, Context, Person } from '#platform/context'
import { type Audited, audited, auditedRecord } from '#platform/door/audit'
import { refuse } from '#platform/door/refused'
import { Buyer } from './buyer.ts'
import { noteOnOrder } from './comment-on-order.ts'
import { lockOrder, updateOrder } from './locked-orders.queries.ts'
import { getOrderOfEdition } from './office-orders.ts'
import { giveVatBack } from './recheck-vat-ids.ts'
import { listOpenVatChecks } from './vat-checks.queries.ts'

// Why stands among the order's comments, which go with its buyer: the log keeps everything for ever.
const orderRecord = auditedRecord('order', ['vatCheck'])

/** Orders that bear VAT because their buyer's VAT ID was not confirmed. */
export async function listVatChecks(context: Context): Promise<VatCheck[]> {
  return (await listOpenVatChecks(context)).map(({ id, number, vat_check, vat_check_at, ...row }) => {
    const { name, company, vatId } = z.parse(Buyer, row.buyer)
    return {
      order: { uuid: id, number },
      buyer: { name, company },
      vatId: vatId ?? '',
      tax: { amount: row.tax, currency: row.currency },
      state: vat_check,
      paidAt: row.paid_at?.toISOString() ?? null,
      nextAt: vat_check_at?.toISOString() ?? null,
    }
  })
}

/**
 * What a person decides where the register does not: it is asked again at once, the VAT goes back on other evidence, or
 * it stays.
 * @throws Refused `requests/not-found`, `orders/vat-check-over`.
 */
export async function decideVatCheck(
  context: CallerContext<Person>,
  { params, body: { decision, reason } }: Input<typeof decides>,
): Promise<Audited<undefined>> {
  await lockOrder(context, (await getOrderOfEdition(context, params.uuid)).id)
  const order = await getOrderOfEdition(context, params.uuid)
  const { vat_check } = order
  if (vat_check === null || vat_check === 'given-back' || vat_check === 'kept') throw refuse(vatCheckOver)
  if (decision === 'give-back')
    await giveVatBack(context, order, {
      ...{ checkedAt: context.now.toISOString(), consultation: null, requester: null },
      isOtherEvidence: true,
    })
  else if (decision === 'keep') await updateOrder(context, order.id, { vat_check: 'kept', vat_check_at: null })
  else await updateOrder(context, order.id, { vat_check: 'due', vat_check_at: context.now })
  await noteOnOrder(context, order.id, reason)
  const after = ({ 'give-back': 'given-back', keep: 'kept', 'ask-again': 'due' } as const)[decision]
  return audited(orderRecord.changed(order.id, { vatCheck: vat_check }, { vatCheck: after, reason }), undefined)
}
