import type { Input } from '@foyer/contract/kit/endpoint'
import { alreadyHoldsPass, type choosePass as endpoint } from '@foyer/contract/passes'
import { getEdition } from '#features/editions'
import { getUserEmail } from '#features/identity'
import { addToOrder, getOrderToChange, type OrderRow } from '#features/orders'
import type { CallerContext, Person } from '#platform/context'
import { refuse } from '#platform/door/refused'
import { uuidV7 } from '#platform/ground/uuid'
import { describePass } from './describe-pass.ts'
import { getChoice } from './get-choice.ts'
import { makePassCode } from './pass-code.ts'
import { hasApprovedPass, insertPass } from './passes.queries.ts'
import { holdPlace } from './places.ts'
import { takePassOut } from './remove-pass.ts'

/**
 * Puts a pass into the caller's order in progress, in place of the one that is there; begins the order if need be.
 * In an order that is placed already, the new pass is held at once, as everything else in it is.
 * @throws Refused `passes/already-holds-pass`, what the choice refuses, and what the order refuses.
 */
export async function choosePass(context: CallerContext<Person>, { body }: Input<typeof endpoint>): Promise<OrderRow> {
  const { userId } = context.caller
  if (await hasApprovedPass(context, userId)) throw refuse(alreadyHoldsPass)
  const choice = await getChoice(context, body, await getUserEmail(context, userId))
  const edition = await getEdition(context)
  const order = await takePassOut(context, await getOrderToChange(context, userId))
  const passId = uuidV7(context.now)
  await insertPass(context, {
    id: passId,
    edition_id: edition.id,
    pass_type_id: choice.type.id,
    voucher_id: choice.voucherId,
    user_id: userId,
    order_id: order.id,
    state: 'pending',
    place: 'none',
    code: makePassCode(),
    created_at: context.now,
  })
  if (order.state === 'awaiting_payment') await holdPlace(context, passId)
  return addToOrder(context, order, [
    {
      kind: 'pass',
      reference: passId,
      ...describePass(choice.type, edition),
      priceWithVat: choice.price,
    },
  ])
}
