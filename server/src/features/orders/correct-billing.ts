import { isDeepStrictEqual } from 'node:util'
import type * as contract from '@foyer/contract/billing'
import { billingChanged, billingChangesVat, billingClosed, billingOver } from '@foyer/contract/billing'
import type { Billing, BillingEntries } from '@foyer/contract/billing-entries.schemas'
import { unknownCountry } from '@foyer/contract/identity'
import type { Input } from '@foyer/contract/kit/endpoint'
import { Locale, vatIdMessage } from '@foyer/contract/kit/fields'
import * as z from 'zod/mini'
import { type CurrentEdition, countryId, findCountry, getEdition, nameCountry } from '#features/editions'
import { findVatIdProof, refuseUnregistered } from '#features/vat-ids'
import { type CallerContext, type Context, inEdition, type Person } from '#platform/context'
import { type Audited, audited, auditedRecord } from '#platform/door/audit'
import { InvalidInput } from '#platform/door/problem'
import { refuse } from '#platform/door/refused'
import { dayIn } from '#platform/ground/days'
import { Buyer, isSameOnPaper } from './buyer.ts'
import { noteOnOrder } from './comment-on-order.ts'
import { validVatId, writeAddress } from './get-buyer.ts'
import { lockOrder, updateOrder } from './locked-orders.queries.ts'
import { getOrderOfEdition } from './office-orders.ts'
import type { OrderRow } from './orders.queries.ts'
import { getOwnOrder } from './own-order.ts'
import { giveVatBack } from './recheck-vat-ids.ts'
import { linesLeft } from './sold-lines.ts'
import { awaitsProof } from './tax.ts'
import { vatOfCorrection } from './vat-of-correction.ts'

/** Who is invoiced is a person, and what they have printed on it are their words: it is noted that it changed, and no more. */
const orderRecord = auditedRecord('order', [])

/** To whom an order of the caller's is invoiced. */
export async function readBilling(asked: CallerContext<Person>, { params }: Input<typeof contract.readBilling>) {
  const order = await getOwnOrder(asked, params.uuid)
  return presentBilling(inEdition(asked, order.edition_id), order)
}

export async function readOfficeBilling(context: Context, { params }: Input<typeof contract.readOfficeBilling>) {
  return presentBilling(context, await getOrderOfEdition(context, params.uuid))
}

/**
 * Has an order invoiced to somebody else, or to the same written rightly; its documents follow by themselves.
 * @throws Refused `orders/billing-over`, `orders/billing-closed`, `orders/billing-changed`, `orders/billing-changes-vat`,
 * `identity/unknown-country`; InvalidInput at `vatId`.
 */
export async function correctBilling(asked: CallerContext<Person>, input: Input<typeof contract.correctBilling>) {
  const { uuid } = input.params
  await lockOrder(asked, (await getOwnOrder(asked, uuid)).id)
  const order = await getOwnOrder(asked, uuid)
  const context = inEdition(asked, order.edition_id)
  if (isPast(await getEdition(context), context.now)) throw refuse(billingClosed)
  await correct(context, order, input.body)
  return presentBilling(context, await getOwnOrder(asked, uuid))
}

/** As its buyer would, however late, with a reason for colleagues that goes with its buyer. */
export async function correctOfficeBilling(
  context: CallerContext<Person>,
  { params, body: { reason, ...entries } }: Input<typeof contract.correctOfficeBilling>,
): Promise<Audited<undefined>> {
  await lockOrder(context, (await getOrderOfEdition(context, params.uuid)).id)
  const order = await getOrderOfEdition(context, params.uuid)
  const before = billingOf(order)
  await correct(context, order, entries)
  const after = billingOf(await getOrderOfEdition(context, params.uuid))
  await noteOnOrder(context, order.id, reason)
  return audited(orderRecord.changed(order.id, before, { ...after, reason }), undefined)
}

const isPast = (edition: CurrentEdition, now: Date): boolean => dayIn(edition.timeZone, now) > edition.billingUntil

