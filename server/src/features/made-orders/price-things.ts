import type { MadeThing } from '@foyer/contract/made-orders'
import { getEdition } from '#features/editions'
import { bearsReverseCharge, getBuyer, type PricedThing, priceThing, type Receiver, sumLines } from '#features/orders'
import type { Context } from '#platform/context'
import { lookAt } from './things.ts'

/**
 * What they would pay for things by their billing data of today, nothing taken.
 * @param context in the language of whoever reads it.
 * @throws Refused as whoever sells them.
 */
export async function priceThings(context: Context, receiver: Receiver, things: readonly MadeThing[]) {
  const edition = await getEdition(context)
  const buyer = await getBuyer(context, receiver.userId)
  const lines: (Omit<PricedThing, 'reference'> & ReturnType<typeof priceThing>)[] = []
  for (const thing of things) {
    const priced = await lookAt(context, receiver, thing)
    const { taxClass } = context.sellables[priced.kind]
    lines.push({ ...priced, ...priceThing(edition, buyer, { ...priced, taxClass }) })
  }
  return {
    edition,
    buyer,
    lines,
    ...sumLines(lines),
    reverseCharge: bearsReverseCharge(context.sellables, edition, buyer, lines),
  }
}
