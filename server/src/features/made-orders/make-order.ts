import type { Input } from '@foyer/contract/kit/endpoint'
import { sourceLocale } from '@foyer/contract/kit/languages'
import type { giveOrder as gives, MadeThing, makeOrder as makes } from '@foyer/contract/made-orders'
import { madeOrderDiffers, nobodyInvoiced } from '@foyer/contract/made-orders.refusals'
import { methodUnavailable } from '@foyer/contract/orders'
import { getEdition } from '#features/editions'
import { isVendor, lockPerson } from '#features/identity'
import {
  addToOrder,
  beginOffer,
  countOrdersOfUser,
  hasBillingAddress,
  lockBeginning,
  noteOnOrder,
  type OrderRow,
  settleOffer,
} from '#features/orders'
import { hasApprovedPass } from '#features/passes'
import { lockAnswersOf } from '#features/vip-events'
import type { CallerContext, Context, Person } from '#platform/context'
import { type Act, type Audited, audited, auditedRecord } from '#platform/door/audit'
import { refuse } from '#platform/door/refused'
import { inLanguage } from '#platform/ground/texts'
import { heldUntil } from './held-until.ts'
import { priceThings } from './price-things.ts'
import { settlementsNow } from './read-choices.ts'
import { assertFit, getReceiver, putAll } from './things.ts'

const orderRecord = auditedRecord('order', ['items', 'total', 'settlement', 'until', 'worth'])

type Made = Audited<{ readonly uuid: string; readonly number: string }>

/**
 * An order for somebody, as they could have made it themself: held until a day, and paid by the link of a mail or by bank
 * transfer. What was seen must hold: another sum, or another order of theirs since, and nothing is ordered.
 * @throws InvalidInput; Refused `requests/not-found`, `made-orders/differs`, `made-orders/nobody-invoiced`,
 * `orders/method-unavailable`, or what whoever sells it refuses.
 */
export async function makeOrder(context: CallerContext<Person>, { params, body }: Input<typeof makes>): Promise<Made> {
  const { settlement } = body
  const edition = await getEdition(context)
  if (!settlementsNow(context, edition).some((open) => open.settlement === settlement)) throw refuse(methodUnavailable)
  const until = heldUntil(edition, context.now, settlement, body.until)
  const order = await write(context, params.uuid, { ...body, until, isFree: false })
  if (order.total !== body.seen.total) throw refuse(madeOrderDiffers)
  const isUnbilled = order.total > 0 && !hasBillingAddress(order)
  if (isUnbilled && (settlement === 'invoice' || !(await maySignIn(context, params.uuid)))) throw refuse(nobodyInvoiced)
  await settleOffer(context, order, settlement)
  return answer(order, orderRecord.created(order.id, { ...said(order), settlement, until: until.toISOString() }))
}

/**
 * An order for somebody that nobody pays for: its things cost nothing, and are theirs at once.
 * @throws InvalidInput; Refused `requests/not-found`, `made-orders/differs`, or what whoever sells it refuses.
 */
export async function giveOrder(context: CallerContext<Person>, { params, body }: Input<typeof gives>): Promise<Made> {
  const until = heldUntil(await getEdition(context), context.now, 'link', undefined)
  const order = await write(context, params.uuid, { ...body, until, isFree: true })
  await settleOffer(context, order, 'free')
  await noteOnOrder(context, order.id, body.reason)
  return answer(order, orderRecord.created(order.id, { ...said(order), settlement: 'free', worth: body.seen.total }))
}

/** Whoever cannot come in without what is ordered for them cannot enter an address either. */
const maySignIn = async (context: Context, userId: string): Promise<boolean> =>
  (await hasApprovedPass(context, userId)) || (await isVendor(context, userId))

interface Wanted {
  readonly things: readonly MadeThing[]
  readonly seen: { readonly total: number; readonly orders: number }
  readonly until: Date
  readonly isFree: boolean
}

/** Writes the order down with all that is in it, and nobody else begins one of theirs meanwhile. */
async function write(context: CallerContext<Person>, uuid: string, wanted: Wanted): Promise<OrderRow> {
  const { things, seen, until, isFree } = wanted
  assertFit(things)
  const { locale } = await getReceiver(context, uuid)
  // As they would lock it themself: their answers, then their orders.
  if (things.some(({ kind }) => kind === 'vip-event')) await lockAnswersOf(context, [uuid])
  await lockBeginning(context, uuid)
  await lockPerson(context, uuid)
  const receiver = await getReceiver(context, uuid)
  if ((await countOrdersOfUser(context, uuid)) !== seen.orders) throw refuse(madeOrderDiffers)
  const theirs: Context = { ...context, locale: locale ?? context.locale }
  if (isFree && (await priceThings(theirs, receiver, things)).total !== seen.total) throw refuse(madeOrderDiffers)
  const begun = await beginOffer(theirs, { userId: uuid, purpose: 'offer', things: [], until })
  return addToOrder(theirs, begun, await putAll(theirs, receiver, things, { orderId: begun.id, isFree }))
}

const said = ({ lines, total }: OrderRow) => ({
  items: lines.map(({ summary }) => inLanguage(summary, sourceLocale)),
  total,
})

const answer = ({ id: uuid, number }: OrderRow, act: Act): Made => audited(act, { uuid, number })
