import type { Input } from '@foyer/contract/kit/endpoint'
import { alreadyHoldsPass, type choosePass as endpoint } from '@foyer/contract/passes'
import * as z from 'zod/mini'
import { getEdition } from '#features/editions'
import { getUserEmail } from '#features/identity'
import { Buyer, createOrder, findOpenOrderOfUser, findOrder, type OrderRow, replaceLines } from '#features/orders'
import type { CallerContext, Person } from '#platform/context'
import { refuse } from '#platform/refused'
import { uuidV7 } from '#platform/uuid'
import { getBuyer } from './get-buyer.ts'
import { getChoice } from './get-choice.ts'
import { newPassCode } from './new-pass-code.ts'
import { hasApprovedPass, insertPass, updatePass } from './passes.queries.ts'
import { removePass } from './remove-pass.ts'

/**
 * Puts a pass into the caller's order in progress, in place of the one that is there; begins the order if need be.
 * @throws Refused `passes/already-holds-pass` and what the choice refuses.
 */
export async function choosePass(context: CallerContext<Person>, { body }: Input<typeof endpoint>): Promise<OrderRow> {
  const { userId } = context.caller
  if (await hasApprovedPass(context, userId)) throw refuse(alreadyHoldsPass)
  const choice = await getChoice(context, body, await getUserEmail(context, userId))
  const edition = await getEdition(context)
  await removePass(context)
  const passId = uuidV7(context.now)
  await insertPass(context, {
    id: passId,
    edition_id: edition.id,
    pass_type_id: choice.type.id,
    voucher_id: choice.voucherId,
    user_id: userId,
    state: 'pending',
    place: 'none',
    code: newPassCode(),
    created_at: context.now,
  })
  const things = [
    {
      kind: 'pass' as const,
      reference: passId,
      description: `${choice.type.name} pass, ${edition.product} ${edition.year}`,
      priceWithVat: choice.price,
    },
  ]
  const open = await findOpenOrderOfUser(context, userId)
  const buyer = await getBuyer(context, userId)
  let orderId = open?.id
  if (open === undefined || orderId === undefined)
    orderId = (await createOrder(context, edition, { holder: { userId }, buyer, things })).id
  else await replaceLines(context, edition, { id: orderId, buyer: z.parse(Buyer, open.buyer) }, 'pass', things)
  await updatePass(context, passId, { order_id: orderId })
  const order = await findOrder(context, orderId)
  if (order === undefined) throw new Error('An order vanished within its own transaction.')
  return order
}
