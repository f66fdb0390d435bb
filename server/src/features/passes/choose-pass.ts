import type { Input } from '@foyer/contract/kit/endpoint'
import type { choosePass as endpoint } from '@foyer/contract/passes'
import { getEdition } from '#features/editions'
import {
  addToOrder,
  createOrder,
  findOrderToBeginOrChange,
  getBeginner,
  type OrderRow,
  type PricedThing,
  showOrder,
} from '#features/orders'
import type { CallerContext, Context, Person, ProcessContext } from '#platform/context'
import { uuidV7 } from '#platform/ground/uuid'
import { countWrongVouchers } from './count-wrong-vouchers.ts'
import { describePass } from './describe-pass.ts'
import { getChoice } from './get-choice.ts'
import { makePassCode } from './pass-code.ts'
import { lockPassTypesOf, lockVouchersOf } from './pass-quotas.queries.ts'
import { insertPass } from './passes.queries.ts'
import { holdPlace } from './places.ts'
import { takePassOut } from './remove-pass.ts'

/**
 * Puts a pass into the caller's order in progress, in place of the one that is there; begins the order if need be.
 * In an order that is placed already, the new pass is held at once, as everything else in it is.
 * @throws Refused `requests/too-many`, `passes/already-holds-pass`, what the choice refuses, and what the order refuses.
 */
export function choosePass(context: CallerContext<Person> & ProcessContext, input: Input<typeof endpoint>) {
  const { caller } = context
  return countWrongVouchers(context, input.body.voucherCode, () =>
    context.inLastTransaction(async (inner) => showOrder(inner, await putIntoOrder({ ...inner, caller }, input))),
  )
}

async function putIntoOrder(
  context: Context & { readonly caller: Person },
  { body }: Input<typeof endpoint>,
): Promise<OrderRow> {
  const { userId, email } = context.caller
  // Asked in one go. What somebody holds is looked at when their order is locked: it may have been paid meanwhile.
  const [open, choice, edition, buyer] = await Promise.all([
    findOrderToBeginOrChange(context, userId),
    getChoice(context, body, { email, userId }),
    getEdition(context),
    getBeginner(context, userId),
  ])
  const id = uuidV7(context.now)
  const thing: PricedThing = {
    kind: 'pass',
    reference: id,
    ...describePass(choice.type, edition, choice.voucher?.value),
    priceWithVat: choice.price,
  }
  const insertInto = (orderId: string) =>
    insertPass(context, {
      id,
      edition_id: edition.id,
      pass_type_id: choice.type.id,
      voucher_id: choice.voucher?.id ?? null,
      given_away: choice.voucher?.givenAway ?? null,
      user_id: userId,
      order_id: orderId,
      state: 'pending',
      place: 'none',
      code: makePassCode(),
      created_at: context.now,
    })
  if (open === undefined) {
    const begun = {
      id: uuidV7(context.now),
      purpose: 'registration',
      holder: { userId },
      buyer,
      things: [thing],
    } as const
    const [order] = await Promise.all([createOrder(context, edition, begun), insertInto(begun.id)])
    return order
  }
  // One place goes back and another is taken: all that either is counted in is locked before anything is counted.
  if (open.state === 'awaiting_payment') {
    await lockVouchersOf(context, open.id, choice.voucher?.id ?? null)
    await lockPassTypesOf(context, open.id, choice.type.id)
  }
  const order = await takePassOut(context, open)
  await insertInto(order.id)
  if (order.state === 'awaiting_payment') await holdPlace(context, id)
  return addToOrder(context, order, [thing])
}
