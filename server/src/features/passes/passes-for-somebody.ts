import { passUnderWay } from '@foyer/contract/made-orders.refusals'
import { holdsPass } from '@foyer/contract/office-passes'
import { getEdition } from '#features/editions'
import type { Receiver, ThingForSomebody } from '#features/orders'
import type { Context } from '#platform/context'
import { refuse } from '#platform/door/refused'
import { uuidV7 } from '#platform/ground/uuid'
import { describePass } from './describe-pass.ts'
import { type Choice, getChoice } from './get-choice.ts'
import { makePassCode } from './pass-code.ts'
import { isOnSale, placesLeft } from './pass-type-state.ts'
import { hasApprovedPass, insertPass, listPassTypeRows } from './passes.queries.ts'
import { hasPassUnderWay } from './passes-under-way.queries.ts'
import { priceAt } from './price-phases.ts'

interface Wish {
  readonly passTypeId: number
}

/** A pass for somebody who has none, and none on its way: of a type that they could buy. It is held with its order. */
export const passesForSomebody: ThingForSomebody<Wish> = {
  look: async (context, receiver, wish) => describeChoice(context, await chooseFor(context, receiver, wish)),
  async put(context, receiver, wish, { orderId, isFree }) {
    const choice = await chooseFor(context, receiver, wish)
    const id = uuidV7(context.now)
    await insertPass(context, {
      id,
      edition_id: context.editionId,
      pass_type_id: choice.type.id,
      user_id: receiver.userId,
      order_id: orderId,
      state: 'pending',
      place: 'none',
      code: makePassCode(),
      created_at: context.now,
      // Who gives it agrees to it.
      ...(isFree ? { approval_given_at: context.now } : {}),
    })
    const thing = await describeChoice(context, choice)
    return { ...thing, reference: id, priceWithVat: isFree ? 0 : thing.priceWithVat }
  },
}

/** What they could have, with what it costs and what is left of it (null: unlimited); nothing where they have one. */
export async function listPassesFor(context: Context, { userId }: Receiver) {
  if ((await hasApprovedPass(context, userId)) || (await hasPassUnderWay(context, userId))) return []
  const types = await listPassTypeRows(context, 'paid')
  return types
    .filter((type) => isOnSale(type, context.now))
    .map((type) => ({ id: type.id, name: type.name, price: priceAt(type, context.now), left: placesLeft(type) }))
}

/** @throws Refused as the choice of whoever it is for; `made-orders/pass-under-way`. */
async function chooseFor(context: Context, receiver: Receiver, wish: Wish): Promise<Choice> {
  if (await hasPassUnderWay(context, receiver.userId)) throw refuse(passUnderWay)
  if (await hasApprovedPass(context, receiver.userId)) throw refuse(holdsPass)
  return getChoice(context, wish, receiver)
}

const describeChoice = async (context: Context, { type, price }: Choice) => ({
  kind: 'pass' as const,
  ...describePass(type, await getEdition(context)),
  priceWithVat: price,
})