/** There is an invoice to it, or will be one. */
const hasInvoice = (order: OrderRow): boolean =>
  order.buyer_erasure === null &&
  order.total > 0 &&
  ['awaiting_payment', 'paid', 'partially_refunded'].includes(order.state)

async function presentBilling(context: Context, order: OrderRow) {
  const edition = await getEdition(context)
  return {
    billing: billingOf(order),
    until: edition.billingUntil,
    canCorrect: hasInvoice(order) && !isPast(edition, context.now),
  }
}

function billingOf(order: OrderRow): Billing {
  const { name, company, address, country, vatId, purchaseOrder } = z.parse(Buyer, order.buyer)
  return {
    name,
    companyName: company,
    addressLine1: address?.line1 ?? '',
    addressLine2: address?.line2 ?? null,
    zip: address?.zip ?? '',
    city: address?.city ?? '',
    state: address?.state ?? null,
    countryId: country === '' ? null : countryId(country),
    vatId,
    purchaseOrder: purchaseOrder ?? null,
  }
}

/** @param order locked. */
async function correct(
  context: Context,
  order: OrderRow,
  { seen, ...entries }: BillingEntries & { readonly seen: Billing },
): Promise<void> {
  if (!hasInvoice(order)) throw refuse(billingOver)
  if (!isDeepStrictEqual(billingOf(order), seen)) throw refuse(billingChanged)
  const before = z.parse(Buyer, order.buyer)
  const buyer = await buyerFrom(context, order, entries)
  if (isSameOnPaper(buyer, before)) return
  const { tax } = await getEdition(context)
  const classes = linesLeft(order).map(({ kind }) => context.sellables[kind].taxClass)
  const isPaid = order.state !== 'awaiting_payment'
  const vat = vatOfCorrection(before, buyer, classes, tax)
  if (vat === 'other') throw refuse(billingChangesVat)
  if (vat === 'given-back' && isPaid) {
    await giveVatBack(context, { ...order, buyer: { ...buyer } }, buyer.vatIdProof ?? null)
  } else {
    // What is held for a sum is paid with that sum. What of it is VAT that is not due goes back once it is paid.
    const kept = vat === 'given-back' ? { ...buyer, vatIdProof: null } : buyer
    const isAsked = order.tax > 0 && awaitsProof(kept, classes, tax)
    const asks = isPaid && buyer.vatId !== before.vatId ? checkOf(order, isAsked, context.now) : {}
    await updateOrder(context, order.id, { buyer: JSON.stringify(kept), ...asks })
  }
  if (isPaid) await context.enqueue('reissue-invoice', { orderId: order.id })
}

/** Another number is asked about; that of before is not any more. */
function checkOf(order: OrderRow, isAsked: boolean, now: Date) {
  if (isAsked) return { vat_check: 'due', vat_check_at: now } as const
  return order.vat_check === 'given-back' ? {} : { vat_check: null, vat_check_at: null }
}

async function buyerFrom(context: Context, order: OrderRow, entries: BillingEntries): Promise<Buyer> {
  const before = z.parse(Buyer, order.buyer)
  const country = await findCountry(context, entries.countryId)
  if (country === undefined) throw refuse(unknownCountry)
  const vatId = validVatId(entries.vatId)
  if (vatId === null && (entries.vatId ?? '') !== '') throw new InvalidInput([{ path: 'vatId', message: vatIdMessage }])
  if (vatId !== before.vatId) await refuseUnregistered(context, vatId)
  const proof = vatId === null ? null : await findVatIdProof(context, vatId)
  const orNull = (text: string | null | undefined) => (text == null || text === '' ? null : text)
  return {
    ...before,
    name: entries.name,
    company: orNull(entries.companyName),
    ...writeAddress(
      { ...entries, addressLine2: orNull(entries.addressLine2), state: orNull(entries.state) },
      nameCountry(country, z.parse(Locale, order.locale)),
    ),
    country: country.code,
    inEu: country.in_eu,
    vatId,
    vatIdProof: vatId === before.vatId ? before.vatIdProof : proof,
    purchaseOrder: orNull(entries.purchaseOrder),
  }
}
